import type { RhythmWeek } from '@foothold/contract';
import { Check } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { classNames } from '#shared/ui/class-names.ts';

interface WeekDotsProps {
  week: RhythmWeek;
  today: string;
  small?: boolean;
}

/** The seven days of a week, each a dot that is full when something was done. */
export function WeekDots({ week, today, small = false }: WeekDotsProps) {
  const { t, i18n } = useTranslation('week');
  const [short, long] = (['narrow', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }),
  );
  return (
    <ol
      data-changes="daily"
      className={classNames('flex', small ? 'gap-1 p-1' : 'justify-between gap-1 sm:justify-start sm:gap-4')}
    >
      {week.days.map(({ date, done, rests }) => {
        const day = new Date(`${date}T12:00:00Z`);
        const state = done ? 'done' : rests ? 'rests' : date > today ? 'ahead' : 'open';
        return (
          <li key={date} className="grid justify-items-center gap-1">
            {!small && (
              <span aria-hidden="true" className={classNames('text-sm', date === today ? 'font-bold' : 'text-muted')}>
                {short?.format(day)}
              </span>
            )}
            <span
              className={classNames(
                'grid place-items-center rounded-full border-2',
                small ? 'size-5' : 'size-8 sm:size-9',
                done ? 'border-done bg-done text-on-done' : 'border-border-strong',
                !done && (rests ? 'border-dotted' : date > today && 'border-dashed'),
                date === today && `outline-2 outline-primary-edge ${small ? '' : 'outline-offset-2'}`,
              )}
            >
              {done && <Check className={small ? 'size-3' : 'size-5'} />}
              <span className="sr-only">{`${long?.format(day)}: ${t(`day.${state}`)}`}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
