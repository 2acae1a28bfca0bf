import { tokensOf } from '../../../text/fold.ts';
import { kindOfTopic } from './kinds/classes.ts';
import type { Found, TermIndex } from './term-index.ts';
import type { Spoken, TopicWords } from './topic-words.ts';

/** What finds topics in messages of a language. */
export interface Finders {
  index: TermIndex;
  words: TopicWords;
}

/** What a message is looked through with. */
export interface Search extends Finders {
  /** How likely it asks for each kind of thing. */
  kinds: ReadonlyMap<string, number>;
  /** The message may as well be in the language that is answered in, and this is another. */
  isMaybeElsewhere: boolean;
}

/** From this weight on, terms say what is asked (two common words, or one that is a topic's own). */
const LEAST = 1.5;
/** What a topic that speaks of the whole message is ahead of one that speaks of nothing in it but its terms. */
const WHOLE = 8;
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

/** A topic beside a message: the weight of its terms there, and what it speaks of. */
interface Candidate extends Found, Spoken {}

const heightOf = ({ weight, share }: Candidate) => weight + WHOLE * share;
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
  /** How likely its kind of question is, as a logarithm. */
  kind: number;
  /** The weight of its terms. */
  terms: number;
  /** How much of the message it speaks of. */
  spoken: number;
  /** Whether its terms name it, and no other. */
  named: number;
}

/** A kind that nothing speaks for. */
const UNLIKELY = 1e-4;

/** The topics that terms of a message name, and those that speak of most of it. */
function candidatesIn(message: string, { index, words }: Finders): Candidate[] {
  const named = new Map(index.find(message).map(({ topic, weight }) => [topic, weight]));
  const speaks = words.speaking(message);
  const possible = [...new Set([...named.keys(), ...speaks.loudest])];
  return possible.map((topic) => ({ topic, weight: named.get(topic) ?? 0, ...speaks.of(topic) }));
}

/** How likely a message asks for the kind of a topic, as a logarithm. */
const likelyKind = (topic: string, { kinds }: Search) => Math.log((kinds.get(kindOfTopic(topic)) ?? 0) + UNLIKELY);

/** The likeliest topic of a message, and what speaks for it; null for a message that no topic speaks of. */
export function likeliestIn(message: string, search: Search): { found: Found; signs: Signs } | null {
  return likeliestOf(candidatesIn(message, search), message, search);
}

function likeliestOf(candidates: readonly Candidate[], message: string, search: Search) {
  const { isMaybeElsewhere } = search;
  const [first, second] = highest(candidates);
  if (!first) return null;
  const isLong = tokensOf(message).length > LONG;
  const isNamed = namedIn(candidates, isLong || isMaybeElsewhere ? NO_LONE_WORD : LEAST)?.topic === first.topic;
  const signs = {
    ahead: heightOf(first) - (second ? heightOf(second) : 0),
    kind: likelyKind(first.topic, search),
    terms: first.weight,
    spoken: first.sum,
    named: isNamed ? 1 : 0,
  };
  return { found: first, signs };
}

/**
 * How much each sign counts: a logistic regression over the questions of `guide/training/judge/questions-*.tsv`
 * (`node guide/scripts/fit-answers.mjs`). What is found at `FROM` or just above is right about as often as not.
 */
const COUNTS: Signs = { ahead: 0.107, kind: 0.764, terms: 0.408, spoken: 0.191, named: 1.256 };
const START = -1.9;
const FROM = 0;

function countOf(signs: Signs): number {
  const sign = (name: keyof Signs) => COUNTS[name] * signs[name];
  return START + sign('ahead') + sign('kind') + sign('terms') + sign('spoken') + sign('named');
}

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
  return countOf(signs) >= FROM ? found : null;
}

/** Topics that are asked back about are nearer than this to being found, as their signs count. */
const NEAR = -2.2;
/** What the kind of question counts beside the height of a topic, for which comes first. */
const KIND_COUNTS = 0.5;

/** The topics a message may ask for that asks for none surely enough, the likeliest first; none where nothing is near. */
export function topicsNear(message: string, search: Search, most: number): string[] {
  const candidates = candidatesIn(message, search);
  const likeliest = likeliestOf(candidates, message, search);
  if (!likeliest || countOf(likeliest.signs) < NEAR) return [];
  return candidates
    .map((one) => ({ topic: one.topic, near: heightOf(one) + KIND_COUNTS * likelyKind(one.topic, search) }))
    .toSorted((one, other) => other.near - one.near)
    .slice(0, most)
    .map(({ topic }) => topic);
}
