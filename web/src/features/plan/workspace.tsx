import { type Plan, type Selection, type Status } from '@foothold/contract';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { SideDrawer } from '#shared/ui/side-drawer.tsx';
import { TutorialHint } from '#shared/ui/tutorial-hint.tsx';
import { ContextCard } from './context-card.tsx';
import { itemAt, standingSelection } from './plan-items.ts';
import { PlanChat } from './plan-chat.tsx';
import { PlanSidebar } from './plan-sidebar.tsx';
import { RefineDrawer } from './refine-drawer.tsx';
import { RefinementNote } from './refinement-note.tsx';
import { TickError } from './tick-error.tsx';
import { useRefine } from './use-refine.ts';
import { useTicks } from './use-ticks.ts';

interface WorkspaceProps {
  plan: Plan;
  /** Only the active plan can be refined. */
  isActive: boolean;
  setPlan: (plan: Plan) => Promise<void>;
}

/** A plan to work through: its steps at the side, the selected one and the conversation about it in the middle. */
export function Workspace({ plan, isActive, setPlan }: WorkspaceProps) {
  const { t } = useTranslation('plan');
  const [chosen, choose] = useState<Selection | null>(() => standingSelection(plan, null));
  const [isPlanOpen, setPlanOpen] = useState(false);
  const [isRefining, setRefining] = useState(false);
  const ticks = useTicks({ setPlan, onSubstep: choose });
  const refine = useRefine({ setPlan });

  const selection = standingSelection(plan, chosen);
  const item = itemAt(plan, selection);
  const itemId = selection?.substep_id ?? selection?.step_id ?? '';

  function tickSelected(status: Status) {
    ticks.tick({ kind: selection?.substep_id ? 'substep' : 'step', id: itemId, status });
  }

  function showChange(request: string) {
    refine.edit(request);
    refine.preview.mutate(request);
    setRefining(true);
  }

  const sidebar = (
    <PlanSidebar
      plan={plan}
      selection={selection}
      pending={ticks.pending}
      onTick={ticks.tick}
      onSelect={(next) => {
        choose(next);
        setPlanOpen(false);
      }}
      onRefine={isActive ? () => setRefining(true) : undefined}
    />
  );

  return (
    <div className="flex h-full min-h-0">
      <aside aria-label={t('plan')} className="w-80 shrink-0 overflow-y-auto border-e border-border p-4 max-md:hidden">
        {sidebar}
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="max-h-[45dvh] shrink-0 md:max-h-[60dvh] overflow-y-auto border-b border-border px-4 py-3">
          <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
            {!isActive && (
              <Notice
                actions={
                  <LinkButton variant="secondary" to={paths.activePlan}>
                    {t('toActive')}
                  </LinkButton>
                }
              >
                {t('notActive')}
              </Notice>
            )}
            <TutorialHint hintKey="workspace">{t('hints.workspace')}</TutorialHint>
            <div className="flex items-start gap-3">
              <Button variant="secondary" className="md:hidden" onClick={() => setPlanOpen(true)}>
                <ListChecks aria-hidden="true" className="size-5" />
                {t('plan')}
              </Button>
              <div className="min-w-0 flex-1">
                <ContextCard plan={plan} item={item} pending={ticks.pending.includes(itemId)} onTick={tickSelected} />
              </div>
            </div>
            <TickError failed={ticks.failed} onRetry={ticks.tick} />
            <RefinementNote refine={refine} />
          </div>
        </div>
        <PlanChat plan={plan} selection={selection} isActive={isActive} onShowChange={showChange} />
      </div>
      <SideDrawer open={isPlanOpen} onOpenChange={setPlanOpen} title={t('plan')}>
        {sidebar}
        <TickError failed={ticks.failed} onRetry={ticks.tick} />
      </SideDrawer>
      <RefineDrawer
        open={isRefining}
        onOpenChange={setRefining}
        onRebuilt={() => {
          setRefining(false);
          setPlanOpen(false);
        }}
        refine={refine}
        plan={plan}
      />
    </div>
  );
}
