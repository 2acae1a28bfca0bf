import type { Profile } from '@foothold/contract';
import type { AdaptAnswer, Answer, GuideContext, PlanDraft, StoredPlan } from '../../guide.ts';
import { loadWords, type Words } from '../../catalogue/load.ts';
import { distressReply } from '../lexicon/distress.ts';
import { fill } from '../text/fill.ts';
import { quote } from '../text/quote.ts';
import { read } from '../text/phrases.ts';
import { hoursPerWeekIn, quantitiesIn, weeksUntil } from '../understand/quantities.ts';
import { type Wish, wishesIn } from '../understand/wishes.ts';
import { changesBetween, isUnchanged } from './changes.ts';
import { type Adapting, adaptingOf, draftOf, openStep } from './state.ts';
import { add, drop, postpone } from './tasks.ts';
import { lessTime, meetDeadline, moreTime } from './time.ts';
import { bolder, cheaper, easier, local, online, otherCustomer } from './way.ts';

/** One wish, carried out on the draft. */
function carryOut(draft: PlanDraft, { intent, object }: Wish, feedback: string, adapting: Adapting): PlanDraft {
  switch (intent) {
    case 'less-time':
      return lessTime(draft, hoursPerWeekIn(feedback), adapting);
    case 'more-time':
      return moreTime(draft, hoursPerWeekIn(feedback), adapting);
    case 'deadline':
      return meetDeadline(draft, `${object}\n${feedback}`, adapting);
    case 'cheaper':
      return cheaper(draft, adapting);
    case 'online':
      return online(draft, adapting);
    case 'local':
      return local(draft, adapting);
    case 'other-customer':
      return otherCustomer(draft, object, adapting);
    case 'too-hard':
      return easier(draft, adapting);
    case 'too-easy':
      return bolder(draft, adapting);
    case 'drop':
      return drop(draft, object, adapting);
    case 'postpone':
      return postpone(draft, object, adapting);
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

/** “Two weeks”, “by the end of May” said alone is a deadline; “what a lovely day” is none. */
function isBareDate(feedback: string, now: number): boolean {
  const oneDay = quantitiesIn(feedback).some(({ count, unit }) => unit === 'day' && count === 1);
  return !oneDay && read(feedback).length <= BARE_DATE_WORDS && weeksUntil(feedback, now) !== null;
}

/** The wishes of a feedback; bare hours (“I have 3 hours a week”) are a wish for more or less time. */
function wishesFor(feedback: string, adapting: Adapting): Wish[] {
  const wishes = wishesIn(feedback).filter(forPlans);
  const hours = hoursPerWeekIn(feedback);
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
  return unique([...wishes, ...bare, ...date]).slice(0, MOST_WISHES);
}

function noticeFor(wishes: readonly Wish[], draft: PlanDraft, adapting: Adapting, { shared, language }: Words): string {
  if (wishes.length === 0) return shared.adapt.not_understood;
  if (!openStep(draft, adapting)) return shared.adapt.nothing_left;
  const aimed = wishes.find(({ intent, object }) => (intent === 'drop' || intent === 'postpone') && object !== '');
  if (aimed) return fill(shared.adapt.not_found, { quote: quote(aimed.object, language) });
  const bare = wishes.every(({ intent, object }) => object === '' && ['drop', 'postpone', 'add'].includes(intent));
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
  const distress = distressReply(feedback, context.language);
  if (distress) return { value: { draft: null, changes: [], notice: distress }, meta };
  const wishes = wishesFor(feedback, adapting);
  const before = draftOf(plan);
  const draft = wishes.reduce((current, wish) => carryOut(current, wish, feedback, adapting), before);
  const changes = changesBetween(plan, draft);
  if (isUnchanged(changes)) {
    return { value: { draft: null, changes: [], notice: noticeFor(wishes, before, adapting, replyWords) }, meta };
  }
  return { value: { draft, changes }, meta };
}
