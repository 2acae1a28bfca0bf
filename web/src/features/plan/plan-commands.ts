import type { Plan, Selection } from '@foothold/contract';
import { type Command, useCommands } from '#shared/commands.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { listOf } from './plan-items.ts';
import { printPlan } from './printed-plan.tsx';

interface PlanActions {
  plan: Plan;
  selection: Selection | null;
  onOpen: (selection: Selection) => void;
  onTick: () => void;
  onRoad: () => void;
  /** Missing for a plan that can't be refined. */
  onRefine: (() => void) | undefined;
}

/** What the workspace offers by name and by key: its steps, the way through them, ticking, refining, printing. */
export function usePlanCommands({ plan, selection, onOpen, onTick, onRoad, onRefine }: PlanActions): void {
  const { t } = useTranslation('plan');
  const items = listOf(plan);
  const here = items.findIndex(({ id }) => id === (selection?.substep_id ?? selection?.step_id));

  const go = (by: 1 | -1) => () => {
    const next = items[here + by];
    if (next) onOpen(next.selection);
  };
  const action = (id: string, title: string, key: string | null, run: () => void): Command => ({
    id,
    group: 'actions',
    title,
    run,
    ...(key !== null && { key }),
  });

  useCommands('plan', () => [
    action('next', t('commands.next'), 'n', go(1)),
    action('previous', t('commands.previous'), 'p', go(-1)),
    ...(selection ? [action('tick', t('commands.tick'), 'x', onTick)] : []),
    action('road', t('road.open'), 'm', onRoad),
    ...(onRefine ? [action('refine', t('refine.open'), 'r', onRefine)] : []),
    action('print', t('commands.print'), null, () => void printPlan()),
    ...items.map(({ id, title, number, selection: item }): Command => ({
      id,
      group: 'steps',
      title,
      detail: t('context.step', { number }),
      run: () => onOpen(item),
    })),
  ]);
}
