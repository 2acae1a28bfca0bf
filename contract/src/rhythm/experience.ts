import { type WeekStart, weekNumber } from './days.ts';
import type { DayRow } from './sums.ts';

/** What each thing done is worth. A decision to stop is worth as much as any other. */
export const XP = { substep: 10, step: 25, report: 5, asked: 5, result: 10, decision: 30, firstSale: 100 } as const;
/** People asked that count in a week. */
export const ASKED_A_WEEK = 10;

/** XP at which each level begins; the first is everybody's. */
export const levels = [0, 60, 160, 320, 560, 900, 1_400, 2_100, 3_000, 4_200] as const;

/** XP of a log: always reckoned from its days, never kept apart, so that what is taken back is exactly gone. */
export function xpOf(days: readonly DayRow[], start: WeekStart): number {
  const [substeps, steps] = [new Set<string>(), new Set<string>()];
  const [results, decided] = [new Set<string>(), new Set<string>()];
  const asked = new Map<number, number>();
  let [xp, hasSold] = [0, false];
  for (const { day, sums } of days) {
    for (const id of sums.substeps ?? []) substeps.add(id);
    for (const id of sums.steps ?? []) steps.add(id);
    for (const id of sums.results ?? []) results.add(id);
    for (const id of sums.decided ?? []) decided.add(id);
    xp += XP.substep * (sums.ticks ?? 0) + XP.result * (sums.outcomes ?? 0) + XP.decision * (sums.decisions ?? 0);
    if (sums.reports) xp += XP.report;
    if (sums.sales) hasSold = true;
    if (sums.asked) {
      const week = weekNumber(day, start);
      asked.set(week, (asked.get(week) ?? 0) + sums.asked);
    }
  }
  for (const count of asked.values()) xp += XP.asked * Math.min(ASKED_A_WEEK, count);
  xp += XP.substep * substeps.size + XP.step * steps.size + XP.result * results.size;
  xp += XP.decision * decided.size;
  return xp + (hasSold ? XP.firstSale : 0);
}

/** The level so many XP have reached, from 1, and where it and the next begin. */
export function levelOf(xp: number): { level: number; from: number; to: number | null } {
  const level = levels.findLastIndex((begins) => xp >= begins) + 1;
  return { level, from: levels[level - 1] ?? 0, to: levels[level] ?? null };
}
