import { SuggestedChangeCard } from '#features/plan/suggested-change.tsx';
import { Sample, Samples } from '#app/dev/sample.tsx';
import { sampleTurns } from '#app/dev/sample-turns.ts';
import { BrokenMessage } from '#shared/chat/broken-message.tsx';
import { ChatFeed } from '#shared/chat/chat-feed.tsx';
import { Composer } from '#shared/chat/composer.tsx';
import { EditingLine } from '#shared/chat/editing-line.tsx';
import { Suggestions } from '#shared/chat/suggestions.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { MESSAGE_LIMIT } from '@foothold/contract';

const ignore = () => undefined;
const deliver = () => Promise.resolve(true);

export function ChatSamples() {
  const { t } = useTranslation(['plan', 'chat']);
  const starters = [t('chat.starters.how'), t('chat.starters.example'), t('chat.starters.smaller')];
  const turns = sampleTurns(t('chat.welcome'), t('refine.hint'));
  const composer = (phase: 'idle' | 'sending' | 'streaming', text: string) => (
    <Composer
      label={t('chat.input')}
      placeholder={t('chat.placeholder')}
      draft={{ text, set: ignore, restore: ignore }}
      phase={phase}
      onSend={deliver}
      onStop={ignore}
    />
  );
  return (
    <Samples title="Chat">
      <Sample title="feed: settled, kept, in markdown, broken off, without an answer, waiting">
        <div className="dev-feed">
          <ChatFeed label={t('chat.label')} turns={turns} replying onEdit={ignore} onRetry={ignore} onAgain={ignore} />
        </div>
      </Sample>
      <Sample title="a message whose layout failed">{turns[0] && <BrokenMessage turn={turns[0]} />}</Sample>
      <Sample title="suggested changes: of the plan, of the profile">
        <div className="grid gap-3">
          <SuggestedChangeCard change={{ kind: 'plan', request: t('refine.hint') }} onShow={ignore} />
          <SuggestedChangeCard
            change={{
              kind: 'profile',
              update: { field: 'location', payload: 'Haifa' },
              reason: t('chat.welcome'),
            }}
            onShow={ignore}
          />
        </div>
      </Sample>
      <Sample title="suggested messages: default, disabled">
        <Suggestions messages={starters} onPick={ignore} />
        <Suggestions messages={starters} onPick={ignore} disabled />
      </Sample>
      <Sample title="composer: empty, written, sending, replying, too long">
        <div className="grid gap-3">
          {composer('idle', '')}
          {composer('idle', t('refine.hint'))}
          {composer('sending', t('refine.hint'))}
          {composer('streaming', '')}
          {composer('idle', 'a '.repeat(MESSAGE_LIMIT))}
          <EditingLine onLeave={ignore} />
        </div>
      </Sample>
    </Samples>
  );
}
