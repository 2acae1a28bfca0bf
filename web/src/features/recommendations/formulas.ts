import {
  assumptionsOf,
  type Assumptions,
  type GoalPeriod,
  type Numbers,
  reckon,
  type Reckoned,
} from '@foothold/contract';

export type AssumptionName = keyof Assumptions;
/** Where a figure comes from: said by the person, assumed for them, or following from others. */
export type FigureKind = 'yours' | 'assumption' | 'calculated';
export type Measure =
  | 'money'
  | `money/${GoalPeriod}`
  | 'money/unit'
  | 'hours'
  | 'hours/week'
  | 'days'
  | 'weeks'
  | 'units'
  | 'units/week'
  | 'number';

export interface Figure {
  value: number;
  measure: Measure;
  kind: FigureKind;
}

export type Sign = '×' | '÷' | '+' | '=' | '≈' | 'down' | 'up';

/** One step of the sum, as it is written out. */
export interface Formula {
  gives: 'goal' | 'total' | 'units' | 'price' | 'unitsPerWeek' | 'hours';
  parts: (Figure | Sign)[];
}

export interface Working {
  formulas: Formula[];
  reckoned: Reckoned;
}

/** Shown with two decimals at most (figures.ts), so this much is told apart. */
const isRound = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const equals = (value: number): Sign => (isRound(value) ? '=' : '≈');

const calculated = (value: number, measure: Measure): Figure => ({ value, measure, kind: 'calculated' });

/** Whose an assumption is now. */
export function kindOf(numbers: Numbers, name: AssumptionName): FigureKind {
  return (numbers.own[name] ?? null) === null ? 'assumption' : 'yours';
}

function figuresOf(numbers: Numbers) {
  const { weeks_per_month, days_per_week, hours_per_unit } = assumptionsOf(numbers);
  const assumed = (name: AssumptionName, value: number, measure: Measure): Figure => ({
    value,
    measure,
    kind: kindOf(numbers, name),
  });
  return {
    weeks: assumed('weeks_per_month', weeks_per_month, 'weeks'),
    days: assumed('days_per_week', days_per_week, 'days'),
    hoursPerUnit: assumed('hours_per_unit', hours_per_unit, 'hours'),
    assumed,
  };
}

/** A year has so many months whoever asks. */
const monthsOfAYear = calculated(12, 'number');

/** A goal named by the day, the week or the year, by the month; and costs put on top. Empty when the goal is all. */
function totalFormulas(numbers: Numbers, { monthlyGoal, monthlyTotal }: Reckoned): Formula[] {
  const { amount, per } = numbers.goal;
  const { weeks, days, assumed } = figuresOf(numbers);
  const named: Figure = { value: amount, measure: per === 'month' ? 'money' : `money/${per}`, kind: 'yours' };
  const goal = calculated(monthlyGoal, 'money/month');
  const steps: Record<GoalPeriod, Formula['parts'] | null> = {
    day: [named, '×', days, '×', weeks],
    week: [named, '×', weeks],
    month: null,
    year: [named, '÷', monthsOfAYear],
  };
  const formulas: Formula[] = [];
  const step = steps[per];
  if (step) formulas.push({ gives: 'goal', parts: [...step, equals(monthlyGoal), goal] });
  if (monthlyTotal !== monthlyGoal) {
    const costs = assumed('costs_per_month', monthlyTotal - monthlyGoal, 'money');
    const before: Figure = step ? calculated(monthlyGoal, 'money') : named;
    const sum = calculated(monthlyTotal, 'money/month');
    formulas.push({ gives: 'total', parts: [before, '+', costs, equals(monthlyTotal), sum] });
  }
  return formulas;
}

function totalOf(numbers: Numbers, { monthlyGoal, monthlyTotal }: Reckoned): Figure {
  const asNamed = numbers.goal.per === 'month' && monthlyTotal === monthlyGoal;
  return { value: monthlyTotal, measure: 'money', kind: asNamed ? 'yours' : 'calculated' };
}

/** `= 16 sessions`, or what it came to before only whole ones were counted: `= 17.3 rounded down: 17 sessions`. */
function counted(exact: number, units: number): Formula['parts'] {
  const figure = calculated(units, 'units');
  if (Math.abs(exact - units) < 1e-9) return ['=', figure];
  if (!Number.isInteger(units)) return ['≈', figure];
  return [equals(exact), calculated(exact, 'number'), exact > units ? 'down' : 'up', figure];
}

/** `= 40 each`, or what it came to before it was rounded to a price people name: `≈ 33.33 rounded up: 35 each`. */
function priced(exact: number, price: number): Formula['parts'] {
  const figure = calculated(price, 'money/unit');
  return Math.abs(exact - price) < 1e-9 ? ['=', figure] : [equals(exact), calculated(exact, 'money'), 'up', figure];
}

/** What the named hours allow, and what one would have to bring: null when no hours were named or they suffice for none. */
export function workingFromHours(numbers: Numbers): Working | null {
  const noPrice = {
    ...numbers,
    assumed: { ...numbers.assumed, unit_price: null },
    own: { ...numbers.own, unit_price: null },
  };
  const reckoned = reckon(noPrice);
  if (!reckoned) return null;
  const { unitsPerMonth, unitPrice, exactPrice, unitsPerWeek, hoursPerWeek } = reckoned;
  const { weeks, hoursPerUnit } = figuresOf(numbers);
  const hours: Figure = { value: hoursPerWeek, measure: 'hours', kind: 'yours' };
  const units = calculated(unitsPerMonth, 'units');
  const exact = (hoursPerWeek * weeks.value) / hoursPerUnit.value;
  const formulas: Formula[] = [
    { gives: 'units', parts: [hours, '×', weeks, '÷', hoursPerUnit, ...counted(exact, unitsPerMonth)] },
    {
      gives: 'price',
      parts: [totalOf(numbers, reckoned), '÷', units, ...priced(exactPrice, unitPrice)],
    },
    {
      gives: 'unitsPerWeek',
      parts: [units, '÷', weeks, equals(unitsPerWeek), calculated(unitsPerWeek, 'units/week')],
    },
  ];
  return { formulas: [...totalFormulas(numbers, reckoned), ...formulas], reckoned };
}

/** How many it takes at a price, and the hours for that; null when no price was named. */
export function workingFromPrice(numbers: Numbers): Working | null {
  const { unit_price } = assumptionsOf(numbers);
  const reckoned = unit_price === null ? null : reckon(numbers);
  if (!reckoned) return null;
  const { monthlyTotal, unitsPerMonth, unitPrice, unitsPerWeek, hoursPerWeek } = reckoned;
  const { weeks, hoursPerUnit, assumed } = figuresOf(numbers);
  const price = assumed('unit_price', unitPrice, 'money/unit');
  const units = calculated(unitsPerMonth, 'units');
  const formulas: Formula[] = [
    {
      gives: 'units',
      parts: [totalOf(numbers, reckoned), '÷', price, ...counted(monthlyTotal / unitPrice, unitsPerMonth)],
    },
    {
      gives: 'unitsPerWeek',
      parts: [units, '÷', weeks, equals(unitsPerWeek), calculated(unitsPerWeek, 'units/week')],
    },
    {
      gives: 'hours',
      parts: [units, '×', hoursPerUnit, '÷', weeks, equals(hoursPerWeek), calculated(hoursPerWeek, 'hours/week')],
    },
  ];
  return { formulas: [...totalFormulas(numbers, reckoned), ...formulas], reckoned };
}
