import { ASSISTANT, type ChatProposal, type Source, type SuggestedChange } from '@foothold/contract';
import type { ChatTurn } from './chat-turn.ts';

/** The finished reply to one message. */
export interface TurnReply {
  content: string;
  source: Source | null;
  /** Next messages the person may want to send. */
  suggestions: string[];
  suggestedChange?: SuggestedChange | undefined;
  proposals?: readonly ChatProposal[] | undefined;
  interrupted?: boolean;
  /** Milliseconds since the epoch; the time of the first word without it. */
  ts?: number;
}

export interface TurnsState {
  /** What was said since the page opened, oldest first. */
  turns: readonly ChatTurn[];
  /** `sending`: the server has not answered yet. `streaming`: words are coming. */
  phase: 'idle' | 'sending' | 'streaming';
  suggestions: readonly string[];
  /** Why the last message got no (whole) answer. */
  error: unknown;
  /** Ids of messages that others took the place of: they and what followed are no longer shown. */
  replaced: readonly string[];
  /** What stood before a reply was asked for again, until words of the new one come; null when none was. */
  instead: readonly ChatTurn[] | null;
}

export type TurnsAction =
  | { type: 'asked'; turn: ChatTurn | null; again?: boolean }
  | { type: 'word'; text: string; id: string; topic: string | null; now: number }
  | { type: 'answered'; reply: TurnReply; id: string; topic: string | null; now: number }
  /** The message is kept and sent later; its answer comes with the history then. */
  | { type: 'kept' }
  | { type: 'stopped' }
  | { type: 'failed'; error: unknown };

export const noTurns: TurnsState = {
  turns: [],
  phase: 'idle',
  suggestions: [],
  error: null,
  replaced: [],
  instead: null,
};

/**
 * What stays when a message is asked: nothing unanswered, of that very message neither it nor its reply, and nothing
 * from the message on that it takes the place of.
 */
function standing(turns: readonly ChatTurn[], asked: ChatTurn | null): ChatTurn[] {
  const again = turns.findIndex(
    ({ id }) => id === asked?.id || (asked?.replaces !== undefined && id === asked.replaces),
  );
  return turns
    .slice(0, again < 0 ? turns.length : again)
    .filter((turn) => turn.state !== 'failed' && !(asked === null && turn.interrupted));
}

function withLast(turns: readonly ChatTurn[], change: (last: ChatTurn) => ChatTurn): ChatTurn[] {
  return turns.map((turn, index) => (index === turns.length - 1 ? change(turn) : turn));
}

/** Where a reply breaks off: said words stay and are marked; a message without any is marked as unanswered. */
function brokenOff(turns: readonly ChatTurn[]): ChatTurn[] {
  return withLast(turns, (last) =>
    last.state === 'streaming'
      ? { ...last, state: 'settled', interrupted: true }
      : { ...last, state: last.sender === 'user' ? 'failed' : last.state },
  );
}

/** What happens to a conversation, one event at a time. */
export function turnsReducer(state: TurnsState, action: TurnsAction): TurnsState {
  switch (action.type) {
    case 'asked': {
      const turns = standing(state.turns, action.turn);
      const { replaces } = action.turn ?? {};
      return {
        turns: action.turn ? [...turns, action.turn] : turns,
        phase: 'sending',
        suggestions: [],
        error: null,
        replaced: replaces === undefined ? state.replaced : [...state.replaced, replaces],
        instead: action.again ? state.turns : null,
      };
    }
    case 'word': {
      const streamed = state.turns.at(-1);
      if (streamed?.id === action.id) {
        const turns = withLast(state.turns, (last) => ({ ...last, content: last.content + action.text }));
        return { ...state, turns, phase: 'streaming' };
      }
      const turns = [...state.turns, assistantTurn(action, action.text)];
      return { ...state, turns, phase: 'streaming', instead: null };
    }
    case 'answered': {
      const { reply } = action;
      const streamed = state.turns.at(-1);
      const begun = streamed?.id === action.id ? streamed : assistantTurn(action, '');
      const turn: ChatTurn = {
        ...begun,
        content: reply.content,
        source: reply.source,
        suggestedChange: reply.suggestedChange,
        proposals: reply.proposals,
        interrupted: reply.interrupted ?? false,
        ts: reply.ts ?? begun.ts,
        state: 'settled',
      };
      const before = streamed?.id === action.id ? state.turns.slice(0, -1) : state.turns;
      const turns = [...before, turn];
      return { ...state, turns, phase: 'idle', suggestions: reply.suggestions, error: null, instead: null };
    }
    case 'kept':
      return { ...state, phase: 'idle', error: null, instead: null };
    case 'stopped':
      return { ...state, turns: state.instead ?? brokenOff(state.turns), phase: 'idle', error: null, instead: null };
    case 'failed':
      return {
        ...state,
        turns: state.instead ?? brokenOff(state.turns),
        phase: 'idle',
        error: action.error,
        instead: null,
      };
  }
}

function assistantTurn(action: { id: string; topic: string | null; now: number }, content: string): ChatTurn {
  return {
    id: action.id,
    sender: ASSISTANT,
    content,
    ts: action.now,
    source: null,
    interrupted: false,
    state: 'streaming',
    topic: action.topic,
  };
}
