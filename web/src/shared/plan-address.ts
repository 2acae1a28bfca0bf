import { paths } from './paths.ts';

/** What the address of a plan may name: an item, a view of it, and that the list of steps is open where it is a drawer. */
export const inPlan = { item: 'step', view: 'view', list: 'list' } as const;

/** Whether an address of a plan names a part of it; one that names nothing is the day. */
export const namesPart = (search: URLSearchParams): boolean => Object.values(inPlan).some((name) => search.has(name));

/** A plan, or one of its items with the conversation about it. */
export const planAddress = (planId: string, itemId: string | null): string =>
  itemId === null ? paths.plan(planId) : `${paths.plan(planId)}?${inPlan.item}=${itemId}`;

/** The same address with the list of steps open over it. */
export function withListOpen(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set(inPlan.list, 'open');
  return next;
}

/** The same address at the conversation about an item. */
export function aboutItem(search: URLSearchParams, itemId: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set(inPlan.item, itemId);
  next.delete(inPlan.view);
  return next;
}
