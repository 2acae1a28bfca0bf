import { type Numbers, workUnits } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import type { PlanDraft, StepDraft, SubstepDraft } from '../guide.ts';
import { currencyOf } from '../profile/currency.ts';
import { hoursPhrase } from '../phrases/phrases-for.ts';
import { goalSum } from '../plan/goal-sum.ts';
import { counted, type Counted } from '../text/counted.ts';
import { escaped } from '../text/escaped.ts';
import { readMoney } from '../text/money.ts';
import { type Adapting, isOpen, mapOpenSteps } from './state.ts';

/** What a sum is made anew with. */
export interface Figures {
  /** Hours a week; null = as they were. */
  hours: number | null;
  /** Money for one unit; null = as it was. */
  price: number | null;
}

const DAYS_A_WEEK = 5;
const MARKS = /[\u2066-\u2069“”«»״\u00A0]/gu;

/** A sentence of the guide as it stands in a text: where, and what its slots hold. */
interface Told {
  from: number;
  to: number;
  slots: ReadonlyMap<string, string>;
}

/** Finds a template in a text, reading it once from its beginning on; null when it is not there. */
function toldIn(text: string, template: string): Told | null {
  const names = [...template.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? '');
  const [first = '', ...literals] = template.split(/\{\w+\}/u);
  const from = text.indexOf(first);
  if (first === '' || from < 0) return null;
  const slots = new Map<string, string>();
  let at = from + first.length;
  for (const [index, literal] of literals.entries()) {
    const next = text.indexOf(literal, at + 1);
    if (next < 0) return null;
    slots.set(names[index] ?? '', slots.get(names[index] ?? '') ?? text.slice(at, next));
    at = next + literal.length;
  }
  return { from, to: at, slots };
}

/** A number as the language writes it; null when there is none. */
function numberOf(written: string, language: Words['language']): number | null {
  const decimal =
    new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const digits = /\d[\d.,\u00A0\u202F ]*/u.exec(written)?.[0].trim();
  if (digits === undefined) return null;
  const [whole = '', part = ''] = digits.split(decimal);
  return Number(`${whole.replace(/\D/gu, '')}.${part.replace(/\D/gu, '') || '0'}`);
}

/** How many a counted noun says: “one hour” is 1; null when it says no number. */
function countOf(said: string | undefined, forms: Counted, language: Words['language']): number | null {
  if (said === undefined) return null;
  if (said === counted(1, forms, language)) return 1;
  if (said === counted(2, forms, language)) return 2;
  return numberOf(said, language);
}

/** The numbers behind a sum that the guide wrote; null when they can't all be read. */
function numbersBehind({ slots }: Told, { profile, words: { shared, language } }: Adapting): Numbers | null {
  const hours = countOf(slots.get('hours'), shared.counted.hours, language);
  const weeks = countOf(slots.get('weeks'), shared.counted.weeks, language);
  const each = countOf(slots.get('per_unit'), shared.counted.hours, language);
  const money = readMoney(slots.get('amount') ?? '');
  const unit = workUnits.find((one) => counted(1, shared.units[one], language) === slots.get('unit'));
  if (!hours || !weeks || !each || !money || !unit) return null;
  const currency = currencyOf(profile) ?? money.currency;
  return {
    goal: { text: (slots.get('goal') ?? '').replace(MARKS, ''), amount: money.amount, per: 'month', currency },
    hours_per_week: hours,
    unit,
    assumed: {
      weeks_per_month: weeks,
      days_per_week: DAYS_A_WEEK,
      hours_per_unit: each,
      unit_price: null,
      costs_per_month: null,
    },
    own: {},
  };
}

/** A text with the goal's sum in it made anew; as it was where the guide wrote none there. */
function resummed(text: string, { hours, price }: Figures, adapting: Adapting): string {
  const { words } = adapting;
  const { sum_from_hours, sum_from_price } = words.shared.plan;
  const fromPrice = toldIn(text, sum_from_price);
  const told = fromPrice ?? toldIn(text, sum_from_hours);
  const numbers = told && numbersBehind(told, adapting);
  if (!told || !numbers) return text;
  const before = fromPrice ? readMoney(told.slots.get('price') ?? '')?.amount : undefined;
  const unitPrice = price ?? before ?? null;
  // Out of a price follow the hours it takes: those a person has are no part of that sum.
  const anew: Numbers = {
    ...numbers,
    hours_per_week: hours ?? numbers.hours_per_week,
    own: unitPrice === null ? {} : { unit_price: unitPrice },
  };
  const sum = goalSum(anew, words);
  return sum === '' ? text : text.slice(0, told.from) + sum + text.slice(told.to);
}

/** The hours a week that a plan's description tells; null when it tells none. */
function hoursTold(description: string, { words: { shared, language } }: Adapting): number | null {
  // The total stands before the first words of the sentence itself.
  const [, ...rest] = shared.plan.pace.split('{total}');
  const told = toldIn(description, rest.join('{total}'));
  const [lead = '', behind = ''] = shared.phrases.hours_a_week.split('{hours}');
  const phrase = told?.slots.get('hours') ?? '';
  if (!phrase.startsWith(lead) || !phrase.endsWith(behind)) return null;
  return countOf(phrase.slice(lead.length, phrase.length - behind.length), shared.counted.hours, language);
}

/** The open texts of a plan with what follows from other hours or another price told anew. */
export function withFigures(draft: PlanDraft, figures: Figures, adapting: Adapting): PlanDraft {
  const { plan, profile, words } = adapting;
  const before = hoursTold(plan.short_description, adapting) ?? profile.resources.hours_per_week;
  const [was, is] = [hoursPhrase(before, words), hoursPhrase(figures.hours, words)];
  const anew = (text: string) => {
    const summed = resummed(text, figures, adapting);
    // Not inside a larger number: “16 hours a week”.
    const found = new RegExp(`(?<![\\p{N}.,])${escaped(was)}`, 'gu');
    return figures.hours === null || was === is ? summed : summed.replace(found, () => is);
  };
  const task = (one: SubstepDraft): SubstepDraft =>
    isOpen(one, adapting) ? { ...one, description: anew(one.description), deliverable: anew(one.deliverable) } : one;
  return mapOpenSteps(draft, adapting, (step): StepDraft => ({
    ...step,
    description: anew(step.description),
    smallest_test: anew(step.smallest_test),
    stop_if: anew(step.stop_if),
    substeps: step.substeps.map(task),
  }));
}
