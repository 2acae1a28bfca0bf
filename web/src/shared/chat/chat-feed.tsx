import { ASSISTANT, type ChatProposal } from '@foothold/contract';
import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { ChatMessage } from './chat-message.tsx';
import type { ChatTurn } from './chat-turn.ts';
import type { SuggestedChange } from '@foothold/contract';
import { EarlierButton, type EarlierMessages } from './earlier-messages.tsx';
import { LiveLine } from './live-line.tsx';
import { dayInWords, isSameDay } from './message-time.ts';
import { preloadMarkdown } from './markdown.tsx';
import { MessageBoundary } from './message-boundary.tsx';
import { BrokenMessage } from './broken-message.tsx';
import { useLatestCallback } from './use-latest-callback.ts';
import { useFollowBottom } from './use-follow-bottom.ts';
import { messageIn, useKeptPlace } from './use-kept-place.ts';
import { useShownTurns } from './use-shown-turns.ts';

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
  /** Shows the changes that a reply proposes. */
  proposed?: (proposals: readonly ChatProposal[]) => ReactNode;
  onEdit?: (turn: ChatTurn) => void;
  onRetry?: (turn: ChatTurn) => void;
  /** Asks for another reply in the place of the last one. */
  onAgain?: (turn: ChatTurn) => void;
  /** Messages before the first of `turns`. */
  earlier?: EarlierMessages;
  /** A message to go to; a new object goes there again. */
  goTo?: { id: string } | null;
}

/** So near the beginning, in pixels, more of it is drawn by itself. */
const NEAR_BEGINNING = 300;

/** A conversation that fills its parent (a flex column) and follows the newest words while the reader is at the end. */
export function ChatFeed(props: ChatFeedProps) {
  const { label, turns, replying, footer, topicTitle, earlier, goTo } = props;
  const { scroller, content, following, toBottom, letGo } = useFollowBottom(replying);
  const { first, reveal, revealFrom } = useShownTurns(turns);
  const shown = turns.slice(first);
  const hasEarlier = first > 0 || (earlier?.more ?? false);
  useKeptPlace(scroller, shown[0]?.id, `${hasEarlier} ${earlier?.failed}`);
  const [openedAt] = useState(() => Date.now());
  const turnings = useMemo(() => turningsOf(turns, openedAt), [turns, openedAt]);
  // While words come, the messages before them are not drawn again.
  const onEdit = useLatestCallback(props.onEdit);
  const onRetry = useLatestCallback(props.onRetry);
  const onAgain = useLatestCallback(props.onAgain);
  const waiting = replying && turns.at(-1)?.state !== 'streaming';

  useEffect(preloadMarkdown, []);
  useVisit(goTo, turns, {
    isDrawn: (index) => index >= first,
    draw: revealFrom,
    letGo,
    messageOf: (id) => messageIn(content.current, id),
  });

  async function showEarlier() {
    if (first === 0) await earlier?.load();
    reveal();
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={label}
        aria-busy={replying}
        onScroll={({ currentTarget }) => {
          if (first > 0 && currentTarget.scrollTop < NEAR_BEGINNING) reveal();
        }}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div ref={content} className="mx-auto flex max-w-4xl flex-col gap-2 px-4 py-4">
          {hasEarlier && <EarlierButton earlier={earlier} onPress={() => void showEarlier()} />}
          {shown.map((turn, index) => {
            const last = index === shown.length - 1;
            return (
              <Fragment key={turn.id}>
                <TurningLines turning={turnings[first + index]} topicTitle={topicTitle} />
                <MessageBoundary instead={<BrokenMessage turn={turn} />}>
                  <ChatMessage
                    turn={turn}
                    onEdit={replying ? undefined : onEdit}
                    onRetry={last && !replying ? onRetry : undefined}
                    onAgain={last && !replying && canAnswerAgain(turns) ? onAgain : undefined}
                  />
                </MessageBoundary>
                {turn.proposals && props.proposed?.(turn.proposals)}
                {last && turn.suggestedChange && props.suggested?.(turn.suggestedChange)}
              </Fragment>
            );
          })}
          {waiting && <Waiting />}
          {footer}
        </div>
      </div>
      {!following && <ToLatest onPress={toBottom} />}
      <LiveLine replying={replying} reply={turns.findLast((turn) => turn.sender === ASSISTANT)} />
    </div>
  );
}

interface Feed {
  isDrawn: (index: number) => boolean;
  /** Draws the messages from this one on. */
  draw: (index: number) => void;
  /** Ends following the newest words. */
  letGo: () => void;
  messageOf: (id: string) => HTMLElement | null | undefined;
}

/** Goes to a message, once for each object that names it. */
function useVisit(goTo: { id: string } | null | undefined, turns: readonly ChatTurn[], feed: Feed): void {
  const visited = useRef<{ id: string } | null>(null);
  useLayoutEffect(() => {
    if (!goTo || goTo === visited.current) return;
    const index = turns.findIndex(({ id }) => id === goTo.id);
    if (index < 0) return;
    feed.letGo();
    if (!feed.isDrawn(index)) {
      // Here again once it is drawn.
      feed.draw(index);
      return;
    }
    visited.current = goTo;
    const message = feed.messageOf(goTo.id);
    message?.scrollIntoView({ block: 'center' });
    message?.focus({ preventScroll: true });
  });
}

/** Whether another answer is worth asking for: the built-in guide would give the same one. */
function canAnswerAgain(turns: readonly ChatTurn[]): boolean {
  const last = turns.at(-1);
  return last?.source !== null && last?.source !== 'builtin' && turns.at(-2)?.sender === 'user';
}

/** Where a message is the first of its day, or about another topic than those before it. */
interface Turning {
  /** The day's first message and the present, both in milliseconds since the epoch; undefined within a day. */
  day?: { ts: number; now: number };
  topic?: string;
}

/**
 * What each message turns to. The newest may be of a later day than `openedAt`, when the page was opened; of a talk that is
 * all of today nothing needs to be said. The page's own words have no topic.
 */
function turningsOf(turns: readonly ChatTurn[], openedAt: number): Turning[] {
  const now = Math.max(openedAt, turns.at(-1)?.ts ?? 0);
  let day = now;
  let about: string | null = null;
  return turns.map(({ ts, topic }) => {
    const turning: Turning = {};
    // A message that is broken says nothing of its day.
    if (!Number.isNaN(ts) && !isSameDay(ts, day)) {
      turning.day = { ts, now };
      day = ts;
    }
    if (topic !== null && topic !== about) {
      turning.topic = topic;
      about = topic;
    }
    return turning;
  });
}

function Waiting() {
  return (
    <div className="me-auto rounded-lg rounded-es-sm bg-surface2 px-4 py-2">
      <TypingDots />
    </div>
  );
}

function ToLatest({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-full border border-border-strong bg-surface px-4 text-sm font-medium shadow-lg hover:bg-surface2"
    >
      <ArrowDown className="size-4" />
      {t('feed.latest')}
    </button>
  );
}

interface TurningLinesProps {
  turning: Turning | undefined;
  topicTitle: ((topic: string) => string | undefined) | undefined;
}

function TurningLines({ turning = {}, topicTitle }: TurningLinesProps) {
  const { i18n } = useTranslation('chat');
  const { day, topic } = turning;
  const title = topic && topicTitle?.(topic);
  return (
    <>
      {day && (
        <FeedLine>
          <time dateTime={new Date(day.ts).toISOString()} className="inline-block first-letter:uppercase">
            {dayInWords(day.ts, day.now, i18n.language)}
          </time>
        </FeedLine>
      )}
      {title && (
        <FeedLine>
          <bdi className="max-w-[70%] text-center">{title}</bdi>
        </FeedLine>
      )}
    </>
  );
}

/** Words between messages, with a line on both sides. */
function FeedLine({ children }: { children: ReactNode }) {
  return (
    <p className="my-2 flex items-center gap-3 text-xs text-subtle before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {children}
    </p>
  );
}

const delays = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'];

/** Three dots that move while a reply is awaited. Silent: the feed's live line says it. */
function TypingDots() {
  return (
    <span aria-hidden="true" data-testid="typing-dots" className="inline-flex items-center gap-1.5 py-2">
      {delays.map((delay) => (
        <span key={delay} className={`size-2 rounded-full bg-subtle motion-safe:animate-bounce ${delay}`} />
      ))}
    </span>
  );
}
