import type { Plan } from '@foothold/contract';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PlanSheet } from './plan-sheet.tsx';

/** Milliseconds after which the sheet is fetched by itself: whoever prints by the browser's menu finds it there. */
const BY_THEN = 5_000;

const loaded: { Sheet: typeof PlanSheet | null } = { Sheet: null };

async function loadSheet(): Promise<void> {
  loaded.Sheet = (await import('./plan-sheet.tsx')).PlanSheet;
}

/** Without a network there is no sheet to be had, which is no fault: the page is printed as it stands. */
function explain(failure: unknown): void {
  if (navigator.onLine) reportError(failure);
}

/** Prints the plan, once its sheet is there; without it, the page as it stands. */
export async function printPlan(): Promise<void> {
  await loadSheet().catch(explain);
  window.print();
}

/** The plan on paper, in the place of the page while that is printed. */
export function PrintedPlan({ plan }: { plan: Plan }) {
  const printing = usePrinting();
  useEffect(() => {
    const load = () => void loadSheet().catch(explain);
    const timer = setTimeout(load, BY_THEN);
    window.addEventListener('online', load, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, []);
  const { Sheet } = loaded;
  return printing && Sheet ? createPortal(<Sheet plan={plan} />, document.body) : null;
}

/** True while the browser prints, by whatever it was told to: what is on paper is drawn before it looks. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
