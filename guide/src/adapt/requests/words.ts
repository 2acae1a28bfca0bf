import { type Language, languages } from '@foothold/contract';
import { type Thing, things } from '../../catalogue/presumed.ts';
import { type Found, PhraseBook, type ReadText } from '../../text/phrases.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** How people ask for what `wishesIn` does not read; phrases are separated by bars. */
const written = { en, he, fr, es, pt } satisfies Record<Language, unknown>;

/** What a phrase does in a request. */
const marks = [
  'split',
  'bits',
  'short',
  'everything',
  'bigger',
  'join',
  'quarter',
  'half',
  'period',
  'rename',
  'rename_it',
  'rename_maybe',
  'no_name',
  'change',
  'everywhere',
  'to',
  'instead',
  'plan',
  'already',
  'having',
  'lack',
  'weak_lack',
  'never',
  'cut',
  'until',
  'until_then',
  'since',
  'pause',
  'begin',
  'less',
  'slow',
  'more',
  'task',
  'except',
  'rid',
  'of_others_or_over',
  'past_or_today',
  'borrow',
  'end',
  'yet',
  'hour_and_half',
  'only_days',
  'not_days',
  'beside_days',
  'reason',
  'grants',
  'for_now',
  'asking',
  'nothing',
  'other_days',
  'any_day',
  'last',
  'recover',
  'name_spoken',
  'name_of',
  'name_give',
  'told_add',
  'told_add_behind',
  'told_drop',
  'told_less',
  'told_thanks',
  'told_that',
  'all_about',
  'add_vague',
  'add_about',
  'any_one',
] as const;
export type Mark = (typeof marks)[number];

const split = (phrases: string) => phrases.split('|').filter((phrase) => phrase !== '');

const markBook = new PhraseBook<Mark>(
  languages.flatMap((language) =>
    marks.flatMap((mark) => split(written[language][mark]).map((phrase) => [phrase, mark] as const)),
  ),
);

/** A thing that is named, or said to be missing in so many words. */
export interface NamedThing {
  thing: Thing;
  missing: boolean;
}

function thingsOf(language: Language): (readonly [phrase: string, thing: NamedThing])[] {
  return things.flatMap((thing) => {
    const { said, lacking } = written[language].things[thing];
    return [
      ...split(said).map((phrase) => [phrase, { thing, missing: false }] as const),
      ...split(lacking).map((phrase) => [phrase, { thing, missing: true }] as const),
    ];
  });
}

const thingBook = new PhraseBook<NamedThing>(languages.flatMap(thingsOf));
const thingBooks = new Map(languages.map((language) => [language, new PhraseBook<NamedThing>(thingsOf(language))]));

/** What a thing is called. */
export function nameOf(thing: Thing, language: Language): string {
  return written[language].things[thing].name;
}

/** What the phrases of a text do. */
export class Marks {
  readonly #found: readonly Found<Mark>[];

  constructor(text: ReadText) {
    this.#found = markBook.findAll(text);
  }

  /** The phrases that do this, in the text's order. */
  all(mark: Mark): Found<Mark>[] {
    return this.#found.filter(({ value }) => value === mark);
  }

  has(...any: readonly Mark[]): boolean {
    return this.#found.some(({ value }) => any.includes(value));
  }

  /** The longest phrase that does this, of equal ones the first. */
  longest(mark: Mark): Found<Mark> | undefined {
    return this.all(mark).toSorted((one, other) => other.end - other.start - (one.end - one.start))[0];
  }
}

/** The things a message names, in whatever language. */
export function thingsIn(text: ReadText): Found<NamedThing>[] {
  return thingBook.findAll(text);
}

/** The things that a text of a plan in that language names. */
export function thingsToldIn(text: ReadText, language: Language): Set<Thing> {
  const found = thingBooks.get(language)?.findAll(text) ?? [];
  return new Set(found.flatMap(({ value }) => (value.missing ? [] : [value.thing])));
}
