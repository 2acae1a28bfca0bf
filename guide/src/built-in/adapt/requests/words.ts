import { languages } from '@foothold/contract';
import { type Thing, things } from '../../../catalogue/presumed.ts';
import { type Found, PhraseBook, type ReadText } from '../../text/phrases.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** How people ask for what `wishesIn` does not read; phrases are separated by bars. */
const written = { en, he, fr, es, pt };

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
  'since',
  'pause',
  'less',
  'more',
  'task',
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

const thingBook = new PhraseBook<NamedThing>(
  languages.flatMap((language) =>
    things.flatMap((thing) => {
      const { said, lacking } = written[language].things[thing];
      return [
        ...split(said).map((phrase) => [phrase, { thing, missing: false }] as const),
        ...split(lacking).map((phrase) => [phrase, { thing, missing: true }] as const),
      ];
    }),
  ),
);

/** What a thing is called. */
export function nameOf(thing: Thing, language: keyof typeof written): string {
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

export function thingsIn(text: ReadText): Found<NamedThing>[] {
  return thingBook.findAll(text);
}
