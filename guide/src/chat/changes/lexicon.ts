import type { Language } from '@foothold/contract';
import { stem, tokensOf } from '../../text/fold.ts';
import { type Found, PhraseBook, type ReadWord } from '../../text/phrases.ts';
import { joinedIn } from './joined.ts';
import en from './lexicon/en.json' with { type: 'json' };
import es from './lexicon/es.json' with { type: 'json' };
import fr from './lexicon/fr.json' with { type: 'json' };
import he from './lexicon/he.json' with { type: 'json' };
import pt from './lexicon/pt.json' with { type: 'json' };

type Key = keyof typeof en;

const lexicons: Record<Language, Record<Key, string>> = { en, he, fr, es, pt };

/** The words by which somebody asks for a change, in one language. */
export interface ChangeLexicon {
  language: Language;
  book: (key: Exclude<Key, 'ordinals'>) => PhraseBook<true>;
  words: (key: Exclude<Key, 'ordinals'>) => ReadonlySet<string>;
  phrases: (key: Exclude<Key, 'ordinals'>) => readonly string[];
  /** The first words of a list's phrases, as they are written there. */
  firstWords: (key: Exclude<Key, 'ordinals'>) => ReadonlySet<string>;
  /** 1 for “first”; undefined for any other word. */
  ordinal: (word: ReadWord) => number | undefined;
  joined: (typeof joinedIn)[Language];
}

/** The words of a list that stand alone: those of a phrase mean nothing by themselves. */
function wordsOf(list: string): ReadonlySet<string> {
  const alone = list
    .split('|')
    .map(tokensOf)
    .filter((tokens) => tokens.length === 1);
  return new Set(alone.flat().flatMap(({ word }) => [word, stem(word)]));
}

function lexiconOf(language: Language): ChangeLexicon {
  const lists = lexicons[language];
  const books = new Map<Key, PhraseBook<true>>();
  const sets = new Map<Key, ReadonlySet<string>>();
  const firsts = new Map<Key, ReadonlySet<string>>();
  const phrases = (key: Key) => lists[key].split('|');
  const ordinals = new Map(
    lists.ordinals.split('|').flatMap((group, at) => group.split(',').map((word) => [word, at + 1] as const)),
  );
  return {
    language,
    book(key) {
      const book = books.get(key) ?? new PhraseBook(phrases(key).map((phrase) => [phrase, true] as const));
      books.set(key, book);
      return book;
    },
    words(key) {
      const set = sets.get(key) ?? wordsOf(lists[key]);
      sets.set(key, set);
      return set;
    },
    phrases,
    firstWords(key) {
      const first = firsts.get(key) ?? new Set(phrases(key).flatMap((phrase) => tokensOf(phrase)[0]?.word ?? []));
      firsts.set(key, first);
      return first;
    },
    joined: joinedIn[language],
    ordinal: ({ forms }) => forms.map((form) => ordinals.get(form)).find((found) => found !== undefined),
  };
}

const read = new Map<Language, ChangeLexicon>();

/** The words of a language, taken apart when they are first asked for. */
export function changeLexicon(language: Language): ChangeLexicon {
  const known = read.get(language) ?? lexiconOf(language);
  read.set(language, known);
  return known;
}

/** The longest of the phrases found that begins at a word; null when none does. */
export function longestAt(found: readonly Found<true>[], start: number): number | null {
  const ends = found.filter((one) => one.start === start).map(({ end }) => end);
  return ends.length === 0 ? null : Math.max(...ends);
}

export const isIn = (words: ReadonlySet<string>, { forms }: ReadWord) => forms.some((form) => words.has(form));
