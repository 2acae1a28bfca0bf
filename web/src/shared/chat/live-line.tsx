import { withoutReferences } from '@foothold/contract';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import type { ChatTurn } from './chat-turn.ts';

interface LiveLineProps {
  replying: boolean;
  /** The newest message of the assistant. */
  reply: ChatTurn | undefined;
}

/**
 * What a screen reader hears of a conversation: that a reply is being written, once, and the finished reply, once. The
 * feed itself is silent, or every word would be read as it comes.
 */
export function LiveLine({ replying, reply }: LiveLineProps) {
  const { t } = useTranslation('chat');
  const [heard, setHeard] = useState(false);
  if (replying && !heard) setHeard(true);
  const finished = heard && reply?.state === 'settled' ? withoutReferences(reply.content) : '';
  return (
    <p aria-live="polite" className="sr-only">
      {replying ? t('feed.typing') : finished}
    </p>
  );
}
