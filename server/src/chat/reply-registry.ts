import type { StopReason } from '@foothold/contract';
import type { Emit } from '../http/call.ts';
import { CallFailure } from '../http/failure.ts';
import type { Peers } from '../instances/peers.ts';
import { Stopped } from '../stop-reason.ts';
import type { Follower } from './follower.ts';
import { remoteReplies } from './remote-replies.ts';
import { remember, type Told } from './event-log.ts';

/** What a reply is known by wherever it is made, joined or stopped: who asked, and the message it answers. */
export const replyKey = (userId: string, messageId: string): string => `${userId} ${messageId.toLowerCase()}`;

/** How long a reply that another instance knows of can be told after its end, in milliseconds: its end may be lost. */
const LINGER_MS = 15_000;

/** What a reply is made with: it is told through `emit`, and stopped by `signal`. */
export interface Making<Result> {
  emit: Emit;
  signal: AbortSignal;
  /**
   * The same reply if another instance is making it, told and whole; null when it is to be made here. Has to be called
   * before it is made. `isNew` says that nobody can have begun: what it answers was not known before, and nobody is asked.
   */
  elsewhere: (isNew: boolean) => Promise<Result | null>;
}
type Make<Result> = (making: Making<Result>) => Promise<Result>;

interface Live {
  followers: Set<Follower>;
  /** What was emitted so far, for those who come later. */
  told: Told;
  stopper: AbortController;
  keepGoing: boolean;
  /** `open`: not known yet who makes it. `asking`: by us, unless another instance says that it does. */
  stage: 'open' | 'asking' | 'here' | 'elsewhere';
  /** Resolves when the stage is no longer open. */
  settled: PromiseWithResolvers<void>;
  result: Promise<unknown>;
  /** Whether another instance was told that it is made here. */
  isKnownElsewhere: boolean;
}

/** A reply that nobody has begun to make yet. */
const newLive = (): Live => ({
  followers: new Set(),
  told: [],
  stopper: new AbortController(),
  keepGoing: false,
  stage: 'open',
  settled: Promise.withResolvers(),
  result: Promise.resolve(),
  isKnownElsewhere: false,
});

/** Tells a follower what was said so far, and has them hear the rest; rejects when they go away. */
function join(live: Live, follower: Follower): Promise<unknown> {
  for (const { event, data } of live.told) follower.emit(event, data);
  live.followers.add(follower);
  live.keepGoing ||= follower.keepGoing;
  const left = new Promise<never>((_resolve, reject) => {
    const leave = () => {
      live.followers.delete(follower);
      const cause: unknown = follower.signal.reason;
      if (live.followers.size === 0 && !live.keepGoing) live.stopper.abort(cause);
      reject(new CallFailure('UNAVAILABLE', { cause }));
    };
    if (follower.signal.aborted) leave();
    else follower.signal.addEventListener('abort', leave, { once: true });
  });
  return Promise.race([live.result, left]);
}

/** The replies that are made on this instance, and how one begins. */
function repliesHere(peers: Peers) {
  const replies = new Map<string, Live>();
  /** Those that ended lately, and may still be followed from elsewhere. */
  const ended = new Map<string, Live>();

  function stop(key: string, reason: StopReason): void {
    replies.get(key)?.stopper.abort(new Stopped(reason));
  }

  const others = remoteReplies(peers, {
    async isMadeFor(asker, key) {
      const live = replies.get(key);
      if (live?.stage === 'open') await live.settled.promise;
      if (!live || replies.get(key) !== live) return false;
      // Two that ask each other at once: the one first by name makes it.
      const isOurs = live.stage === 'here' || (live.stage === 'asking' && peers.self < asker);
      live.isKnownElsewhere ||= isOurs;
      return isOurs;
    },
    join: (key, follower) => {
      const live = replies.get(key) ?? ended.get(key);
      return live ? join(live, follower) : null;
    },
    stop,
  });

  /** Keeps an ended reply for a while, for who is still to hear its end elsewhere. */
  function linger(key: string, live: Live): void {
    ended.set(key, live);
    const forget = () => ended.get(key) === live && ended.delete(key);
    setTimeout(forget, LINGER_MS).unref();
  }

  async function followOthers(key: string, live: Live, emit: Emit): Promise<{ result: unknown } | null> {
    live.stage = 'asking';
    live.settled.resolve();
    const maker = await others.find(key);
    if (maker === null) return null;
    live.stage = 'elsewhere';
    const { told, keepGoing, stopper } = live;
    return others.follow(maker, { key, told, emit, keepGoing, signal: stopper.signal });
  }

  function begin<Result>(key: string, make: Make<Result>): Live {
    const live = newLive();
    const emit: Emit = (event, data) => {
      remember(live.told, event, data);
      for (const follower of live.followers) follower.emit(event, data);
    };
    const elsewhere = async (isNew: boolean) => {
      // What comes from another instance is checked against the contract with every reply.
      const found = isNew ? null : ((await followOthers(key, live, emit)) as { result: Result } | null);
      if (found) return found.result;
      live.stage = 'here';
      live.settled.resolve();
      return null;
    };
    replies.set(key, live);
    live.result = make({ emit, signal: live.stopper.signal, elsewhere }).finally(() => {
      replies.delete(key);
      live.settled.resolve();
      if (live.isKnownElsewhere) linger(key, live);
    });
    // Followers hear of a failure; one that nobody is left to hear of is no unhandled one.
    live.result.catch(() => undefined);
    return live;
  }

  return { replies, others, begin, stop };
}

/**
 * Replies in the making, by key. A second caller for the same key joins, also one that comes to another instance: it is
 * told what was said so far, and the rest as it comes. A reply ends early when it is stopped, or when all who waited have
 * gone and none of them asked to have it finished.
 */
export function replyRegistry(peers: Peers) {
  const { replies, others, begin, stop: stopHere } = repliesHere(peers);
  const following = new Set<Promise<void>>();

  return {
    /** The reply of this key: joined when it is being made, made otherwise. Rejects when `follower` goes away. */
    follow: <Result>(key: string, follower: Follower, make: Make<Result>): Promise<Result> =>
      join(replies.get(key) ?? begin(key, make), follower) as Promise<Result>,

    /** Ends a reply early, wherever it is made; nothing when there is none. Resolves when it has ended, if it is made here. */
    async stop(key: string, reason: StopReason): Promise<void> {
      stopHere(key, reason);
      others.stop(key, reason);
      await Promise.allSettled([replies.get(key)?.result]);
    },

    /** Whether a reply of this key is being made, here or elsewhere. */
    isMade: async (key: string) => replies.has(key) || (await others.find(key)) !== null,

    /** Resolves when nothing is being made here, not even what nobody waits for. */
    async idle(): Promise<void> {
      while (replies.size > 0) await Promise.allSettled([...replies.values()].map(({ result }) => result));
    },

    /** Work that follows a reply and that nobody waits for; it has to see to its own failures. */
    afterwards(work: Promise<void>): void {
      following.add(work);
      void work.finally(() => following.delete(work));
    },

    /** Ends all of them, and waits until what was said of each is kept. */
    async close(): Promise<void> {
      const all = [...replies.values()];
      for (const { stopper } of all) stopper.abort(new Stopped('shutdown'));
      await Promise.allSettled([...all.map(({ result }) => result), ...following]);
      peers.close();
    },
  };
}

export type ReplyRegistry = ReturnType<typeof replyRegistry>;
