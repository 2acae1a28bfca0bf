import { SignedInOnly } from '#app/guards/signed-in-only.tsx';
import { Queries } from '#app/queries.tsx';

/** Around every screen that needs a session. */
export function SignedIn() {
  return (
    <Queries>
      <SignedInOnly />
    </Queries>
  );
}

export { SignedIn as Component };
