import type { Language } from '@foothold/contract';
import { canaryOf, leakFinder } from './canary.ts';
import type { Filter } from './filter.ts';
import { fixedWords } from './fixed-words.ts';

/** As much of what was shown as is looked at together with what comes, in UTF-16 units: more than nine words. */
const LOOKED_BACK = 160;

/** Length of the longest end of a text that a word begins with. */
function begun(text: string, word: string): number {
  const upper = text.slice(-word.length).toUpperCase();
  for (let length = Math.min(word.length - 1, upper.length); length > 0; length -= 1)
    if (upper.endsWith(word.slice(0, length))) return length;
  return 0;
}

/**
 * Stops a reply that repeats its instructions: by the canary in them, of which not a part is shown, or by nine of their
 * words in a row. Fixed words take the place of the rest. `found` is told once.
 */
export function leakFilter(instructions: string, seed: string, language: Language, found: () => void): Filter {
  const canary = canaryOf(seed);
  const isLeak = leakFinder(instructions, seed);
  let shown = '';
  let waiting = '';
  let stopped = false;

  const take = (ended: boolean): string => {
    if (isLeak(shown + waiting, waiting.length)) {
      stopped = true;
      found();
      const words = fixedWords[language].instructions;
      waiting = '';
      return shown === '' ? words : ` …\n\n${words}`;
    }
    const kept = ended ? 0 : begun(waiting, canary);
    const out = waiting.slice(0, waiting.length - kept);
    waiting = waiting.slice(waiting.length - kept);
    shown = (shown + out).slice(-LOOKED_BACK);
    return out;
  };
  return {
    push(text) {
      if (stopped) return '';
      waiting += text;
      return take(false);
    },
    end: () => (stopped ? '' : take(true)),
  };
}
