import { emptyProfile, type Language } from '@foothold/contract';
import { loadWords } from '../catalogue/load.ts';
import { interviewWords } from '../interview/words.ts';
import { vocabularyOf } from '../understand/refused-names.ts';
import { entriesNamed } from '../work/recognise.ts';
import { onboardingTurn } from './interview/onboarding-turn.ts';

/**
 * Reads what the built-in guide knows in a language, puts its names in order, and reads its own questions as a first
 * message, so that what such a message loads and compiles (0.2 to 0.5 s) is there before somebody waits for it.
 */
export async function warm(language: Language): Promise<void> {
  const words = await loadWords(language);
  entriesNamed('work', words);
  vocabularyOf(words);
  const questions = Object.values(interviewWords[language].questions).map(({ ask }) => ask);
  const input = { profile: emptyProfile, history: [], message: questions.join(' ') };
  for await (const event of onboardingTurn(input, { language, now: 0, seed: language }))
    if (event.type === 'done') return;
}
