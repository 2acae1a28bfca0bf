import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { rhythmQuery } from '#shared/rhythm/rhythm-query.ts';
import { useNotedStrip } from './strip-place.ts';
import { WeekDots } from '#shared/rhythm/week-dots.tsx';
import { rises } from '#shared/ui/motion.ts';

/** This week at a glance, beside the plan. Asked for again after each tick (`ticks`); gone where the person wants none of it. */
export function WeekStrip({ ticks }: { ticks: string }) {
  const { t } = useTranslation('week');
  const { data, refetch } = useQuery(rhythmQuery);
  useEffect(() => void refetch(), [ticks, refetch]);
  const shown = data?.settings.shown;
  useNotedStrip(shown);
  if (!data || !shown) return null;
  const { week, today, comeback } = data;
  return (
    <section aria-label={t('title')} className="grid gap-2 rounded-md bg-surface2 px-2 py-2">
      <div className="flex items-center justify-between gap-1">
        <WeekDots week={week} today={today} small />
        <Link to={paths.rhythm} className="grid min-h-11 place-items-center text-sm font-semibold">
          {t('open')}
        </Link>
      </div>
      {comeback && (
        <p ref={rises} className="text-sm text-done">
          {t('comeback')}
        </p>
      )}
    </section>
  );
}
