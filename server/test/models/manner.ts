import type { IncomingHttpHeaders } from 'node:http';
import type { Fault } from './fault.ts';
import type { Asked, Usage } from './wire-format.ts';

/** An answer and how it comes. What is left out is as the server has it. */
export interface Reply {
  text: string;
  thoughts?: string;
  fault?: Fault | null;
  usage?: Usage;
}

/** Answers a request from what was asked; `nth` counts the requests of this server from 1. */
export type Answer = (asked: Asked, nth: number) => string | Reply | Promise<string | Reply>;

/** All of it may be changed while the server runs. */
export interface Manner {
  answer: Answer;
  /** Met by every request whose answer names none of its own. */
  fault: Fault | null;
  /** Speed of a streamed answer; null = as fast as it is taken. */
  wordsPerSecond: number | null;
  firstWordAfterMs: number;
  /** How many words come before a fault in the middle of a stream. */
  faultAfterWords: number;
  retryAfterSeconds: number;
  /** Counted from the characters when null. */
  usage: Usage | null;
  /** Where `redirect` leads. */
  redirectTo: string;
  /** What OpenAI's moderation would flag. */
  flags: (text: string) => boolean;
}

export interface Recorded {
  path: string;
  headers: IncomingHttpHeaders;
  key: string | null;
  body: unknown;
  /** Null when the request could not be read. */
  asked: Asked | null;
  /** Words that were told so far. */
  words: number;
  /** What became of it; `left` = the client closed the connection before the end. */
  ended: 'open' | 'whole' | 'left' | 'broken';
  /** Milliseconds since the epoch; null while it is open. */
  endedAt: number | null;
}
