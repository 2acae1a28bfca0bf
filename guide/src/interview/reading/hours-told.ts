import { HOURS_MAX } from '@foothold/contract';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { MOST_SPARE } from './doubtful.ts';
import type { Stretch } from './message.ts';
import { KIN } from './number-mentions.ts';
import { ownWorkIn } from './own-work.ts';
import { type Quantity, quantitiesIn, type Reading } from './quantities.ts';
import { clauseAt, type Role, rolesIn, type Sentence } from './told-clauses.ts';
import type { TimeRole } from './told-words/kinds.ts';
import { tokensIn } from './numbers.ts';
import { periods, units } from './units.ts';
import { namesDay } from './day-words.ts';
import { weekPlan } from './week-plan.ts';
import { inWeeks } from './weekly-hours.ts';

/** How surely hours are those somebody has: what a week is said to hold before what days do, and that before a length. */
type Rank = 3 | 2 | 1;

interface Hours {
  quantity: Quantity & { inParts?: true };
  isFree: boolean | null;
  rank: Rank;
}

/** A sentence, with the work that its message tells. */
interface Told {
  sentence: Sentence;
  work: readonly Stretch[];
  asked: ReadingContext['asked'];
}

/** What a message says of hours. */
export interface HoursTold {
  free: { value: number; reading: Reading | null } | null;
  /** Hours, as those of a week, of work, school and the like. */
  busy: number[];
  /** Whether none but those are told. */
  isAllBusy: boolean;
  /** Whether those that are free are told part by part, each of which may have been heard for all of them. */
  inParts: boolean;
}

/** More hours than anybody has to spare who does not say so. */
const MOST_UNSAID = 25;
/** How far behind hours the words that govern them stand, in characters. */
const BEHIND = 40;

/** What stands between work and its hours, where those are right behind it: nothing, or the first of them. */
function isRightBehind(between: string): boolean {
  return tokensIn(between).every(({ word, digits }) => digits || units.hour.has(word) || !/\p{L}/u.test(word));
}
/** How far behind work its hours stand, in characters. */
const BEHIND_WORK = 60;

/**
 * Whether hours are those of work that is told before them: “I clean offices 5 to 8”, “caissière, 14h à 20h”. Hours that no
 * clock tells are so right behind it; where hours were asked for they may be what there is for it, and so may all behind a
 * comma.
 */
function isOfWork(quantity: Quantity, { sentence, work, asked }: Told): boolean {
  const place = sentence.from + quantity.from;
  const before = work.findLast(({ to }) => to <= place && place - to <= BEHIND_WORK);
  if (!before || before.from < sentence.from) return false;
  const between = sentence.text.slice(before.to - sentence.from, quantity.from);
  const isAsked = asked === 'hours_per_week';
  if (between.includes(',')) return quantity.clock === true && !isAsked;
  return quantity.clock === true || (!isAsked && isRightBehind(between));
}

/** Whether hours are free, by what stands nearest in their clause, or free, in the clauses before it; null where nothing says. */
function isFree(quantity: Quantity, told: Told, roles: readonly Role<TimeRole>[], last: number): boolean | null {
  const { from, to } = quantity;
  const { sentence } = told;
  const clause = clauseAt(sentence, from, to);
  const start = Math.max(clause.from, last);
  if (
    KIN.test(sentence.text.slice(start, from)) &&
    !roles.some(({ value, to: end }) => value === 'free' && end <= from)
  )
    return false;
  const before = roles.findLast((role) => role.to <= from && role.from >= start);
  const behind = roles.find((role) => role.from >= to && role.to <= Math.min(clause.to, to + BEHIND));
  const nearest = before ?? behind;
  if (nearest) return nearest.value === 'free';
  if (isOfWork(quantity, told)) return false;
  return roles.some(({ value, to: end }) => value === 'free' && end <= start) ? true : null;
}

function rankOf(quantity: Quantity, text: string, roles: readonly Role<TimeRole>[]): Rank {
  const { from, to, periodic, reading } = quantity;
  const isWeek = tokensIn(text.slice(from, to)).some(({ word }) => periods.week.has(word.replace(/^ב/u, '')));
  if (isWeek) return 3;
  if (namesDay(text) && !roles.some(({ value }) => value === 'busy')) return 2;
  return periodic || reading === 'days' || reading === 'daily' || reading === 'workdays' ? 2 : 1;
}

/** A label and its colon, up to what it labels. */
const LABEL = /(?:^|[,(\n])\s*((?:[\p{L}'/]+ ?){1,4})[:=] ?$/u;

/** A number behind a label of hours as hours of a week: “hours: 11”, “horas por semana: 11”. */
function labelled(quantity: Quantity, text: string): Quantity {
  const label = quantity.kind === 'hours' ? null : LABEL.exec(text.slice(0, quantity.from));
  const isOfHours = label?.[1]?.split(/[^\p{L}]/u).some((word) => units.hour.has(word)) ?? false;
  return isOfHours ? { ...quantity, kind: 'hours', value: quantity.written, reading: null, periodic: true } : quantity;
}

function hoursIn(sentence: Sentence, heard: ReadingContext, named: readonly Stretch[]): Hours[] {
  const counted = sentence.counted.map((one) => labelled(one, sentence.text));
  const roles = rolesIn(sentence.text, heard.languages, ({ time }) => time);
  const isBusy = roles.some(({ value }) => value === 'busy');
  const plan = isBusy ? null : weekPlan(counted, sentence.text, heard.languages);
  if (plan)
    return [
      { quantity: { ...plan, inParts: true }, isFree: roles.some(({ value }) => value === 'free') || null, rank: 2 },
    ];
  const quantities = inWeeks(counted, sentence.text, heard.languages);
  const hours = quantities.filter(({ kind, value }) => kind === 'hours' && value > 0 && value <= HOURS_MAX);
  if (hours.length === 0) return [];
  const done = ownWorkIn(sentence.text, heard.language).map(({ from, to }) => ({
    from: sentence.from + from,
    to: sentence.from + to,
  }));
  const work = [...named, ...done].toSorted((one, other) => one.to - other.to);
  const told = { sentence, work, asked: heard.asked };
  return hours.map((quantity, at) => ({
    quantity,
    isFree: isFree(quantity, told, roles, hours[at - 1]?.to ?? 0),
    rank: rankOf(quantity, sentence.text, roles),
  }));
}

/** What a message says of the hours that there are, and of those that are not; `work`: where it names work. */
export function hoursTold(sentences: readonly Sentence[], heard: ReadingContext, work: readonly Stretch[]): HoursTold {
  const all = sentences.flatMap((sentence) => hoursIn(sentence, heard, work));
  const busy = all.filter((one) => one.isFree === false).map(({ quantity }) => quantity.value);
  const told = all.filter(({ isFree: free, rank, quantity }) =>
    free === true ? quantity.value <= MOST_SPARE : free === null && rank > 1 && quantity.value <= MOST_UNSAID,
  );
  const best = told.toSorted((one, other) => one.rank - other.rank).at(-1)?.quantity;
  return {
    free: best ? { value: best.value, reading: best.reading } : null,
    busy,
    isAllBusy: busy.length > 0 && busy.length === all.length,
    inParts: best?.inParts === true,
  };
}

/** Whether a number is hours of which it is said that they are of each week, or day: those of a story are not. */
export function isAWeek({ field, value }: Mention, folded: string, { languages }: ReadingContext): boolean {
  if (field !== 'hours_per_week') return false;
  return quantitiesIn(folded, languages).some((one) => one.kind === 'hours' && one.periodic && one.value === value);
}
