import { tokensOf } from '../../../text/fold.ts';
import { kindOfTopic, NOTHING } from './kinds/classes.ts';
import type { Found, TermIndex } from './term-index.ts';
import type { Spoken, TopicWords } from './topic-words.ts';

/** What finds topics in messages of a language. */
export interface Finders {
  index: TermIndex;
  words: TopicWords;
}

/** What a message is looked through with. */
export interface Search extends Finders {
  /** How likely it asks for each kind of thing, or for none. */
  kinds: ReadonlyMap<string, number>;
  /** The message may as well be in the language that is answered in, and this is another. */
  isMaybeElsewhere: boolean;
}

/** From this weight on, terms say what is asked (two common words, or one that is a topic's own). */
const LEAST = 1.5;
/** What a topic that speaks of the whole message is ahead of one that speaks of nothing in it but its terms. */
const WHOLE = 12;
/** What its kind of question counts there. */
const KIND = 0.7;
/** This much a topic that terms name has to be ahead of every other that they name. */
const AHEAD = 0.2;
/**
 * Where another topic speaks of so much more of the message, its term stands there by chance (“my pupil smells of
 * alcohol” asks for no licence to sell it); not where it speaks of half: in a short question small words are enough to be ahead.
 */
const OUTDONE = 0.8;
const HALF = 0.5;
/**
 * More than a lone word weighs: asked for in a long message, whose words may be of anything it tells, and in the terms
 * of another language where a message may as well be in the one that was asked in, since close languages share words
 * that mean different things.
 */
const NO_LONE_WORD = 1.6;
/** A message of more words is long. */
const LONG = 18;

/** A topic beside a message: the weight of its terms there, what it speaks of, and how likely its kind of question is. */
interface Candidate extends Found, Spoken {
  kind: number;
}

const heightOf = ({ weight, share, kind }: Candidate) => weight + WHOLE * share + KIND * kind;
const highest = (all: readonly Candidate[]) => all.toSorted((one, other) => heightOf(other) - heightOf(one));

/** The topic that the terms of a message name; null when there is none, or they name several alike. */
function namedIn(candidates: readonly Candidate[], least: number): Candidate | null {
  const [first, second] = highest(candidates.filter(({ weight }) => weight >= least));
  if (!first || (second && heightOf(first) - heightOf(second) < AHEAD)) return null;
  return first.ofMost < OUTDONE && first.share < HALF ? null : first;
}

/** What tells that the highest topic is the one that is asked for. */
export interface Signs {
  /** How far it is ahead of every other. */
  ahead: number;
  /** How likely its kind of question is among all kinds, as a logarithm. */
  kind: number;
  /** How likely nothing is asked, as a logarithm of the odds. */
  nothing: number;
  /** How much less of it the next one speaks of, as a share. */
  alone: number;
  /** Whether its terms name it, and no other. */
  named: number;
  /** How many words the message has, as a logarithm. */
  length: number;
}

/** A kind that nothing speaks for. */
const UNLIKELY = 1e-4;
/** Nothing is surer than this, for or against. */
const SUREST = 1e-3;

/** How likely a message that asks something asks for the kind of a topic, as a logarithm. */
function likelyKind(topic: string, kinds: ReadonlyMap<string, number>): number {
  const asked = 1 - (kinds.get(NOTHING) ?? 0);
  return Math.log((kinds.get(kindOfTopic(topic)) ?? 0) / (asked + UNLIKELY) + UNLIKELY);
}

/** The topics that terms of a message name, and those that speak of most of it. */
function candidatesIn(message: string, { index, words, kinds }: Search): Candidate[] {
  const named = new Map(index.find(message).map(({ topic, weight }) => [topic, weight]));
  const speaks = words.speaking(message);
  const possible = [...new Set([...named.keys(), ...speaks.loudest])];
  return possible.map((topic) => ({
    topic,
    weight: named.get(topic) ?? 0,
    kind: likelyKind(topic, kinds),
    ...speaks.of(topic),
  }));
}

/** The likeliest topic of a message, and what speaks for it; null for a message that no topic speaks of. */
export function likeliestIn(message: string, search: Search): { found: Found; signs: Signs } | null {
  return likeliestOf(candidatesIn(message, search), message, search);
}

function likeliestOf(candidates: readonly Candidate[], message: string, { isMaybeElsewhere, kinds }: Search) {
  const [first, ...others] = highest(candidates);
  if (!first) return null;
  const { length } = tokensOf(message);
  const isNamed = namedIn(candidates, length > LONG || isMaybeElsewhere ? NO_LONE_WORD : LEAST)?.topic === first.topic;
  const next = Math.max(0, ...others.map(({ share }) => share));
  const nothing = kinds.get(NOTHING) ?? 0;
  const signs = {
    ahead: heightOf(first) - (others[0] ? heightOf(others[0]) : 0),
    kind: first.kind,
    nothing: Math.log((nothing + SUREST) / (1 + SUREST - nothing)),
    alone: first.share > 0 ? (first.share - next) / first.share : 0,
    named: isNamed ? 1 : 0,
    length: Math.log(length + 1),
  };
  return { found: first, signs };
}

/**
 * How much each sign counts: a logistic regression over the questions of `guide/training/judge/questions-*.tsv`, messages
 * that nothing answers, and what people tell of themselves (`node guide/scripts/fit-answers.mjs`).
 */
const COUNTS: Signs = { ahead: 0.136, kind: 0.811, nothing: -0.636, alone: 4.339, named: 1.892, length: 1.493 };
const START = -4.82;
/**
 * From here on the likeliest topic is taken, in logarithms of the odds: where its terms name it, and where nothing does but
 * that it speaks of most. What is asked of anything else on earth is mostly of the second kind, and a wrong answer is worse than none.
 */
const FROM_NAMED = -1;
const FROM = -0.3;

const signNames = Object.keys(COUNTS) as (keyof Signs)[];

const countOf = (signs: Signs): number => signNames.reduce((sum, name) => sum + COUNTS[name] * signs[name], START);

/** Of so many words at the most is a message that only names something. */
const BARE = 2;

/** The topic a message asks for; null when no topic is likely enough. */
export function topicIn(message: string, search: Search): Found | null {
  const likeliest = likeliestIn(message, search);
  if (!likeliest) return null;
  const { found, signs } = likeliest;
  // Close languages share words that mean different things: there a topic has to be named.
  if (search.isMaybeElsewhere && signs.named === 0) return null;
  // A word or two (“upcycling?”) say too little for a kind of question, and name what they mean.
  if (tokensOf(message).length <= BARE && signs.named > 0) return found;
  return countOf(signs) >= (signs.named > 0 ? FROM_NAMED : FROM) ? found : null;
}

/** Topics that are asked back about are nearer than this to being found, as their signs count. */
const NEAR = -2.2;
/** Surer than this that nothing is asked, nothing is asked back: odds, as a logarithm. */
const ASKS_NOTHING = 0.3;

/** The topics a message may ask for that asks for none surely enough, the likeliest first; none where nothing is near. */
export function topicsNear(message: string, search: Search, most: number): string[] {
  const candidates = candidatesIn(message, search);
  const likeliest = likeliestOf(candidates, message, search);
  if (!likeliest || countOf(likeliest.signs) < NEAR || likeliest.signs.nothing > ASKS_NOTHING) return [];
  return highest(candidates)
    .slice(0, most)
    .map(({ topic }) => topic);
}
