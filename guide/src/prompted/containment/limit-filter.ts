import type { Language } from '@foothold/contract';
import type { Need } from '../../catalogue/schema.ts';
import { asksForAny } from '../gate/asked.ts';
import type { Filter } from './filter.ts';
import { endsQuoted } from './verdict.ts';

/** With the space behind it, by which the filters that follow see that it has ended. */
const SENTENCE_END = /[.!?…]+["”»״)*_]*\s|\n/gu;
/** Longest that waits for the end of its sentence, in UTF-16 units. */
const LONGEST_HELD = 400;
/** As far back as a quotation may have begun, in UTF-16 units. */
const LOOKED_BACK = 1_500;

/**
 * Sentences pass whole, so that none is shown whose end asks for what was ruled out; `found` is told of one that does,
 * and nothing of it passes. What the person may say or send, between quotation marks, is theirs.
 */
export function limitFilter(barred: ReadonlySet<Need>, language: Language, found: () => void): Filter {
  let waiting = '';
  let before = '';

  const passed = (part: string): string => {
    const isQuoted = endsQuoted(before);
    before = (before + part).slice(-LOOKED_BACK);
    if (isQuoted || !asksForAny(part, barred, language)) return part;
    found();
    return '';
  };
  return {
    push(text) {
      waiting += text;
      let out = '';
      let from = 0;
      for (const { index, 0: end } of waiting.matchAll(SENTENCE_END)) {
        out += passed(waiting.slice(from, index + end.length));
        from = index + end.length;
      }
      waiting = waiting.slice(from);
      if (waiting.length < LONGEST_HELD) return out;
      const rest = waiting;
      waiting = '';
      return out + passed(rest);
    },
    end: () => passed(waiting),
  };
}
