import type { Plan, Selection } from '@foothold/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { inPlan } from '#shared/plan-address.ts';
import { selectionOf, standingSelection } from './plan-items.ts';

/** What the middle of the workspace shows. */
export type View = 'today' | 'chat' | 'road' | 'result' | 'found';
const views = new Set<string | null>(['chat', 'road', 'result', 'found'] satisfies View[]);

interface Place {
  selection: Selection | null;
  view: View;
  /** Goes to an item by itself, and not as a way that Back leads out of. */
  follow: (selection: Selection | null) => void;
  show: (view: View) => void;
  /** Whether the address opens the list of steps; Back closes it. */
  isListed: boolean;
  closeList: () => void;
  /** Goes to an item and to the conversation about it at once. */
  open: (selection: Selection) => void;
}

/** Where in the workspace one is: in the address, so that a reload and the browser's Back keep it. */
export function usePlace(plan: Pick<Plan, 'steps'>): Place {
  const [search, setSearch] = useSearchParams();
  /** Where one is while the address says nothing. */
  const [unsaid, setUnsaid] = useState<Selection | null>(() => standingSelection(plan, null));
  const said = selectionOf(plan, search.get(inPlan.item));
  const named = search.get(inPlan.view);
  // An address that names an item means the conversation about it; one that names nothing, the day.
  const view = views.has(named) ? (named as View) : search.has(inPlan.item) ? 'chat' : 'today';

  /** What is chosen from the list takes its place, so that Back leads to what was there before it. */
  function go(change: (search: URLSearchParams) => void, replace = search.has(inPlan.list)) {
    const next = new URLSearchParams(search);
    change(next);
    if (next.toString() === search.toString()) return;
    setSearch(next, { replace });
  }

  function set(next: URLSearchParams, selection: Selection | null) {
    setUnsaid(selection);
    if (selection) next.set(inPlan.item, selection.substep_id ?? selection.step_id);
    else next.delete(inPlan.item);
  }

  return {
    selection: standingSelection(plan, said ?? unsaid),
    view,
    follow: (selection) => (view === 'today' ? setUnsaid(selection) : go((next) => set(next, selection), true)),
    show: (wanted) =>
      go((next) => {
        next.delete(inPlan.view);
        next.delete(inPlan.list);
        if (wanted === 'today') next.delete(inPlan.item);
        else if (wanted !== 'chat' || !next.has(inPlan.item)) next.set(inPlan.view, wanted);
      }),
    isListed: search.has(inPlan.list),
    closeList: () => go((next) => next.delete(inPlan.list), true),
    open: (selection) =>
      go((next) => {
        set(next, selection);
        next.delete(inPlan.view);
        next.delete(inPlan.list);
      }),
  };
}
