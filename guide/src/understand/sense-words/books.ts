import type { Language } from '@foothold/contract';
import { fold } from '../../text/fold.ts';
import { type Found, PhraseBook, type ReadText } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type Sense, senses, type SenseWords } from './kinds.ts';
import { pt } from './pt.ts';

const words: Record<Language, SenseWords> = { en, he, fr, es, pt };

/** Finds phrases in a text, with what each means. */
type Finder<Value> = (said: ReadText) => Found<Value>[];

interface Stem<Value> {
  begins: string;
  value: Value;
}

/** Stems are kept by so many of their first letters. */
const KEY = 3;
const STAR = '*';

/** Words of which the beginning is enough, by their first letters. */
function stemsOf<Value>(all: readonly Stem<Value>[]) {
  const byKey = new Map<string, Stem<Value>[]>();
  for (const one of all) {
    const key = one.begins.slice(0, KEY);
    byKey.set(key, [...(byKey.get(key) ?? []), one]);
  }
  return (form: string) => (byKey.get(form.slice(0, KEY)) ?? []).filter(({ begins }) => form.startsWith(begins));
}

/** Phrases parted by bars; of one that ends in a star, the beginning of its last word is enough. */
function finderOf<Value>(lists: readonly (readonly [phrases: string, value: Value])[]): Finder<Value> {
  const all = lists.flatMap(([phrases, value]) =>
    phrases.split('|').flatMap((phrase) => (phrase === '' ? [] : [[fold(phrase), value] as const])),
  );
  const whole = new PhraseBook(all.filter(([phrase]) => !phrase.endsWith(STAR)));
  const begun = all.flatMap(([phrase, value]) => {
    if (!phrase.endsWith(STAR)) return [];
    const at = phrase.lastIndexOf(' ');
    return [{ before: phrase.slice(0, Math.max(0, at)), begins: phrase.slice(at + 1, -1), value }];
  });
  const single = stemsOf(begun.filter(({ before }) => before === ''));
  const led = new PhraseBook(begun.filter(({ before }) => before !== '').map((one) => [one.before, one] as const));
  return (said) => [
    ...whole.findAll(said),
    ...said.flatMap(({ forms }, start) => forms.flatMap(single).map(({ value }) => ({ value, start, end: start + 1 }))),
    ...led
      .findAll(said)
      .filter(({ value, end }) => said[end]?.forms.some((form) => form.startsWith(value.begins)) === true)
      .map(({ value: { value }, start, end }) => ({ value, start, end: end + 1 })),
  ];
}

/** The words of senses in one language, ready to be found. */
export interface SenseBooks {
  /** What refuses a sense when it is denied. */
  named: Finder<Sense>;
  /** What shows it in a text of ours or in somebody's trade, its names among them. */
  shown: Finder<Sense>;
  /** What refuses it as it stands. */
  said: Finder<Sense>;
  /** What says that something is over. */
  ended: Finder<true>;
  /** What makes a thing somebody's own. */
  own: Finder<true>;
  /** What says that it is told of somebody's home. */
  atHome: Finder<true>;
  /** Who has a say in a home alone. */
  landlord: Finder<true>;
  /** The phrases that name a sense, without those of which the beginning is enough. */
  namesOf: (sense: Sense) => string[];
}

function booksOf(said: SenseWords): SenseBooks {
  const lists = (part: 0 | 1 | 2) => senses.map((sense) => [said[sense][part] ?? '', sense] as const);
  return {
    named: finderOf(lists(0)),
    shown: finderOf([...lists(0), ...lists(1)]),
    said: finderOf(lists(2)),
    ended: finderOf([[said.ended, true] as const]),
    own: finderOf([[said.own, true] as const]),
    atHome: finderOf([[said.atHome, true] as const]),
    landlord: finderOf([[said.landlord, true] as const]),
    namesOf: (sense) => said[sense][0].split('|').filter((phrase) => !phrase.endsWith(STAR)),
  };
}

const books = new Map<Language, SenseBooks>();

/** The words of senses in a language, made when they are asked for first. */
export function senseBooks(language: Language): SenseBooks {
  const known = books.get(language) ?? booksOf(words[language]);
  books.set(language, known);
  return known;
}
