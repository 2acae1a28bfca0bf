import { useQuery } from '@tanstack/react-query';
import { useDraft } from '#shared/draft.ts';
import { profileQuery } from '#shared/queries.ts';

/** Whether the person has chosen how to start, on the server or a moment ago; false also when that can't be known. */
export function useModeChosen(): { pending: boolean; chosen: boolean } {
  const { data: profile, isPending } = useQuery(profileQuery);
  const justSaved = useDraft((draft) => draft.intentSaved);
  return { pending: isPending && !justSaved, chosen: justSaved || Boolean(profile?.onboarding_mode) };
}
