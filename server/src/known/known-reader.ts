import { addDays, type Language, StepChoice } from '@foothold/contract';
import type { Doing, Known } from '@foothold/guide';
import { liveEventsBetween } from '../rhythm/day-store.ts';
import { rhythmStore } from '../rhythm/store.ts';
import { resultStore } from '../result/store.ts';
import type { Services } from '../services.ts';

/** As far back is told of what was done. */
const DAYS_BACK = 21;
/** So much of it at most, the newest. */
const MOST_DOINGS = 60;

type Row = Awaited<ReturnType<typeof liveEventsBetween>>[number];

/** What is known, as a guide is told it, and the rows of the log it is read from. */
export interface KnownRows {
  known: Known;
  /** Live rows of the log, of the days that are looked back at. */
  rows: readonly Row[];
}

const kinds = new Set<string>(['tick', 'result', 'report', 'decision', 'hours', 'money'] satisfies Doing['kind'][]);

const textIn = ({ data }: Row, name: string) => (typeof data[name] === 'string' ? data[name] : '');

function doingOf(row: Row): Doing {
  const minutes = row.data['minutes'];
  const choice = StepChoice.safeParse(row.data['choice']);
  return {
    kind: row.kind as Doing['kind'],
    day: row.localDay,
    title: textIn(row, 'title'),
    minutes: typeof minutes === 'number' ? minutes : 0,
    words: textIn(row, 'text') || textIn(row, 'reason'),
    ...(choice.success && { choice: choice.data }),
  };
}

const isSpent = ({ kind, data }: Row) => kind === 'money' && !(Number(data['amount']) > 0);

/** A step that came to be done with its last task is told of with it; of money, what came in. */
function isTold(row: Row): boolean {
  const { kind, stepId, substepId } = row;
  return kinds.has(kind) && !(kind === 'tick' && stepId && !substepId) && !isSpent(row);
}

/** Reads what a guide may know of a person beside profile, plan and talk: what they did lately, and what they found out. */
export function knownReader(services: Services) {
  const results = resultStore(services);
  const rhythm = rhythmStore(services);

  return async (
    asker: { userId: string; language: Language; zone?: string | undefined },
    planId: string,
  ): Promise<KnownRows> => {
    const { userId } = asker;
    const [{ today, promise, paused, week }, found] = await Promise.all([
      rhythm.get(asker),
      results.ofPlan(userId, planId),
    ]);
    const rows = await liveEventsBetween(services.database.db, userId, addDays(today, -DAYS_BACK), today);
    const rests = paused !== null && paused.from <= today;
    const known = {
      today,
      results: found,
      doings: rows.filter(isTold).slice(-MOST_DOINGS).map(doingOf),
      promise: promise && promise.from <= today && !rests ? { need: week.need, done: week.done } : null,
    };
    return { known, rows };
  };
}
