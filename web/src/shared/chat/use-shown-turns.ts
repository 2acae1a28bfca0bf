import { startTransition, useState } from 'react';
import type { ChatTurn } from './chat-turn.ts';

/** So many messages are drawn when a conversation opens: a long one opens as quickly as a short one. */
const SHOWN = 20;
/** And so many more each time one goes back. */
const MORE = 40;

/**
 * The newest messages of a conversation, and more of the earlier ones on demand. What is shown stays shown while newer
 * ones come.
 */
export function useShownTurns(turns: readonly ChatTurn[]) {
  const [start, setStart] = useState<string | null>(null);
  const [more, setMore] = useState(0);
  const found = turns.findIndex(({ id }) => id === start);
  const at = found < 0 ? Math.max(0, turns.length - SHOWN) : found;
  const startsAt = turns[at]?.id ?? null;
  if (startsAt !== start) setStart(startsAt);
  const first = Math.max(0, at - more);

  return {
    /** Index of the first message that is shown. */
    first,
    reveal: () => startTransition(() => setMore(at - first + MORE)),
    /** Shows at least from this message on. */
    revealFrom: (index: number) => setMore((shown) => Math.max(shown, at - index)),
  };
}
