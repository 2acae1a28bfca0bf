import { type Language, MONEY_MAX } from '@foothold/contract';
import { isCommon } from '../../language/common.ts';
import { stem } from '../../text/fold.ts';
import type { ReadingContext } from './context.ts';
import { namesPeriod } from '../../understand/money-goal.ts';
import { KIN } from './number-mentions.ts';
import type { Quantity, Reading } from './quantities.ts';
import { clauseAt, type Role, rolesIn, type Sentence, wordingBefore } from './told-clauses.ts';
import type { MoneyRole } from './told-words/kinds.ts';
import { overlaps, type Stretch } from './message.ts';
import { ownWorkWords } from './own-work/words.ts';

/** What a sum is: for the plan, wanted, neither (a wage, a price), or not said. */
type Use = 'give' | 'want' | 'figure' | null;

/** A sum of a message, where it stands, and what is said of it. */
export interface Sum {
  quantity: Quantity;
  use: Use;
  /** Whether words say so that are more than a ceiling or a wage behind it. */
  led: boolean;
  /** Whether it is money by its currency, or by a word for money right beside it: “plata, 15 mil”. */
  isCash: boolean;
  /** The words it is told in, where it comes one time and no more, as what was saved does; null where it may come again. */
  once: Stretch | null;
  from: number;
  to: number;
}

/** What a message says of money. */
export interface MoneyTold {
  sums: Sum[];
  /** What there is for the plan a month; null where nothing says. */
  budget: { value: number; reading: Reading | null } | null;
}

/** Below, a number without a currency may as well be hours or people. */
const LEAST_BARE = 20;
/** How far before a sum the words that govern it stand, in characters, and how far behind. */
const BEFORE = 60;
const BEHIND = 32;
/** How far a lack stands from the money that lacks, in characters. */
const NEAR = 16;

/** What stands before a sum says of it, and what behind it; a sum by itself at the beginning of its clause takes the latter. */
const USES: Partial<Record<MoneyRole, Use>> = {
  give: 'give',
  have: 'give',
  saved: 'give',
  want: 'want',
  figure: 'figure',
  worth: 'figure',
};
const BEHIND_USES: Partial<Record<MoneyRole, Use>> = {
  give: 'give',
  start: 'give',
  most: 'give',
  have: 'give',
  saved: 'give',
  reach: 'want',
};
/** What says of a sum that it is a wage, a price, a debt. */
const FIGURES: ReadonlySet<MoneyRole | undefined> = new Set(['figure', 'worth'] as const);
/** What says behind a number without a currency that it is money. */
const MONEY_BEHIND: ReadonlySet<MoneyRole> = new Set(['start', 'saved', 'reach']);

/** Whether words before a sum say that somebody else has or gets it. */
function isOthers(before: string, roles: readonly Role<MoneyRole>[], at: number): boolean {
  const near = roles.filter(({ to }) => to <= at && at - to < BEFORE);
  return near.at(-2)?.value === 'others' || near.at(-1)?.value === 'others' || KIN.test(before);
}

/** A year is no sum, and “2,000” no year. */
const YEAR = /^(?:19|20)\d\d$/u;
/** As many words as stand between a word of money and a bare number. */
const BETWEEN = 2;

/** Whether a number without a currency is a sum by the word that governs it: close by, and nothing counted by it. */
function isBareSum({ from, to, written }: Quantity, role: Role<MoneyRole>, text: string, language: Language): boolean {
  if (role.value === 'have' || YEAR.test(text.slice(from, to)) || written < LEAST_BARE) return false;
  if (role.from >= to) return !/\p{L}{3}/u.test(text.slice(to, role.from));
  const between = text.slice(role.to, from).split(' ').filter(Boolean);
  const next = /^ ?(\p{L}+)/u.exec(text.slice(to))?.[1];
  return between.length <= BETWEEN && (next === undefined || next.length < 3 || isCommon(stem(next), language));
}

/** Where the sums before and behind one end and begin, and whether sums were asked for. */
interface Surroundings {
  left: number;
  after: number;
  language: Language;
  asked: boolean;
}

interface Used {
  use: Use;
  led: boolean;
  /** The word that says so. */
  by?: MoneyRole | undefined;
}

/** What a sum is by the words around it in its clause. */
function useOf(
  quantity: Quantity,
  sentence: Sentence,
  roles: readonly Role<MoneyRole>[],
  { left, after, language, asked }: Surroundings,
): Used {
  const { from, to, kind } = quantity;
  const clause = clauseAt(sentence, from, to);
  const start = Math.max(clause.from, from - BEFORE, left);
  const before = roles.filter((role) => role.to <= from && role.from >= start);
  const behind = roles.filter((role) => role.from >= to && role.to <= Math.min(clause.to, to + BEHIND, after));
  const isStart = behind.some(({ value }) => value === 'start');
  const last = before.findLast(({ value }) => USES[value] !== undefined);
  const next = behind.find(({ value }) => value === 'start') ?? behind[0];
  const use = last ? (USES[last.value] ?? null) : null;
  const isMoneyBehind = next !== undefined && MONEY_BEHIND.has(next.value) && (!last || last.value === 'have');
  const governing = isMoneyBehind ? next : (last ?? next);
  if (kind === 'number' && governing && !isBareSum(quantity, governing, sentence.text, language))
    return { use: null, led: false };
  if (use !== null && isOthers(sentence.text.slice(start, last?.from), roles, last?.from ?? 0))
    return { use: 'figure', led: true };
  if (last?.value === 'have' && FIGURES.has(next?.value)) return { use: 'figure', led: true };
  if (last?.value === 'have' && next?.value === 'reach') return { use: 'want', led: true };
  if (use === 'want' && last && isStart && last.value === 'want') return { use: 'give', led: false };
  if (use !== null) return { use, led: true, by: isMoneyBehind && next ? next.value : last?.value };
  const behindIt = next ? (BEHIND_USES[next.value] ?? (FIGURES.has(next.value) && !asked ? 'figure' : null)) : null;
  return { use: behindIt, led: behindIt !== null && behindIt !== 'figure' && next?.value !== 'most', by: next?.value };
}

/** How far behind a sum words may say that it comes once, in characters, and how far before. */
const ONCE_BEHIND = 48;
const ONCE_BEFORE = 12;

/** What ends a clause, where it is said behind a sum that it comes once: “once I have 400” begins another. */
const CLAUSE_ENDS = /^ ?(?:$|[,)])/u;

/** Where words beside a sum say that it comes once; “once a month” says the opposite. null where none do. */
function comesOnce(
  { from, to }: Quantity,
  text: string,
  roles: readonly Role<MoneyRole>[],
  { left, after }: Surroundings,
): Role<MoneyRole> | null {
  const found = roles.find((role) => {
    if (role.value !== 'once') return false;
    const isBehind = role.from >= to && role.to <= after && role.from - to <= ONCE_BEHIND;
    if (isBehind) return CLAUSE_ENDS.test(text.slice(role.to, role.to + 2));
    const isBefore = role.to <= from && role.from >= left && from - role.to <= ONCE_BEFORE;
    return isBefore && !namesPeriod(text.slice(role.to, from));
  });
  return found ?? null;
}

/** The words in which a sum is told, without those about the next one: “I have 400 saved”. */
function stretchOf(
  sentence: Sentence,
  { from, to }: Quantity,
  roles: readonly Role<MoneyRole>[],
  { left, after, language, once }: Surroundings & { once: Role<MoneyRole> | null },
): Stretch {
  const clause = clauseAt(sentence, from, to);
  const start = wordingBefore(sentence.text, Math.max(clause.from, left), once?.to ?? to);
  const next = roles.find((role) => role.from >= to && USES[role.value] !== undefined && role.value !== 'saved');
  const words = [...sentence.text.slice(to, after).matchAll(/\p{L}+/gu)];
  const and = words.find(({ 0: word }) => ownWorkWords[language].and.has(word));
  const ends = [clause.to, next?.from, and && to + and.index].filter((end) => end !== undefined);
  const end = Math.max(to, once?.to ?? 0, Math.min(...(after < sentence.text.length ? ends : [clause.to])));
  return { from: sentence.from + start, to: sentence.from + end };
}

/** Whether a quantity may be a sum: with its currency or period, or a number that nothing else counts. */
function isSum({ kind, written, value }: Quantity): boolean {
  return kind === 'money' || (kind === 'number' && (written >= LEAST_BARE || value === 0));
}

/** As near to a sum stands the word for money that it is told with, in characters: “cash: 50”. */
const BESIDE = 2;

/** Whether a quantity is told with a word for money. */
function isOfCash({ from, to, kind, written }: Quantity, roles: readonly Role<MoneyRole>[]): boolean {
  if (kind === 'money') return true;
  const isBeside = (role: Role<MoneyRole>) =>
    (role.to <= from && from - role.to <= BESIDE) || (role.from >= to && role.from - to <= BESIDE);
  return written >= LEAST_BARE && roles.some((role) => role.value === 'cash' && isBeside(role));
}

function sumsIn(sentence: Sentence, roles: readonly Role<MoneyRole>[], heard: ReadingContext): Sum[] {
  const quantities = sentence.counted;
  return quantities.flatMap((quantity, at): Sum[] => {
    if (!isSum(quantity)) return [];
    const around = {
      left: quantities[at - 1]?.to ?? 0,
      after: quantities[at + 1]?.from ?? sentence.text.length,
      language: heard.language,
      asked: heard.asked === 'budget_per_month' || heard.asked === 'goals',
    };
    const { by, ...used } = useOf(quantity, sentence, roles, around);
    const said = quantity.periodic ? null : comesOnce(quantity, sentence.text, roles, around);
    const isOnce = said !== null || (by === 'saved' && !quantity.periodic);
    const once = isOnce ? stretchOf(sentence, quantity, roles, { ...around, once: said }) : null;
    const [from, to] = [sentence.from + quantity.from, sentence.from + quantity.to];
    return [{ quantity, ...used, isCash: isOfCash(quantity, roles), once, from, to }];
  });
}

/** What makes money that there is none of money to begin with. */
const STAKES: ReadonlySet<MoneyRole> = new Set(['cash', 'start']);
const CLAUSE_BEGINS = /(?:^|,) ?$/u;

/** Whether a sentence says that there is no money to put in: “no tengo ni un peso”, “plata no tengo”, “broke”. */
function saysNone(all: readonly Role<MoneyRole>[], { text, counted: every }: Sentence, asked: boolean): boolean {
  const counted = every.filter(({ value }) => value > 1);
  const roles = all.filter((role) => !counted.some((one) => overlaps(role, one)));
  if (roles.some(({ value }) => value === 'broke' || (asked && value === 'unpaid'))) return true;
  // “Sin un peso de capital” speaks of no wage.
  const isStake = ({ value, from, to }: Role<MoneyRole>) =>
    value === 'unpaid' &&
    roles.some((next) => STAKES.has(next.value) && next.from >= to && next.from - to <= BESIDE + BETWEEN) &&
    CLAUSE_BEGINS.test(text.slice(0, from));
  if (roles.some(isStake)) return true;
  return roles.some((cash) => {
    if (cash.value !== 'cash') return false;
    const lack = roles.find(({ value, to }) => value === 'lack' && to <= cash.from && cash.from - to <= NEAR);
    const lacking = roles.find(
      ({ value, from }) => (value === 'lacking' || value === 'lack') && from >= cash.to && from - cash.to <= 1,
    );
    const isClose = lack && !/[,\d]/u.test(text.slice(lack.to, cash.from));
    return isClose || (lacking !== undefined && /^ ?$/u.test(text.slice(cash.to, lacking.from)));
  });
}

/** The only sum of which nothing is said, before a larger one that is wanted: “150 a month. I need to make 1000”. */
function stakeBefore(sums: readonly Sum[]): Sum | null {
  const [open, ...more] = sums.filter(({ use, quantity }) => use === null && quantity.kind === 'money');
  const [wanted, ...others] = sums.filter(({ use }) => use === 'want');
  if (!open || !wanted || more.length > 0 || others.length > 0 || sums.some(({ use }) => use === 'give')) return null;
  return open.from < wanted.from && open.quantity.value < wanted.quantity.value ? open : null;
}

/**
 * Sums of which nothing is said as what two of them are beside each other: a smaller one that comes once is there, a
 * larger one that comes again and again is wanted: “£50, and about £200 a month”.
 */
function inPairs(sums: readonly Sum[]): Sum[] {
  const stake = stakeBefore(sums);
  if (stake) return sums.map((sum) => (sum === stake ? { ...sum, use: 'give', led: true } : sum));
  const [one, other, ...more] = sums.filter(({ use, quantity }) => use === null && quantity.kind === 'money');
  const [small, large] = one && other && one.quantity.value > other.quantity.value ? [other, one] : [one, other];
  const isPair = !small?.quantity.periodic && large?.quantity.periodic === true && more.length === 0;
  if (!isPair || sums.some(({ use }) => use === 'give' || use === 'want')) return [...sums];
  const useOfPair = (sum: Sum): Use => (sum === small ? 'give' : sum === large ? 'want' : sum.use);
  return sums.map((sum) => ({ ...sum, use: useOfPair(sum), led: sum.led || sum === small || sum === large }));
}

/**
 * The words of money in a text. What something is worth needs the thing before it, or the sum right behind: otherwise,
 * where money was asked for, a Spanish “vale” agrees (“vale, unos 50”).
 */
function moneyRoles(text: string, { languages, asked }: ReadingContext): Role<MoneyRole>[] {
  const roles = rolesIn(text, languages, ({ money }) => money);
  const isBare = ({ value, from, to }: Role<MoneyRole>) =>
    value === 'worth' && text.slice(0, from).trim() === '' && !/^ ?(?:\d|$)/u.test(text.slice(to));
  return asked === 'budget_per_month' ? roles.filter((role) => !isBare(role)) : roles;
}

/** Whether a text says of a sum what a thing is worth, which is no sum for a plan, whatever was asked: “the boat costs 300”. */
export function tellsWorth(text: string, heard: ReadingContext): boolean {
  return moneyRoles(text, heard).findLast(({ value }) => USES[value] !== undefined)?.value === 'worth';
}

/** What a message says of the money there is for a plan, and what each of its sums is. */
export function moneyTold(sentences: readonly Sentence[], heard: ReadingContext): MoneyTold {
  const all: Sum[] = [];
  let isNone = false;
  for (const sentence of sentences) {
    const roles = moneyRoles(sentence.text, heard);
    all.push(...sumsIn(sentence, roles, heard));
    isNone ||= saysNone(roles, sentence, heard.asked === 'budget_per_month');
  }
  const sums = inPairs(all);
  const given = sums.filter(({ use, once, quantity }) => use === 'give' && !once && quantity.value <= MONEY_MAX);
  const best = given.findLast(({ quantity }) => quantity.periodic) ?? given.at(-1);
  const told = (one: Sum | undefined) => (one ? { value: one.quantity.value, reading: one.quantity.reading } : null);
  return { sums, budget: told(best) ?? (isNone ? { value: 0, reading: null } : null) };
}
