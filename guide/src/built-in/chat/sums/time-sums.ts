import type { FigureWriter } from './figure-writer.ts';
import { nothing, timesIn, type Written } from './net.ts';
import type { Slots } from './slots.ts';

const DAY = 86_400_000;

/** Whole units that reach an amount: 37.5 is 38, and 37.0000001 is 37. */
export const unitsFor = (exact: number) => Math.ceil(exact - 1e-9);

export function untilOf({ date = 0 }: Slots, today: number, told: FigureWriter): Written {
  const days = Math.round((date - Math.floor(today / DAY) * DAY) / DAY);
  if (days < 0) return { working: [], means: [told.say('passed', { date: told.date(date) })] };
  const said = { date: told.date(date), days: told.calendar(days, 'day') };
  const weeks = Math.floor(days / 7);
  const rest = days % 7;
  if (weeks === 0) return { working: [], means: [told.say('until_days', said)] };
  const inWeeks = { ...said, weeks: told.calendar(weeks, 'week') };
  if (rest === 0) return { working: [], means: [told.say('until', inWeeks)] };
  return { working: [], means: [told.say('until_rest', { ...inWeeks, rest: told.calendar(rest, 'day') })] };
}

export function savingOf({ total = 0, saved = 0, savedPer = 'week' }: Slots, told: FigureWriter): Written {
  if (saved === 0) return nothing(told, 'divided_by_zero');
  const exact = total / saved;
  const working = [told.working(`${told.money(total)} ÷ ${told.money(saved)}`, exact, told.number(exact))];
  const said = { spans: told.calendar(unitsFor(exact), savedPer), total: told.money(total) };
  return { working, means: [told.say('saving', said)] };
}

/** So many of something, some each week: how many weeks. */
export function runsOf({ count = 0, saved = 0, savedPer = 'week' }: Slots, told: FigureWriter): Written {
  if (saved === 0) return nothing(told, 'divided_by_zero');
  const exact = count / saved;
  const working = [told.working(`${told.number(count)} ÷ ${told.number(saved)}`, exact, told.number(exact))];
  return { working, means: [told.say('runs', { spans: told.calendar(unitsFor(exact), savedPer) })] };
}

export function paceOf({ total = 0, savedPer = 'week', over }: Slots, told: FigureWriter): Written {
  const times = timesIn(savedPer, over);
  if (times === null || times === 0) return nothing(told, 'divided_by_zero');
  const part = total / times;
  const said = {
    part: told.money(part),
    goal: told.money(total),
    span: told.calendar(over?.value ?? 1, over?.unit ?? savedPer),
  };
  const isReckoned = savedPer === 'week' && over?.unit !== 'week';
  return {
    working: [told.working(`${told.money(total)} ÷ ${told.number(times)}`, part, told.money(part))],
    means: [told.say(`pace_${savedPer}`, said), ...(isReckoned ? [told.say('month_note')] : [])],
  };
}
