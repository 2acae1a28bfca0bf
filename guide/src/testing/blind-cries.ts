import type { Language } from '@foothold/contract';
import { blindLines, dailyLines, judgeLines, softLines } from '../../scripts/training-data.mjs';
import { careBesideLimits, isByOthers, waitsAsCry } from '../interview/care-beside-limits.ts';
import { BY_OTHERS, type Danger } from '../reader/danger.ts';
import { alarmOf } from '../reader/safety.ts';

/** Messages with cries in them that nobody learnt from, and that tell no number of their own. */
function toldWith(language: Language, told: (cry: string) => string): string[] {
  const lines = [judgeLines, blindLines, dailyLines].flatMap((linesOf) => linesOf(language));
  return lines.filter(({ label, text }) => label === 'self' && !/\d/u.test(text)).map(({ text }) => told(text));
}

/**
 * Two messages with a cry in them that are heard as this kind of danger, from the middle of all that are: which sentence
 * a reader hears moves with each training, and these are chosen anew with it.
 */
export function heardAs(danger: Danger, language: Language, told = (cry: string) => cry): [string, string] {
  const all = toldWith(language, told)
    .filter((text) => careBesideLimits(text, language, '', false)?.danger === danger)
    .toSorted((one, other) => alarmOf(one).danger - alarmOf(other).danger);
  const [first, second] = all.slice(Math.max(0, Math.floor(all.length / 2) - 1));
  if (first === undefined || second === undefined) throw new Error(`Few cries are heard as ${danger} in ${language}`);
  return [first, second];
}

/**
 * Messages with a cry in them, too soft to be asked about by itself: it is where they tell facts as well. `byOthers`: those
 * of which it is heard that others do it, instead of those of despair.
 */
export function heardSoftly(language: Language, told: (cry: string) => string, byOthers = false): string[] {
  const lines = byOthers
    ? [judgeLines, blindLines, dailyLines, softLines].flatMap((of) => of(language))
    : softLines(language);
  return lines
    .filter(({ label, text }) => (byOthers ? BY_OTHERS.has(label) : label === 'self') && !/\d/u.test(text))
    .map(({ text }) => told(text))
    .filter((message) => isByOthers(message) === byOthers)
    .filter((message) => careBesideLimits(message, language, '', false) === null)
    .filter((message) => waitsAsCry([{ field: 'experience' }], message, language));
}
