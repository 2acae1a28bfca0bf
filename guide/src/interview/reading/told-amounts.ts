import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { hoursTold } from './hours-told.ts';
import { flat } from './message.ts';
import { moneyTold, type Sum } from './money-told.ts';
import { quantitiesIn } from './quantities.ts';
import { wordsOf } from './refusals.ts';

/** Fields whose words a sum may have been taken for, beside goals. */
const WORK: ReadonlySet<Mention['field']> = new Set(['skills', 'hobbies', 'experience']);
/** A goal that is as much longer than a sum says more than it, in characters. */
const MORE = 16;

/** Whether a mention is no more than a sum that is no such thing: “spare 60” is no skill, and what one has is no goal. */
function isSum(one: Mention, sums: readonly Sum[], folded: string): boolean {
  if (!WORK.has(one.field) && one.field !== 'goals') return false;
  const words = flat(wordsOf(one));
  const from = folded.indexOf(words);
  if (from < 0) return false;
  const here = sums.filter((sum) => sum.from < from + words.length && from < sum.to);
  if (one.field !== 'goals') return here.some(({ use }) => use === 'give' || use === 'want');
  const [only, ...more] = here;
  if (!only || more.length > 0) return false;
  return only.use !== null && only.use !== 'want' && words.length <= only.to - only.from + MORE;
}

/** Whether hours were heard as work: “two evenings a week, two hours” is no skill. */
function isHours(one: Mention, { languages }: ReadingContext): boolean {
  return WORK.has(one.field) && quantitiesIn(flat(wordsOf(one)), languages).some(({ kind }) => kind === 'hours');
}

/** What was heard, with the hours and the money that a message tells by its words, where those say what they are. */
export function withAmounts(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const money = moneyTold(message, heard);
  const hours = hoursTold(message, heard);
  const isElse = (value: number) =>
    money.sums.some(({ quantity, use }) => quantity.value === value && (use === 'figure' || use === 'want'));
  // What was asked for is corrected and hedged in many ways, which the grammar of answers knows.
  const isAnswer = (one: Mention) => one.field === heard.asked && typeof one.value === 'number';
  const answered = said.some((one) => isAnswer(one) && !isElse(Number(one.value)));
  const budget = answered && heard.asked === 'budget_per_month' ? null : money.budget;
  const kept = said.filter((one) => {
    if (one.field === 'budget_per_month') return budget === null && !isElse(one.value);
    if (one.field === 'hours_per_week') return hours.free === null && !hours.busy.includes(one.value);
    return !isSum(one, money.sums, folded) && !isHours(one, heard);
  });
  const told = (field: 'hours_per_week' | 'budget_per_month', one: typeof hours.free): Mention[] =>
    one === null ? [] : [{ field, value: one.value, ...(one.reading ? { reading: one.reading } : {}) }];
  return [...kept, ...told('hours_per_week', hours.free), ...told('budget_per_month', budget)];
}
