import type { ChatTurn } from '../../guide.ts';
import { read } from '../../text/phrases.ts';
import { allAsks, asksOf } from '../../chat/asks.ts';
import type { Ask } from '../../chat/intents.ts';
import type { ShortAnswer } from './knowledge/knowledge.ts';
import { asksAt, obstacleWords } from '../../chat/lexicon.ts';

/** A message as it stands in the conversation. */
export interface MessageInContext {
  /** What is answered: at most two things. */
  asks: readonly Ask[];
  /** Everything it touches. */
  all: readonly Ask[];
  /** How often the person asked for the same first thing before; to make something smaller, how often in a row. */
  times: number;
  /** A short answer to it, whatever the plan; null when none is meant. */
  known: ShortAnswer | null;
}

/** Turns of the person that are looked back at. */
const TURNS_BACK = 8;
/** As much of an earlier message as is read. */
const READ_OF_TURN = 300;
/** Longest message that is a mere word about what is in the way. */
const SHORT_ANSWER_WORDS = 8;

function asksBefore(history: readonly ChatTurn[]): Ask[] {
  const own = history.filter((turn) => turn.sender === 'user').slice(-TURNS_BACK);
  return own.flatMap((turn) => asksOf(turn.content.slice(0, READ_OF_TURN)).slice(0, 1)).reverse();
}

/** What comes in more than one version. */
function hasVersions({ intent }: Ask): boolean {
  return intent === 'template' || intent === 'example' || intent === 'smaller';
}

/** Whether the last reply gave nothing of its own: then there is no other one of it. */
function gaveNothing(history: readonly ChatTurn[]): boolean {
  const record = history.at(-1)?.record;
  return record !== undefined && record !== null && !record.answered && !record.act;
}

/** “Another one” asks for what was asked before it. */
function meant(before: readonly Ask[]): Ask[] {
  const resolved: Ask[] = [];
  for (const ask of before.toReversed()) {
    const last = resolved.at(-1);
    resolved.push(ask.intent === 'another' && last ? last : ask);
  }
  return resolved.reverse();
}

/** Whether the person's last message said that they are stuck, to which the reply asks what is in the way. */
function wasAskedWhatBlocks(history: readonly ChatTurn[]): boolean {
  const last = history.findLast(({ sender }) => sender === 'user');
  return last !== undefined && asksOf(last.content.slice(0, READ_OF_TURN))[0]?.intent === 'stuck';
}

function obstacleIn(message: string): Ask | null {
  const words = read(message);
  if (words.length > SHORT_ANSWER_WORDS || asksAt(words, 0)) return null;
  const [first] = obstacleWords.findAll(words);
  return first ? { intent: first.value, purpose: null, minutes: null, weak: false } : null;
}

/**
 * What a message asks, in the light of what was said before it. `isPart`: it is what is left of one that was read for the law
 * as a whole, so that by itself it has to be plainer. `work`: what the plan is about.
 */
export function inContext(
  message: string,
  history: readonly ChatTurn[],
  known: ShortAnswer | null,
  { isPart = false, work = '' }: { isPart?: boolean; work?: string } = {},
): MessageInContext {
  const before = meant(asksBefore(history));
  const [last] = before;
  const all = allAsks(message);
  let asks = asksOf(message, known !== null || isPart, work);
  const bare = asks.every((ask) => ask.weak || ['how', 'cost', 'go', 'why', 'stuck', 'tools'].includes(ask.intent));
  const obstacle = bare && wasAskedWhatBlocks(history) ? obstacleIn(message) : null;
  if (obstacle) asks = [obstacle];
  else if (asks[0]?.intent === 'another' && gaveNothing(history)) asks = [];
  else if (asks[0]?.intent === 'another' && last) asks = [hasVersions(last) ? last : { ...last, intent: 'example' }];
  const [main] = asks;
  const isSame = (ask: Ask) => ask.intent === main?.intent && (main.purpose === null || ask.purpose === main.purpose);
  const differs = before.findIndex((ask) => !isSame(ask));
  const inARow = differs < 0 ? before.length : differs;
  return { asks, all, times: main?.intent === 'smaller' ? inARow : before.filter(isSame).length, known };
}
