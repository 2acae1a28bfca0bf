import { dayShareOf, nextUnfinished, type Plan, type Selection } from '@foothold/contract';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { durationText } from './duration-text.ts';
import { itemAt } from './plan-items.ts';

interface NextTodayProps {
  plan: Plan;
  /** Hours a week; null when nobody has said them. */
  hours: number | null;
  onOpen: (selection: Selection) => void;
}

/** One invitation: what comes next, how long it takes, and whether that is a day's share of the week. */
export function NextToday({ plan, hours, onOpen }: NextTodayProps) {
  const { t } = useTranslation('plan');
  const next = nextUnfinished(plan);
  const item = itemAt(plan, next);
  if (!next || !item) return <p className="rounded-lg bg-done-soft p-4 text-done">{t('context.allDone')}</p>;
  const { step, substep } = item;
  return (
    <section
      aria-labelledby="next-today"
      className="grid content-start gap-3 rounded-lg border border-border bg-primary-soft p-4"
    >
      <h2 id="next-today" className="text-sm font-semibold text-primary-text">
        {t('road.today.title')}
      </h2>
      <div>
        <p dir="auto" className="text-lg font-semibold leading-snug">
          {(substep ?? step).title}
        </p>
        {substep && <p className="text-sm text-muted">{t('context.minutes', { count: substep.minutes })}</p>}
        {substep && hours !== null && <DayShare minutes={substep.minutes} hours={hours} />}
      </div>
      <div>
        <Button onClick={() => onOpen(next)}>
          {t('road.today.start')}
          <ArrowRight className="size-4 rtl:-scale-x-100" />
        </Button>
      </div>
    </section>
  );
}

function DayShare({ minutes, hours }: { minutes: number; hours: number }) {
  const { t, i18n } = useTranslation('plan');
  const share = dayShareOf(hours);
  const said = { share: durationText(share, i18n.language), count: Math.ceil(minutes / share) };
  return <p className="text-sm text-muted">{t('road.today.days', said)}</p>;
}
