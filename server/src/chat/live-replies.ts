import type { Emit } from '../http/call.ts';

/** Who waits for a reply. */
interface Follower {
  emit: Emit;
  /** Aborts when the follower goes away. */
  signal: AbortSignal;
  /** True: the reply is to be finished even when nobody is left. */
  keepGoing: boolean;
}

/** What makes a reply: told everything through `emit`, stopped by `signal`. */
type Make<Result> = (making: { emit: Emit; signal: AbortSignal }) => Promise<Result>;

interface Live {
  followers: Set<Follower>;
  /** What was emitted so far, for those who come later; words in one piece. */
  told: { event: Parameters<Emit>[0]; data: unknown }[];
  stopper: AbortController;
  keepGoing: boolean;
  result: Promise<unknown>;
}

/**
 * Replies in the making, by key, in this process. A second caller for the same key joins: it is told what was said so
 * far, and the rest as it comes. A reply ends early when it is stopped, or when all who waited have gone and none
 * of them asked to have it finished.
 */
export function liveReplies() {
  const replies = new Map<string, Live>();
  const following = new Set<Promise<void>>();

  function begin<Result>(key: string, make: Make<Result>): Live {
    const stopper = new AbortController();
    const live: Live = { followers: new Set(), told: [], stopper, keepGoing: false, result: Promise.resolve() };
    const emit: Emit = (event, data) => {
      remember(live, event, data);
      for (const follower of live.followers) follower.emit(event, data);
    };
    live.result = make({ emit, signal: stopper.signal }).finally(() => replies.delete(key));
    // Followers hear of a failure; one that nobody is left to hear of is no unhandled one.
    live.result.catch(() => undefined);
    replies.set(key, live);
    return live;
  }

  return {
    /** The reply of this key: joined when it is being made, made otherwise. Rejects when `follower` goes away. */
    async follow<Result>(key: string, follower: Follower, make: Make<Result>): Promise<Result> {
      const live = replies.get(key) ?? begin(key, make);
      for (const { event, data } of live.told) follower.emit(event, data);
      live.followers.add(follower);
      live.keepGoing ||= follower.keepGoing;
      const left = new Promise<never>((_resolve, reject) => {
        const leave = () => {
          live.followers.delete(follower);
          if (live.followers.size === 0 && !live.keepGoing) live.stopper.abort();
          reject(new Error('The caller went away', { cause: follower.signal.reason }));
        };
        if (follower.signal.aborted) leave();
        else follower.signal.addEventListener('abort', leave, { once: true });
      });
      return Promise.race([live.result as Promise<Result>, left]);
    },

    /** Ends a reply early; nothing when there is none. */
    stop(key: string): void {
      replies.get(key)?.stopper.abort();
    },

    /** Whether a reply of this key is being made. */
    has: (key: string) => replies.has(key),

    /** Work that follows a reply and that nobody waits for; it has to see to its own failures. */
    afterwards(work: Promise<void>): void {
      following.add(work);
      void work.finally(() => following.delete(work));
    },

    /** Ends all of them, and waits until what was said of each is kept. */
    async close(): Promise<void> {
      const all = [...replies.values()];
      for (const { stopper } of all) stopper.abort();
      await Promise.allSettled([...all.map(({ result }) => result), ...following]);
    },
  };
}

export type LiveReplies = ReturnType<typeof liveReplies>;

/** Deltas that follow each other are one text. */
function remember({ told }: Live, event: Parameters<Emit>[0], data: unknown): void {
  const last = told.at(-1);
  if (event === 'delta' && last?.event === 'delta') {
    last.data = { text: (last.data as { text: string }).text + (data as { text: string }).text };
  } else told.push({ event, data });
}
