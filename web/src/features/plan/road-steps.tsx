import { type Plan, roadOf, type Selection, type Step, type StepTime, toldHours, weeksOf } from '@foothold/contract';
import { Check } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { durationText } from './duration-text.ts';

interface RoadStepsProps {
  plan: Plan;
  /** Hours a week; null tells the road in hours of work instead of weeks. */
  hours: number | null;
  onOpen: (selection: Selection) => void;
}

/** The steps over time: each with the weeks it falls into, in words and as a bar along the road that is left. */
export function RoadSteps({ plan, hours, onOpen }: RoadStepsProps) {
  const { t } = useTranslation('plan');
  const road = roadOf(plan);
  const end = road.at(-1)?.to ?? 0;
  return (
    <ol aria-label={t('road.steps.label')} className="grid gap-2">
      {plan.steps.map((step, index) => {
        const time = road[index];
        return time && <RoadStep key={step.step_id} {...{ step, time, end, hours, onOpen }} />;
      })}
    </ol>
  );
}

interface RoadStepProps extends Omit<RoadStepsProps, 'plan'> {
  step: Step;
  time: StepTime;
  /** Minutes of work that are left of the whole plan. */
  end: number;
}

function RoadStep({ step, time, end, hours, onOpen }: RoadStepProps) {
  const { t, i18n } = useTranslation('plan');
  const done = step.status === 'completed';
  const when = useWhen(step, time, hours);
  const total = durationText(time.total, i18n.language);
  const work =
    time.left === 0 || time.left === time.total
      ? total
      : t('road.steps.left', { left: durationText(time.left, i18n.language), total });
  return (
    <li className="grid gap-2 rounded-md border border-border bg-surface p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <button
          type="button"
          onClick={() => onOpen({ step_id: step.step_id })}
          className="min-h-11 min-w-0 flex-1 basis-60 rounded-md text-start font-semibold leading-snug hover:underline"
        >
          <span className="text-primary-text">{step.step_number + 1}.</span>{' '}
          <span dir="auto" className={done ? 'text-subtle line-through' : ''}>
            {step.title}
          </span>
        </button>
        <p className={`flex items-center gap-1.5 text-sm ${done ? 'text-done' : 'text-muted'}`}>
          {done && <Check className="size-4" />}
          <span>{when}</span>
          {time.total > 0 && <span>· {work}</span>}
        </p>
      </div>
      {!done && end > 0 && (
        <div aria-hidden="true" className="relative h-2 rounded-full bg-track">
          <div
            className="absolute inset-y-0 min-w-1 rounded-full bg-primary"
            style={{ insetInlineStart: `${(100 * time.from) / end}%`, inlineSize: `${(100 * time.left) / end}%` }}
          />
        </div>
      )}
    </li>
  );
}

/** When a step is, or was, done: never a date to come, only weeks from now, or hours of work. */
export function useWhen(step: Step, time: StepTime, hours: number | null): string {
  const { t, i18n } = useTranslation('plan');
  if (step.status === 'completed') {
    const last = step.substeps
      .flatMap(({ completed_at }) => completed_at ?? [])
      .toSorted()
      .at(-1);
    if (last === undefined) return t('road.steps.done');
    const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(last));
    return t('road.steps.doneOn', { date });
  }
  const number = new Intl.NumberFormat(i18n.language);
  if (hours === null) {
    const [from, to] = [time.from, time.to].map((minutes) => number.format(toldHours(minutes)));
    return t('road.steps.hours', { from, to });
  }
  const { first, last } = weeksOf(time, hours);
  if (last === 1) return t('road.steps.now');
  if (first === last) return t('road.steps.week', { week: number.format(first) });
  return t('road.steps.weeks', { first: number.format(first), last: number.format(last) });
}
