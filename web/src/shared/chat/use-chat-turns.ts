import { isBlank } from '@foothold/contract';
import { useEffect, useReducer, useRef } from 'react';
import type { ChatTurn } from './chat-turn.ts';
import { isAbort } from '#shared/api-error.ts';
import { KeptForLater } from '#shared/offline/kept-for-later.ts';
import { useSession } from '#shared/session.ts';
import { newMessageId } from './message-id.ts';
import { tellGrowing } from './growing-reply.ts';
import { type Beats, wordsInBeats } from './words-in-beats.ts';
import { noTurns, type TurnReply, type TurnsAction, turnsReducer, type TurnsState } from './turn-reducer.ts';

/** A message on its way: the same `id` again means the same message again. */
export interface OutgoingTurn {
  id: string;
  text: string;
  topic: string | null;
  /** An earlier message of the person's that this one takes the place of. */
  replaces?: string | undefined;
  /** True to have a whole reply made anew. */
  again?: boolean;
}

/** Sends one message and tells its words as they come; rejects when there is no (whole) reply. */
export type SendTurn = (turn: OutgoingTurn, onWords: (text: string) => void, signal: AbortSignal) => Promise<TurnReply>;

export interface Conversation {
  /** History and what was said since, oldest first. */
  turns: readonly ChatTurn[];
  phase: 'idle' | 'sending' | 'streaming';
  suggestions: readonly string[];
  /** Why the last message got no (whole) answer; null when it did. */
  error: unknown;
  /**
   * Sends a text; blank ones and ones during a reply are ignored. Resolves with false when the text must go back into
   * the box: nothing of an answer came.
   */
  send: (text: string, topic?: string | null, replaces?: string) => Promise<boolean>;
  /** Asks the last message again, under its own id: the unfinished or missing reply makes way. */
  retry: () => Promise<boolean>;
  /** Asks for another reply to the last message; the earlier one stays until words come. */
  again: () => Promise<boolean>;
  /** Lets the assistant speak first, with nothing said by the person. */
  open: () => Promise<boolean>;
  /** Ends the reply that is coming; what was said stays. */
  stop: () => void;
}

interface Running {
  id: string;
  controller: AbortController;
  words: Beats;
}

/** Words of a reply: the first are told as a turn, what follows only to its message, and as part of the turn at the end. */
function growingWords(id: string, tell: (text: string) => void): Beats {
  let said = '';
  let told = 0;
  function tellAll() {
    const text = said.slice(told);
    told = said.length;
    if (text !== '') tell(text);
  }
  const beats = wordsInBeats((text) => {
    said += text;
    tellGrowing(id, said);
    if (told === 0) tellAll();
  });
  return {
    hear: beats.hear,
    end() {
      beats.end();
      tellAll();
    },
  };
}

/** Sends turns, one at a time, and tells the reducer what comes of each. */
function useRunning(sendTurn: SendTurn, dispatch: (action: TurnsAction) => void) {
  const running = useRef<Running | null>(null);

  useEffect(() => () => running.current?.controller.abort(), []);

  async function run(turn: OutgoingTurn, shown: ChatTurn | null): Promise<boolean> {
    const controller = new AbortController();
    const reply = { id: `reply:${turn.id}`, topic: turn.topic };
    const words = growingWords(reply.id, (text) => {
      if (!controller.signal.aborted) dispatch({ type: 'word', text, ...reply, now: Date.now() });
    });
    running.current = { id: turn.id, controller, words };
    let heard = false;
    dispatch({ type: 'asked', turn: shown, again: turn.again ?? false });
    try {
      const onWords = (text: string) => {
        if (controller.signal.aborted || text === '') return;
        heard = true;
        words.hear(text);
      };
      const answer = await sendTurn(turn, onWords, controller.signal);
      if (controller.signal.aborted) return true;
      words.end();
      dispatch({ type: 'answered', reply: answer, ...reply, now: Date.now() });
      return true;
    } catch (error) {
      // Another call may have found the session ended before this one had its answer, and taken the page away with it.
      if (controller.signal.aborted && isAbort(error)) return heard || !isCutOff();
      if (error instanceof KeptForLater) {
        dispatch({ type: 'kept' });
        return true;
      }
      words.end();
      dispatch({ type: 'failed', error });
      return heard;
    } finally {
      if (running.current?.controller === controller) running.current = null;
    }
  }

  return { running, run };
}

/**
 * One conversation: stored `history`, local turns, the running reply. When the page goes away the reply is no longer
 * listened to; `stopTurn` tells the server that nobody wants the rest of it.
 */
export function useChatTurns(
  history: readonly ChatTurn[],
  sendTurn: SendTurn,
  stopTurn: (id: string) => void,
): Conversation {
  const [state, dispatch] = useReducer(turnsReducer, noTurns);
  const { running, run } = useRunning(sendTurn, dispatch);
  const turns = continued(history, state);

  async function send(text: string, topic: string | null = null, replaces?: string): Promise<boolean> {
    if (running.current) return false;
    if (isBlank(text)) return true;
    const last = turns.at(-1);
    const again = last?.state === 'failed' && last.content === text ? last : null;
    const id = again?.id ?? newMessageId();
    const instead = replaces ?? again?.replaces;
    const shown: ChatTurn = {
      id,
      sender: 'user',
      content: text,
      ts: Date.now(),
      source: null,
      interrupted: false,
      state: 'settled',
      topic,
      replaces: instead,
    };
    return run({ id, text, topic, replaces: instead }, shown);
  }

  async function retry(): Promise<boolean> {
    if (running.current) return false;
    const asked = turns.findLast((turn) => turn.sender === 'user');
    if (!asked) return open();
    const { id, content: text, topic, replaces } = asked;
    return run({ id, text, topic, replaces }, { ...asked, state: 'settled' });
  }

  async function askAgain(): Promise<boolean> {
    const asked = turns.findLast((turn) => turn.sender === 'user');
    if (running.current || !asked) return false;
    return run({ id: asked.id, text: asked.content, topic: asked.topic, again: true }, asked);
  }

  async function open(): Promise<boolean> {
    if (running.current) return false;
    return run({ id: newMessageId(), text: '', topic: null }, null);
  }

  function stop() {
    if (!running.current) return;
    stopTurn(running.current.id);
    running.current.words.end();
    running.current.controller.abort();
    running.current = null;
    dispatch({ type: 'stopped' });
  }

  const { phase, suggestions, error } = state;
  return { turns, phase, suggestions, error, send, retry, again: askAgain, open, stop };
}

/** The session ended, and not because the person left: nobody knows whether the server still took what was on its way. */
function isCutOff(): boolean {
  const { ended } = useSession.getState();
  return ended === 'expired' || ended === 'revoked';
}

/** History goes up to the first message that was asked again or replaced since. */
function continued(history: readonly ChatTurn[], { turns: since, replaced }: TurnsState): ChatTurn[] {
  const asked = new Set([...since.map((turn) => turn.id), ...replaced]);
  const again = history.findIndex((turn) => asked.has(turn.id));
  return [...(again < 0 ? history : history.slice(0, again)), ...since];
}
