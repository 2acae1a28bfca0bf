import { eventData, EventKind, type EventResult, RHYTHM_MAX, RhythmEvent } from '@foothold/contract';
import * as z from 'zod/mini';
import type { NewEvent } from './event-row.ts';

/** An event as a client sent it: read, or refused for good with why. */
export function readEvent(told: Record<string, unknown>): NewEvent | Required<EventResult> {
  const refused = (code: NonNullable<EventResult['code']>) => ({
    id: typeof told['id'] === 'string' ? told['id'].slice(0, 64) : '',
    state: 'refused' as const,
    code,
  });
  if (!z.safeParse(EventKind, told['kind']).success) return refused('UNKNOWN_KIND');
  if ((JSON.stringify(told['data']) ?? '').length > RHYTHM_MAX.data) return refused('TOO_LARGE');
  const read = z.safeParse(RhythmEvent, told);
  if (!read.success) return refused(read.error.issues[0]?.path[0] === 'data' ? 'INVALID_DATA' : 'INVALID');
  const { id, kind, at, zone, plan_id, step_id, substep_id, undoes, data = {} } = read.data;
  // What takes something back needs nothing of its own to tell.
  if (undoes === undefined && !z.safeParse<z.ZodMiniType>(eventData[kind], data).success)
    return refused('INVALID_DATA');
  return { id, kind, at, zone, planId: plan_id, stepId: step_id, substepId: substep_id, undoes, data };
}
