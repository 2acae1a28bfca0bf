import { fold } from '../text/fold.ts';
import { elsewhere, type Lines, lines } from './lines.ts';

const named = [...lines.map((each) => ({ each, known: each.known })), { each: null, known: elsewhere }].map(
  ({ each, known }) => ({
    each,
    pattern: new RegExp(
      `(?<!\\p{L})(?:[בלמ])?(?:${known
        .split('|')
        .toSorted((one, other) => other.length - one.length)
        .join('|')})(?!\\p{L})`,
      'gu',
    ),
  }),
);

/** The country a place lies in, by its last name that is known and no part of a longer one; null when none is. */
export function countryOf(place: string): Lines | null {
  const folded = fold(place).replace(/[-’'׳״"]/gu, ' ');
  const found = named.flatMap(({ each, pattern }) =>
    [...folded.matchAll(pattern)].map(({ 0: name, index }) => ({ each, from: index, to: index + name.length })),
  );
  const whole = found.filter(
    (one) => !found.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from),
  );
  return whole.toSorted((one, other) => other.from - one.from)[0]?.each ?? null;
}
