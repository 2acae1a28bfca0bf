import { addDays, rhythm as calls, type Rhythm, type Sent } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { thisMoment } from '#shared/offline/outbox.ts';
import { rhythmQuery } from '#shared/rhythm/rhythm-query.ts';
import { Card } from '#shared/ui/card.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { dayText } from '#shared/i18n/day-text.ts';

/** A Sunday: the names of days are the calendar's. */
const SUNDAY = '2026-11-22';

/** Hours at which a day may begin: midnight, or as late as somebody who works at night likes. */
const DAY_STARTS = [0, 1, 2, 3, 4, 5, 6] as const;

/** When weeks and days begin, and whether any of it is shown. */
export function SettingsCard({ rhythm: { settings } }: { rhythm: Rhythm }) {
  const { t, i18n } = useTranslation('rhythm');
  const client = useQueryClient();
  const { mutate, isError, error } = useMutation({
    mutationFn: (body: Sent<typeof calls.setSettings.body>) =>
      call(calls.setSettings, { body: { ...body, zone: thisMoment().zone } }),
    onSuccess: (changed) => client.setQueryData(rhythmQuery.queryKey, changed),
  });
  const named = (day: string) => dayText(day, i18n.language, { weekday: 'long' });
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return (
    <Card aria-labelledby="settings" className="grid content-start gap-4">
      <h2 id="settings" className="text-xl font-semibold">
        {t('settings.title')}
      </h2>
      <SelectField
        label={t('settings.weekStart')}
        value={settings.week_start}
        onChange={({ target }) => mutate({ week_start: target.value === 'sunday' ? 'sunday' : 'monday' })}
        options={[
          { value: 'monday', label: named(addDays(SUNDAY, 1)) },
          { value: 'sunday', label: named(SUNDAY) },
        ]}
      />
      <SelectField
        label={t('settings.dayStart')}
        value={String(settings.day_start)}
        onChange={({ target }) => mutate({ day_start: Number(target.value) })}
        options={DAY_STARTS.map((hour) => ({ value: String(hour), label: clock.format(Date.UTC(2026, 0, 1, hour)) }))}
      />
      <Checkbox
        label={t('settings.shown')}
        checked={settings.shown}
        onChange={(event) => mutate({ shown: event.target.checked })}
      />
      <p className="text-sm text-muted">{t('settings.private')}</p>
      {isError && <ErrorText>{errorText(error, t('failed'))}</ErrorText>}
    </Card>
  );
}
