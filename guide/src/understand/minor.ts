import { AGE_MIN } from '@foothold/contract';
import { NUMBER, numberOf } from '../language/numbers.ts';
import { fold } from '../text/fold.ts';
import notNow from './not-now.json' with { type: 'json' };

/** Two-word numbers of Hebrew from eleven to fifteen. */
const hebrewTeens: readonly (readonly [words: RegExp, value: string])[] = [
  [/(?:אחת|אחד) עשרה?/gu, '11'],
  [/(?:שתים|שנים|שתיים) עשרה?/gu, '12'],
  [/שלושה? עשרה?/gu, '13'],
  [/ארבעה? עשרה?/gu, '14'],
  [/(?:חמש|חמישה) עשרה?/gu, '15'],
];

const AFTER = '(?!\\s*(?:%|,\\d|weeks?|days?|hours?|minutes?|months?|km|clients?|customers?))';
const ownAge = new RegExp(
  [
    `(?<!\\p{L})i(?:['’ ]?a?m| am)(?: only| just| still)? ${NUMBER}(?: years? old| yo| y/o|(?=[\\s]*(?:[.,!?;]|$)|\\s+and\\s))${AFTER}`,
    `j['’ ]?ai (?:seulement |que )?${NUMBER} ans(?! d)`,
    `(?<!\\p{L})tengo (?:solo |apenas )?${NUMBER} anos(?! de)`,
    `(?<!\\p{L})tenho (?:so |apenas )?${NUMBER} anos(?! de)`,
    `אני (?:רק )?(?:בן|בת) ${NUMBER}`,
    `(?<!\\p{L})(?:בן|בת) ${NUMBER} אני`,
  ].join('|'),
  'gu',
);
const YOUNGEST_BELIEVED = 6;

/** What makes an age behind it another time's: “since”, “quand”; a short word between is a “que”, however it is spelt. */
const leads: ReadonlySet<string> = new Set(Object.values(notNow).flat().map(fold));
const JOINING_LETTERS = 3;

function isAnotherTime(before: string): boolean {
  const clause = /[^.,;!?\n]*$/u.exec(before)?.[0] ?? '';
  const [last = '', lead = ''] = clause
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toReversed();
  return leads.has(last) || (last.length <= JOINING_LETTERS && leads.has(lead));
}

/**
 * Whether somebody says of themselves that they are too young for the product, in one of five languages; who says an age
 * that is old enough beside it tells of another time.
 */
export function isMinor(message: string): boolean {
  const folded = hebrewTeens.reduce((text, [words, value]) => text.replace(words, value), fold(message));
  const ages = [...folded.matchAll(ownAge)].flatMap((match) => {
    const said = match.slice(1).find((group) => group !== undefined);
    return said === undefined || isAnotherTime(folded.slice(0, match.index)) ? [] : [numberOf(said)];
  });
  return ages.some((age) => age >= YOUNGEST_BELIEVED && age < AGE_MIN) && ages.every((age) => age < AGE_MIN);
}
