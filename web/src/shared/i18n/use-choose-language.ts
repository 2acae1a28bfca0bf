import type { Language } from '@foothold/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useDraft } from '#shared/draft.ts';
import { saveDraftField } from '#shared/draft-sync.ts';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { profileQuery } from '#shared/queries.ts';
import { useSession } from '#shared/session.ts';

/** Words that can't be loaded leave the language as it was; a choice not saved stays marked so in the draft. */
function tryAgainLater(): void {}

async function choose(language: Language, queryClient: QueryClient): Promise<void> {
  await changeLanguage(language);
  useDraft.setState({ language });
  if (!useSession.getState().signedIn) return;
  await saveDraftField('language');
  // A profile asked for before this choice was saved would bring the old language back: it is asked for anew.
  const { queryKey } = profileQuery;
  if (queryClient.isFetching({ queryKey }) > 0) await queryClient.invalidateQueries({ queryKey });
}

/** Gives the way to choose a language: the words, the stored language, the draft and, signed in, the account. */
export function useChooseLanguage(): (language: Language) => void {
  const queryClient = useQueryClient();
  return (language) => {
    choose(language, queryClient).catch(tryAgainLater);
  };
}
