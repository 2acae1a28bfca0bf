import type { Language } from '@foothold/contract';
import { useDraft } from '#shared/draft.ts';
import { saveDraftField } from '#shared/draft-sync.ts';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { useSession } from '#shared/session.ts';

/** Words that can't be loaded leave the language as it was; a choice not saved stays marked so in the draft. */
function tryAgainLater(): void {}

async function choose(language: Language): Promise<void> {
  await changeLanguage(language);
  useDraft.setState({ language });
  if (useSession.getState().signedIn) await saveDraftField('language');
}

/** Gives the way to choose a language: the words, the stored language, the draft and, signed in, the account. */
export function useChooseLanguage(): (language: Language) => void {
  return (language) => {
    choose(language).catch(tryAgainLater);
  };
}
