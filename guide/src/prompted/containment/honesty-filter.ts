import type { Language } from '@foothold/contract';
import type { Grounds } from '../judge/rules.ts';
import type { Filter } from './filter.ts';
import { fixedWords } from './fixed-words.ts';
import { undecidedFrom, type Verdict, verdictOf } from './verdict.ts';

const SENTENCE_END = /[.!?…]+["”»״)*_]*(?=\s)|\n/gu;
/** Marks of a list or of stress say nothing by themselves. */
const SAYS_NOTHING = /^[\s\p{P}\d>#+*_-]*$/u;

/** Longest end of a sentence: its full stop with the marks behind it, in UTF-16 units. */
const TAIL = 4;

/**
 * Of a sentence that does not end, as much is looked at with each piece, in UTF-16 units: some hundred words, four times
 * the longest claim. All of it would be looked at again with each word.
 */
const LONGEST_SENTENCE = 600;

/** As far back as a quotation may have begun, in UTF-16 units. */
const LOOKED_BACK = 1_500;

/** What stands in for a sentence; each is said once in a reply. */
function standIn(verdict: Verdict, language: Language): string {
  const words = fixedWords[language];
  const instead: Partial<Record<Verdict, string>> = {
    claim: words.unchanged,
    promise: words.no_promise,
    medicine: words.no_medicine,
    tax: words.no_tax,
    author: words.who,
  };
  // Behind any other nothing more is said.
  return instead[verdict] ?? '';
}

/**
 * Sentences pass word by word; from a word on that may begin a claim they wait until it is clear. One that claims to
 * have changed something, promises, or names a dose or a rate of tax is broken off, and fixed words take its place; nothing does for the
 * `silent` ones. `found` is told each verdict.
 */
export function honestyFilter(
  language: Language,
  found: (verdict: Verdict) => void,
  silent: readonly Verdict[] = [],
  grounds?: Grounds,
): Filter {
  /** Of the sentence that is running: what was shown, and what waits. */
  let shown = '';
  let waiting = '';
  /** What stands before that sentence. */
  let before = '';
  let dropping = false;
  const said = new Set<Verdict>();

  const replacing = (verdict: Verdict, part: string): string => {
    found(verdict);
    const begun = SAYS_NOTHING.test(shown) ? '' : `${/\s$/u.test(shown) ? '' : ' '}…`;
    if (said.has(verdict) || silent.includes(verdict)) return begun;
    said.add(verdict);
    const lead = begun === '' ? (/^\s*/u.exec(part)?.[0] ?? '') : `${begun}\n\n`;
    return lead + standIn(verdict, language);
  };
  /** A part of the sentence, all that is known of it. */
  const judged = (part: string, undecided: number): string => {
    if (dropping) return '';
    const verdict = verdictOf(shown + part, language, before, grounds);
    if (verdict) {
      dropping = true;
      return replacing(verdict, part);
    }
    return part.slice(0, Math.max(0, undecided));
  };
  const takeSentence = (length: number): string => {
    const part = waiting.slice(0, length);
    // The line's end stays, whatever becomes of the line.
    const out = judged(part, part.length);
    const end = dropping && part.endsWith('\n') ? '\n' : '';
    waiting = waiting.slice(length);
    before = (before + shown + part).slice(-LOOKED_BACK);
    shown = '';
    dropping = false;
    return out + end;
  };

  return {
    push(text) {
      waiting += text;
      let out = '';
      for (;;) {
        SENTENCE_END.lastIndex = Math.max(0, shown.length - TAIL);
        const end = SENTENCE_END.exec(shown + waiting);
        const length = end ? end.index + end[0].length - shown.length : -1;
        if (length < 0) break;
        out += takeSentence(length);
      }
      const sentence = shown + waiting;
      const open = dropping ? 0 : undecidedFrom(sentence, shown.length, language, grounds) - shown.length;
      const part = judged(waiting, open);
      // Of what is dropped, its end may be the sentence's.
      waiting = dropping ? waiting.slice(-TAIL) : waiting.slice(part.length);
      shown += dropping ? '' : part;
      const passed = Math.max(0, shown.length - LONGEST_SENTENCE);
      before = (before + shown.slice(0, passed)).slice(-LOOKED_BACK);
      shown = shown.slice(passed);
      return out + part;
    },
    end: () => takeSentence(waiting.length),
  };
}
