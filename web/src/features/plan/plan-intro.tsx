import { minutesOf, type Plan, purposeOfType } from '@foothold/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { madeNow } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusAround } from '#shared/ui/focus-around.ts';
import { amountText, durationText } from './duration-text.ts';
import type { SelectedItem } from './plan-items.ts';
import { useHours } from './use-hours.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

interface PlanIntroProps {
  plan: Plan;
  /** What the plan begins with. */
  first: SelectedItem | null;
  /** What stands here on every other day. */
  otherwise: ReactNode;
}

/** A plan that was made just now introduces itself, once: what it is for, how long it takes, and how it begins. */
export function PlanIntro({ plan, first, otherwise }: PlanIntroProps) {
  const { t, i18n } = useTranslation(['today', 'common']);
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const section = useRef<HTMLElement>(null);
  const { hours } = useHours();
  if (state !== madeNow || plan.progress > 0) return otherwise;

  function putAway() {
    focusAround(section.current);
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  }

  return (
    <section
      ref={section}
      aria-labelledby="plan-intro"
      className="mt-2 grid animate-appear gap-2 rounded-md bg-primary-soft px-4 py-3 text-text"
    >
      <h2 id="plan-intro" className="font-semibold">
        {t('intro.title')} <bdi>{plan.title}</bdi>
      </h2>
      <Goal />
      <Until plan={plan} hours={hours} />
      {hours !== null && first?.substep && (
        <p>{t('intro.first', { time: durationText(first.substep.minutes, i18n.language) })}</p>
      )}
      <div>
        <Button variant="secondary" onClick={putAway}>
          {t('common:gotIt')}
        </Button>
      </div>
    </section>
  );
}

/** The first of the person's goals, in their words. */
function Goal() {
  const { t } = useTranslation(['today', 'onboarding']);
  const [goal] = useDraft(({ goals }) => goals);
  if (!goal) return null;
  const purpose = purposeOfType(goal.type);
  return (
    <p>
      {t('intro.goal')} <bdi>{purpose ? t(`onboarding:goals.kinds.${purpose}.label`) : goal.type}</bdi> ·{' '}
      <bdi>{goal.value}</bdi>
    </p>
  );
}

/** When the plan is done at the hours a week that the person has; how much work it is where they have not said. */
function Until({ plan, hours }: { plan: Plan; hours: number | null }) {
  const { t, i18n } = useTranslation('today');
  const [now] = useState(() => Date.now());
  const { total } = minutesOf(plan);
  if (hours === null) {
    return <p>{t('begin', { steps: plan.steps.length, work: durationText(total, i18n.language) })}</p>;
  }
  const date = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' });
  const end = now + Math.max(1, Math.ceil(total / 60 / hours)) * WEEK_MS;
  return <p>{t('intro.until', { hours: amountText(hours, 'hour', i18n.language), date: date.format(end) })}</p>;
}
