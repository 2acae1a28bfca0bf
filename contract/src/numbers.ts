import * as z from 'zod/mini';
import { GOAL_VALUE_LIMIT } from './text.ts';

/** What is sold one at a time. */
export const workUnits = [
  'session',
  'hour',
  'job',
  'piece',
  'order',
  'day',
  'month',
  'project',
  'event',
  'page',
] as const;
export const WorkUnit = z.enum(workUnits);
export type WorkUnit = z.infer<typeof WorkUnit>;

const positive = (most: number) => z.number().check(z.positive(), z.lte(most));

/** Figures nobody has named: what stands in for them until the person changes them. */
export const Assumptions = z.object({
  weeks_per_month: positive(5),
  /** Working days of a week; counts only where the goal was named by the day. */
  days_per_week: positive(7),
  /** The person's own hours for one unit, travel and preparation included. */
  hours_per_unit: positive(200),
  /** Money for one unit; null = not named, so it is what the goal works out to. */
  unit_price: z.nullable(positive(1_000_000_000)),
  /** Money that goes out each month; null = not named, so it isn't counted. */
  costs_per_month: z.nullable(z.number().check(z.gte(0), z.lte(1_000_000_000))),
});
export type Assumptions = z.infer<typeof Assumptions>;

/** The assumptions a person has changed; null for one takes the guide's again. */
export const OwnAssumptions = z.partial(
  z.object({
    weeks_per_month: z.nullable(Assumptions.shape.weeks_per_month),
    days_per_week: z.nullable(Assumptions.shape.days_per_week),
    hours_per_unit: z.nullable(Assumptions.shape.hours_per_unit),
    unit_price: Assumptions.shape.unit_price,
    costs_per_month: Assumptions.shape.costs_per_month,
  }),
);
export type OwnAssumptions = z.infer<typeof OwnAssumptions>;

export const GoalPeriod = z.enum(['day', 'week', 'month', 'year']);
export type GoalPeriod = z.infer<typeof GoalPeriod>;

/** A goal in money beside what it takes: every figure is the person's own, assumed, or follows by `reckon`. */
export const Numbers = z.object({
  goal: z.object({
    /** The person's own words. */
    text: z.string().check(z.maxLength(GOAL_VALUE_LIMIT)),
    /** As the person named it, for one `per`. */
    amount: z.number(),
    per: GoalPeriod,
    /** ISO 4217; null when the person named none. */
    currency: z.nullable(z.string().check(z.maxLength(3))),
  }),
  /** The person's own; null = not said. */
  hours_per_week: z.nullable(z.number()),
  unit: WorkUnit,
  /** The guide's. */
  assumed: Assumptions,
  /** The person's, in place of the guide's. */
  own: OwnAssumptions,
});
export type Numbers = z.infer<typeof Numbers>;

/** What a goal takes. Money in the goal's currency. */
export interface Reckoned {
  /** What the sum started from: the hours there are, or the price that was named. */
  from: 'hours' | 'price';
  monthlyGoal: number;
  /** Goal and costs together. */
  monthlyTotal: number;
  unitsPerMonth: number;
  unitsPerWeek: number;
  /** As people name prices: what was named, or rounded up, so that the goal is reached. */
  unitPrice: number;
  /** The same before it was rounded. */
  exactPrice: number;
  /** What that many bring in at that price: the goal and what rounding adds to it. */
  monthlyIncome: number;
  hoursPerWeek: number;
  /** Whether `hoursPerWeek` is within what the person named; null when they named none. */
  fits: boolean | null;
}

/** The assumptions that count: the person's where there are any, else the guide's. */
export function assumptionsOf({ assumed, own }: Pick<Numbers, 'assumed' | 'own'>): Assumptions {
  return {
    weeks_per_month: own.weeks_per_month ?? assumed.weeks_per_month,
    days_per_week: own.days_per_week ?? assumed.days_per_week,
    hours_per_unit: own.hours_per_unit ?? assumed.hours_per_unit,
    unit_price: own.unit_price ?? assumed.unit_price,
    costs_per_month: own.costs_per_month ?? assumed.costs_per_month,
  };
}

function monthly({ amount, per }: Numbers['goal'], assumptions: Assumptions): number {
  switch (per) {
    case 'day':
      return amount * assumptions.days_per_week * assumptions.weeks_per_month;
    case 'week':
      return amount * assumptions.weeks_per_month;
    case 'month':
      return amount;
    case 'year':
      return amount / 12;
  }
}

/** From this many on only whole units are counted: nobody sells half a session, but a long project may take months. */
const WHOLE_FROM = 2;

function countable(units: number): number {
  // The small addend keeps 0.6 × 5 from being counted as 2.
  return units >= WHOLE_FROM ? Math.floor(units + 1e-9) : Math.round(units * 100) / 100;
}

/** From each amount on, prices are named in steps of so much: 8.50, 17, 35, 120, 1,250. */
const PRICE_STEPS: readonly (readonly [from: number, step: number])[] = [
  [10_000, 500],
  [2_000, 100],
  [500, 50],
  [100, 10],
  [20, 5],
  [10, 1],
  [1, 0.5],
  [0, 0.05],
];

/** The next price that somebody would name: 33.33 is 35, 112 is 120. Steps grow with millions. */
export function priceFrom(exact: number): number {
  const scale = exact >= 100_000 ? 10 ** (Math.floor(Math.log10(exact)) - 4) : 1;
  const step = (PRICE_STEPS.find(([from]) => exact / scale >= from)?.[1] ?? 1) * scale;
  // The small part taken off keeps 35.0000001 from being counted as 40.
  return Math.round(Math.ceil(exact / step - 1e-9) * step * 100) / 100;
}

/**
 * What the goal takes. With a price: (goal + costs) ÷ price = units a month, and × hours a unit ÷ weeks = hours a week.
 * Without: hours × weeks ÷ hours a unit = units a month, and (goal + costs) ÷ units = price, rounded up as people name
 * one. null when neither hours nor a price is known.
 */
export function reckon(numbers: Numbers): Reckoned | null {
  const assumptions = assumptionsOf(numbers);
  const { weeks_per_month: weeks, hours_per_unit: hoursPerUnit, unit_price: price } = assumptions;
  const monthlyGoal = monthly(numbers.goal, assumptions);
  const monthlyTotal = monthlyGoal + (assumptions.costs_per_month ?? 0);
  const hours = numbers.hours_per_week;
  if (price !== null) {
    const unitsPerMonth = Math.ceil(monthlyTotal / price - 1e-9);
    const hoursPerWeek = (unitsPerMonth * hoursPerUnit) / weeks;
    const fits = hours === null ? null : hoursPerWeek <= hours;
    return {
      from: 'price',
      monthlyGoal,
      monthlyTotal,
      unitsPerMonth,
      unitsPerWeek: unitsPerMonth / weeks,
      unitPrice: price,
      exactPrice: price,
      monthlyIncome: unitsPerMonth * price,
      hoursPerWeek,
      fits,
    };
  }
  if (hours === null || hours <= 0) return null;
  const unitsPerMonth = countable((hours * weeks) / hoursPerUnit);
  if (unitsPerMonth === 0) return null;
  const exactPrice = monthlyTotal / unitsPerMonth;
  const unitPrice = priceFrom(exactPrice);
  return {
    from: 'hours',
    monthlyGoal,
    monthlyTotal,
    unitsPerMonth,
    unitsPerWeek: unitsPerMonth / weeks,
    unitPrice,
    exactPrice,
    monthlyIncome: Math.round(unitsPerMonth * unitPrice * 100) / 100,
    hoursPerWeek: hours,
    fits: true,
  };
}
