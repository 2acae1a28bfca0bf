import { useTranslation } from '#shared/i18n/react.tsx';
import type { ChatTurn } from './chat-turn.ts';

/** A message whose layout failed, in its plain words. */
export function BrokenMessage({ turn }: { turn: ChatTurn }) {
  const { t } = useTranslation('chat');
  const mine = turn.sender === 'user';
  return (
    <article
      data-message={turn.id}
      tabIndex={-1}
      aria-label={t(mine ? 'message.mine' : 'message.theirs')}
      className={`grid w-fit max-w-[min(100%,44rem)] gap-2 rounded-lg bg-surface2 px-4 py-3 ${mine ? 'ms-auto' : 'me-auto'}`}
    >
      <p className="text-sm text-muted">{t('message.broken')}</p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {turn.content}
      </p>
    </article>
  );
}
