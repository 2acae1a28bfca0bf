import { AGE_MIN } from '@foothold/contract';
import { NUMBER, numberOf } from '../language/numbers.ts';
import { fold } from '../text/fold.ts';

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

/** Whether somebody says of themselves that they are too young for the product, in one of five languages. */
export function isMinor(message: string): boolean {
  const folded = hebrewTeens.reduce((text, [words, value]) => text.replace(words, value), fold(message));
  return [...folded.matchAll(ownAge)].some((match) => {
    const said = match.slice(1).find((group) => group !== undefined);
    const age = said === undefined ? AGE_MIN : numberOf(said);
    return age >= YOUNGEST_BELIEVED && age < AGE_MIN;
  });
}
