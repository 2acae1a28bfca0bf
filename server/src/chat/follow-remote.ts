import { v4 } from 'uuid';
import type { Emit } from '../http/call.ts';
import { CallFailure } from '../http/failure.ts';
import { Stopped } from '../stop-reason.ts';
import type { Ending, ReplyMessage } from './reply-messages.ts';
import { remember, type Told, untold } from './event-log.ts';

/** A silence after which a reply is followed anew, in milliseconds: what was said meanwhile may have been lost. */
const SILENCE_MS = 5_000;
/** When to try again where a reply was lost under way. */
const RETRY_AFTER_SECONDS = 2;

/** A reply of this instance's that is made on another one. */
export interface FollowedHere {
  key: string;
  /** What its followers here were told so far, and how they are told more. */
  told: Told;
  emit: Emit;
  /** Aborts when nobody here follows it any more. */
  signal: AbortSignal;
  keepGoing: boolean;
}

/** What of it comes from who makes it. */
export type Coming = Extract<ReplyMessage, { kind: 'told' }> | Ending;

export interface Following {
  hear: (message: Coming) => void;
  /** Who makes it is gone. */
  lost: () => void;
}

/** How a following reaches who makes the reply, and is known by the id of the moment while it lasts. */
export interface Wire {
  tell(message: ReplyMessage): void;
  know(id: string, following: Following): void;
  forget(id: string): void;
}

/**
 * Follows a reply to its end, each word told once and in order, whatever is lost on the way: at a gap or a silence it is
 * told from the beginning, and what is known already is left out. Resolves with null when it is not made there after all
 * and nothing was told of it; rejects as the reply does, or with UNAVAILABLE when it was lost in the middle.
 */
export function followRemote(here: FollowedHere, wire: Wire): Promise<{ result: unknown } | null> {
  const end = Promise.withResolvers<{ result: unknown } | null>();
  let id = '';
  let next = 0;
  let heard: Told = [];
  let silence: NodeJS.Timeout | undefined;

  const begin = () => {
    const earlier = id;
    [id, next, heard] = [v4(), 0, []];
    wire.know(id, { hear, lost });
    wire.tell({ kind: 'follow', id, key: here.key, keepGoing: here.keepGoing });
    if (earlier !== '') drop(earlier);
    waitForMore();
  };
  const drop = (earlier: string) => {
    wire.forget(earlier);
    wire.tell({ kind: 'leave', id: earlier });
  };
  const waitForMore = () => {
    clearTimeout(silence);
    silence = setTimeout(begin, SILENCE_MS);
    silence.unref();
  };
  const lost = () => {
    if (here.told.length === 0) end.resolve(null);
    else end.reject(new CallFailure('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  };
  const hear = (message: Coming) => {
    if (message.kind === 'none') return lost();
    if (message.n !== next) return begin();
    next += 1;
    waitForMore();
    if (message.kind === 'whole') return end.resolve({ result: message.result });
    if (message.kind === 'failed') return end.reject(failureIn(message));
    remember(heard, message.event, message.data);
    for (const { event, data } of untold(here.told, heard)) here.emit(event, data);
  };
  const leave = () => end.reject(new Error('Nobody follows it any more', { cause: here.signal.reason }));

  here.signal.addEventListener('abort', leave, { once: true });
  begin();
  return end.promise.finally(() => {
    clearTimeout(silence);
    here.signal.removeEventListener('abort', leave);
    drop(id);
  });
}

function failureIn({ code, retryAfterSeconds, reason }: Extract<Ending, { kind: 'failed' }>): CallFailure {
  return new CallFailure(code, {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(reason && { cause: new Stopped(reason) }),
  });
}
