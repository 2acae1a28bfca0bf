import { v5 } from 'uuid';
import type { NewEvent } from '../rhythm/event-row.ts';
import type { PlanDocument } from './plan-document.ts';
import type { LiveTick } from './plan-to-tick.ts';
import type { KeptPlan } from './rows.ts';

/** Which part of a plan was asked for, and by which event. */
export interface Ticked {
  part: 'step' | 'substep';
  id: string;
  /** Made by the client, or here where it made none. */
  eventId: string;
}

interface Part {
  part: Ticked['part'];
  id: string;
  isDone: boolean;
  data: { title: string; minutes?: number };
}

function partsOf({ steps }: PlanDocument): Part[] {
  return steps.flatMap((step) => [
    { part: 'step' as const, id: step.step_id, isDone: step.status === 'completed', data: { title: step.title } },
    ...step.substeps.map(({ substep_id: id, status, title, minutes }) => ({
      part: 'substep' as const,
      id,
      isDone: status === 'completed',
      data: { title, minutes },
    })),
  ]);
}

/** Parts whose tick is another afterwards, the one that was asked for first. */
export function changedParts(before: PlanDocument, after: PlanDocument, { id }: Ticked): Part[] {
  const was = new Map(partsOf(before).map((part) => [part.id, part.isDone]));
  const changed = partsOf(after).filter((part) => part.isDone !== was.get(part.id));
  return changed.toSorted((one, other) => Number(other.id === id) - Number(one.id === id));
}

const naming = ({ part, id }: Pick<Part, 'part' | 'id'>) => (part === 'step' ? { stepId: id } : { substepId: id });

/** Events beside the one that was asked for have ids made of its own, so that they too come once. */
const beside = ({ id, eventId }: Ticked, other: string) => (other === id ? eventId : v5(other, eventId));

/**
 * The rows of a tick: of what was asked for, and of every part that came to be done with it. What was done already is
 * logged once more where the client has an event of its own for it: done without a network, and told after another device
 * told it, it still belongs to its day.
 */
export function tickEvents(
  { id: planId, document }: KeptPlan,
  changed: readonly Part[],
  asked: Ticked,
  isTold: boolean,
) {
  const again = isTold && changed.length === 0 ? partsOf(document).filter(({ id }) => id === asked.id) : [];
  return [...changed, ...again].map((part): NewEvent => ({
    id: beside(asked, part.id),
    kind: 'tick',
    planId,
    ...naming(part),
    data: part.data,
  }));
}

/**
 * The rows that take ticks back, each for one that still counts. Where none does, since it was ticked before there was a
 * log, a row says that something was changed, so that the same event is known when it comes again.
 */
export function untickEvents(
  ticks: readonly LiveTick[],
  { id: planId, changed, asked }: { id: string; changed: readonly Part[]; asked: Ticked },
): NewEvent[] {
  const ids = new Set(changed.length > 0 ? changed.map(({ id }) => id) : [asked.id]);
  const live = ticks
    .filter(({ stepId, substepId }) => ids.has(substepId ?? stepId ?? ''))
    .toSorted((one, other) => isOf(asked, other) - isOf(asked, one));
  const events: NewEvent[] = live.map((tick, at) => ({
    kind: 'tick',
    planId,
    ...(tick.stepId !== null && { stepId: tick.stepId }),
    ...(tick.substepId !== null && { substepId: tick.substepId }),
    id: at === 0 ? asked.eventId : v5(tick.id, asked.eventId),
    undoes: tick.id,
  }));
  if (events.length > 0) return events;
  return changed.length > 0 ? [{ id: asked.eventId, kind: 'edit', planId, ...naming(asked) }] : [];
}

const isOf = ({ id }: Ticked, { stepId, substepId }: LiveTick) => Number(substepId === id || stepId === id);
