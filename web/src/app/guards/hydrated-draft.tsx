import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { PageSpinner } from '#app/page-spinner.tsx';
import { useDraft } from '#shared/draft.ts';
import { profileQuery } from '#shared/queries.ts';
import { subjectOf, useSession } from '#shared/session.ts';

/** Screens that edit the draft wait until the server's profile is in it; when it can't be had, the local draft goes on. */
export function HydratedDraft() {
  const { isPending, isSuccess } = useQuery(profileQuery);
  const subject = useSession(({ token }) => subjectOf(token));
  const owner = useDraft((draft) => draft.owner);
  if (isPending || (isSuccess && subject !== null && owner !== subject)) return <PageSpinner />;
  return <Outlet />;
}

export { HydratedDraft as Component };
