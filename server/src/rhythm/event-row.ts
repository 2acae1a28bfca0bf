import { BELIEVED_AHEAD_MS, BELIEVED_BACK_MS, DAY_START, type EventKind, isZone, localDay } from '@foothold/contract';

/** Something to be logged, as whoever it happened to tells it. */
export interface NewEvent {
  id: string;
  kind: EventKind;
  /** ISO 8601; when it comes in where it is not told. */
  at?: string | undefined;
  zone?: string | undefined;
  planId?: string | undefined;
  stepId?: string | undefined;
  substepId?: string | undefined;
  undoes?: string | undefined;
  data?: Record<string, unknown> | undefined;
}

/** Where a person is, and when their day begins. */
export interface DaySetting {
  /** Where the person was last seen; null = never said. */
  zone: string | null;
  dayStart: number;
}

export const NO_SETTING: DaySetting = { zone: null, dayStart: DAY_START };

/** A row as the table takes it, by the names of its columns. */
export interface EventRow {
  user_id: string;
  id: string;
  occurred_at: string;
  received_at: string;
  local_day: string;
  plan_id: string | null;
  step_id: string | null;
  substep_id: string | null;
  undoes: string | null;
  kind: EventKind;
  zone: string;
  data: Record<string, unknown>;
}

/** When something was done: as it is told, where that is neither too long ago nor ahead of a clock that is a little off. */
export function believedTime(told: string | undefined, receivedAt: Date): Date {
  const at = told === undefined ? Number.NaN : Date.parse(told);
  const isBelieved = at >= receivedAt.getTime() - BELIEVED_BACK_MS && at <= receivedAt.getTime() + BELIEVED_AHEAD_MS;
  return isBelieved ? new Date(at) : receivedAt;
}

/** The zone a call names, else the one the person was last seen in, else UTC. */
export function zoneOf(told: string | undefined, { zone }: DaySetting): string {
  return told !== undefined && isZone(told) ? told : (zone ?? 'UTC');
}

/** The row of an event: its time, its zone and the day it belongs to are settled here, once. */
export function toEventRow(userId: string, event: NewEvent, setting: DaySetting, receivedAt: Date): EventRow {
  const { id, kind, at, planId = null, stepId = null, substepId = null, undoes = null, data = {} } = event;
  const occurredAt = believedTime(at, receivedAt);
  const zone = zoneOf(event.zone, setting);
  return {
    user_id: userId,
    id: id.toLowerCase(),
    occurred_at: occurredAt.toISOString(),
    received_at: receivedAt.toISOString(),
    local_day: localDay(occurredAt.getTime(), zone, setting.dayStart),
    plan_id: planId,
    step_id: stepId,
    substep_id: substepId,
    undoes: undoes?.toLowerCase() ?? null,
    kind,
    zone,
    data,
  };
}
