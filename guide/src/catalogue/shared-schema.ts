import * as z from 'zod';
import { phases, PhaseWords, sharedSubsteps, SubstepWords, units } from './schema.ts';

/** Forms of a counted noun after `{n}`, by the plural rules of the language; `one` may do without the number, and
 * `many` is for eleven and more where a language counts those differently (Hebrew years: 20 שנה). */
const Counted = z.strictObject({
  one: z.string(),
  two: z.optional(z.string()),
  many: z.optional(z.string()),
  other: z.string(),
});
export type Counted = z.infer<typeof Counted>;

/** Reasons why an idea suits somebody; each sentence quotes one fact in `{fact}`. */
export const reasons = [
  'skill-beginner',
  'skill-intermediate',
  'skill-advanced',
  'experience',
  'experience-for',
  'hobby',
  'education',
  'notes',
  'location',
  'goal',
  'helps',
  'contacts',
] as const;
export type Reason = (typeof reasons)[number];

/** Families of ideas with a risk that blocks them. */
export const flaws = [
  'illegal',
  'trading',
  'network-selling',
  'gambling',
  'dropshipping',
  'health',
  'law-and-money-advice',
  'food-rules',
  'copied-brand',
  'platform',
  'big-build',
  'big-capital',
  'passive-income',
  'everyone',
] as const;
export type Flaw = (typeof flaws)[number];

/** What stands between this person and an idea. */
export const obstacles = ['hours', 'money', 'age', 'licence', 'skill', 'place', 'unproven'] as const;
export type Obstacle = (typeof obstacles)[number];

/** Ways to begin with the person's own idea, and ways on with a business that exists. */
export const versions = ['smallest', 'one-group', 'as-service', 'regulars', 'obstacle-first', 'new-group'] as const;
export type Version = (typeof versions)[number];

/** Substeps that only the engine places: from a business's labelled lines, or as an answer to feedback. */
export const engineSubsteps = [
  'business-list-sales',
  'business-revenue',
  'business-challenge',
  'business-problem',
  'business-location',
  'business-one-offer',
  'business-marketing',
  'business-prepare-test',
  'business-sales',
  'business-try-with-three',
  'adapt-free-way',
  'adapt-online',
  'adapt-local',
  'adapt-first-minutes',
  'adapt-stretch',
  'adapt-customer',
  'adapt-add',
] as const;
export type EngineSubstep = (typeof engineSubsteps)[number];

const VersionWords = z.strictObject({
  title: z.string(),
  short_description: z.string(),
  what_it_is: z.string(),
  who_pays: z.string(),
  first_customer: z.string(),
  smallest_test: z.string(),
  first_week: z.string(),
});

/** Words of the engine in one language: `locales/<language>/shared.json`. Every key is in all five languages. */
export const SharedWords = z.strictObject({
  counted: z.strictObject({ minutes: Counted, hours: Counted, weeks: Counted, months: Counted, years: Counted }),
  units: z.record(z.enum(units), Counted),
  /** Whole phrases for the slots of the catalogue, with and without the fact. */
  phrases: z.strictObject({
    in_town: z.string(),
    near_you: z.string(),
    hours_a_week: z.string(),
    few_hours: z.string(),
    known_skill: z.string(),
    contacts_from: z.string(),
    contacts: z.string(),
    any_customer: z.string(),
  }),
  idea: z.strictObject({
    hours: z.string(),
    hours_known: z.string(),
    weeks: z.string(),
    /** By cost band, 0 to 4. */
    cost: z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]),
    goal_with_hours: z.string(),
    goal_per_hour: z.string(),
    goal_without_hours: z.string(),
    goal_other: z.string(),
    no_promise: z.string(),
    smallest_test: z.string(),
    first_week: z.string(),
    risks: z.string(),
    blocked: z.string(),
    refused: z.string(),
  }),
  reasons: z.record(z.enum(reasons), z.string()),
  flaws: z.record(z.enum(flaws), z.string()),
  obstacles: z.record(z.enum(obstacles), z.string()),
  versions: z.record(z.enum(versions), VersionWords),
  plan: z.strictObject({
    pace: z.string(),
    pace_unknown: z.string(),
    facts: z.string(),
    cap: z.string(),
    no_money: z.string(),
    money_of_month: z.string(),
    money_unknown: z.string(),
    business_title: z.string(),
    business_description: z.string(),
  }),
  phases: z.record(z.enum(phases), PhaseWords),
  business_phases: z.record(z.enum(phases), PhaseWords),
  substeps: z.record(z.enum([...sharedSubsteps, ...engineSubsteps]), SubstepWords),
  adapt: z.strictObject({
    not_understood: z.string(),
    not_found: z.string(),
    nothing_left: z.string(),
    fits_already: z.string(),
  }),
});
export type SharedWords = z.infer<typeof SharedWords>;
