import { minutesOf, type Plan } from '@foothold/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { X } from 'lucide-react';
import { focusAround } from '#shared/ui/focus-around.ts';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { rises } from '#shared/ui/motion.ts';
import { useGoalLabel } from '#shared/use-goal-label.ts';
import { amountText, durationText } from './duration-text.ts';
import { useHours } from './use-hours.ts';
import { useIsNew } from './use-is-new.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

interface PlanIntroProps {
  plan: Plan;
  /** What stands here on every other day. */
  otherwise: ReactNode;
}

/** A plan that was made just now introduces itself, once: what it is for, and how long it takes. */
export function PlanIntro({ plan, otherwise }: PlanIntroProps) {
  const { t } = useTranslation(['today', 'common']);
  const { search } = useLocation();
  const navigate = useNavigate();
  const section = useRef<HTMLElement>(null);
  const { hours } = useHours();
  const isNew = useIsNew(plan);
  if (!isNew) return otherwise;

  function putAway() {
    focusAround(section.current);
    void navigate({ search }, { replace: true, state: null });
  }

  return (
    <section
      ref={section}
      aria-labelledby="plan-intro"
      className="relative mt-2 rounded-md bg-primary-soft px-4 py-3 text-text"
    >
      <div ref={rises} className="grid gap-2">
        <h2 id="plan-intro" className="font-semibold" style={{ paddingInlineEnd: '2rem' }}>
          {t('intro.title')} <bdi>{plan.title}</bdi>
        </h2>
        <p>
          <Goal title={plan.title} /> <Until plan={plan} hours={hours} />
        </p>
      </div>
      <div className="absolute" style={{ insetBlockStart: '0.125rem', insetInlineEnd: '0.125rem' }}>
        <IconButton icon={X} label={t('common:gotIt')} onClick={putAway} />
      </div>
    </section>
  );
}

/** The goal that the plan is for, where that is sure: the only one, or the one whose words its title holds. */
function Goal({ title }: { title: string }) {
  const { t } = useTranslation('today');
  const goalLabel = useGoalLabel();
  const goals = useDraft((draft) => draft.goals);
  const goal = goals.length === 1 ? goals[0] : goals.find(({ value }) => title.includes(value));
  if (!goal) return null;
  return (
    <>
      {t('intro.goal')} <bdi>{goalLabel(goal.type)}</bdi> · <bdi>{goal.value}</bdi>.
    </>
  );
}

/** When the plan is done at the hours a week that the person has; how much work it is where they have not said. */
function Until({ plan, hours }: { plan: Plan; hours: number | null }) {
  const { t, i18n } = useTranslation('today');
  const [now] = useState(() => Date.now());
  const { total } = minutesOf(plan);
  if (hours === null) {
    return t('begin', { steps: plan.steps.length, work: durationText(total, i18n.language) });
  }
  const date = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' });
  const end = now + Math.max(1, Math.ceil(total / 60 / hours)) * WEEK_MS;
  return t('intro.until', { hours: amountText(hours, 'hour', i18n.language), date: date.format(end) });
}
