import { useRef } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import type { FieldSync } from './use-field-sync.ts';
import { errorText } from '#shared/api.ts';
import { ChatFeed } from '#shared/chat/chat-feed.tsx';
import type { ChatTurn } from '#shared/chat/chat-turn.ts';
import { Composer } from '#shared/chat/composer.tsx';
import { Suggestions } from '#shared/chat/suggestions.tsx';
import { useDraftText } from '#shared/chat/use-draft-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { InterviewActions } from './interview-actions.tsx';
import type { SavedChange } from './saved-change.ts';
import { SavedChips } from './saved-chips.tsx';
import { useInterview } from './use-interview.ts';

interface InterviewTalkProps {
  /** null when it could not be loaded. */
  history: readonly ChatTurn[] | null;
  onReload: () => void;
  sync: FieldSync;
}

/** The interview itself: feed, suggestions, composer, and the way to the ideas. */
export function InterviewTalk({ history, onReload, sync }: InterviewTalkProps) {
  const { t } = useTranslation(['onboarding', 'errors']);
  const draft = useDraftText('interview');
  const interview = useInterview(history, draft);
  const { turns, phase, suggestions, error, changes } = interview;
  const replying = phase !== 'idle';
  /** What asks for a reply, or takes a change back, goes away with that; Send, or Stop in its place, stays. */
  const stop = useRef<HTMLButtonElement>(null);
  const unopened = error !== null && turns.at(-1)?.id === 'greeting';

  function retry() {
    stop.current?.focus();
    void interview.retry();
  }

  function forget(change: SavedChange) {
    stop.current?.focus();
    interview.forget(change);
  }

  async function pick(message: string) {
    stop.current?.focus();
    if (!(await interview.send(message))) draft.restore(message);
  }

  return (
    <>
      <ChatFeed
        label={t('chat.title')}
        turns={turns}
        replying={replying}
        onRetry={retry}
        onEdit={(turn) => draft.set(turn.content)}
        footer={
          <div className="grid gap-2">
            <SavedChips changes={changes} forget={forget} sync={sync} />
            {history === null && <RetryNotice text={t('errors:chat_history')} onRetry={onReload} />}
            {unopened && <RetryNotice text={errorText(error, t('chat.noOpening'))} onRetry={retry} />}
            {error !== null && !unopened && <ErrorText>{errorText(error, t('errors:chat'))}</ErrorText>}
          </div>
        }
      />
      <div className="mx-auto grid w-full max-w-4xl gap-2 px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Suggestions messages={suggestions} disabled={replying} onPick={(message) => void pick(message)} />
        <Composer
          label={t('chat.placeholder')}
          placeholder={t('chat.placeholder')}
          buttonRef={stop}
          draft={draft}
          phase={phase}
          onSend={interview.send}
          onStop={interview.stop}
        />
        <InterviewActions />
      </div>
    </>
  );
}

function RetryNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Notice
      tone="danger"
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
