import type { Plan, Selection } from '@foothold/contract';
import { FileCheck, Printer } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { HoursQuestion } from './hours-question.tsx';
import { NextToday } from './next-today.tsx';
import { printPlan } from './printed-plan.tsx';
import { ProgressOverTime } from './progress-over-time.tsx';
import { RoadSteps } from './road-steps.tsx';
import { useHours } from './use-hours.ts';

interface RoadMapProps {
  plan: Plan;
  onOpen: (selection: Selection) => void;
  /** Shows what was found out. */
  onFound: () => void;
}

/** The plan over time: what is next today, how far one is, and when which step comes at the person's hours a week. */
export function RoadMap({ plan, onOpen, onFound }: RoadMapProps) {
  const { t } = useTranslation('plan');
  const { hours, save } = useHours();
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-4 px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <PageHeading title={t('road.title')} className="text-xl" />
          <p dir="auto" className="text-sm text-muted">
            {plan.title}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onFound}>
            <FileCheck className="size-4" />
            {t('result.found')}
          </Button>
          <Button variant="secondary" onClick={() => void printPlan()}>
            <Printer className="size-4" />
            {t('road.print')}
          </Button>
        </div>
      </div>
      <div className="grid items-stretch gap-4 lg:grid-cols-2">
        <NextToday plan={plan} hours={hours} onOpen={onOpen} />
        <ProgressOverTime plan={plan} hours={hours} />
      </div>
      <section className="grid gap-2">
        <h2 className="font-semibold">{t('road.steps.label')}</h2>
        <HoursQuestion hours={hours} save={save} />
        <RoadSteps plan={plan} hours={hours} onOpen={onOpen} />
      </section>
    </div>
  );
}
