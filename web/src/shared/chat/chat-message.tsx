import { withoutReferences } from '@foothold/contract';
import { Check, Copy, Pencil, RefreshCw, RotateCcw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { KeptMark } from '#shared/offline/kept-mark.tsx';
import { useKeptMessage } from '#shared/offline/use-kept.ts';
import type { ChatTurn } from './chat-turn.ts';
import { useSaidBy } from './growing-reply.ts';
import { Markdown } from './markdown.tsx';
import { dayAndTime, hoursAndMinutes } from './message-time.ts';
import { useCopy } from './use-copy.ts';

interface ChatMessageProps {
  turn: ChatTurn;
  /** Takes a person's message back into the box; no button without it. */
  onEdit?: ((turn: ChatTurn) => void) | undefined;
  /** Asks again, after a message without an answer or with half of one; no button without it. */
  onRetry?: ((turn: ChatTurn) => void) | undefined;
  /** Asks for another reply in the place of this whole one; no button without it. */
  onAgain?: ((turn: ChatTurn) => void) | undefined;
}

/** One message: a person's at the inline end, the assistant's at the start, each with its time and what can be done. */
export const ChatMessage = memo(function ChatMessage({ turn, onEdit, onRetry, onAgain }: ChatMessageProps) {
  const { t, i18n } = useTranslation('chat');
  const mine = turn.sender === 'user';
  const kept = useKeptMessage(turn.id);
  const growing = turn.state === 'streaming';
  const said = useSaidBy(turn);
  const broken = turn.state === 'failed' || turn.interrupted;
  const side = mine ? 'ms-auto items-end' : 'me-auto items-start';
  const bubble = mine ? 'rounded-ee-sm bg-primary-soft' : 'rounded-es-sm bg-surface2';

  return (
    <article
      data-message={turn.id}
      tabIndex={-1}
      aria-label={mine ? t('message.mine') : t('message.theirs')}
      aria-busy={growing}
      className={`group flex w-fit max-w-[min(100%,44rem)] flex-col ${side}`}
    >
      <div className={`max-w-full rounded-lg px-4 py-3 leading-relaxed ${bubble}`}>
        <Markdown text={said} growing={growing || turn.interrupted} />
      </div>
      <div
        className={`flex min-h-11 flex-wrap items-center gap-x-2 px-1 text-xs text-subtle ${mine ? 'flex-row-reverse' : ''}`}
      >
        <time dateTime={new Date(turn.ts).toISOString()} title={dayAndTime(turn.ts, i18n.language)}>
          <bdi>{hoursAndMinutes(turn.ts, i18n.language)}</bdi>
        </time>
        {kept && <KeptMark />}
        {turn.source && <span>{t(`source.${turn.source}`)}</span>}
        {turn.interrupted && <span className="text-danger">{t('message.interrupted')}</span>}
        {turn.state === 'failed' && <span className="text-danger">{t('message.failed')}</span>}
        {!growing && <CopyButton text={turn.content} />}
        {mine && !kept && onEdit && (
          <Action label={t('message.edit')} onClick={() => onEdit(turn)}>
            <Pencil className="size-4" />
          </Action>
        )}
        {!mine && !growing && !broken && onAgain && (
          <Action label={t('message.again')} onClick={() => onAgain(turn)}>
            <RefreshCw className="size-4" />
          </Action>
        )}
        {broken && onRetry && (
          <button
            type="button"
            onClick={() => onRetry(turn)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg px-2 font-medium text-primary-text hover:bg-surface2"
          >
            <RotateCcw className="size-4" />
            {t('message.retry')}
          </button>
        )}
      </div>
    </article>
  );
});

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('chat');
  const { state, copy } = useCopy();
  return (
    <Action label={t(`message.${state}`)} onClick={() => void copy(withoutReferences(text))}>
      {state === 'copied' ? <Check className="size-4 text-done" /> : <Copy className="size-4" />}
    </Action>
  );
}

interface ActionProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** Quiet until the message is pointed at or focused; always there where nothing can hover. */
function Action({ label, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-lg hover:bg-surface2 hover:text-text focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"
    >
      {children}
    </button>
  );
}
