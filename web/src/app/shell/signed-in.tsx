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

// All that anybody signed in needs at once, in one file.
export { SignedIn as Component };
export { NoPlanGuard } from '#app/guards/no-plan.tsx';
export { LogOutButton, SignedInTools } from '#app/shell/signed-in-tools.tsx';
export { PhoneBar } from '#app/shell/phone-bar.tsx';
export { askAhead } from '#app/ask-ahead.ts';
