import type { Plan, Status, Substep } from '@foothold/contract';
import { ChevronDown, Clock, FileCheck } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import type { SelectedItem } from './plan-items.ts';
import { TickBox } from './tick-box.tsx';

const StepSafety = lazy(async () => ({ default: (await import('./step-safety.tsx')).StepSafety }));

interface ContextCardProps {
  plan: Plan;
  /** null when nothing is left to do. */
  item: SelectedItem | null;
  pending: boolean;
  onTick: (status: Status) => void;
  /** Opens the place for the substep's result. */
  onResult: () => void;
}

/** What the person is working on: the selected substep, or else the step. Its title is the screen's one h1. */
export function ContextCard({ plan, item, pending, onTick, onResult }: ContextCardProps) {
  const { t } = useTranslation('plan');
  if (!item) {
    return (
      <div className="grid gap-1">
        <PageHeading title={plan.title} className="max-md:text-base md:text-xl" />
        <p className="text-muted">{t('context.allDone')}</p>
      </div>
    );
  }
  return <ItemCard {...{ plan, item, pending, onTick, onResult }} />;
}

function ItemCard({
  plan,
  item: { step, substep },
  pending,
  onTick,
  onResult,
}: ContextCardProps & { item: SelectedItem }) {
  const { t } = useTranslation('plan');
  // Not a key on the card: a new heading would draw the focus away from the list.
  const [openedId, setOpenedId] = useState<string | null>(null);
  const id = useId();
  const itemId = substep?.substep_id ?? step.step_id;
  const open = openedId === itemId;
  const { title, description, status } = substep ?? step;
  // On a phone the conversation needs the room: all but the title is folded away.
  const folded = open ? '' : 'max-md:hidden';
  const toggle = {
    type: 'button',
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => setOpenedId(open ? null : itemId),
  } as const;
  return (
    <div className="flex items-start gap-1">
      <div className="-mt-1 -ms-2 max-md:hidden">
        <TickBox label={t('steps.done', { title })} status={status} pending={pending} onChange={onTick} />
      </div>
      <div className="min-w-0 flex-1">
        <StepLine {...{ step, substep }} />
        <PageHeading
          title={plan.title}
          className={`leading-snug max-md:text-base md:text-xl ${open ? '' : 'max-md:line-clamp-2'}`}
        >
          <bdi>{title}</bdi>
        </PageHeading>
        <p dir="auto" className={`mt-1 text-sm text-muted ${folded}`}>
          {description}
        </p>
        {substep && <Outcome substep={substep} className={folded} />}
        <div className="flex flex-wrap items-center gap-x-4">
          {substep && (
            <button type="button" onClick={onResult} className={textToggle}>
              <FileCheck className="size-4" />
              {t('result.open')}
            </button>
          )}
          <button {...toggle} className={`${textToggle} max-md:hidden`}>
            {t('context.safety')}
            <Chevron up={open} />
          </button>
        </div>
        <div id={id} hidden={!open} className="max-md:pt-3">
          {open && (
            <Suspense>
              <StepSafety step={step} />
            </Suspense>
          )}
        </div>
      </div>
      <button
        {...toggle}
        aria-label={t('context.about')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-surface2 md:hidden"
      >
        <Chevron up={open} />
      </button>
    </div>
  );
}

const textToggle =
  '-ms-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-sm font-semibold text-primary-text hover:bg-surface2';

function Chevron({ up }: { up: boolean }) {
  return <ChevronDown className={`size-4 shrink-0 motion-safe:transition-transform ${up ? 'rotate-180' : ''}`} />;
}

/** Which step it is, and of a substep its title. */
function StepLine({ step, substep }: SelectedItem) {
  const { t } = useTranslation('plan');
  return (
    <p className="truncate text-xs font-semibold text-primary-text">
      {t('context.step', { number: step.step_number + 1 })}
      {substep && (
        <>
          {' · '}
          <bdi>{step.title}</bdi>
        </>
      )}
    </p>
  );
}

/** What lies on the table when the substep is done, and how long it takes. */
function Outcome({ substep, className }: { substep: Substep; className: string }) {
  const { t } = useTranslation('plan');
  return (
    <ul className={`mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm ${className}`}>
      <li className="flex items-start gap-1.5">
        <FileCheck className="mt-0.5 size-4 shrink-0 text-done" />
        <span>
          <span className="text-subtle">{t('context.deliverable')} </span>
          <bdi>{substep.deliverable}</bdi>
        </span>
      </li>
      <li className="flex items-center gap-1.5">
        <Clock className="size-4 shrink-0 text-subtle" />
        {t('context.minutes', { count: substep.minutes })}
      </li>
    </ul>
  );
}
