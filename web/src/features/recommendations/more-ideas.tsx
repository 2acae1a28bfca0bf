import { type IdeasNotice, isBlank, MESSAGE_LIMIT, type Recommendation } from '@foothold/contract';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useMoreIdeas } from './use-ideas.ts';

interface MoreIdeasProps {
  /** Why there are few ideas, or none, with wishes to choose from. */
  notice: IdeasNotice | null;
  onNotice: (notice: IdeasNotice | null) => void;
  /** Shows an idea that came. */
  onShow: (idea: Recommendation) => void;
}

/** Asks for further ideas in the person's words, which stay in the box until ideas came. */
export function MoreIdeas({ notice, onNotice, onShow }: MoreIdeasProps) {
  const { t } = useTranslation(['recommendations', 'errors']);
  const [feedback, setFeedback] = useState('');
  const more = useMoreIdeas(onNotice);
  const came = more.data?.recommendations;
  const first = came?.[0];

  // The wish that was chosen is gone with the notice it stood in: the focus goes to what came of it.
  const outcome = useRef<HTMLDivElement>(null);
  const wished = useRef(false);
  useEffect(() => {
    if (came && wished.current) outcome.current?.focus();
    wished.current = false;
  }, [came]);

  function wish(words: string) {
    wished.current = true;
    more.mutate(words);
  }

  return (
    <form
      className="mt-8 grid gap-4 rounded-lg border border-border bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (more.isPending) return;
        wished.current = false;
        // The server takes a call without feedback for a first asking, and answers it with the ideas shown already.
        more.mutate(isBlank(feedback) ? t('more.anything') : feedback, { onSuccess: () => setFeedback('') });
      }}
    >
      {notice && (
        <div ref={outcome} tabIndex={-1}>
          <WishNotice notice={notice} asked={more.isPending ? more.variables : null} onWish={wish} />
        </div>
      )}
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
      {came && (first || !notice) && (
        <div ref={notice ? undefined : outcome} tabIndex={-1}>
          <OutcomeNotice came={came} onShow={onShow} />
        </div>
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

interface WishNoticeProps {
  notice: IdeasNotice;
  /** The wish that is being answered; null when none is. */
  asked: string | null;
  onWish: (words: string) => void;
}

/** Why there are few ideas, with wishes to choose from. */
function WishNotice({ notice, asked, onWish }: WishNoticeProps) {
  const { t } = useTranslation('recommendations');
  return (
    <Notice>
      <p dir="auto">{notice.text}</p>
      {notice.wishes.length > 0 && (
        <fieldset aria-label={t('more.wishes')} className="mt-3 flex flex-wrap gap-2">
          {notice.wishes.map((words) => (
            <Button
              key={words}
              variant="secondary"
              dir="auto"
              busy={asked === words}
              disabled={asked !== null}
              onClick={() => onWish(words)}
            >
              {words}
            </Button>
          ))}
        </fieldset>
      )}
    </Notice>
  );
}

interface OutcomeNoticeProps {
  came: readonly Recommendation[];
  onShow: (idea: Recommendation) => void;
}

/** How many ideas came, and the way to the first of them. */
function OutcomeNotice({ came, onShow }: OutcomeNoticeProps) {
  const { t } = useTranslation('recommendations');
  const [first] = came;
  return (
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
  );
}
