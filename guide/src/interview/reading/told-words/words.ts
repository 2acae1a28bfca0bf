import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type AgeRole, type HomeRole, type MoneyRole, type TimeRole, type ToldWords } from './kinds.ts';
import { pt } from './pt.ts';

interface ToldBooks {
  money: PhraseBook<MoneyRole>;
  time: PhraseBook<TimeRole>;
  home: PhraseBook<HomeRole>;
  age: PhraseBook<AgeRole>;
}

function bookOf<Role extends string>(words: Readonly<Record<Role, string>>): PhraseBook<Role> {
  return PhraseBook.ofLists((Object.keys(words) as Role[]).map((role) => [words[role], role] as const));
}

const booksOf = ({ money, time, home, age }: ToldWords): ToldBooks => ({
  money: bookOf(money),
  time: bookOf(time),
  home: bookOf(home),
  age: bookOf(age),
});

/** The words of money, hours and homes in each language. */
export const toldBooks: Record<Language, ToldBooks> = {
  en: booksOf(en),
  he: booksOf(he),
  fr: booksOf(fr),
  es: booksOf(es),
  pt: booksOf(pt),
};

/** The small words inside the names of places in every language, as a pattern. */
export const smallInNames = [en, es, fr, he, pt]
  .flatMap(({ inNames }) => inNames.split('|'))
  .filter(Boolean)
  .join('|');
