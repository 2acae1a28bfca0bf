import type { Language } from '@foothold/contract';
import { deedFacts, deedWords } from '../catalogue/work/load.ts';
import { fold } from '../text/fold.ts';
import type { DeedFacts, DeedWords } from '../catalogue/work/schema.ts';
import { little, type SaidWords } from './small-words.ts';

/** What somebody does with which thing (“I mend bikes”), and the trade of it. */
export interface Deed {
  entry: string;
  /** Places of the verb in the text, and those of the thing. */
  verb: readonly number[];
  thing: readonly number[];
}

/** A verb or a thing as it is said: the classes of verbs (or the things) it may be, and its places. */
export interface Done {
  classes: readonly string[];
  at: readonly number[];
}

/** A phrase as it is looked for: each word whole, or as the stem that it begins with. */
type Phrase = readonly { word: string; isStem: boolean }[];

interface Hit {
  /** Verb classes or things, in the order of the catalogue. */
  ids: readonly string[];
  from: number;
  to: number;
}

/** A verb and a thing belong together where at most so many words stand between: “mend old bikes”, “bike repair”. */
const REACH = 2;
/** “I sell my own jam and pickles at the market” */
const PLACE_REACH = 5;
/** A thing before its verb, a verb between them, and a pair that is no trade are less likely to belong together. */
const BEFORE = 2;
const ACROSS = 2;
const UNKNOWN = 1.5;
/** Verbs that say little: what stands nearest another verb is that verb's. */
const WEAK: ReadonlySet<string> = new Set(['do', 'work', 'have', 'help', 'run', 'keep', 'give', 'take', 'use']);
/** Whom something is taught or done for, which says what it is only where nothing else does. */
export const LEARNERS: ReadonlySet<string> = new Set(['child', 'elderly', 'disabledchild', 'people', 'staff']);

/** Where one sells. */
const PLACES: ReadonlySet<string> = new Set(['market', 'streetsale']);

/** Phrases by the first letters of their first word, as long as the shortest stem that they may begin with. */
class Phrases {
  readonly #whole = new Map<string, { phrase: Phrase; id: string }[]>();
  readonly #stems = new Map<string, { phrase: Phrase; id: string }[]>();
  readonly #longestStem: number;

  constructor(lists: Readonly<Record<string, string>>, small: ReadonlySet<string>) {
    for (const [id, list] of Object.entries(lists)) {
      for (const written of list.split('|')) {
        const phrase = phraseOf(written, small);
        const [first] = phrase;
        if (!first) continue;
        const index = first.isStem ? this.#stems : this.#whole;
        index.set(first.word, [...(index.get(first.word) ?? []), { phrase, id }]);
      }
    }
    this.#longestStem = Math.max(0, ...[...this.#stems.keys()].map((stem) => stem.length));
  }

  #startingWith(forms: readonly string[]): { phrase: Phrase; id: string }[] {
    const whole = forms.flatMap((form) => this.#whole.get(form) ?? []);
    // No further than a stem is long: of a word of thousands of letters each beginning would be read anew.
    const stems = forms.flatMap((form) => {
      const length = Math.min(form.length, this.#longestStem);
      return Array.from({ length }, (_, end) => this.#stems.get(form.slice(0, end + 1)) ?? []).flat();
    });
    return [...whole, ...stems];
  }

  /** What is named at each place: of several names that begin there, the longest ones. */
  findAll(text: SaidWords): Hit[] {
    return text.flatMap((forms, from): Hit[] => {
      const found = this.#startingWith(forms).filter(({ phrase }) =>
        phrase.every((part, offset) => isSaid(part, text[from + offset] ?? [])),
      );
      const longest = Math.max(0, ...found.map(({ phrase }) => phrase.length));
      const ids = found.filter(({ phrase }) => phrase.length === longest).map(({ id }) => id);
      return ids.length === 0 ? [] : [{ ids: [...new Set(ids)], from, to: from + longest }];
    });
  }
}

function isSaid({ word, isStem }: Phrase[number], forms: readonly string[]): boolean {
  return forms.some((form) => (isStem ? form.startsWith(word) : form === word));
}

function phraseOf(written: string, small: ReadonlySet<string>): Phrase {
  return written
    .split(/[\s-]+/u)
    .map((part) => ({ word: fold(part.replace(/\*$/u, '').replace(/['’]/gu, '')), isStem: part.endsWith('*') }))
    .filter(({ word }) => word !== '' && !small.has(word));
}

/** Without the names that lie within a longer one: nobody washes where a washing machine stands. */
function outside(hits: readonly Hit[], others: readonly Hit[]): Hit[] {
  const long = others.filter(({ from, to }) => to - from > 1);
  return hits.filter(
    (hit) => !long.some(({ from, to }) => from <= hit.from && hit.to <= to && to - from > hit.to - hit.from),
  );
}

/** A verb and a thing that may belong together, and how far apart they stand. */
interface Pair {
  verb: Hit;
  thing: Hit;
  far: number;
  entry: string | undefined;
}

/** The verbs and things of one language, and the trades that they make. */
class Deeds {
  readonly #facts: DeedFacts;
  readonly #verbs: Phrases;
  readonly #things: Phrases;

  constructor(facts: DeedFacts, { verbs, things }: DeedWords, small: ReadonlySet<string>) {
    this.#facts = facts;
    this.#verbs = new Phrases(verbs, small);
    this.#things = new Phrases(things, small);
  }

  #entryOf(verb: Hit, things: readonly string[]): string | undefined {
    const trades = things.map((id) => this.#facts.things[id] ?? {});
    return verb.ids.flatMap((id) => trades.flatMap((trade) => trade[id] ?? []))[0];
  }

  #pairOf(verb: Hit, thing: Hit, verbs: readonly Hit[]): Pair | undefined {
    // Where something is sold says more of the trade than what it is.
    const place = verb.ids.includes('sell')
      ? this.#entryOf(
          verb,
          thing.ids.filter((id) => PLACES.has(id)),
        )
      : undefined;
    const isBehind = thing.from > verb.from;
    const apart = isBehind ? thing.from - verb.to : verb.from - thing.to + BEFORE;
    const [left, right] = isBehind ? [verb.from, thing.from] : [thing.from, verb.from];
    const across = verbs.filter(({ from }) => left < from && from < right).length * ACROSS;
    const teaches = verb.ids.includes('teach') && isBehind;
    if (place !== undefined && apart <= PLACE_REACH) return { verb, thing, far: 0, entry: place };
    if (apart + (teaches ? 0 : across) > REACH) return undefined;
    const entry = this.#entryOf(verb, thing.ids);
    const vague = (isWeak(verb) ? REACH : 0) + (entry === undefined ? UNKNOWN : 0);
    if (!teaches) return { verb, thing, far: apart + across + vague, entry };
    // Who teaches children to swim teaches swimming, and neither children nor is it they who swim.
    const learner = thing.ids.every((id) => LEARNERS.has(id)) ? REACH : 0;
    return { verb, thing, far: apart - ACROSS + learner + vague, entry };
  }

  /** The trades that a text tells of by verb and thing, each verb and thing once; none where a pair is unknown. */
  in(text: SaidWords): Deed[] {
    const allVerbs = this.#verbs.findAll(text);
    const allThings = this.#things.findAll(text);
    const things = outside(allThings, [...allThings, ...allVerbs]);
    const verbs = outside(allVerbs, [...allThings, ...allVerbs]);
    const pairs = verbs
      .flatMap((verb) =>
        things
          .filter(({ from, to }) => to <= verb.from || verb.to <= from)
          .flatMap((thing) => this.#pairOf(verb, thing, verbs) ?? []),
      )
      .toSorted((a, b) => a.far - b.far || a.verb.from - b.verb.from);
    const taken = new Set<Hit>();
    const deeds: Deed[] = [];
    for (const { verb, thing, entry } of pairs) {
      if (taken.has(verb) || taken.has(thing)) continue;
      taken.add(verb);
      // A verb that says little leaves a thing it makes no trade of to the next one.
      if (entry !== undefined || !isWeak(verb)) taken.add(thing);
      if (entry !== undefined) deeds.push({ entry, verb: placesOf(verb), thing: placesOf(thing) });
    }
    return [...deeds, ...this.#alone(verbs.filter((verb) => !taken.has(verb)))];
  }

  /** The classes of verbs that stand in a text, and where. */
  verbsIn(text: SaidWords): Done[] {
    const verbs = this.#verbs.findAll(text);
    return outside(verbs, [...this.#things.findAll(text), ...verbs]).map((verb) => ({
      classes: verb.ids,
      at: placesOf(verb),
    }));
  }

  /** The things that stand in a text, by their ids, and where. */
  thingsIn(text: SaidWords): Done[] {
    const things = this.#things.findAll(text);
    return outside(things, things).map((thing) => ({ classes: thing.ids, at: placesOf(thing) }));
  }

  /** Whether a text begins with a verb that things are worked with. */
  beginsWithVerb(text: SaidWords): boolean {
    return this.#verbs.findAll(text).some(({ from }) => from === 0);
  }

  /** Verbs that are a trade without a thing: who welds is a welder. */
  #alone(verbs: readonly Hit[]): Deed[] {
    return verbs.flatMap((verb) => {
      const entry = verb.ids.map((id) => this.#facts.alone[id]).find((one) => one !== undefined);
      return entry === undefined ? [] : [{ entry, verb: placesOf(verb), thing: [] }];
    });
  }
}

const known = new Map<Language, Deeds>();

function deedsOf(language: Language): Deeds {
  const deeds = known.get(language) ?? new Deeds(deedFacts, deedWords[language], little);
  known.set(language, deeds);
  return deeds;
}

/** The trades that a text without its little words tells of by verb and thing. */
export function deedsIn(text: SaidWords, language: Language): Deed[] {
  return deedsOf(language).in(text);
}

/** What a text without its little words says is done, whichever the thing. */
export function verbsIn(text: SaidWords, language: Language): Done[] {
  return deedsOf(language).verbsIn(text);
}

/** What a text without its little words names that things are done with, whatever it is called: a bike is a bicycle. */
export function thingsIn(text: SaidWords, language: Language): Done[] {
  return deedsOf(language).thingsIn(text);
}

/** Whether a text without its little words begins with a verb that things are worked with, whichever the thing. */
export function isDoneWith(text: SaidWords, language: Language): boolean {
  return deedsOf(language).beginsWithVerb(text);
}

function isWeak({ ids }: Hit): boolean {
  return saysLittle(ids);
}

/** Whether a verb of these classes says little without what it is done with: “run a class”. */
export function saysLittle(classes: readonly string[]): boolean {
  return classes.every((one) => WEAK.has(one));
}

function placesOf({ from, to }: Hit): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}

/** Classes of verbs of which a thing comes. */
const MAKING: ReadonlySet<string> = new Set(
  'make sew knit spin weave carve bake cook brew paint draw print bind braid forge cast blow design build'.split(' '),
);

/** Whether a verb of these classes makes what stands behind it. */
export function isMaking(classes: readonly string[]): boolean {
  return classes.some((one) => MAKING.has(one));
}
