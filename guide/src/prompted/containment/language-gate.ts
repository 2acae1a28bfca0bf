import type { Language } from '@foothold/contract';
import { latinScores, ownWords } from '../../checks/prose.ts';

/** What is held back at most, in words and in UTF-16 units; a reply whose language is not clear by then passes, and is judged on. */
const HELD_WORDS = 8;
const HELD = 120;
/** How far ahead a language must be, in common words: the right one, or a wrong one when no more is held; a wrong one before. */
const SURE = 1;
const SURELY_WRONG = 2;
const WRONG_WORDS = 4;
/** Words of one script alone that make a reply in another script a wrong one; a name or two may begin a right one. */
const FOREIGN_WORDS = 4;

/** As much of a reply is judged, in UTF-16 units: what is of no language by then, numbers for one, stays so. */
const JUDGED = 600;

/** A message to copy stands in a quotation and may be in any language; one that has no end yet may be one too. */
function judgedPart(text: string): string {
  const own = ownWords(text.replace(/^\s*>.*$/gmu, ' '));
  return own.replace(/[“«„"][^”»"]*$/u, ' ');
}

/** Letters that say something: a word, not the letter of a number. */
const WORD = /\p{L}{2}|(?<![\p{L}\d])\p{L}(?![\p{L}\d])/u;

type Judgement = 'right' | 'wrong' | 'unclear';

/** Whether a text as far as it has come is in a language, by its script, common words and marks. */
function judged(own: string, words: number, language: Language): Judgement {
  const hebrew = (own.match(/[\u05D0-\u05EA]{2,}/gu) ?? []).length;
  if (language === 'he') return hebrew > 0 ? 'right' : words >= FOREIGN_WORDS ? 'wrong' : 'unclear';
  if (hebrew === words && words > 0) return words >= FOREIGN_WORDS ? 'wrong' : 'unclear';
  const scores = latinScores(own);
  const asked = scores.find((one) => one.language === language)?.score ?? 0;
  const other = scores.find((one) => one.language !== language)?.score ?? 0;
  if (asked - other >= SURE) return 'right';
  const ahead = words >= HELD_WORDS ? SURE : SURELY_WRONG;
  return words >= WRONG_WORDS && other - asked >= ahead ? 'wrong' : 'unclear';
}

/** The beginning of a reply, held back until its language is clear. */
export interface LanguageGate {
  /** What of a reply may be shown now. */
  push(text: string): string;
  /** What was held, at the end of a reply. */
  end(): string;
  /** Whether the reply turned out to be in another language: nothing more of it is let through. */
  isWrong(): boolean;
}

/** Lets a reply through that is in `language`: mostly from its first to third word on, at the latest from the eighth. */
export function languageGate(language: Language): LanguageGate {
  let state: Judgement = 'unclear';
  let passed = '';
  let held = '';

  const take = (ended: boolean): string => {
    if (state === 'unclear') {
      // A word that still grows may become any other.
      const whole = ended ? passed + held : (passed + held).replace(/\p{L}+$/u, '');
      const own = judgedPart(whole);
      const words = (own.match(/\p{L}{2,}/gu) ?? []).length;
      state = judged(own, words, language);
      const isHeld = state === 'unclear' && !ended && words < HELD_WORDS && held.length < HELD && WORD.test(held);
      if (state === 'wrong' || isHeld) return '';
      if (passed.length + held.length > JUDGED) state = 'right';
    }
    const out = held;
    passed += out;
    held = '';
    return out;
  };
  return {
    push(text) {
      if (state === 'right') return text;
      if (state === 'wrong') return '';
      held += text;
      return take(false);
    },
    end: () => (state === 'wrong' ? '' : take(true)),
    isWrong: () => state === 'wrong',
  };
}
