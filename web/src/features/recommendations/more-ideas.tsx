import { isBlank, MESSAGE_LIMIT, type Recommendation } from '@foothold/contract';
import { useState } from 'react';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useMoreIdeas } from './use-ideas.ts';

interface MoreIdeasProps {
  /** Shows an idea that came. */
  onShow: (idea: Recommendation) => void;
}

/** Asks for further ideas in the person's words, which stay in the box until ideas came. */
export function MoreIdeas({ onShow }: MoreIdeasProps) {
  const { t } = useTranslation(['recommendations', 'errors']);
  const [feedback, setFeedback] = useState('');
  const more = useMoreIdeas();
  const came = more.data;
  const first = came?.[0];

  return (
    <form
      className="mt-8 grid gap-4 rounded-lg border border-border bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (more.isPending) return;
        // The server takes a call without feedback for a first asking, and answers it with the ideas shown already.
        more.mutate(isBlank(feedback) ? t('more.anything') : feedback, { onSuccess: () => setFeedback('') });
      }}
    >
      <TextArea
        label={t('more.label')}
        hint={t('more.hint')}
        rows={3}
        maxLength={MESSAGE_LIMIT}
        readOnly={more.isPending}
        value={feedback}
        onChange={(event) => setFeedback(event.target.value)}
      />
      <p className="text-sm text-muted">{t('more.heeds')}</p>
      {more.error && <ErrorText>{errorText(more.error, t('errors:new_ideas'))}</ErrorText>}
      {came && (
        <Notice
          tone={first ? 'done' : 'info'}
          actions={
            first && (
              <Button variant="secondary" onClick={() => onShow(first)}>
                {t('more.show')}
              </Button>
            )
          }
        >
          {first ? t('more.came', { count: came.length }) : t('more.none')}
        </Notice>
      )}
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={more.isPending}
        busyLabel={t('more.generating')}
      >
        {t('more.generate')}
      </Button>
    </form>
  );
}
