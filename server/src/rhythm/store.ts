import {
  addDays,
  type Day,
  dayNumber,
  firstDayOfWeek,
  foldRhythm,
  type Language,
  levelOf,
  localDay,
  type Receipt,
  type Rhythm,
  type RhythmContext,
  type RhythmWeek,
  weekHolding,
  weekNumber,
  type WeekStart,
} from '@foothold/contract';
import { rhythmSetting } from '../db/schema/rhythm.ts';
import { fail } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { countEvents } from './count-events.ts';
import { closeOf, liveEventsBetween } from './day-store.ts';
import { type NewEvent, toEventRow, zoneOf } from './event-row.ts';
import { addToLog, daySettingOf, noteZone } from './log.ts';
import { readLog } from './log-reader.ts';
import { firstRecentDay } from './recent-days.ts';

/** Who asks, and where they are as far as they say. */
export interface Asker {
  userId: string;
  language: Language;
  zone?: string | undefined;
}

/** Longest look back from today at single rows. */
const LOOK_BACK_DAYS = 10 * 366;

/** A person's log, and what it comes to. */
export function rhythmStore({ database, now, eventCounts }: Pick<Services, 'database' | 'now' | 'eventCounts'>) {
  async function read({ userId, language, zone: told }: Asker) {
    const log = await readLog(database.db, userId, firstRecentDay(now()));
    if (!log) return fail('UNAUTHENTICATED');
    const { setting, days, restDays } = log;
    const { dayStart, shown } = setting;
    const zone = zoneOf(told, setting);
    const weekStart: WeekStart = setting.weekStart ?? (language === 'he' ? 'sunday' : 'monday');
    const context: RhythmContext = {
      today: localDay(now(), zone, dayStart),
      joined: localDay(setting.joined.getTime(), zone, dayStart),
      weekStart,
      restDays,
    };
    return { context, days, settings: { week_start: weekStart, day_start: dayStart, shown } };
  }

  async function get(asker: Asker): Promise<Rhythm> {
    const { context, days, settings } = await read(asker);
    const { promise, paused, lastDone, intention, ...rest } = foldRhythm(days, context);
    const { level, from, to } = levelOf(rest.xp);
    return {
      ...rest,
      promise: promise ?? null,
      paused: paused ?? null,
      level,
      level_from: from,
      level_to: to,
      last_done: lastDone,
      intention: presentIntention(intention),
      reported: days.some(({ day, sums }) => day === context.today && sums.reports !== undefined),
      settings,
    };
  }

  return {
    get,

    /** Adds events to the log; gives the ids of those that were not in it. */
    async add(userId: string, events: readonly NewEvent[], zone?: string): Promise<Set<string>> {
      const setting = await daySettingOf(database.db, userId);
      const receivedAt = new Date(now());
      const rows = events.map((event) => toEventRow(userId, event, setting, receivedAt));
      const added = await addToLog(database.db, userId, rows);
      countEvents(
        eventCounts,
        rows.filter(({ id }) => added.has(id)).map(({ kind }) => kind),
      );
      await noteZone(database.db, userId, zoneOf(zone ?? events.at(-1)?.zone, setting), setting);
      return added;
    },

    /** The week that holds a day, and the rows behind it. */
    async week(asker: Asker, day: Day): Promise<{ week: RhythmWeek; events: Receipt[]; closed: string | null }> {
      const { context, days, settings } = await read(asker);
      if (Math.abs(dayNumber(day) - dayNumber(context.today)) > LOOK_BACK_DAYS) return fail('NOT_FOUND');
      const start = firstDayOfWeek(weekNumber(day, context.weekStart), context.weekStart);
      const events = await liveEventsBetween(database.db, asker.userId, start, addDays(start, 6));
      const week = weekHolding(days, context, day);
      const closed = await closeOf(database.db, asker.userId, start);
      return { week, events: countedOnce(events).map((row) => presentReceipt(row, settings.day_start)), closed };
    },

    async set(userId: string, setting: Partial<Omit<typeof rhythmSetting.$inferInsert, 'userId'>>): Promise<void> {
      if (Object.keys(setting).length === 0) return;
      await database.db
        .insert(rhythmSetting)
        .values({ userId, ...setting })
        .onConflictDoUpdate({ target: rhythmSetting.userId, set: setting });
    },

    /** A person's today. */
    today: async (asker: Asker): Promise<Day> => (await read(asker)).context.today,
  };
}

type LiveRow = Awaited<ReturnType<typeof liveEventsBetween>>[number];

/**
 * The rows of a day as they are counted: of what was saved or ticked more than once on it, the last, and no step beside
 * its tasks. A result is saved with every pause in typing.
 */
function countedOnce(rows: readonly LiveRow[]): LiveRow[] {
  const tasked = new Set(rows.flatMap((row) => (row.kind === 'tick' && row.substepId ? [row.localDay] : [])));
  const keyOf = ({ id, kind, localDay: day, substepId, stepId }: LiveRow) => {
    const part = substepId ?? stepId;
    return part !== null && (kind === 'tick' || kind === 'result') ? `${day} ${kind} ${part}` : id;
  };
  const last = new Map(rows.map((row) => [keyOf(row), row.id]));
  return rows.filter((row) => {
    const isStep = row.kind === 'tick' && row.stepId !== null && row.substepId === null;
    return last.get(keyOf(row)) === row.id && !(isStep && tasked.has(row.localDay));
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function presentReceipt(row: LiveRow, dayStart: number): Receipt {
  const { id, kind, localDay: date, data, zone, receivedAt } = row;
  const { minutes, amount } = data;
  const written = [data['text'], data['reason'], data['do']].map(textOf).find((text) => text !== '');
  return {
    id,
    kind,
    date,
    title: textOf(data['title']),
    minutes: typeof minutes === 'number' && Number.isInteger(minutes) ? minutes : null,
    amount: kind === 'money' && typeof amount === 'number' ? amount : null,
    text: written ?? '',
    later: data['before'] === true || localDay(receivedAt.getTime(), zone, dayStart) > date,
  };
}

function presentIntention(said: Record<string, unknown> | null): Rhythm['intention'] {
  if (said === null) return null;
  const [when, act, ifSo, instead] = [said['when'], said['do'], said['if'], said['instead']].map(textOf);
  if (!when && !act) return null;
  return { when: when ?? '', do: act ?? '', ...(ifSo && { if: ifSo }), ...(instead && { instead }) };
}
