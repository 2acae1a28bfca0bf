import { addDays, type EventKind, type EventResult, rhythm, RHYTHM_MAX } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import { fieldSentence } from '../http/texts.ts';
import type { Services } from '../services.ts';
import { readEvent } from './read-event.ts';
import { rhythmStore } from './store.ts';

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
