import { isDay } from '@foothold/contract';
import type { Database } from '../db/database.ts';
import { restDay } from '../db/schema/rhythm.ts';
import { AdminProblem } from './problem.ts';

/** Makes a day one on which nothing is asked of anybody, in whichever zone they are. */
export async function addRestDay({ db }: Database, day: string | undefined): Promise<string> {
  if (day === undefined || !isDay(day)) throw new AdminProblem('Name the day: rest-day 2026-11-24');
  await db.insert(restDay).values({ day }).onConflictDoNothing();
  return `${day} asks nothing of anybody.`;
}
