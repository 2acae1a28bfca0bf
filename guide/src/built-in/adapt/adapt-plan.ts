import type { Profile } from '@foothold/contract';
import type { AdaptAnswer, Answer, GuideContext, PlanDraft, StoredPlan } from '../../guide.ts';
import { loadWords, type Words } from '../../catalogue/load.ts';
import { careFor } from '../../care/care.ts';
import { fill } from '../text/fill.ts';
import { fold } from '../text/fold.ts';
import { type Money, readMoney } from '../text/money.ts';
import { quote } from '../text/quote.ts';
import { read } from '../text/phrases.ts';
import { weeksUntil } from '../understand/deadline.ts';
import { hoursWanted, quantitiesIn } from '../understand/quantities.ts';
import { type Wish, wishesIn } from '../understand/wishes.ts';
import { changesBetween, isUnchanged } from './changes.ts';
import { bolder, easier } from './ease.ts';
import { findTasks } from './find-task.ts';
import { earlier, move } from './order.ts';
import { retold } from './retold.ts';
import { scoped } from './scoped.ts';
import { shorter } from './shorter.ts';
import { type Adapting, adaptingOf, draftOf, openStep } from './state.ts';
import { add, drop, postpone, replace } from './tasks.ts';
import { lessTime, meetDeadline, moreTime } from './time.ts';
import { cheaper, local, online, otherCustomer } from './way.ts';

/** A feedback, and the hours a week and the money it names. */
interface Said {
  feedback: string;
  hours: number | null;
  /** Money a month; null when none is named. */
  budget: Money | null;
}

/** One wish, carried out on the draft. */
function carryOut(draft: PlanDraft, wish: Wish, said: Said, adapting: Adapting): PlanDraft {
  const { intent, object, other = '', where = 'before' } = wish;
  const inScope = (change: (part: PlanDraft) => PlanDraft) => scoped(draft, object, adapting, change);
  switch (intent) {
    case 'less-time':
      return inScope((part) => lessTime(part, said.hours, adapting));
    case 'more-time':
      return inScope((part) => moreTime(part, said.hours, adapting));
    case 'shorter':
      return inScope((part) => shorter(part, adapting));
    case 'deadline':
      return meetDeadline(draft, `${object}\n${said.feedback}`, adapting);
    case 'cheaper':
      return inScope((part) => cheaper(part, said.budget, adapting));
    case 'online':
      return inScope((part) => online(part, adapting));
    case 'local':
      return inScope((part) => local(part, adapting));
    case 'other-customer':
      return otherCustomer(draft, object, adapting);
    case 'too-hard':
      return inScope((part) => easier(part, adapting));
    case 'too-easy':
      return inScope((part) => bolder(part, adapting));
    case 'drop':
      return drop(draft, object, adapting);
    case 'postpone':
      return postpone(draft, object, adapting);
    case 'earlier':
      return earlier(draft, object, adapting);
    case 'move':
      return move(draft, object, other, where, adapting);
    case 'replace':
      return replace(draft, object, other, adapting);
    case 'add':
      return add(draft, object, adapting);
    case 'more-like':
    case 'other-sector':
      // These choose among ideas; a plan has nothing to answer them with.
      return draft;
  }
}

/** More wishes than a person can follow up in one refinement are left for the next. */
const MOST_WISHES = 10;

function unique(wishes: readonly Wish[]): Wish[] {
  return [...new Map(wishes.map((wish) => [`${wish.intent} ${wish.object}`, wish])).values()];
}

const forPlans = (wish: Wish) => wish.intent !== 'more-like' && wish.intent !== 'other-sector';

/** Longest feedback that is a date and nothing else: “two weeks from now on”. */
const BARE_DATE_WORDS = 5;
/** With a word such as “by” a longer one is a date too. */
const DATED_WORDS = 12;
const BY_THEN =
  /(?<!\p{L})(?:by|before|until|till|within|avant|pour|d['’]ici|jusqu|dans|antes|para|hasta|ate|dentro|עד|לפני|תוך|בתוך|בעוד)(?!\p{L})/u;

/** “Two weeks”, “by the end of May” said alone is a deadline; “what a lovely day” is none. */
function isBareDate(feedback: string, now: number): boolean {
  const oneDay = quantitiesIn(feedback).some(({ count, unit }) => unit === 'day' && count === 1);
  const words = read(feedback).length;
  const short = words <= BARE_DATE_WORDS || (words <= DATED_WORDS && BY_THEN.test(fold(feedback)));
  return !oneDay && short && weeksUntil(feedback, now) !== null;
}

const BUDGET = /(?<!\p{L})(?:budget|spend|presupuesto|gastar|orcamento|depenser|תקציב|התקציב|להוציא)/u;

/** The money somebody says they can spend: an amount with its currency, or beside a word for it. */
function budgetIn(feedback: string): Money | null {
  const money = readMoney(feedback.slice(0, READ_FOR_MONEY));
  return money && money.amount > 0 && money.currency !== null && BUDGET.test(fold(feedback)) ? money : null;
}

/** As much of a feedback as is searched for an amount. */
const READ_FOR_MONEY = 1_000;

/** The wishes of a feedback; bare hours (“I have 3 hours a week”) are a wish for more or less time. */
function wishesFor({ feedback, hours, budget }: Said, adapting: Adapting): Wish[] {
  const wishes = wishesIn(feedback).filter(forPlans);
  const before = adapting.profile.resources.hours_per_week;
  const timed = wishes.some(({ intent }) => intent === 'less-time' || intent === 'more-time');
  const dated = wishes.some(({ intent }) => intent === 'deadline');
  const bare: Wish[] =
    hours !== null && !timed
      ? [{ intent: before !== null && hours > before ? 'more-time' : 'less-time', object: '' }]
      : [];
  const date: Wish[] =
    !dated && hours === null && wishes.length === 0 && isBareDate(feedback, adapting.now)
      ? [{ intent: 'deadline', object: feedback }]
      : [];
  const thrifty = wishes.some(({ intent }) => intent === 'cheaper');
  const money: Wish[] = budget && !thrifty ? [{ intent: 'cheaper', object: '' }] : [];
  return unique([...wishes, ...bare, ...date, ...money]).slice(0, MOST_WISHES);
}

/** Wishes about one task of the plan, which may not be there. */
const aimed = new Set<Wish['intent']>(['drop', 'postpone', 'earlier', 'move', 'replace']);

function noticeFor(wishes: readonly Wish[], draft: PlanDraft, adapting: Adapting, { shared, language }: Words): string {
  if (wishes.length === 0) return shared.adapt.not_understood;
  if (!openStep(draft, adapting)) return shared.adapt.nothing_left;
  const missing = wishes.find(
    ({ intent, object }) => aimed.has(intent) && object !== '' && findTasks(object, draft, adapting).length === 0,
  );
  if (missing) return fill(shared.adapt.not_found, { quote: quote(missing.object, language) });
  const dateless = wishes.every(
    ({ intent, object }) => intent === 'deadline' && weeksUntil(object, adapting.now) === null,
  );
  if (dateless) return shared.adapt.no_date;
  const bare = wishes.every(({ intent, object }) => object === '' && (aimed.has(intent) || intent === 'add'));
  return bare ? shared.adapt.not_understood : shared.adapt.fits_already;
}

/**
 * The plan changed as the feedback asks, what is done left alone; parts that go on keep their keys. Nothing
 * understood, or nothing to change: `draft` is null and `notice` says what can be changed.
 */
export async function adaptPlan(
  { profile, plan, feedback }: { profile: Profile; plan: StoredPlan; feedback: string },
  context: GuideContext,
): Promise<Answer<AdaptAnswer>> {
  const [words, replyWords] = await Promise.all([loadWords(plan.language), loadWords(context.language)]);
  const adapting = adaptingOf(profile, plan, words, context.now);
  const meta = { source: 'builtin', warnings: [] } as const;
  const care = careFor(feedback, context.language, profile.location);
  if (care?.sure) return { value: { draft: null, changes: [], notice: care.text }, meta };
  const said: Said = {
    feedback,
    hours: hoursWanted(feedback, profile.resources.hours_per_week),
    budget: budgetIn(feedback),
  };
  const wishes = wishesFor(said, adapting);
  const before = draftOf(plan);
  const made = wishes.reduce((current, wish) => carryOut(current, wish, said, adapting), before);
  const draft = retold(made, wishes.length > 0 ? said.hours : null, adapting);
  const changes = changesBetween(plan, draft);
  if (isUnchanged(changes)) {
    return { value: { draft: null, changes: [], notice: noticeFor(wishes, before, adapting, replyWords) }, meta };
  }
  return { value: { draft, changes }, meta };
}
