import type { ChatMessage, ChatProposal, Source, SuggestedChange } from '@foothold/contract';

/**
 * One message as the feed shows it. `streaming`: words are still coming. `failed`: a person's message that got no
 * answer.
 */
export interface ChatTurn {
  id: string;
  sender: ChatMessage['sender'];
  content: string;
  /** Milliseconds since the epoch. */
  ts: number;
  /** Who wrote an assistant's message; null for a person's, and for the page's own words. */
  source: Source | null;
  interrupted: boolean;
  state: 'settled' | 'streaming' | 'failed';
  /** What the message is about (a step's or substep's id); the feed names it where it changes. */
  topic: string | null;
  /** An earlier message of the person's that this one takes the place of. */
  replaces?: string | undefined;
  /** A change that a reply suggests. */
  suggestedChange?: SuggestedChange | undefined;
  /** Changes that a reply proposes. */
  proposals?: readonly ChatProposal[] | undefined;
}

/** A stored message as a turn of the feed; its topic is the substep, else the step. */
export function turnFromMessage(message: ChatMessage): ChatTurn {
  const { id, sender, content, ts, source, interrupted } = message;
  return {
    id,
    sender,
    content,
    ts,
    source,
    interrupted,
    state: 'settled',
    topic: message.substep_id ?? message.step_id,
    suggestedChange: message.suggested_change,
    proposals: message.proposals,
  };
}
