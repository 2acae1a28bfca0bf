import type { Language } from '@foothold/contract';
import type { RequestRole } from './request-words/kinds.ts';
import { requestWords } from './request-words/words.ts';
import { type Steering, steeringIn } from './steering.ts';

/** What a message may want that is not an answer. */
export type Request =
  | 'skip'
  | 'unsure'
  | 'no work yet'
  | 'why'
  | 'thanks'
  | 'hello'
  | 'left'
  | 'form'
  | 'stop'
  | 'go on'
  | 'summary'
  | 'start over'
  | Steering
  | 'meaning'
  | 'who'
  | 'outside'
  | 'little';

const END = '[\\s"”»\'.,!?…)]*$';
const LEAD = `^[\\s"“«('.,!¿¡-]*(?:(?:${requestWords('lead')})[, .]+)*`;
const whole = (role: RequestRole) => new RegExp(`${LEAD}(?:${requestWords(role)})${END}`, 'u');
/** A request that may go on behind its first words, up to a limit. */
const open = (role: RequestRole) => new RegExp(`${LEAD}(?:${requestWords(role)})(?!\\p{L})[^\\n]{0,80}${END}`, 'u');

/** In the order in which they are tried, on folded text. */
const patterns: readonly (readonly [Request, RegExp])[] = [
  ['skip', whole('skip')],
  ['unsure', whole('unsure')],
  ['little', whole('little')],
  ['no work yet', open('no work yet')],
  ['why', open('why')],
  ['thanks', whole('thanks')],
  ['hello', whole('hello')],
  ['left', open('left')],
  ['form', open('form')],
  ['stop', whole('stop')],
  ['go on', whole('go on')],
  ['summary', open('summary')],
  ['start over', open('start over')],
  ['meaning', whole('explain')],
  ['meaning', open('meaning')],
  ['who', open('who')],
  ['outside', open('outside')],
];

/** Requests that may go on in any words, and give way to facts that the same message tells. */
export const giveWay: ReadonlySet<Request> = new Set(['no work yet', 'why', 'left', 'meaning', 'who', 'outside']);

/** Longest message that asks for something, in characters; longer ones tell something. */
const LONGEST = 120;

const asOneLine = (folded: string) => folded.replace(/\n+/gu, ' ').trim();

/** What a folded message wants in so many words; what is told by its single words may be a cry all the same. */
export function plainRequestIn(folded: string): Request | null {
  const text = asOneLine(folded);
  return text.length > LONGEST ? null : (patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null);
}

/** What a folded message wants that is not an answer; null when it may be one. Single words steer in the languages `spoken`. */
export function requestIn(folded: string, spoken?: readonly Language[]): Request | null {
  return plainRequestIn(folded) ?? steeringIn(asOneLine(folded), spoken);
}

/**
 * How somebody asks in a few words and without a mark, whose English has its own grammar: “weh mi fi start”, “how much time mi
 * say mi have”. More words, or those of an English that asks with a mark, tell something: “where I go every Sunday”.
 */
const ASKS =
  /^(?:so |an |and )?(?:(?:weh|where|wetin|wha|wah|what|how(?: much| many| long)?)(?: (?!is |are |was |am )\p{L}+){0,2} (?:i|mi|me) (?:fi|fit)|how (?:much|many|long)(?: \p{L}+){0,2} (?:mi|me) (?:say|said|tell|told))(?: (?!is |was |a |be |na )\p{L}+){0,2}$/u;

/** Whether a message asks something: a question mark at its end, or words that do. */
export function isQuestion(message: string): boolean {
  return /[?؟][\s"”»')!]*$/u.test(message) || ASKS.test(message.trim().toLowerCase());
}
