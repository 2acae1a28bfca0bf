import { isNegator } from '../text/negation.ts';
import type { ReadText } from '../text/phrases.ts';
import { little } from '../work/small-words.ts';

/** “Nothing after 3”, “rien après 16 h”: the words before such an hour, and how many small ones may stand between. */
const AFTER = new Set('after past apres despues depois apos partir אחרי'.split(' '));
const BEFORE_HOUR = 3;
/** From this hour of the day to that one, or of the half day up to that, whatever comes after it is the evening. */
const LATE = { from: 13, to: 22, half: 8 };
/** “Not free until after 6” and “nothing but after 6” leave the evening and nothing else. */
const ONLY = new Set(
  'until till only but que qu jusqu sauf seulement hasta solo sino ate so apenas senao עד רק אלא'.split(' '),
);
const BEFORE_AFTER = 3;

/** Where a clause ends on what comes after an hour of the afternoon, as a time of the evening: “after 3 weeks” and “after 20 years at the till” are no hour. */
export function afterHoursIn(words: ReadText): { start: number; end: number }[] {
  return words.flatMap(({ forms }, start) => {
    if (!forms.some((form) => AFTER.has(form))) return [];
    const before = words.slice(Math.max(0, start - BEFORE_AFTER), start);
    if (before.some((word) => word.forms.some((form) => ONLY.has(form)))) return [];
    const behind = words.slice(start + 1, start + 1 + BEFORE_HOUR + 1);
    const at = behind.findIndex((word) => !word.forms.some((form) => little.has(form)));
    const digits = /^(\d{1,2})(h(?:\d{2})?|pm)?$/u.exec(behind[at]?.forms[0] ?? '');
    const hour = Number(digits?.[1] ?? 0);
    const isHour = (hour >= LATE.from && hour <= LATE.to) || (hour >= 1 && hour <= LATE.half);
    const end = start + at + 2;
    const isClock = digits?.[2] !== undefined || CLOCK.has(words[end]?.forms[0] ?? '') || isAllSaid(words, end);
    return digits && isHour && isClock ? [{ start, end }] : [];
  });
}
/** What stands behind an hour, and only there. */
const CLOCK = new Set('pm p h hs hrs o oclock בערב בצהריים'.split(' '));
const HOURS = new Set('heures horas hora'.split(' '));
const WHO = new Set('i je yo eu אני'.split(' '));

/** Whether a clause ends there, or goes on with who can't: “after 4 I can't”, “après 17 heures je ne peux pas”. */
function isAllSaid(words: ReadText, end: number): boolean {
  const from = HOURS.has(words[end]?.forms[0] ?? '') ? end + 1 : end;
  const next = words[from];
  return next === undefined || isNegator(next) || next.forms.some((form) => WHO.has(form));
}
