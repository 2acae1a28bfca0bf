import { isBlank } from '@foothold/contract';
import { useEffect, useReducer, useRef } from 'react';
import type { ChatTurn } from './chat-turn.ts';
import { isAbort } from '#shared/api-error.ts';
import { newMessageId } from './message-id.ts';
import { noTurns, type TurnReply, turnsReducer } from './turn-reducer.ts';

/** A message on its way: the same `id` again means the same message again. */
export interface OutgoingTurn {
  id: string;
  text: string;
  topic: string | null;
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
  send: (text: string, topic?: string | null) => Promise<boolean>;
  /** Asks the last message again, under its own id: the unfinished or missing reply makes way. */
  retry: () => Promise<boolean>;
  /** Lets the assistant speak first, with nothing said by the person. */
  open: () => Promise<boolean>;
  /** Ends the reply that is coming; what was said stays. */
  stop: () => void;
}

/** One conversation: stored `history`, local turns, the running reply. A reply is stopped when the page goes away. */
export function useChatTurns(history: readonly ChatTurn[], sendTurn: SendTurn): Conversation {
  const [state, dispatch] = useReducer(turnsReducer, noTurns);
  const running = useRef<AbortController | null>(null);
  const turns = continued(history, state.turns);

  useEffect(() => () => running.current?.abort(), []);

  async function run(turn: OutgoingTurn, shown: ChatTurn | null): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    const reply = { id: `reply:${turn.id}`, topic: turn.topic };
    let heard = false;
    dispatch({ type: 'asked', turn: shown });
    try {
      const onWords = (text: string) => {
        if (controller.signal.aborted || text === '') return;
        heard = true;
        dispatch({ type: 'word', text, ...reply, now: Date.now() });
      };
      const answer = await sendTurn(turn, onWords, controller.signal);
      if (controller.signal.aborted) return true;
      dispatch({ type: 'answered', reply: answer, ...reply, now: Date.now() });
      return true;
    } catch (error) {
      if (controller.signal.aborted && isAbort(error)) return true;
      dispatch({ type: 'failed', error });
      return heard;
    } finally {
      if (running.current === controller) running.current = null;
    }
  }

  async function send(text: string, topic: string | null = null): Promise<boolean> {
    if (running.current) return false;
    if (isBlank(text)) return true;
    const last = turns.at(-1);
    const again = last?.state === 'failed' && last.content === text ? last : null;
    const id = again?.id ?? newMessageId();
    const shown: ChatTurn = {
      id,
      sender: 'user',
      content: text,
      ts: Date.now(),
      source: null,
      interrupted: false,
      state: 'settled',
      topic,
    };
    return run({ id, text, topic }, shown);
  }

  async function retry(): Promise<boolean> {
    if (running.current) return false;
    const asked = turns.findLast((turn) => turn.sender === 'user');
    if (!asked) return open();
    return run({ id: asked.id, text: asked.content, topic: asked.topic }, { ...asked, state: 'settled' });
  }

  async function open(): Promise<boolean> {
    if (running.current) return false;
    return run({ id: newMessageId(), text: '', topic: null }, null);
  }

  function stop() {
    if (!running.current) return;
    running.current.abort();
    running.current = null;
    dispatch({ type: 'stopped' });
  }

  return { ...state, turns, send, retry, open, stop };
}

/** History goes up to the first message that was asked (again) since. */
function continued(history: readonly ChatTurn[], since: readonly ChatTurn[]): ChatTurn[] {
  const asked = new Set(since.map((turn) => turn.id));
  const again = history.findIndex((turn) => asked.has(turn.id));
  return [...(again < 0 ? history : history.slice(0, again)), ...since];
}
