import { addDays, eventData, EventKind, type EventResult, rhythm, RHYTHM_MAX, RhythmEvent } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import { fieldSentence } from '../http/texts.ts';
import type { Services } from '../services.ts';
import { rhythmStore } from './store.ts';
import type { NewEvent } from './event-row.ts';

/** How far back a pause may begin: as far as anything may be told of afterwards. */
const PAUSE_BACK_DAYS = 7;

interface Stamp {
  id?: string | undefined;
  at?: string | undefined;
  zone?: string | undefined;
}

export function rhythmRoutes(app: FastifyInstance, services: Services): void {
  const store = rhythmStore(services);

  register(app, rhythm.get, async ({ userId, language, query }) => store.get({ userId, language, zone: query.zone }));

  register(app, rhythm.week, async ({ userId, language, params, query }) =>
    store.week({ userId, language, zone: query.zone }, params.date),
  );

  register(app, rhythm.addEvents, async ({ userId, body }) => {
    const read = body.events.map(readEvent);
    const added = await store.add(
      userId,
      read.filter((event) => 'kind' in event),
    );
    const results = read.map((event): EventResult => {
      if (!('kind' in event)) return event;
      // The second of two alike in one call is known by then.
      return { id: event.id, state: added.delete(event.id.toLowerCase()) ? 'stored' : 'known' };
    });
    return { results };
  });

  const say = (userId: string, kind: EventKind, { id, at, zone }: Stamp, data: Record<string, unknown>) =>
    store.add(userId, [{ id: id ?? services.newId(), kind, at, zone, data }]);

  register(app, rhythm.setPromise, async ({ userId, language, body: { days_per_week, ...stamp } }) => {
    await say(userId, 'promise', stamp, { days_per_week });
    return store.get({ userId, language, zone: stamp.zone });
  });

  register(app, rhythm.setPause, async ({ userId, language, body: { from, to = null, ...stamp } }) => {
    const asker = { userId, language, zone: stamp.zone };
    const today = await store.today(asker);
    const refuse = (field: 'from' | 'to') =>
      fail('INVALID', { fields: { [field]: fieldSentence(language, 'invalid') } });
    if (from !== null && from < addDays(today, -PAUSE_BACK_DAYS)) return refuse('from');
    if (from !== null && to !== null && (to < from || to > addDays(from, RHYTHM_MAX.pause - 1))) return refuse('to');
    await say(userId, 'pause', stamp, { from, to });
    return store.get(asker);
  });

  register(app, rhythm.setIdentity, async ({ userId, language, body: { text, ...stamp } }) => {
    await say(userId, 'identity', stamp, { text });
    return store.get({ userId, language, zone: stamp.zone });
  });

  register(app, rhythm.setSettings, async ({ userId, language, body }) => {
    const { week_start: weekStart, day_start: dayStart, shown, zone } = body;
    await store.set(userId, {
      ...(weekStart !== undefined && { weekStart }),
      ...(dayStart !== undefined && { dayStart }),
      ...(shown !== undefined && { shown }),
    });
    return store.get({ userId, language, zone });
  });
}

/** An event as a client sent it: read, or refused for good with why. */
function readEvent(told: Record<string, unknown>): NewEvent | Required<EventResult> {
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
