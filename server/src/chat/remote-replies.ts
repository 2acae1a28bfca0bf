import type { StopReason } from '@foothold/contract';
import { v4 } from 'uuid';
import * as z from 'zod/mini';
import { failureOf } from '../http/failure-of.ts';
import type { Peers } from '../instances/peers.ts';
import { Stopped, stopReasonIn } from '../stop-reason.ts';
import { type FollowedHere, followRemote, type Following } from './follow-remote.ts';
import type { Follower } from './follower.ts';
import { ReplyMessage } from './reply-messages.ts';

/** Longest one waits to hear whether another instance makes a reply, in milliseconds. */
const ASKING_MS = 500;

/** The replies of this instance, as far as other instances may reach them. */
interface RepliesHere {
  /** Whether it is made here, or going to be, as far as `asker` is concerned. */
  isMadeFor(asker: string, key: string): Promise<boolean>;
  /** Joins one that is being made; null when there is none. */
  join(key: string, follower: Follower): Promise<unknown> | null;
  stop(key: string, reason: StopReason): void;
}

interface Question {
  waitingFor: Set<string>;
  settle: (maker: string | null) => void;
}

/** One instance less that may make it; settled when none is left. */
function notFrom({ waitingFor, settle }: Question, peer: string): void {
  waitingFor.delete(peer);
  if (waitingFor.size === 0) settle(null);
}

/** Followers from other instances: each is told all that is told here, until it leaves. */
function visitorsOf(peers: Peers, here: RepliesHere) {
  const visitors = new Map<string, { peer: string; leaving: AbortController }>();

  async function serve(peer: string, { id, key, keepGoing }: Extract<ReplyMessage, { kind: 'follow' }>) {
    const leaving = new AbortController();
    const tell = (message: ReplyMessage) => {
      if (!leaving.signal.aborted) peers.tell(peer, message);
    };
    let n = 0;
    const follower: Follower = {
      emit: (event, data) => tell({ kind: 'told', id, n: n++, event, data }),
      signal: leaving.signal,
      keepGoing,
    };
    visitors.set(id, { peer, leaving });
    try {
      const reply = here.join(key, follower);
      if (reply) tell({ kind: 'whole', id, result: await reply, n: n++ });
      else tell({ kind: 'none', id });
    } catch (error) {
      const { code, retryAfterSeconds } = failureOf(error);
      const reason = stopReasonIn(error);
      tell({
        kind: 'failed',
        id,
        n: n++,
        code,
        ...(retryAfterSeconds && { retryAfterSeconds }),
        ...(reason && { reason }),
      });
    } finally {
      visitors.delete(id);
    }
  }

  return {
    serve,
    leave: (id: string) => visitors.get(id)?.leaving.abort(new Stopped('left')),
    lost(peer: string): void {
      for (const visitor of visitors.values()) if (visitor.peer === peer) visitor.leaving.abort(new Stopped('left'));
    },
  };
}

/** Replies in the making on other instances, and what those may know of the ones made here. */
export function remoteReplies(peers: Peers, here: RepliesHere) {
  const questions = new Map<string, Question>();
  const followings = new Map<string, Following & { maker: string }>();
  const visitors = visitorsOf(peers, here);

  async function heed(by: string, message: ReplyMessage): Promise<void> {
    switch (message.kind) {
      case 'asking':
        return peers.tell(by, { kind: 'answer', id: message.id, making: await here.isMadeFor(by, message.key) });
      case 'answer': {
        const question = questions.get(message.id);
        if (question && message.making) question.settle(by);
        else if (question) notFrom(question, by);
        return undefined;
      }
      case 'follow':
        return visitors.serve(by, message);
      case 'leave':
        return visitors.leave(message.id);
      case 'stop':
        return here.stop(message.key, message.reason);
      default:
        return followings.get(message.id)?.hear(message);
    }
  }

  peers.listen({
    said(by, body) {
      const message = z.safeParse(ReplyMessage, body);
      if (message.success) void heed(by, message.data);
    },
    lost(peer) {
      for (const question of questions.values()) notFrom(question, peer);
      for (const { maker, lost } of followings.values()) if (maker === peer) lost();
      visitors.lost(peer);
    },
  });

  return {
    /** The instance that makes a reply; null when none says so in time. Asks nobody where nobody else is. */
    async find(key: string): Promise<string | null> {
      const waitingFor = new Set(peers.others());
      if (waitingFor.size === 0) return null;
      const id = v4();
      const { promise, resolve } = Promise.withResolvers<string | null>();
      const late = setTimeout(resolve, ASKING_MS, null);
      questions.set(id, { waitingFor, settle: resolve });
      peers.tellAll({ kind: 'asking', id, key });
      return promise.finally(() => {
        clearTimeout(late);
        questions.delete(id);
      });
    },

    /** Follows a reply that `maker` makes; see `followRemote`. */
    follow: (maker: string, followed: FollowedHere) =>
      followRemote(followed, {
        tell: (message) => peers.tell(maker, message),
        know: (id, following) => void followings.set(id, { ...following, maker }),
        forget: (id) => void followings.delete(id),
      }),

    stop(key: string, reason: StopReason): void {
      if (peers.others().size > 0) peers.tellAll({ kind: 'stop', key, reason });
    },
  };
}
