import { progressOf } from '@foothold/contract';
import { type LucideIcon, MessagesSquare, Route, Search, SlidersHorizontal, Sun } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { openPalette } from '#shared/commands.ts';
import { isStripOff } from './strip-place.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { TutorialHint, useHintSeen } from '#shared/ui/tutorial-hint.tsx';
import { ticksOf } from './plan-items.ts';
import { ProgressRing } from './progress-ring.tsx';
import { StepList, type StepListProps } from './step-list.tsx';
import type { View } from './use-place.ts';
import { useIsNew } from './use-is-new.ts';
import { useProgressText } from './use-progress-text.ts';

const WeekStrip = lazy(async () => ({ default: (await import('./week-strip.tsx')).WeekStrip }));

interface PlanSidebarProps extends StepListProps {
  /** Opens the refinement; missing for a plan that is not the active one. */
  onRefine?: (() => void) | undefined;
  /** What stands beside it, and the way to the other. */
  view: View;
  onShow: (view: View) => void;
}

/** The plan at a glance: how far it is, what it is about, and every step. */
export function PlanSidebar({ onRefine, view, onShow, ...list }: PlanSidebarProps) {
  const { t } = useTranslation('plan');
  const { t: words } = useTranslation('chat');
  const { plan } = list;
  const progress = useProgressText(plan);
  // One thing at a time: first what a new plan says of itself, or the hint at the conversation.
  const [knowsTalk] = useHintSeen('workspace');
  const isReading = useIsNew(plan) || (view === 'chat' && !knowsTalk);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-3">
        <ProgressRing percent={progressOf(plan)} />
        <div className="min-w-0">
          <h2 dir="auto" className="font-bold leading-snug">
            {plan.title}
          </h2>
          <p className="text-sm text-muted">{progress}</p>
          <p className="text-xs text-subtle">{words(`source.${plan.source}`)}</p>
        </div>
      </div>
      {/* Its place is there before it is: what stands below would move away under a press. Today shows it itself. */}
      {view !== 'today' && (
        <div className={isStripOff() ? 'contents' : 'min-h-15'}>
          <Suspense>
            <WeekStrip ticks={ticksOf(plan)} />
          </Suspense>
        </div>
      )}
      <Ways {...{ view, onShow, onRefine }} />
      <TutorialHint hintKey="workspace-sidebar" waits={isReading}>
        {t('hints.sidebar')}
      </TutorialHint>
      <nav aria-label={t('steps.label')}>
        <StepList {...list} />
      </nav>
      {/* Read once; the list is what one comes for. */}
      <p dir="auto" className="text-sm text-muted">
        {plan.short_description}
      </p>
    </div>
  );
}

/** The other views of the plan, the way to refine it, and on a phone the palette, which has no place in the header there. */
function Ways({ view, onShow, onRefine }: Pick<PlanSidebarProps, 'view' | 'onShow' | 'onRefine'>) {
  const { t } = useTranslation(['plan', 'shell']);
  const { t: today } = useTranslation('today');
  return (
    <div className="grid grid-cols-2 gap-2">
      {view !== 'today' && (
        <Place icon={Sun} onClick={() => onShow('today')}>
          {today('title')}
        </Place>
      )}
      {view !== 'chat' && (
        <Place icon={MessagesSquare} onClick={() => onShow('chat')}>
          {t('chat.open')}
        </Place>
      )}
      {view !== 'road' && (
        <Place icon={Route} isAlone={view === 'result' || view === 'found'} onClick={() => onShow('road')}>
          {t('road.open')}
        </Place>
      )}
      <div className="col-span-2 flex gap-2">
        {onRefine && (
          <Button variant="secondary" className="flex-1" onClick={onRefine}>
            <SlidersHorizontal className="size-4" />
            {t('refine.open')}
          </Button>
        )}
        <IconButton
          icon={Search}
          label={t('shell:keyboard.palette')}
          className="border border-border-strong md:hidden"
          onClick={openPalette}
        />
      </div>
    </div>
  );
}

interface PlaceProps {
  icon: LucideIcon;
  /** On a line of its own, below two others. */
  isAlone?: boolean;
  onClick: () => void;
  children: string;
}

function Place({ icon: Icon, isAlone = false, onClick, children }: PlaceProps) {
  return (
    <Button variant="secondary" className={isAlone ? 'col-span-2' : 'px-2!'} onClick={onClick}>
      <Icon className="size-4 shrink-0" />
      {children}
    </Button>
  );
}
