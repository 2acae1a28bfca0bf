import { MONEY_MAX } from '@foothold/contract';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { isDayWord, isOfTime } from './day-words.ts';
import { type HoursTold, hoursTold } from './hours-told.ts';
import { flat, overlaps, placeOfWords } from './message.ts';
import { isToCome } from './age-told.ts';
import { type MoneyTold, moneyTold, type Sum } from './money-told.ts';
import { amountsIn, tokensIn } from './numbers.ts';
import { quantitiesIn } from './quantities.ts';
import { wordsOf } from './refusals.ts';
import { rolesIn, type Sentence, toldSentences, wordingOf } from './told-clauses.ts';
import type { MoneyRole } from './told-words/kinds.ts';

/** Fields whose words a sum may have been taken for, beside goals. */
const WORK: ReadonlySet<Mention['field']> = new Set(['skills', 'hobbies', 'experience']);
/** Up to so many words a message answers what was asked. */
const ANSWER_WORDS = 6;
/** A goal that is as much longer than a sum says more than it, in characters. */
const MORE = 16;

/** Whether a mention is no more than a sum that is no such thing: “spare 60” is no skill, and what one has is no goal. */
function isSum(one: Mention, sums: readonly Sum[], folded: string, heard: ReadingContext): boolean {
  if (!WORK.has(one.field) && one.field !== 'goals') return false;
  const words = flat(wordsOf(one));
  const place = placeOfWords(words, folded);
  if (!place) return false;
  const here = sums.filter((sum) => overlaps(sum, place));
  if (one.field !== 'goals')
    return (
      here.some(({ use }) => use === 'give' || use === 'want') ||
      moneyTold(toldSentences(words, heard.languages), heard).budget !== null
    );
  const [only, ...more] = here;
  if (!only || more.length > 0) return false;
  // In a short answer to the question for goals, a sum is one unless it is plainly told to be none, or another to be wanted.
  const isWanted = sums.some(({ use, led }) => use === 'want' && led);
  const isAnswer = heard.asked === 'goals' && folded.split(' ').length <= ANSWER_WORDS;
  const isElse = only.use !== null && only.use !== 'want' && (!isAnswer || only.led || isWanted);
  return isElse && words.length <= only.to - only.from + MORE;
}

/** As many words may stand in a time without being known to. */
const MOST_UNKNOWN = 1;

/** Whether a time was heard as work: “two evenings”, “free from 14” and “weekends” are no skill. */
function isTime(one: Mention, { languages }: ReadingContext): boolean {
  if (!WORK.has(one.field)) return false;
  const text = flat(wordsOf(one));
  if (quantitiesIn(text, languages).some(({ kind }) => kind === 'hours')) return true;
  const tokens = tokensIn(text);
  const amounts = amountsIn(tokens, languages).filter(({ article }) => !article);
  const isCounted = (at: number) => amounts.some(({ first, end }) => first <= at && at < end);
  const rest = tokens.flatMap(({ word }, at) => (isCounted(at) ? [] : [word]));
  const unknown = rest.filter((word) => !isOfTime(word));
  if (rest.some((word) => isDayWord(word))) return unknown.length <= (amounts.length > 0 ? MOST_UNKNOWN : 0);
  return unknown.length === 0;
}

/** The sum that a message says is wanted, as a goal, where none was heard that names a number. */
function wantedGoal(
  said: readonly Mention[],
  sums: readonly Sum[],
  message: string,
  { languages }: ReadingContext,
): Mention[] {
  const wanted = sums.findLast(({ use, led }) => use === 'want' && led);
  const isSumToo = (text: string) => quantitiesIn(flat(text), languages).some(({ kind }) => kind !== 'years');
  const isHeard = said.some((one) => one.field === 'goals' && isSumToo(one.value.value));
  if (!wanted || isHeard) return [];
  return [{ field: 'goals', value: { goal_type: 'earn', value: message.slice(wanted.from, wanted.to).trim() } }];
}

/**
 * The only sum of which nothing is said, told with the hours there are, as what there is besides: “sixteen hours. 120 quid
 * a month for paint”. Where goals were asked for, a sum that comes before the hours is the answer.
 */
function besideHours(money: MoneyTold, from: number | null): MoneyTold {
  const isOpen = (sum: Sum) => sum.use === null && sum.isCash && from !== null && sum.from >= from;
  const [only, ...more] = money.sums.filter(isOpen);
  const isSaid = money.budget !== null || money.sums.some(({ use }) => use === 'give');
  if (!only || more.length > 0 || isSaid || only.quantity.value > MONEY_MAX) return money;
  const { value, reading } = only.quantity;
  const sums = money.sums.map((sum): Sum => (sum === only ? { ...sum, use: 'give', led: true } : sum));
  return { sums, budget: { value, reading } };
}

/** A sum that comes one time and no more, and is there or wanted; null for every other. */
const onceIn = ({ use, once }: Sum) => (use === 'give' || use === 'want' ? once : null);

/** What comes one time and no more, in the person's words: what is there is noted, what is wanted is a goal that says so. */
function toldOnce(sums: readonly Sum[], message: string): Mention[] {
  return sums.flatMap((sum): Mention[] => {
    const once = onceIn(sum);
    if (once === null) return [];
    const words = wordingOf(message, once);
    return sum.use === 'give'
      ? [{ field: 'notes', value: words }]
      : [{ field: 'goals', value: { goal_type: 'earn', value: words } }];
  });
}

/** Whether a goal is no more than a sum that comes once, and is told as that in its own words. */
function saysLess(one: Mention, sums: readonly Sum[], folded: string): boolean {
  if (one.field !== 'goals' && one.field !== 'notes') return false;
  const words = flat(wordsOf(one));
  return sums.some((sum) => {
    const once = onceIn(sum);
    return once !== null && folded.slice(once.from, once.to).includes(words);
  });
}

/** Where a message first tells hours; null where it tells none. */
function firstHours(sentences: readonly Sentence[]): number | null {
  const told = sentences.flatMap(({ from, counted }) =>
    counted.flatMap((one) => (one.kind === 'hours' ? [from + one.from] : [])),
  );
  return told[0] ?? null;
}

/** Words behind a number that make it money there is. */
const SPENT: ReadonlySet<MoneyRole> = new Set(['give', 'start', 'most', 'saved']);

const MONTHS = 12;
/** So many words at most stand between money and how much of it there is: “plata tengo unos 90”. */
const BEHIND_CASH = 3;
/** Words of a text that no mark parts; of one that a mark parts, more than any. */
const wordsIn = (text: string) => (/[,.;:!?\n]/u.test(text) ? Infinity : text.split(/\s+/u).filter(Boolean).length);

/** What a number that was heard as an age is instead, everywhere a message has it: one that is to come, or money; null where it may be one. */
function insteadOfAge(age: number, sentences: readonly Sentence[], heard: ReadingContext): 'later' | 'money' | null {
  const said = sentences.flatMap((sentence) =>
    sentence.counted
      .filter(({ kind, value, written }) => (kind === 'years' ? value / MONTHS : kind === 'number' && written) === age)
      .map((one) => ({ one, sentence })),
  );
  if (said.length === 0) return null;
  if (said.every(({ one, sentence }) => isToCome(one, sentence, heard))) return 'later';
  const isMoney = said.every(({ one: { from, to }, sentence: { text } }) =>
    rolesIn(text, heard.languages, ({ money }) => money).some(
      (role) =>
        (SPENT.has(role.value) && role.from >= to && text.slice(to, role.from).trim() === '') ||
        (role.value === 'cash' && role.to <= from && wordsIn(text.slice(role.to, from)) <= BEHIND_CASH),
    ),
  );
  return isMoney ? 'money' : null;
}

/** The money that was heard as an age, where no other is told; null where none was. */
function spentInPlaceOfAge(said: readonly Mention[], sentences: readonly Sentence[], heard: ReadingContext) {
  if (heard.asked === 'age' || said.some(({ field }) => field === 'budget_per_month')) return null;
  const spent = said.find((one) => one.field === 'age' && insteadOfAge(one.value, sentences, heard) === 'money');
  return spent?.field === 'age' ? { value: spent.value, reading: null } : null;
}

/** Times that no hours were counted for, as they were said. */
const timesBeside = ({ beside }: HoursTold, message: string): Mention[] =>
  beside.map((place): Mention => ({ field: 'notes', value: wordingOf(message, place).trim() }));

/** What one number can't be besides hours. */
const ONCE: ReadonlySet<Mention['field']> = new Set(['age', 'budget_per_month']);

/** Whether a message has one number, and tells hours by it. */
const isOnly = (value: number, hours: number | undefined, sentences: readonly Sentence[]) =>
  value === hours && sentences.flatMap(({ counted }) => counted).length === 1;

/** What was heard, with the hours and the money that a message tells by its words, where those say what they are. */
export function withAmounts(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const sentences = toldSentences(folded, heard.languages);
  const work = said.flatMap((one) =>
    one.field === 'experience' ? (placeOfWords(one.value.role_title, folded) ?? []) : [],
  );
  const hours = hoursTold(sentences, heard, work);
  const hasHours = hours.free !== null || said.some(({ field }) => field === 'hours_per_week');
  const begin = heard.asked === 'goals' ? firstHours(sentences) : 0;
  const money = besideHours(moneyTold(sentences, heard), hasHours ? begin : null);
  const isElse = (value: number) =>
    money.sums.some(
      ({ quantity, use, once }) =>
        quantity.value === value && (use === 'figure' || use === 'want' || (use === 'give' && once !== null)),
    );
  // What was asked for is corrected and hedged in many ways, which the grammar of answers knows.
  const isAnswer = (one: Mention) => one.field === heard.asked && typeof one.value === 'number';
  const answered = said.some((one) => isAnswer(one) && !isElse(Number(one.value)));
  // A number said twice was taken back.
  const isTold = (one: Mention) => !isElse(Number(one.value)) && !hours.busy.includes(Number(one.value));
  const isTwice = (field: Mention['field']) =>
    new Set(said.flatMap((one) => (one.field === field && isTold(one) ? [one.value] : []))).size > 1;
  // What is surely for the plan needs no other sum beside it: “the rent is 3,200, I can put in 1,000”.
  const isLed = money.sums.some(({ use, led, once }) => use === 'give' && led && once === null);
  const isKept = !isLed && ((answered && heard.asked === 'budget_per_month') || isTwice('budget_per_month'));
  const free = !hours.inParts && isTwice('hours_per_week') ? null : hours.free;
  const budget = isKept ? null : (money.budget ?? spentInPlaceOfAge(said, sentences, heard));
  const kept = said.filter((one) => {
    if (ONCE.has(one.field) && isOnly(Number(one.value), hours.free?.value, sentences)) return false;
    if (one.field === 'age') return heard.asked === 'age' || insteadOfAge(one.value, sentences, heard) === null;
    if (one.field === 'budget_per_month') return budget === null && !isElse(one.value);
    if (one.field === 'hours_per_week') return free === null && !hours.isAllBusy && !hours.busy.includes(one.value);
    return !(isSum(one, money.sums, folded, heard) || isTime(one, heard) || saysLess(one, money.sums, folded));
  });
  const told = (field: 'hours_per_week' | 'budget_per_month', one: typeof hours.free): Mention[] =>
    one === null ? [] : [{ field, value: one.value, ...(one.reading ? { reading: one.reading } : {}) }];
  const again = money.sums.filter(({ once }) => once === null);
  return [
    ...kept,
    ...told('hours_per_week', free),
    ...(free !== null || kept.some(({ field }) => field === 'hours_per_week') ? timesBeside(hours, message) : []),
    ...told('budget_per_month', budget),
    ...wantedGoal(kept, again, message, heard),
    ...toldOnce(money.sums, message),
  ];
}
