import { type Language, languages } from '@foothold/contract';
import { monthNames } from '../../text/calendar-names.ts';

/**
 * What stands for a reference while the words round it are mended: one that is shown, one that names nothing, and a note
 * of where something is known from, which no word leads to.
 */
const SHOWN = '\uE000';
const GONE = '\uE001';
const NOTE = '\uE002';

/** The first letters of a month's name, which its short forms share. */
const MONTH = 3;

/** “and”, “or” as languages write them in a list. */
const joiners = languages.flatMap((language) =>
  (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(language, { type })
      .formatToParts(['1', '2'])
      .flatMap(({ type: part, value }) => (part === 'literal' ? [value.trim()] : [])),
  ),
);
const WORD = `(?<!\\p{L})(?:${joiners.join('|')})(?!\\p{L})`;
const JOINT = `(?:[,;]|${WORD})`;

/** What may stand round references at the end of a piece, which the next one decides. */
export const GLUE = `(?:[\\s,;(]|${WORD})`;

/** A word that may become one of those. */
export const GLUE_BEGUN = `(?<!\\p{L})(?:${[...new Set(joiners.flatMap((word) => [...word].map((_letter, at) => word.slice(0, at + 1))))].join('|')})`;

/** Names a model makes up for where it knows something from: “[E3]”, “[said 14 Nov]”. Nothing here stands for them. */
export const madeUp = (language: Language): string => {
  const months = new Set([...monthNames(language), ...monthNames('en')].map((name) => name.slice(0, MONTH)));
  const day = `\\d{1,2}\\p{L}{0,2}\\.?[ -](?:\\p{L}{1,2} )?\\p{L}?(?:${[...months].join('|')})\\p{L}{0,7}\\.?(?: \\d{4})?`;
  const date = `(?=[^[\\]\\n]{4,40}\\])(?:[\\p{L}-]+ ?){0,3}(?:${day}|\\d{4}-\\d{2}-\\d{2})`;
  return `\\[ ?(?:\\p{L}{1,2}\\d{1,3}(?:\\.\\d{1,3}){0,2}|${date}) ?\\]`;
};

const mended: readonly (readonly [RegExp, string])[] = (
  [
    [`\\s*${NOTE}(?:\\s*(?:${JOINT}\\s*)*${NOTE})*`, NOTE],
    [`\\s*\\(${NOTE}\\s*\\)|${NOTE}`, ''],
    // “or S9 and S10” is one that is not there.
    [`${GONE}(?:\\s*(?:${JOINT}\\s*)*${GONE})+`, GONE],
    [`\\s*\\(\\s*${GONE}\\s*\\)`, GONE],
    // “A, S9 and B”: the words behind it join the others.
    [`\\s*${JOINT}\\s*${GONE}(?=\\s*(?:${WORD}|,\\s*${SHOWN}))`, ''],
    [`${GONE}\\s*(?:${WORD}|,(?=\\s*${SHOWN}))\\s*`, ''],
    [`(?:\\s*${JOINT})+\\s*${GONE}`, ''],
    [`\\s*${GONE}`, ''],
  ] as const
).map(([pattern, instead]) => [new RegExp(pattern, 'giu'), instead]);

/**
 * A text with what its references stand for: `null` for a note. Where that is nothing, nothing is left that led to it: no
 * “and  and”.
 */
export function withReferences(text: string, reference: RegExp, standsFor: (ref: string) => string | null): string {
  const shown: string[] = [];
  let gone = false;
  const plain = text.replace(/[\uE000-\uE002]/gu, '').replace(reference, (whole: string) => {
    const stands = standsFor(whole.replace(/[[\]\s]/gu, ''));
    gone ||= !stands;
    if (stands) shown.push(stands);
    return stands ? SHOWN : stands === null ? NOTE : GONE;
  });
  const whole = gone ? mended.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), plain) : plain;
  return whole.replace(/\uE000/gu, () => shown.shift() ?? '');
}
