import { HOURS_MAX } from '@foothold/contract';
import { type FormEvent, useState } from 'react';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { amountText } from './duration-text.ts';
import type { Hours } from './use-hours.ts';

/** Asks for the hours a week while nobody has said them, and lets them be changed afterwards. */
export function HoursQuestion({ hours, save }: Hours) {
  const { t, i18n } = useTranslation(['plan', 'common']);
  const [changing, setChanging] = useState(false);
  if (hours !== null && !changing) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {t('road.hours.known', { hours: amountText(hours, 'hour', i18n.language) })}
        <button
          type="button"
          onClick={() => setChanging(true)}
          className="inline-flex min-h-11 items-center rounded-md px-2 font-semibold text-primary-text hover:bg-surface2"
        >
          {t('road.hours.change')}
        </button>
      </p>
    );
  }
  return <HoursForm {...{ hours, save }} onDone={() => setChanging(false)} />;
}

function HoursForm({ hours, save, onDone }: Hours & { onDone: () => void }) {
  const { t } = useTranslation(['plan', 'common', 'errors']);
  const [text, setText] = useState(hours === null ? '' : String(hours));
  const [refused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = Number(text);
    const fits = wanted > 0 && wanted <= HOURS_MAX;
    setRefused(!fits);
    if (fits) save.mutate(wanted, { onSuccess: onDone });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-md border border-border bg-surface p-4">
      <NumberField
        label={t('road.hours.question')}
        hint={t('road.hours.why')}
        error={refused ? t('road.hours.refused') : undefined}
        max={HOURS_MAX}
        step="any"
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="max-w-xs"
      />
      {save.error && <ErrorText>{errorText(save.error, t('errors:generic'))}</ErrorText>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {t('common:save')}
        </Button>
        {hours !== null && (
          <Button variant="ghost" onClick={onDone}>
            {t('common:cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
