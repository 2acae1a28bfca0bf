import { type Language, languagesFrom } from '@foothold/contract';
import { asksAt } from '../../../chat/lexicon.ts';
import { spelledOut } from '../../../chat/asks.ts';
import { tokensOf } from '../../../text/fold.ts';
import { read, type ReadText } from '../../../text/phrases.ts';
import en from './lexicon/en.json' with { type: 'json' };
import es from './lexicon/es.json' with { type: 'json' };
import fr from './lexicon/fr.json' with { type: 'json' };
import he from './lexicon/he.json' with { type: 'json' };
import pt from './lexicon/pt.json' with { type: 'json' };

/** What people ask about where they are in the plan. */
const questions = [
  'why',
  'where',
  'begin',
  'enough',
  'later',
  'order',
  'write-down',
  'whole-time',
  'plan-end',
  'explain',
  'on-track',
  'finished',
] as const;
/** What they tell of how it goes. */
const tidings = ['part-done', 'few-answers', 'went-badly', 'sold', 'went-well'] as const;
const kinds = [...questions, ...tidings] as const;
export type StepKind = (typeof kinds)[number];

/** What a message says about the task at hand. */
export interface StepTurn {
  kind: StepKind;
  /** Every word is accounted for: it speaks of nothing else. */
  plain: boolean;
}

/** What nobody in danger means: “what is the point” and “I skip it” may be said of a life. */
const calm: ReadonlySet<StepKind> = new Set<StepKind>([
  'where',
  'begin',
  'write-down',
  'whole-time',
  'plan-end',
  'explain',
  'part-done',
  'few-answers',
  'sold',
  'went-well',
]);

/** Whether a message can only be about the plan. */
export function isOfThePlanAlone({ kind, plain }: StepTurn): boolean {
  return plain && calm.has(kind);
}

interface Stem {
  word: string;
  /** Written with a star: whatever begins so is one. */
  isBeginning: boolean;
}

/** Words that stand in a message in this order, hardly apart. */
interface Term {
  kind: StepKind;
  stems: readonly Stem[];
}

interface StepLexicon {
  terms: readonly Term[];
  /** Words that say nothing about what such a question is about. */
  idle: ReadonlySet<string>;
  /** “But”, “if”, “nobody”: beside them a good thing has not happened, or is not all there is to it. */
  halting: ReadonlySet<string>;
}

const MOST_WORDS = 16;
const MOST_LETTERS = 200;
/** From so many words on, one may name something besides. */
const LONG = 6;
/** Whoever tells how it went names whom and what. */
const MOST_TOLD = 3;
/** Words between two of a term. */
const GAP = 3;
const GAP_TOLD = 2;

const wordsOf = (list: string) => tokensOf(list).map(({ word }) => word);

function stemsOf(term: string): Stem[] {
  return term
    .split(' ')
    .flatMap((written) => wordsOf(written).map((word) => ({ word, isBeginning: written.endsWith('*') })));
}

function lexiconOf(lexicon: Readonly<Record<keyof typeof en, string>>): StepLexicon {
  return {
    terms: kinds.flatMap((kind) => lexicon[kind].split('|').map((term) => ({ kind, stems: stemsOf(term) }))),
    idle: new Set(wordsOf(lexicon.idle)),
    halting: new Set(wordsOf(lexicon.halting)),
  };
}

const lexicons: Record<Language, StepLexicon> = {
  en: lexiconOf(en),
  he: lexiconOf(he),
  fr: lexiconOf(fr),
  es: lexiconOf(es),
  pt: lexiconOf(pt),
};

function isOf({ word, isBeginning }: Stem, forms: readonly string[]): boolean {
  return isBeginning ? forms.some((form) => form.startsWith(word)) : forms.includes(word);
}

/** Whether it tells how something went. */
export const isTidings = (kind: StepKind): boolean => tidings.some((one) => one === kind);

/** The first place that has a stem; looks nowhere but between the two, or a long message would take the square of its length. */
function placeBetween(from: number, to: number, stem: Stem, text: ReadText): number | null {
  for (let place = from; place <= to; place += 1) {
    const word = text[place];
    if (!word) return null;
    if (isOf(stem, word.forms)) return place;
  }
  return null;
}

/** Where the words of a term stand in a message of which its first stands at `start`; null when the others do not. */
function placesFrom(start: number, { kind, stems }: Term, text: ReadText): number[] | null {
  const gap = isTidings(kind) ? GAP_TOLD : GAP;
  const places = [start];
  for (const stem of stems.slice(1)) {
    const from = (places.at(-1) ?? start) + 1;
    const at = placeBetween(from, from + gap, stem, text);
    if (at === null) return null;
    places.push(at);
  }
  return places;
}

function placesOf(term: Term, text: ReadText): number[] | null {
  const [first] = term.stems;
  if (!first) return null;
  for (let start = 0; start < text.length; start += 1) {
    // Most words begin no term: nothing is made for those.
    if (!isOf(first, text[start]?.forms ?? [])) continue;
    const places = placesFrom(start, term, text);
    if (places) return places;
  }
  return null;
}

interface Match extends StepTurn {
  held: number;
}

/** What a term says of a message; null when too much is left that it does not account for. */
function matchOf(term: Term, text: ReadText, { idle, halting }: StepLexicon): Match | null {
  const places = placesOf(term, text);
  if (!places) return null;
  const { kind } = term;
  const told = isTidings(kind);
  // One word (“huh”, “quoi”) asks by itself, not beside others.
  if (!told && places.length === 1 && text.length > 1) return null;
  const besides = text.flatMap((word, at) => (places.includes(at) ? [] : [{ ...word, at }]));
  const is = (words: ReadonlySet<string>, forms: readonly string[]) => forms.some((form) => words.has(form));
  if (told && besides.some(({ at }) => asksAt(text, at))) return null;
  const isGood = kind === 'sold' || kind === 'went-well';
  if (isGood && besides.some(({ forms }) => is(halting, forms))) return null;
  const rest = besides.filter(({ forms }) => !is(idle, forms)).length;
  const most = told ? MOST_TOLD : Number(text.length >= LONG);
  return rest > most ? null : { kind, plain: rest === 0, held: places.length };
}

/** What a message asks or tells about the task at hand; null when it speaks of something else, or of more. */
export function readStepTurn(message: string, language: Language): StepTurn | null {
  if (message.length > MOST_LETTERS) return null;
  const text = read(spelledOut(message));
  if (text.length === 0 || text.length > MOST_WORDS) return null;
  const asks = message.includes('?');
  for (const each of languagesFrom(language)) {
    const lexicon = lexicons[each];
    const [best] = lexicon.terms
      .flatMap((term) => (asks && isTidings(term.kind) ? [] : (matchOf(term, text, lexicon) ?? [])))
      // In a language that is not the talk's, a few words alike say little.
      .filter(({ plain }) => plain || each === language)
      .toSorted((one, other) => Number(other.plain) - Number(one.plain) || other.held - one.held);
    if (best) return { kind: best.kind, plain: best.plain };
  }
  return null;
}
