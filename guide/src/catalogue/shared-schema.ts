import { workUnits } from '@foothold/contract';
import * as z from 'zod';
import { phases, PhaseWords, sharedSubsteps, SubstepWords } from './schema.ts';
import { ComposedWords } from './work/schema.ts';

/** As `text/counted.ts` reads it. */
const CountedForms = z.strictObject({
  one: z.string(),
  two: z.optional(z.string()),
  many: z.optional(z.string()),
  other: z.string(),
});

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
  'cheating',
  'regulated-trade',
  'minding-children',
  'passengers',
  'food-rules',
  'copied-brand',
  'subletting',
  'borrowed-money',
  'platform',
  'big-build',
  'big-capital',
  'big-event',
  'stock',
  'audience',
  'passive-income',
  'everyone',
] as const;
export type Flaw = (typeof flaws)[number];

/** What stands between this person and an idea. */
export const obstacles = ['covered', 'hours', 'money', 'age', 'licence', 'skill', 'place', 'unproven'] as const;
export type Obstacle = (typeof obstacles)[number];

/** New facts that can take away what stands in an idea's way. */
export const newFacts = ['permit', 'money', 'customer', 'partner'] as const;
export type NewFact = (typeof newFacts)[number];

/** Ways to begin with the person's own idea, and ways on with a business that exists. */
export const versions = ['smallest', 'one-group', 'as-service', 'regulars', 'obstacle-first', 'new-group'] as const;
export type Version = (typeof versions)[number];

/**
 * Substeps that only the engine places: from a business's labelled lines, as an answer to feedback, or where limits leave
 * too few of a goal's own.
 */
export const engineSubsteps = [
  'check-risk',
  'check-first-order',
  'business-list-sales',
  'business-revenue',
  'business-revenue-week',
  'business-no-revenue',
  'business-challenge',
  'business-aim',
  'challenge-customers',
  'challenge-returning',
  'challenge-time',
  'challenge-prices',
  'challenge-payments',
  'challenge-season',
  'challenge-costs',
  'challenge-competition',
  'business-problem',
  'business-location',
  'business-location-online',
  'business-one-offer',
  'business-marketing',
  'business-channels',
  'business-one-channel',
  'business-no-marketing',
  'business-prepare-test',
  'business-sales',
  'business-try-with-three',
  'adapt-free-way',
  'adapt-online',
  'adapt-local',
  'adapt-smallest-test',
  'adapt-first-minutes',
  'adapt-stretch',
  'adapt-customer',
  'adapt-add',
  'adapt-without',
  'adapt-meet-people',
  'goal-what-changes',
  'goal-what-is-there',
  'goal-smallest-part',
  'goal-set-day',
  'goal-sittings',
  'goal-what-it-takes',
  'goal-first-sitting',
  'goal-how-it-went',
  'goal-look-back',
  'goal-next-part',
] as const;
export type EngineSubstep = (typeof engineSubsteps)[number];

/** The same in two wordings, so that five ideas and two people don't read alike. */
const TwoWordings = z.tuple([z.string(), z.string()]);

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
  counted: z.strictObject({
    minutes: CountedForms,
    hours: CountedForms,
    weeks: CountedForms,
    months: CountedForms,
    years: CountedForms,
  }),
  units: z.record(z.enum(workUnits), CountedForms),
  /** Whole phrases for the slots of the catalogue, with and without the fact. */
  phrases: z.strictObject({
    in_town: z.string(),
    /** Where the grammar around a name is not known: right for a town, a region and a country. */
    near_town: z.string(),
    near_you: z.string(),
    hours_a_week: z.string(),
    few_hours: z.string(),
    known_skill: z.string(),
    contacts_from: z.string(),
    contacts_new: z.string(),
    contacts: z.string(),
    any_customer: z.string(),
  }),
  idea: z.strictObject({
    hours: TwoWordings,
    hours_known: TwoWordings,
    weeks: TwoWordings,
    /** By cost band, 0 to 4. */
    cost: z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]),
    goal_with_hours: z.string(),
    goal_without_hours: z.string(),
    goal_other: z.string(),
    no_promise: TwoWordings,
    smallest_test: z.string(),
    first_week: z.string(),
    offered: z.string(),
    who_pays: z.string(),
    risks: z.string(),
    blocked: z.string(),
    refused: z.string(),
    /** Said when somebody insists without a new fact. */
    stays: z.string(),
    /** Said when a new fact takes a doubt away; quotes it. */
    settled: z.string(),
  }),
  reasons: z.record(z.enum(reasons), TwoWordings),
  flaws: z.record(z.enum(flaws), z.string()),
  obstacles: z.record(z.enum(obstacles), z.string()),
  /** Which new fact would change a verdict. */
  would_change: z.record(z.enum(newFacts), z.string()),
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
    /** A description of what has not begun yet. */
    beginning_title: z.string(),
    beginning_description: z.string(),
    /** Who is asked first, after a label. */
    first_customer: z.string(),
    /** What a goal takes, with its formula: out of the hours there are, and out of the price that was named. */
    sum_from_hours: z.string(),
    sum_from_price: z.string(),
    /** A revenue that was named for a day, week, month or year, with its formula. */
    revenue_per_day: z.string(),
    revenue_per_week: z.string(),
    revenue_per_month: z.string(),
    revenue_per_year: z.string(),
    /** How many are sold in a time, at the price of one. */
    figures_per_day: z.string(),
    figures_per_week: z.string(),
    figures_per_month: z.string(),
  }),
  phases: z.record(z.enum(phases), PhaseWords),
  business_phases: z.record(z.enum(phases), PhaseWords),
  /** Steps toward a goal that is not money, where limits leave nothing of its own words. */
  goal_phases: z.record(z.enum(phases), PhaseWords),
  substeps: z.record(z.enum([...sharedSubsteps, ...engineSubsteps]), SubstepWords),
  work: ComposedWords,
  /** Said when few ideas fit, or none, with forms of offer to tap; `{thing}` quotes a fact. */
  few_ideas: z.strictObject({
    few: z.string(),
    none: z.string(),
    /** When nothing is known of what was told. */
    unknown: z.string(),
    /** When nothing was told that anything could be made of. */
    nothing: z.string(),
    wishes: z.strictObject({
      teach: z.string(),
      make: z.string(),
      repair: z.string(),
      write: z.string(),
      group: z.string(),
    }),
  }),
  /** Goals that are not money. */
  goals: z.strictObject({
    /** A way to a goal, and what the goal is about. */
    way: z.string(),
    reason: TwoWordings,
    hours: z.string(),
    weeks: z.string(),
    /** Weeks until the day that was named, and whether the goal fits before it. */
    fits: z.string(),
    tight: z.string(),
    short: z.string(),
    /** What carries a personal goal, and whom one for others helps. */
    carries: z.string(),
    helps: z.string(),
    /** Said of a goal that is not money and of no kind that is known. */
    named: z.string(),
    /** What somebody can do that is of use to others. */
    brings: z.string(),
    /** Said of a goal of which every way asks for something ruled out. */
    barred: z.string(),
    /** Said in a plan of goals that it is not for. */
    uncovered: z.string(),
  }),
  adapt: z.strictObject({
    not_understood: z.string(),
    not_found: z.string(),
    no_topic: z.string(),
    nothing_left: z.string(),
    fits_already: z.string(),
    no_date: z.string(),
    /** What the second half of a divided substep says, and what lies on the table after the first. */
    second_part: z.string(),
    first_part: z.string(),
    /** A task in parts: the title of the first, of those between, and of the last. */
    begin: z.string(),
    go_on: z.string(),
    finish: z.string(),
    /** What lies on the table after a part; with numbers where the task counts something: “4 to 6 of 10”. */
    begin_result: z.string(),
    go_on_result: z.string(),
    counted_result: z.string(),
    one_result: z.string(),
    /** How a part is done that no sentence of the task speaks of. */
    go_on_how: z.string(),
    /** The title of two tasks in one. */
    together: z.string(),
    /** A pace that holds until or from a day, for the plan's description. */
    until: z.string(),
    since: z.string(),
    pause: z.string(),
    /** The day that the plan is to be ready by, for its description. */
    due: z.string(),
    at_that_pace: z.string(),
    /** A day of the calendar inside those. */
    on_day: z.string(),
    /** The hours of such a pace where none were named. */
    less: z.string(),
    more: z.string(),
    /** Beside a changed plan: what became of a date, and what was not done and why. */
    dated: z.string(),
    left_undone: z.string(),
    keep_to: z.string(),
    kept_limit: z.string(),
    /** The same of days, times and ways to get there, which no task is measured by. */
    kept_words: z.string(),
    still_asks: z.string(),
    not_counted: z.string(),
    comes_later: z.string(),
    no_room: z.string(),
  }),
});
export type SharedWords = z.infer<typeof SharedWords>;
