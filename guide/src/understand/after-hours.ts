import { isNegator } from '../text/negation.ts';
import type { ReadText, ReadWord } from '../text/phrases.ts';
import { little } from '../work/small-words.ts';
import { afterWords, clockWords, hourWords, noonWords, onlyWords, whoWords } from './span-words/words.ts';

/** So many small words may stand between an “after” and its hour, and an “until” so far before it. */
const BEFORE_HOUR = 3;
const BEFORE_AFTER = 3;
/** From this hour of the day to that one, or of the half day up to that, whatever comes after it is the evening. */
const LATE = { from: 13, to: 22, half: 8 };

const isOneOf = (set: ReadonlySet<string>, word: ReadWord | undefined) =>
  word !== undefined && word.forms.some((form) => set.has(form));

/** Whether a clause ends there, or goes on with who can't: “after 4 I can't”, “après 17 heures je ne peux pas”. */
function isAllSaid(words: ReadText, end: number): boolean {
  const next = words[isOneOf(hourWords, words[end]) ? end + 1 : end];
  return next === undefined || isNegator(next) || isOneOf(whoWords, next);
}

/**
 * Where a clause names what comes after an hour of the afternoon, which is the evening: an hour is written as one, or ends what
 * is said. “After 3 weeks” and “after 20 years at the till” are none.
 */
export function afterHoursIn(words: ReadText): { start: number; end: number }[] {
  return words.flatMap((word, start) => {
    if (!isOneOf(afterWords, word)) return [];
    if (words.slice(Math.max(0, start - BEFORE_AFTER), start).some((one) => isOneOf(onlyWords, one))) return [];
    const behind = words.slice(start + 1, start + 1 + BEFORE_HOUR + 1);
    const at = behind.findIndex((one) => !isOneOf(little, one));
    if (isOneOf(noonWords, behind[at]) && isAllSaid(words, start + at + 2)) return [{ start, end: start + at + 2 }];
    const digits = /^(\d{1,2})(h(?:\d{2})?|pm)?$/u.exec(behind[at]?.forms[0] ?? '');
    const hour = Number(digits?.[1] ?? 0);
    const isLate = (hour >= LATE.from && hour <= LATE.to) || (hour >= 1 && hour <= LATE.half);
    const end = start + at + 2;
    const isClock = digits?.[2] !== undefined || isOneOf(clockWords, words[end]) || isAllSaid(words, end);
    return digits && isLate && isClock ? [{ start, end }] : [];
  });
}
