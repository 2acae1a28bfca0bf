import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { daysBefore, noonOf } from '#shared/rhythm/days-back.ts';
import { rhythmQuery } from '#shared/rhythm/rhythm-query.ts';
import { SelectField } from '#shared/ui/select-field.tsx';

/** The day of what was ticked just now, for whom did it on one of the seven before; gone with the rest of the rhythm. */
export function DoneEarlier({ onDay }: { onDay: (at: string) => void }) {
  const { t, i18n } = useTranslation('rhythm');
  const { data } = useQuery(rhythmQuery);
  const [day, setDay] = useState<string | null>(null);
  if (!data?.settings.shown) return null;
  const { today } = data;
  return (
    <SelectField
      label={t('report.day')}
      value={day ?? today}
      options={daysBefore(today, i18n.language)}
      onChange={({ target: { value } }) => {
        setDay(value);
        onDay(value === today ? new Date().toISOString() : noonOf(value));
      }}
      className="w-full sm:w-64"
    />
  );
}
