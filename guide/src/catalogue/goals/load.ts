import type { Language } from '@foothold/contract';
import * as z from 'zod';
import type { ArchetypeFacts, ArchetypeWords } from '../schema.ts';
import { facts as files } from './registry/facts.ts';
import { GoalFacts, GoalWords } from './schema.ts';

/** Facts of every kind of goal that is not money. */
export const goalFacts: ReadonlyMap<string, GoalFacts> = new Map(
  Object.entries(z.record(z.string(), GoalFacts).parse(files)),
);

export type GoalBook = ReadonlyMap<string, GoalWords>;

const sources: Record<Language, () => Promise<{ words: Record<string, unknown> }>> = {
  en: () => import('./registry/en.ts'),
  he: () => import('./registry/he.ts'),
  fr: () => import('./registry/fr.ts'),
  es: () => import('./registry/es.ts'),
  pt: () => import('./registry/pt.ts'),
};

export async function readGoalBook(language: Language): Promise<GoalBook> {
  const { words } = await sources[language]();
  return new Map(Object.entries(z.record(z.string(), GoalWords).parse(words)));
}

const PREFIX = 'goal/';

/** The catalogue's id of a kind of goal, under which it stands among the archetypes. */
export function idOfGoal(kind: string): string {
  return `${PREFIX}${kind}`;
}

/** The facts of the goal that an id names; undefined of every other id. */
export function goalOf(id: string): { kind: string; facts: GoalFacts } | undefined {
  const kind = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
  const facts = goalFacts.get(kind);
  return facts && { kind, facts };
}

/** A goal in the shape of an archetype, so that plans, chat and check-ins know it. */
export function archetypeOfGoal(id: string, { weeks, ways, ...facts }: GoalFacts): ArchetypeFacts {
  return {
    id,
    sector: 'body-culture-place',
    place: facts.place,
    setting: facts.setting,
    skills: { required: [], helpful: [] },
    subject: [],
    interests: [],
    startup_cost_band: facts.cost,
    monthly_cost_band: 0,
    hours_per_week: {
      min: Math.max(1, facts.hours_per_week.min),
      max: facts.hours_per_week.max,
    },
    weeks_to_first_customer: Math.min(26, weeks.least),
    licence: facts.licence,
    risk: facts.risk,
    min_age: facts.min_age,
    needs: facts.needs,
    unit: 'session',
    hours_per_unit: 1,
    angles: ways.map((way) => ({ id: way, suits: [] })),
    phases: facts.phases,
  };
}

/** The words of a goal in the shape of an archetype's; `anybody` stands where those name a customer. */
export function archetypeWordsOfGoal(words: GoalWords, anybody: string): ArchetypeWords {
  const angles = Object.entries(words.ways).map(
    ([way, { title, short_description, first_step }]) =>
      [way, { title, short_description, offer: title, customer: anybody, first_customer: first_step }] as const,
  );
  const { what_it_is, carries, risks, smallest_test, first_week, substeps, phases } = words;
  return {
    what_it_is,
    who_pays: carries,
    risks,
    smallest_test,
    first_week,
    angles: Object.fromEntries(angles),
    substeps,
    phases,
  };
}
