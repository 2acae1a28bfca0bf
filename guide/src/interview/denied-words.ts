import type { Language } from '@foothold/contract';
import { plainNote } from '../language/text-speak.ts';
import { isNegated, negatorIn } from '../text/negation.ts';
import { read } from '../text/phrases.ts';
import { smallWords } from '../work/small-words.ts';
import { clausesOf } from '../care/held-back.ts';
import { edgeWords } from './reading/edge-words/words.ts';

/** How far in front of words their denial stands, in words: “I do not really want to work in the”. */
const REACH = 9;

/**
 * Whether some words stand in texts with a denial in front of them in their clause, wherever they stand: “no tengo estudios y
 * no sé conducir”. What denies by itself (“no degree”) is not denied.
 */
export function isDeniedIn(texts: readonly string[], text: string, languages: readonly Language[]): boolean {
  const own = read(text);
  if (languages.some((language) => own.some(negatorIn(language)))) return false;
  const told = own.filter(({ forms }) => !smallWords.has(forms[0] ?? ''));
  const plain = texts.map((one) => languages.reduce(plainNote, one));
  const clauses = plain.flatMap((one) =>
    languages.reduce((all, language) => all.flatMap((part) => part.split(edgeWords[language].joins)), clausesOf(one)),
  );
  const places = clauses.flatMap((clause) => {
    const words = read(clause);
    const at = told.map(({ forms }) => words.findIndex((word) => word.forms.some((form) => forms.includes(form))));
    return at.length === 0 || at.includes(-1) ? [] : [{ words, at: Math.min(...at) }];
  });
  const isDenied = ({ words, at }: (typeof places)[number]) =>
    languages.some((language) => isNegated(words, at, REACH, language));
  return places.length > 0 && places.every(isDenied);
}
