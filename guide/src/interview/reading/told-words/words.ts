import type { Language } from '@foothold/contract';
import { monthNames } from '../../../text/calendar-names.ts';
import { PhraseBook } from '../../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type {
  AgeRole,
  HomeRole,
  LevelRole,
  LoveRole,
  MoneyRole,
  TimeRole,
  ToldWords,
  WhenRole,
  WorkRole,
} from './kinds.ts';
import { pt } from './pt.ts';

interface ToldBooks {
  money: PhraseBook<MoneyRole>;
  time: PhraseBook<TimeRole>;
  when: PhraseBook<WhenRole>;
  level: PhraseBook<LevelRole>;
  love: PhraseBook<LoveRole>;
  work: PhraseBook<WorkRole>;
  home: PhraseBook<HomeRole>;
  age: PhraseBook<AgeRole>;
}

function bookOf<Role extends string>(words: Readonly<Record<Role, string>>): PhraseBook<Role> {
  return PhraseBook.ofLists((Object.keys(words) as Role[]).map((role) => [words[role], role] as const));
}

const booksOf = ({ money, time, when, level, love, work, home, age }: ToldWords, language: Language): ToldBooks => ({
  money: bookOf(money),
  time: bookOf(time),
  when: bookOf({ ...when, mark: `${when.mark}|${monthNames(language).join('|')}` }),
  level: bookOf(level),
  love: bookOf(love),
  work: bookOf(work),
  home: bookOf(home),
  age: bookOf(age),
});

/** The words of money, hours and homes in each language. */
export const toldBooks: Record<Language, ToldBooks> = {
  en: booksOf(en, 'en'),
  he: booksOf(he, 'he'),
  fr: booksOf(fr, 'fr'),
  es: booksOf(es, 'es'),
  pt: booksOf(pt, 'pt'),
};

/** The small words inside the names of places in every language, as a pattern. */
export const smallInNames = [en, es, fr, he, pt]
  .flatMap(({ inNames }) => inNames.split('|'))
  .filter(Boolean)
  .join('|');

/** Words before the name of whoever introduces themselves, in every language. */
export const called: ReadonlySet<string> = new Set([en, es, fr, he, pt].flatMap((one) => one.called.split('|')));

/** Words that a number behind them belongs to, in every language: “flat”, “calle”. */
export const numbered: ReadonlySet<string> = new Set([en, es, fr, he, pt].flatMap((one) => one.numbered.split('|')));

/** Words that say what somebody is behind the “from” of a place, in every language: “de origen humilde”. */
export const ofSelf: ReadonlySet<string> = new Set([en, es, fr, he, pt].flatMap((one) => one.ofSelf.split('|')));
