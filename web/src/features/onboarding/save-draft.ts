import { api, type Profile } from '@foothold/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shared/api.ts';
import { draftToProfile, hydrateDraft, useDraft } from '#shared/draft.ts';
import { profileQuery } from '#shared/queries.ts';

/** What the profile call takes beside the draft, in existing-business mode. */
type ProfileExtras = Partial<Pick<Profile, 'notes'>> & { description?: string };

/** Saves the whole draft as the profile. Throws `ApiError`; what was typed stays either way. */
export async function saveDraft(queryClient: QueryClient, extras: ProfileExtras = {}): Promise<void> {
  const body = { ...draftToProfile(useDraft.getState()), ...extras };
  const { profile } = await call(api.profile.save, { body });
  hydrateDraft(profile);
  queryClient.setQueryData(profileQuery.queryKey, profile);
}
