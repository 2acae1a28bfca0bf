import { ASSISTANT } from '@foothold/contract';
import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatMessage } from './chat-message.tsx';
import type { ChatTurn } from './chat-turn.ts';
import type { SuggestedChange } from '@foothold/contract';
import { LiveLine } from './live-line.tsx';
import { preloadMarkdown } from './markdown.tsx';
import { TypingDots } from './typing-dots.tsx';
import { useLatestCallback } from './use-latest-callback.ts';
import { useFollowBottom } from './use-follow-bottom.ts';

interface ChatFeedProps {
  /** Names the feed for those who can't see it. */
  label: string;
  turns: readonly ChatTurn[];
  /** True from sending to the last word of the reply. */
  replying: boolean;
  /** Shown under the last message: an error with Retry, for one. */
  footer?: ReactNode;
  /** The name of a topic, for the line where the conversation turns to it. */
  topicTitle?: (topic: string) => string | undefined;
  /** Shows the change that the last reply suggests. */
  suggested?: (change: SuggestedChange) => ReactNode;
  onEdit?: (turn: ChatTurn) => void;
  onRetry?: (turn: ChatTurn) => void;
  /** Asks for another reply in the place of the last one. */
  onAgain?: (turn: ChatTurn) => void;
}

/** A conversation that fills its parent (a flex column) and follows the newest words while the reader is at the end. */
export function ChatFeed(props: ChatFeedProps) {
  const { label, turns, replying, footer, topicTitle } = props;
  const { t } = useTranslation('chat');
  const { scroller, content, following, toBottom } = useFollowBottom(replying);
  // While words come, the messages before them are not drawn again.
  const onEdit = useLatestCallback(props.onEdit);
  const onRetry = useLatestCallback(props.onRetry);
  const onAgain = useLatestCallback(props.onAgain);
  const waiting = replying && turns.at(-1)?.state !== 'streaming';

  useEffect(preloadMarkdown, []);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={label}
        aria-busy={replying}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div ref={content} className="mx-auto flex max-w-4xl flex-col gap-2 px-4 py-4">
          {turns.map((turn, index) => {
            const topic = turn.topic !== null && turn.topic !== topicBefore(turns, index) && topicTitle?.(turn.topic);
            const last = index === turns.length - 1;
            return (
              <Fragment key={turn.id}>
                {topic && <TopicLine title={topic} />}
                <ChatMessage
                  turn={turn}
                  onEdit={replying ? undefined : onEdit}
                  onRetry={last && !replying ? onRetry : undefined}
                  onAgain={last && !replying && canAnswerAgain(turns) ? onAgain : undefined}
                />
                {last && turn.suggestedChange && props.suggested?.(turn.suggestedChange)}
              </Fragment>
            );
          })}
          {waiting && (
            <div className="me-auto rounded-lg rounded-es-sm bg-surface2 px-4 py-2">
              <TypingDots />
            </div>
          )}
          {footer}
        </div>
      </div>
      {!following && (
        <button
          type="button"
          onClick={toBottom}
          className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-full border border-border-strong bg-surface px-4 text-sm font-medium shadow-lg hover:bg-surface2"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {t('feed.latest')}
        </button>
      )}
      <LiveLine replying={replying} reply={turns.findLast((turn) => turn.sender === ASSISTANT)} />
    </div>
  );
}

/** Whether another answer is worth asking for: the built-in guide would give the same one. */
function canAnswerAgain(turns: readonly ChatTurn[]): boolean {
  return turns.at(-1)?.source === 'model' && turns.at(-2)?.sender === 'user';
}

/** The nearest topic before a message; the page's own words have none. */
function topicBefore(turns: readonly ChatTurn[], index: number): string | null {
  return turns.slice(0, index).findLast((turn) => turn.topic !== null)?.topic ?? null;
}

function TopicLine({ title }: { title: string }) {
  return (
    <p className="my-2 flex items-center gap-3 text-xs text-subtle before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      <bdi className="max-w-[70%] text-center">{title}</bdi>
    </p>
  );
}
