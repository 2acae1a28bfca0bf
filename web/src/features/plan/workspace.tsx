import type { Plan, Selection } from '@foothold/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { CopyMark } from '#shared/offline/copy-mark.tsx';
import { useOutbox } from '#shared/offline/outbox.ts';
import { SideDrawer } from '#shared/ui/side-drawer.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { TutorialHint } from '#shared/ui/tutorial-hint.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { useAchievement } from './achievement.ts';
import { ContextCard } from './context-card.tsx';
import { itemAt } from './plan-items.ts';
import { usePlanCommands } from './plan-commands.ts';
import { PlanSidebar } from './plan-sidebar.tsx';
import { PrintedPlan } from './printed-plan.tsx';
import { RefineDrawer } from './refine-drawer.tsx';
import { SuccessNote } from './success-note.tsx';
import { TodayView } from './today-view.tsx';
import { taskOfToday } from './today-task.ts';
import { useIsWide } from '#shared/ui/use-is-wide.ts';
import { usePlace } from './use-place.ts';
import { usePutAside } from './put-aside.ts';
import { useAskedInChat } from './asked-in-chat.ts';
import { useRefine } from './use-refine.ts';
import { type Tick, useTicks } from './use-ticks.ts';

const PlanChat = lazy(async () => ({ default: (await import('./plan-chat.tsx')).PlanChat }));
const RefinementNote = lazy(async () => ({ default: (await import('./refinement-note.tsx')).RefinementNote }));
const ResultView = lazy(async () => ({ default: (await import('./result-view.tsx')).ResultView }));
const RoadMap = lazy(async () => ({ default: (await import('./road-map.tsx')).RoadMap }));

interface WorkspaceProps {
  plan: Plan;
  /** Only the active plan can be refined. */
  isActive: boolean;
  /** The plan is as it was on an earlier visit, until the server has answered. */
  isCopy: boolean;
  setPlan: (plan: Plan) => Promise<void>;
}

/** A plan to work through: its steps at the side, the selected one and the conversation about it in the middle. */
export function Workspace({ plan, isActive, isCopy, setPlan }: WorkspaceProps) {
  const { t } = useTranslation('plan');
  const place = usePlace(plan);
  const { view, show, open } = place;
  const isWide = useIsWide();
  const aside = usePutAside();
  const task = taskOfToday(plan, aside.ids);
  const selection = view === 'today' ? (task ?? place.selection) : place.selection;
  // The conversation and what it is drawn with are not waited for where one arrives; once here, it stays and goes on.
  const isIdle = useIdle();
  const [hasTalked, setTalked] = useState(view === 'chat');
  if (view === 'chat' && !hasTalked) setTalked(true);
  const [isRefining, setRefining] = useState(false);
  const messagesSent = useOutbox((outbox) => outbox.messagesSent);
  const ticks = useTicks({ plan, setPlan, onSubstep: (next) => place.follow(next) });
  const refine = useRefine({ setPlan });
  const { achievement, putAway } = useAchievement(plan, isCopy);
  const middle = useRef<HTMLDivElement>(null);

  const item = itemAt(plan, selection);
  const itemId = selection?.substep_id ?? selection?.step_id ?? '';
  const onRefine = isActive ? () => setRefining(true) : undefined;

  function tickSelected() {
    const status = (item?.substep ?? item?.step)?.status === 'completed' ? 'pending' : 'completed';
    ticks.tick({ kind: selection?.substep_id ? 'substep' : 'step', id: itemId, status });
  }

  /** What held the focus goes away with it; here one goes on. */
  function goOn(next: Selection) {
    open(next);
    putAway();
    middle.current?.focus();
  }

  function ask(next: Selection, question?: string) {
    if (question !== undefined) {
      useAskedInChat.setState({ asked: { question, topic: next.substep_id ?? next.step_id } });
    }
    open(next);
  }

  function showChange(request: string) {
    refine.edit(request);
    refine.preview.mutate(request);
    setRefining(true);
  }

  function editRefinement(request: string) {
    refine.edit(request);
    setRefining(true);
  }

  usePlanCommands({ plan, selection, onOpen: open, onTick: tickSelected, onRoad: () => show('road'), onRefine });

  const sidebar = (
    <PlanSidebar
      plan={plan}
      selection={selection}
      pending={ticks.pending}
      onTick={ticks.tick}
      onSelect={open}
      onRefine={onRefine}
      view={view}
      onShow={show}
    />
  );
  const success = { plan, achievement, onPutAway: putAway };

  return (
    <div className="flex h-full min-h-0">
      {isWide && (
        <aside aria-label={t('plan')} className="w-80 shrink-0 overflow-y-auto border-e border-border p-4">
          {sidebar}
        </aside>
      )}
      <div ref={middle} tabIndex={-1} className="relative flex min-w-0 flex-1 flex-col outline-none">
        <CopyMark />
        <div
          className={
            view !== 'chat'
              ? 'min-h-0 flex-1 overflow-y-auto'
              : 'max-h-[45dvh] shrink-0 overflow-y-auto border-b border-border md:max-h-[60dvh]'
          }
        >
          <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3 px-4 py-3 empty:hidden">
            {!isActive && <EarlierPlanNotice />}
            {view === 'chat' && <TutorialHint hintKey="workspace">{t('hints.workspace')}</TutorialHint>}
            {view === 'chat' && (
              <ContextCard
                plan={plan}
                item={item}
                pending={ticks.pending.includes(itemId)}
                onTick={tickSelected}
                onResult={() => show('result')}
              />
            )}
            <TickError failed={ticks.failed} onRetry={ticks.tick} />
            {view !== 'today' && <SuccessNote {...success} onGoOn={view === 'chat' ? goOn : undefined} />}
            <Suspense>{refine.refinement && <RefinementNote refine={refine} />}</Suspense>
          </div>
          {view === 'today' && (
            <TodayView
              {...{ plan, task, aside, ticks, achievement }}
              onPutAway={putAway}
              onAsk={ask}
              onRefine={isActive ? editRefinement : undefined}
              onChat={() => show('chat')}
            />
          )}
          {(view === 'result' || view === 'found') && (
            <Suspense fallback={<Skeleton lines={8} />}>
              <ResultView
                {...{ plan, selection, view }}
                onBack={() => show('chat')}
                onFound={() => show('found')}
                onTick={tickSelected}
                onRefine={isActive ? editRefinement : undefined}
              />
            </Suspense>
          )}
          {view === 'road' && (
            <Suspense fallback={<Skeleton lines={8} />}>
              <RoadMap plan={plan} onOpen={open} onFound={() => show('found')} />
            </Suspense>
          )}
        </div>
        {(hasTalked || isIdle) && (
          <Suspense fallback={view === 'chat' && <Skeleton lines={6} />}>
            <PlanChat
              // Read anew once messages that were kept have been answered.
              key={messagesSent}
              plan={plan}
              selection={selection}
              isActive={isActive}
              onShowChange={showChange}
              shown={view === 'chat'}
              onShow={() => show('chat')}
            />
          </Suspense>
        )}
      </div>
      <SideDrawer open={place.isListed} onOpenChange={place.closeList} title={t('plan')}>
        <SuccessNote {...success} onGoOn={goOn} />
        {sidebar}
        <TickError failed={ticks.failed} onRetry={ticks.tick} />
      </SideDrawer>
      <RefineDrawer
        open={isRefining}
        onOpenChange={setRefining}
        onRebuilt={() => {
          setRefining(false);
          place.closeList();
        }}
        refine={refine}
        plan={plan}
      />
      <PrintedPlan plan={plan} />
    </div>
  );
}

/** Another plan than this one is worked on now. */
function EarlierPlanNotice() {
  const { t } = useTranslation('plan');
  return (
    <Notice
      actions={
        <LinkButton variant="secondary" to={paths.activePlan}>
          {t('toActive')}
        </LinkButton>
      }
    >
      {t('notActive')}
    </Notice>
  );
}

interface TickErrorProps {
  /** The tick the server did not take; null when there is none. */
  failed: Tick | null;
  onRetry: (tick: Tick) => void;
}

function TickError({ failed, onRetry }: TickErrorProps) {
  const { t } = useTranslation(['errors', 'common']);
  if (!failed) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <ErrorText>{t('errors:status')}</ErrorText>
      <Button variant="secondary" onClick={() => onRetry(failed)}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

/** Milliseconds after the page stands there. */
const AFTER = 2_000;

/** Whether the page has come to rest, so that what is not looked at yet may be fetched. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
