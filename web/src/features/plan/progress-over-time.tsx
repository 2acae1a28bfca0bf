import { minutesByWeek, minutesOf, type Plan } from '@foothold/contract';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { amountText, durationText } from './duration-text.ts';

/** So many weeks are looked back at. */
const WEEKS = 6;

/** How much of the work is done, and when it was, as far as that is known. */
export function ProgressOverTime({ plan, hours }: { plan: Plan; hours: number | null }) {
  const { t, i18n } = useTranslation('plan');
  const { language } = i18n;
  const [now] = useState(() => Date.now());
  const { done, total } = minutesOf(plan);
  const left = total - done;
  const weeks = lived(minutesByWeek(plan, now, WEEKS));
  const most = Math.max(...weeks);
  return (
    <section
      aria-labelledby="progress-over-time"
      className="grid content-start gap-3 rounded-lg border border-border bg-surface p-4"
    >
      <h2 id="progress-over-time" className="text-sm font-semibold text-muted">
        {t('road.progress.title')}
      </h2>
      <div className="grid gap-2">
        <p className="font-semibold">
          {t('road.progress.done', { done: durationText(done, language), total: durationText(total, language) })}
        </p>
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-track">
          <div className="h-full rounded-full bg-done" style={{ inlineSize: `${total ? (100 * done) / total : 0}%` }} />
        </div>
        {left > 0 && hours !== null && (
          <p className="text-sm text-muted">
            {t('road.progress.rest', { weeks: amountText(Math.ceil(left / (hours * 60)), 'week', language) })}
          </p>
        )}
      </div>
      {weeks.length > 0 && (
        <ul aria-label={t('road.progress.weeks')} className="grid gap-1 text-sm">
          {weeks.map((minutes, index) => (
            <li key={index} className="grid grid-cols-[7rem_1fr] items-center gap-3">
              <span className="text-muted">{weekText(index, language, t('road.progress.lately'))}</span>
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="h-2 min-w-0.5 rounded-full bg-done"
                  style={{ inlineSize: `${most ? (60 * minutes) / most : 0}%` }}
                />
                {durationText(minutes, language)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The weeks up to the first one in which something is known to have been done. */
function lived(weeks: readonly number[]): readonly number[] {
  return weeks.slice(0, weeks.findLastIndex((minutes) => minutes > 0) + 1);
}

function weekText(weeksAgo: number, language: string, lately: string): string {
  if (weeksAgo === 0) return lately;
  return new Intl.RelativeTimeFormat(language).format(-weeksAgo, 'week');
}
