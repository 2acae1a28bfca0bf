import type { FailureKind } from '@foothold/guide';
import { type Classified, classify } from './classify.ts';
import { type ModelEntry, type ModelRequest, openAnswer } from './provider.ts';
import type { Counted, Finish } from './reading/answer.ts';
import { EndlessAnswer, readEvents, UnreadableAnswer } from './reading/event-source.ts';
import { noUsage, type Usage, usageOf } from './usage.ts';
import { type Watch, watchCall, type WatchLimits } from './watch.ts';

export interface CallOptions {
  limits: WatchLimits;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Told each piece of text as it comes, and the whole of the text so far. */
  onText: (piece: string, soFar: string) => void;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** What became of a call. `usage` is the provider's own count, or an estimate when the call did not come to its end. */
export type CallResult =
  | { ok: true; text: string; cut: boolean; usage: Usage; firstTextMs: number }
  | { ok: false; kind: FailureKind; passing: boolean; retryAfterMs: number | null; text: string; usage: Usage };

/** A token is seldom more characters than this; an answer beyond its limit has run wild. */
const CHARACTERS_A_TOKEN_AT_MOST = 12;
/** What some servers end their events with. */
const DONE = '[DONE]';

/** Calls that a provider turned away, or that never reached it: nothing is counted for them. */
const unpaidKinds = new Set<FailureKind>([
  'auth',
  'rate-limit',
  'overloaded',
  'network',
  'context-too-long',
  'bad-request',
]);

/** What is known of an answer while it comes. */
interface Heard {
  text: string;
  /** Characters of thinking aloud. */
  thought: number;
  firstTextMs: number;
  counted: Counted;
  finish: Finish | null;
  error: unknown;
}

type Ending = { ok: true; cut: boolean } | ({ ok: false } & Classified);

const failed = (kind: FailureKind): { ok: false } & Classified => ({
  ok: false,
  kind,
  passing: kind === 'network',
  retryAfterMs: null,
});

/** How an answer ended that nobody gave up. */
function endingOf({ text, finish, error }: Heard, now: number): Ending {
  if (finish === 'refused') return failed('refused');
  if (error !== undefined) return { ok: false, ...classify(error, now) };
  if (finish !== 'stop' && finish !== 'length') return failed('network');
  // Where all of the answer's room went into thinking, there is more of it the next time.
  return text.trim() === '' ? { ...failed('bad-output'), passing: true } : { ok: true, cut: finish === 'length' };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    // A piece of the answer is lost.
    throw new UnreadableAnswer('An event of the answer is no JSON', { cause });
  }
}

/** Asks, and hears the answer to its end. */
async function hear(
  entry: ModelEntry,
  request: ModelRequest,
  { watch, heard, onText }: { watch: Watch; heard: Heard; onText: CallOptions['onText'] },
): Promise<void> {
  const began = performance.now();
  const longest = (request.maxOutputTokens ?? 0) * CHARACTERS_A_TOKEN_AT_MOST;
  const answer = {
    text(piece: string) {
      watch.sign();
      if (heard.text === '') heard.firstTextMs = performance.now() - began;
      heard.text += piece;
      if (heard.text.length > longest) throw new EndlessAnswer('The answer is longer than it may be');
      onText(piece, heard.text);
    },
    thinking(piece: string) {
      watch.sign();
      heard.thought += piece.length;
    },
    finish(how: Finish) {
      if (heard.finish !== 'refused') heard.finish = how;
    },
    count: (tokens: Counted) => void Object.assign(heard.counted, tokens),
    error: (complaint: unknown) => void (heard.error = complaint),
  };
  const incoming = await openAnswer(entry, { ...request, abortSignal: watch.signal });
  await readEvents(incoming, (data) => {
    if (data !== DONE && !watch.signal.aborted) entry.read(parsed(data), answer);
  });
}

/**
 * Asks a model once and listens to its answer. Never throws, and never runs longer than its limits; when it is given up,
 * the provider's connection is closed.
 */
export async function callModel(entry: ModelEntry, request: ModelRequest, options: CallOptions): Promise<CallResult> {
  const { limits, signal, onText, now } = options;
  const heard: Heard = { text: '', thought: 0, firstTextMs: 0, counted: {}, finish: null, error: undefined };
  const watch = watchCall(limits, signal);
  const listened = hear(entry, request, { watch, heard, onText }).catch((error: unknown) => {
    heard.error = error;
  });
  await Promise.race([watch.stopped, listened]);
  const cause = watch.cause();
  watch.end();
  // A server that has said its last word and does not hang up has answered all the same.
  const ending = cause === null || (cause === 'timeout' && heard.finish) ? endingOf(heard, now()) : failed(cause);
  const { text, firstTextMs } = heard;
  const isUnpaid = !ending.ok && unpaidKinds.has(ending.kind) && text === '' && heard.finish === null;
  const usage = isUnpaid ? noUsage : usageOf(heard.counted, request, heard);
  return ending.ok ? { ...ending, text, firstTextMs, usage } : { ...ending, text, usage };
}
