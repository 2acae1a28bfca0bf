import type { Plan, Selection } from '@foothold/contract';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#shared/api.ts';
import { ChatFeed } from '#shared/chat/chat-feed.tsx';
import type { ChatTurn } from '#shared/chat/chat-turn.ts';
import { Composer } from '#shared/chat/composer.tsx';
import { EditingLine } from '#shared/chat/editing-line.tsx';
import { Suggestions } from '#shared/chat/suggestions.tsx';
import { useDraftText } from '#shared/chat/use-draft-text.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { useCommands } from '#shared/commands.ts';
import { titleOf } from './plan-items.ts';
import { takeAskedInChat, useAskedInChat } from './asked-in-chat.ts';
import { useChatFinder } from './use-chat-finder.ts';
import { usePlanChat } from './use-plan-chat.ts';

const SuggestedChangeCard = lazy(async () => ({
  default: (await import('./suggested-change.tsx')).SuggestedChangeCard,
}));

const ProposalCards = lazy(async () => ({ default: (await import('./proposal-cards.tsx')).ProposalCards }));

interface PlanChatProps {
  plan: Plan;
  selection: Selection | null;
  /** Whether this is the plan the person works on now. */
  isActive: boolean;
  /** Shows what a change that was suggested would come to. */
  onShowChange: (request: string) => void;
  /** False while something else is shown in its place; the conversation goes on meanwhile. */
  shown: boolean;
  /** Brings it back. */
  onShow: () => void;
}

/** The conversation about the plan; what is written goes to the selected item, and waits there while it is unsent. */
export function PlanChat({ plan, selection, isActive, onShowChange, shown, onShow }: PlanChatProps) {
  const { t } = useTranslation(['plan', 'errors']);
  const chat = usePlanChat(plan, selection, isActive);
  const draft = useDraftText(`${plan.plan_id}/${chat.topic ?? 'plan'}`);
  const input = useRef<HTMLTextAreaElement>(null);
  /** What asks for a reply goes away with it; to stop that reply stays. */
  const stop = useRef<HTMLButtonElement>(null);
  const idle = chat.phase === 'idle';
  /** The message being written anew; what is sent next takes its place. */
  const [editing, setEditing] = useState<ChatTurn | null>(null);
  const [goTo, setGoTo] = useState<{ id: string } | null>(null);
  useChatFinder(chat.loadAll, (id) => {
    onShow();
    setGoTo({ id });
  });
  const starters = [t('chat.starters.how'), t('chat.starters.example'), t('chat.starters.smaller')];
  const suggestions = chat.suggestions.length > 0 ? chat.suggestions : starters;

  function write() {
    onShow();
    // After the box is back on the screen.
    setTimeout(() => input.current?.focus(), 0);
  }
  useCommands('chat', () => [{ id: 'write', group: 'actions', title: t('commands.chat'), key: 'c', run: write }]);

  async function send(text: string): Promise<boolean> {
    setEditing(null);
    return editing ? chat.send(text, editing.topic, editing.id) : chat.send(text, chat.topic);
  }

  async function pick(text: string, topic = chat.topic) {
    stop.current?.focus();
    if (!(await chat.send(text, topic))) draft.restore(text);
  }

  const asked = useAskedInChat((state) => state.asked);
  const takeAsked = useEffectEvent(() => {
    const taken = shown && idle ? takeAskedInChat() : null;
    // It may have waited for a reply to end, and the person may be at another task by now, or in another plan.
    if (taken !== null && titleOf(plan, taken.topic) !== undefined) void pick(taken.question, taken.topic);
  });
  useEffect(() => takeAsked(), [asked, shown, idle]);

  async function retry(turn: ChatTurn) {
    stop.current?.focus();
    if (draft.text === turn.content) draft.set('');
    if (!(await chat.retry())) draft.restore(turn.content);
  }

  function again() {
    stop.current?.focus();
    void chat.again();
  }

  function edit(turn: ChatTurn) {
    setEditing(turn.state === 'failed' ? null : turn);
    draft.set(turn.content);
    input.current?.focus();
  }

  function leaveEditing() {
    setEditing(null);
    draft.set('');
    input.current?.focus();
  }

  return (
    <section aria-label={t('chat.label')} hidden={!shown} className="flex min-h-0 flex-1 flex-col">
      <ChatFeed
        label={t('chat.label')}
        turns={chat.turns}
        replying={!idle}
        topicTitle={(topic) => titleOf(plan, topic)}
        // Only the active plan can be changed.
        suggested={(change) =>
          isActive && (
            <Suspense>
              <SuggestedChangeCard change={change} onShow={onShowChange} />
            </Suspense>
          )
        }
        proposed={(proposals) => (
          <Suspense>
            <ProposalCards proposals={proposals} isActive={isActive} />
          </Suspense>
        )}
        onEdit={edit}
        onRetry={(turn) => void retry(turn)}
        onAgain={again}
        earlier={chat.earlier}
        goTo={shown ? goTo : null}
        footer={chat.error !== null && <ChatError error={chat.error} />}
      />
      <div className="border-t border-border bg-bg pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="mx-auto grid max-w-4xl grid-cols-1 gap-2 px-4">
          {editing ? (
            <EditingLine onLeave={leaveEditing} />
          ) : (
            // Kept in its place during a reply, or the feed would jump when it ends.
            <div className={idle ? '' : 'invisible'}>
              <Suggestions messages={suggestions} onPick={(text) => void pick(text)} />
            </div>
          )}
          <Composer
            inputRef={input}
            buttonRef={stop}
            label={t('chat.input')}
            placeholder={t('chat.placeholder')}
            draft={draft}
            phase={chat.phase}
            onSend={send}
            onStop={chat.stop}
          />
        </div>
      </div>
    </section>
  );
}

function ChatError({ error }: { error: unknown }) {
  const { t } = useTranslation('errors');
  const reason = error instanceof ApiError ? error.failure?.error : undefined;
  return (
    <div className="text-sm">
      <ErrorText>{t('chat')}</ErrorText>
      {reason && (
        <p dir="auto" className="ps-6 text-muted">
          {reason}
        </p>
      )}
    </div>
  );
}
