import { useQuery } from '@tanstack/react-query';
import { useDraft } from '#shared/draft.ts';
import { profileQuery } from '#shared/queries.ts';

/**
 * Whether the person has chosen how to start, on the server or a moment ago; false also when that can't be known. Where
 * the profile was asked for before (`known`), it is not asked for again.
 */
export function useModeChosen({ known = false } = {}): { pending: boolean; chosen: boolean } {
  const { data: profile, isPending } = useQuery({ ...profileQuery, enabled: !known });
  const justSaved = useDraft((draft) => draft.intentSaved);
  return { pending: isPending && !justSaved, chosen: justSaved || Boolean(profile?.onboarding_mode) };
}
