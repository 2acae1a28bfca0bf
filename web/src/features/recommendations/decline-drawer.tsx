import { DeclineReason, type Recommendation } from '@foothold/contract';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { BottomDrawer } from '#shared/ui/bottom-drawer.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { takeBackIdOf } from './idea-list.ts';
import { useDecline } from './use-decline.ts';

/** Longest note, in UTF-16 units; the contract's own limit. */
const NOTE_LIMIT = 1_000;

interface DeclineDrawerProps {
  idea: Recommendation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks why an idea is not for somebody. What is filled in stays until it is sent. */
export function DeclineDrawer({ idea, open, onOpenChange }: DeclineDrawerProps) {
  const { t } = useTranslation(['recommendations', 'errors', 'common']);
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useDecline(idea.recommendation_id);

  // Only once the card has become a line: the focus goes there.
  const isDeclined = idea.declined !== null;
  useEffect(() => {
    if (isDeclined) onOpenChange(false);
  }, [isDeclined, onOpenChange]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null && !isPending) mutate({ reason, note });
  }

  return (
    <BottomDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('decline.title')}
      // The button that opened the drawer is gone with the card, once the idea is declined.
      focusAfter={() => document.getElementById(takeBackIdOf(idea.recommendation_id))}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-muted">
          <bdi className="font-semibold text-text">{idea.title}</bdi>
          <span className="block">{t('decline.intro')}</span>
        </p>
        <fieldset className="grid gap-x-4 sm:grid-cols-2" aria-describedby={missing ? 'decline-missing' : undefined}>
          <legend className="mb-1 font-medium">{t('decline.legend')}</legend>
          {DeclineReason.options.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={each}
                checked={each === reason}
                onChange={() => {
                  setReason(each);
                  setMissing(false);
                }}
                className="size-5 shrink-0 accent-primary"
              />
              {t(`decline.reasons.${each}`)}
            </label>
          ))}
        </fieldset>
        {missing && <ErrorText id="decline-missing">{t('decline.missing')}</ErrorText>}
        <TextArea
          label={t('decline.note')}
          rows={2}
          maxLength={NOTE_LIMIT}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {error && <ErrorText>{errorText(error, t('errors:generic'))}</ErrorText>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('decline.sending')}>
            {t('decline.submit')}
          </Button>
        </div>
      </form>
    </BottomDrawer>
  );
}
