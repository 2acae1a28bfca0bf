import { progressOf } from '@foothold/contract';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { TutorialHint } from '#shared/ui/tutorial-hint.tsx';
import { countItems } from './plan-items.ts';
import { ProgressRing } from './progress-ring.tsx';
import { StepList, type StepListProps } from './step-list.tsx';

interface PlanSidebarProps extends StepListProps {
  /** Opens the refinement; missing for a plan that is not the active one. */
  onRefine?: (() => void) | undefined;
}

/** The plan at a glance: how far it is, what it is about, and every step. */
export function PlanSidebar({ onRefine, ...list }: PlanSidebarProps) {
  const { t } = useTranslation('plan');
  const { plan } = list;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-3">
        <ProgressRing percent={progressOf(plan)} />
        <div className="min-w-0">
          <h2 dir="auto" className="font-bold leading-snug">
            {plan.title}
          </h2>
          <p className="text-sm text-muted">{t('progress.done', countItems(plan))}</p>
        </div>
      </div>
      <p dir="auto" className="text-sm text-muted">
        {plan.short_description}
      </p>
      {onRefine && (
        <Button variant="secondary" onClick={onRefine}>
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {t('refine.open')}
        </Button>
      )}
      <TutorialHint hintKey="workspace-sidebar">{t('hints.sidebar')}</TutorialHint>
      <nav aria-label={t('steps.label')}>
        <StepList {...list} />
      </nav>
    </div>
  );
}
