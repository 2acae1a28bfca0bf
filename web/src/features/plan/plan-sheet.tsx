import { minutesOf, type Plan, roadOf, type Step, type StepTime, type Substep } from '@foothold/contract';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { durationText } from './duration-text.ts';
import { useHours } from './use-hours.ts';
import { useWhen } from './road-steps.tsx';

/** Every step with boxes to tick, its minutes and its limits; nothing of the page around it. */
export function PlanSheet({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation('plan');
  const { hours } = useHours();
  const [today] = useState(() => new Date());
  const { done, total } = minutesOf(plan);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(today);
  const road = roadOf(plan);
  return (
    <article className="print-sheet light">
      <header className="mb-6 grid gap-1 border-b-2 border-text pb-4">
        <h1 dir="auto" className="text-2xl font-bold">
          {plan.title}
        </h1>
        <p dir="auto">{plan.short_description}</p>
        <p className="text-sm text-muted">
          {t('print.stand', { date })}{' '}
          {t('road.progress.done', {
            done: durationText(done, i18n.language),
            total: durationText(total, i18n.language),
          })}
        </p>
      </header>
      <ol className="grid gap-6">
        {plan.steps.map((step, index) => {
          const time = road[index];
          return time && <SheetStep key={step.step_id} step={step} time={time} hours={hours} />;
        })}
      </ol>
      <footer className="mt-8 border-t border-border pt-2 text-xs text-muted">
        Foothold · <bdi>{window.location.origin + window.location.pathname}</bdi>
      </footer>
    </article>
  );
}

function SheetStep({ step, time, hours }: { step: Step; time: StepTime; hours: number | null }) {
  const { t, i18n } = useTranslation('plan');
  const limits = [
    [t('context.smallestTest'), step.smallest_test],
    [t('context.cap'), step.cap],
    [t('context.stopIf'), step.stop_if],
  ].filter(([, text]) => text !== '');
  const when = useWhen(step, time, hours);
  return (
    <li className="grid gap-2">
      <div className="break-after-avoid">
        <h2 className="flex items-start gap-2 text-lg font-bold">
          <Box ticked={step.status === 'completed'} />
          <span>{step.step_number + 1}.</span>
          <span dir="auto">{step.title}</span>
        </h2>
        <p className="ps-7 text-sm text-muted">
          {when} · {durationText(time.total, i18n.language)}
        </p>
      </div>
      <p dir="auto" className="ps-7">
        {step.description}
      </p>
      <ol className="grid gap-2 ps-7">
        {step.substeps.map((substep) => (
          <SheetSubstep key={substep.substep_id} substep={substep} />
        ))}
      </ol>
      {limits.length > 0 && (
        <dl className="ms-7 grid gap-1 break-inside-avoid border-s-2 border-border ps-3 text-sm">
          {limits.map(([name, text]) => (
            <div key={name}>
              <dt className="inline font-semibold">{name}: </dt>
              <dd dir="auto" className="inline">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function SheetSubstep({ substep }: { substep: Substep }) {
  const { t } = useTranslation('plan');
  return (
    <li className="flex items-start gap-2 break-inside-avoid">
      <Box ticked={substep.status === 'completed'} />
      <div className="min-w-0">
        <p className="font-medium">
          <bdi>{substep.title}</bdi>{' '}
          <span className="text-sm text-muted">({t('context.minutes', { count: substep.minutes })})</span>
        </p>
        <p dir="auto" className="text-sm">
          {substep.description}
        </p>
        <p className="text-sm text-muted">
          {t('context.deliverable')} <bdi>{substep.deliverable}</bdi>
        </p>
      </div>
    </li>
  );
}

function Box({ ticked }: { ticked: boolean }) {
  return (
    <span className="mt-1 grid size-4 shrink-0 place-items-center border-2 border-text text-xs leading-none">
      {ticked && '✓'}
    </span>
  );
}
