import type { Plan, Selection } from '@foothold/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { selectionOf, standingSelection } from './plan-items.ts';

/** What the middle of the workspace shows. */
export type View = 'chat' | 'road' | 'result' | 'found';
const views = new Set<string | null>(['road', 'result', 'found'] satisfies View[]);

const STEP = 'step';
const VIEW = 'view';

interface Place {
  selection: Selection | null;
  view: View;
  /** Goes to an item; a way that Back leads out of, unless the page went there by itself. */
  choose: (selection: Selection | null, how?: 'byItself') => void;
  show: (view: View) => void;
  /** Goes to an item and to the conversation about it at once. */
  open: (selection: Selection) => void;
}

/** Where in the workspace one is: in the address, so that a reload and the browser's Back keep it. */
export function usePlace(plan: Pick<Plan, 'steps'>): Place {
  const [search, setSearch] = useSearchParams();
  /** Where one is while the address says nothing. */
  const [unsaid, setUnsaid] = useState<Selection | null>(() => standingSelection(plan, null));
  const said = selectionOf(plan, search.get(STEP));

  function go(change: (search: URLSearchParams) => void, replace = false) {
    const next = new URLSearchParams(search);
    change(next);
    if (next.toString() === search.toString()) return;
    setSearch(next, { replace, preventScrollReset: true });
  }

  function set(next: URLSearchParams, selection: Selection | null) {
    setUnsaid(selection);
    if (selection) next.set(STEP, selection.substep_id ?? selection.step_id);
    else next.delete(STEP);
  }

  return {
    selection: standingSelection(plan, said ?? unsaid),
    view: views.has(search.get(VIEW)) ? (search.get(VIEW) as View) : 'chat',
    choose: (selection, how) => go((next) => set(next, selection), how === 'byItself'),
    show: (view) => go((next) => (view === 'chat' ? next.delete(VIEW) : next.set(VIEW, view))),
    open: (selection) =>
      go((next) => {
        set(next, selection);
        next.delete(VIEW);
      }),
  };
}
