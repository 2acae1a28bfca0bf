import type { Language } from '@foothold/contract';
import { fold, tokensOf } from '../../../text/fold.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { pt } from './pt.ts';

/** What a language tells its own work with: words separated by spaces, and the shapes of verbs. */
export interface OwnWorkWords {
  /** Pronouns of the first person. */
  self: string;
  /** Whether a verb by itself says that it is the first person: “saco corcho”. */
  bare: boolean;
  /** A folded verb of the first person, now; and one of the past, which has to be told with its time. */
  now: RegExp;
  past: RegExp;
  /** What may stand between pronoun and verb, or before a verb without a pronoun. */
  between: string;
  /** What makes a clause a condition, a question, a reason of something else, or somebody else's. */
  barrier: string;
  /** Verbs that are no work whatever they are said of: being, having, wanting, feeling, daily life. */
  notWork: string;
  /** What may stand before a thing. */
  before: string;
  /** What holds two parts of a thing together: “hojas de sierra”, “blades and chisels”. */
  within: string;
  /** What joins two things, or two verbs. */
  and: string;
  /** Words that are no thing. */
  noThing: string;
  /** Things of everybody's day, which are nobody's work. */
  daily: string;
  /** Words that say that something is done again and again, for others. */
  habit: RegExp;
  /** Whether a lone word behind a verb is a thing where nothing says so; else it may be an adverb: “je cuisine assise”. */
  lone: boolean;
  /** How a thing ends that is more than one. */
  many: RegExp;
}

type Lists = 'self' | 'between' | 'barrier' | 'notWork' | 'before' | 'within' | 'and' | 'noThing' | 'daily';

export type OwnWorkSets = Omit<OwnWorkWords, Lists> & Record<Lists, ReadonlySet<string>>;

const set = (words: string): ReadonlySet<string> => new Set(tokensOf(words).map(({ word }) => fold(word)));

function setsOf(words: OwnWorkWords): OwnWorkSets {
  return {
    ...words,
    self: set(words.self),
    between: set(words.between),
    barrier: set(words.barrier),
    notWork: set(words.notWork),
    before: set(words.before),
    within: set(words.within),
    and: set(words.and),
    noThing: set(words.noThing),
    daily: set(words.daily),
  };
}

/** How people tell their own work in each language. */
export const ownWorkWords: Record<Language, OwnWorkSets> = {
  en: setsOf(en),
  he: setsOf(he),
  fr: setsOf(fr),
  es: setsOf(es),
  pt: setsOf(pt),
};
