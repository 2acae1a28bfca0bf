import type { Declined, Recommendation } from '@foothold/contract';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { headingIdOf, takeBackIdOf } from './idea-list.ts';
import { useTakeDeclineBack } from './use-decline.ts';

interface DeclinedLineProps {
  idea: Recommendation;
  declined: Declined;
  onTakeBack: () => void;
}

/** A declined idea: one line, and the way back. */
export function DeclinedLine({ idea, declined, onTakeBack }: DeclinedLineProps) {
  const { t } = useTranslation(['recommendations', 'errors']);
  const { mutate, isPending, error } = useTakeDeclineBack(idea.recommendation_id);
  const titleId = headingIdOf(idea.recommendation_id);
  return (
    <li className="col-span-full rounded-lg border border-dashed border-border-strong px-5 py-2">
      <article aria-labelledby={titleId} className="flex flex-wrap items-center gap-x-4">
        <h2 id={titleId} tabIndex={-1} dir="auto" className="font-semibold text-muted">
          {idea.title}
        </h2>
        <p className="text-sm text-muted">
          {t('decline.declined', { reason: t(`decline.reasons.${declined.reason}`) })}
          {declined.note && (
            <>
              {' · '}
              <q dir="auto">{declined.note}</q>
            </>
          )}
        </p>
        <Button
          id={takeBackIdOf(idea.recommendation_id)}
          variant="ghost"
          className="-me-4 ms-auto"
          busy={isPending}
          busyLabel={t('decline.takingBack')}
          aria-describedby={titleId}
          onClick={() => {
            onTakeBack();
            mutate();
          }}
        >
          {t('decline.takeBack')}
        </Button>
        {error && <ErrorText className="basis-full">{errorText(error, t('errors:generic'))}</ErrorText>}
      </article>
    </li>
  );
}
