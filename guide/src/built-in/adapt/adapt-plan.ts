import type { AdaptAnswer, AdaptInput, Answer, GuideContext, PlanDraft } from '../../guide.ts';
import { loadWords } from '../../catalogue/load.ts';
import { askedCare, careFor } from '../../care/care.ts';
import type { Care } from '../../reader/danger.ts';
import { lawWords } from '../../care/law.ts';
import { isUnlawful } from '../../reader/law.ts';
import { dangerHeard } from '../../reader/safety.ts';
import { onFirstUse } from '../../text/first-use.ts';
import { fold } from '../../text/fold.ts';
import { type Money, readMoney } from '../../text/money.ts';
import { read, type ReadWord } from '../../text/phrases.ts';
import { dayNamed, type NamedDay, weeksUntil } from '../../understand/deadline.ts';
import { isTimeUnit, quantitiesIn } from '../../understand/quantities.ts';
import { type SaidWish, saidWishesIn, type Wish } from '../../understand/wishes.ts';
import { isConjunction } from '../../understand/wish-parts.ts';
import { type CarriedOut, carryOut, carryOutRequest, type Said } from './carry-out.ts';
import { findTask } from './find-task.ts';
import { changesBetween, isUnchanged } from '../../adapt/changes.ts';
import { isComplaint, isForLess, mayBeDespair } from '../../adapt/despair.ts';
import { dueDay, withDate, withDue, withKept } from '../../adapt/with-date.ts';
import { knownNotice } from './known-notice.ts';
import { CALM } from '../../interview/limit-kinds.ts';
import { isOfTime, withoutKept } from './kept-to.ts';
import { keepLimits, type LimitSaid, type LimitsKept, limitsSaid, timesSaid, withTimes } from './limits-kept.ts';
import { limitsNotice, noticeBeside, noticeFor, type Outcome } from './notices.ts';
import { type Clause, clauseOf, clausesIn } from '../../adapt/requests/clauses.ts';
import { sittingIn } from '../../adapt/requests/size.ts';
import { type DatedRequest, dueCues, isRest, saysDue, untilNamed, untilSaid } from '../../adapt/requests/dated.ts';
import { isAlarming, undatedIn } from '../../adapt/requests/undated.ts';
import { readRequests, type Request } from '../../adapt/requests/read.ts';
import { isPointing, quotedToDrop, toldWishes } from '../../adapt/requests/told.ts';
import { retold } from '../../adapt/retold.ts';
import { learntAsk } from './learnt.ts';
import { type Adapting, adaptingOf, draftOf } from '../../adapt/state.ts';

/** A longer clause is not kept in a plan's description as it was said, in UTF-16 units. */
const LONGEST_KEPT = 90;
/** More wishes than a person can follow up in one refinement are left for the next. */
const MOST_WISHES = 10;

function unique(wishes: readonly SaidWish[]): SaidWish[] {
  const firsts = new Map<string, SaidWish>();
  for (const one of wishes) {
    const key = `${one.wish.intent} ${one.wish.object}`;
    if (!firsts.has(key)) firsts.set(key, one);
  }
  return [...firsts.values()];
}

const forPlans = ({ wish }: SaidWish) => wish.intent !== 'more-like' && wish.intent !== 'other-sector';

const BY_THEN =
  /^(?:by|before|until|till|within|avant|pour|d|ici|jusqu|jusque|antes|para|hasta|ate|dentro|עד|לפני|תוך|בתוך|בעוד)$/u;

/** More words are no date. */
const MOST_OF_DATE = 12;

const isByThen = (word: ReadWord) => word.forms.some((form) => BY_THEN.test(form));

/** Whether a word of a text says nothing but when: a day, a feast, a number, “by”, or a courtesy. */
function isOfDate({ text, words }: Clause, { words: { language }, now }: Adapting) {
  return (word: ReadWord, at: number): boolean => {
    if (isRest(word) || isTimeUnit(word) || isByThen(word)) return true;
    const isTime = (said: string) => isOfTime(clauseOf(said), language) || weeksUntil(said, now) !== null;
    // “Quinta-feira” is two words.
    return isTime(text.slice(word.from, word.to)) || isTime(text.slice(words[at - 1]?.from ?? word.from, word.to));
  };
}

/** “Two weeks”, “by the end of May” said alone is a deadline; “the course begins in May” and “what a lovely day” are none. */
function isBareDate(text: string, adapting: Adapting): boolean {
  if (read(text).length > MOST_OF_DATE) return false;
  const clause = clauseOf(text);
  const oneDay = quantitiesIn(text).some(({ count, unit }) => unit === 'day' && count === 1);
  if (oneDay || weeksUntil(text, adapting.now) === null) return false;
  return clause.words.every(isOfDate(clause, adapting));
}

/** The date that a message is, or that stands behind its last “and”, of one letter in some languages: “no phone calls and by Friday”. */
function bareDate(feedback: string, adapting: Adapting): string | null {
  if (isBareDate(feedback, adapting)) return feedback;
  const words = read(feedback);
  const at = words.findLastIndex(isByThen);
  const before = words[at - 1];
  const isJoined = before !== undefined && (isConjunction(before) || before.to - before.from === 1);
  const date = isJoined ? feedback.slice(words[at]?.from) : '';
  return date !== '' && isBareDate(date, adapting) ? date : null;
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
function wishesFor({ feedback, hours, budget }: Said, adapting: Adapting): SaidWish[] {
  const found = saidWishesIn(feedback).filter(forPlans);
  const asks = (...intents: Wish['intent'][]) => found.some(({ wish }) => intents.includes(wish.intent));
  const before = adapting.profile.resources.hours_per_week;
  const own: Wish[] = [];
  if (hours !== null && !asks('less-time', 'more-time'))
    own.push({ intent: before !== null && hours > before ? 'more-time' : 'less-time', object: '' });
  const date = hours === null && found.length === 0 ? bareDate(feedback, adapting) : null;
  if (date !== null) own.push({ intent: 'deadline', object: date });
  if (budget && !asks('cheaper')) own.push({ intent: 'cheaper', object: '' });
  return unique([...found, ...own.map((wish) => ({ wish, said: feedback }))]).slice(0, MOST_WISHES);
}

/** Whether the sizes that are asked for meet a wish already: “an hour at once is too much, cut it up”, “fewer, bigger”. */
function isMet({ wish, said }: SaidWish, requests: readonly Request[], hours: number | null): boolean {
  const asks = (kind: Request['kind']) => requests.some((request) => request.kind === kind);
  if (wish.object !== '') return false;
  if (wish.intent === 'shorter') return asks('join');
  if (!asks('split')) return false;
  const complains = wish.intent === 'less-time' && hours === null && !clauseOf(said).marks.has('less');
  return wish.intent === 'too-hard' || complains;
}

/** Whether two drafts are alike to the letter. */
function isSame(one: PlanDraft, other: PlanDraft): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Whether a wish says that all is to be ready by a day, and nothing else but why: “my visa must be ready by May”, “finish by
 * May is impossible” and “why finish by May” say something else of that day, and “in May” alone does not say by.
 */
function isOwnDue({ wish, said }: SaidWish, adapting: Adapting): boolean {
  if (wish.intent !== 'deadline' || said.includes('?')) return false;
  const clause = clauseOf(said);
  const { words, marks } = clause;
  if (wish.object === said) return words.some(isByThen) && isBareDate(said, adapting);
  const reason = marks.all('reason').find(({ start }) => start > 1)?.start ?? words.length;
  const isDate = isOfDate(clause, adapting);
  const isDue = (at: number) => dueCues(clause).some(({ start, end }) => start <= at && at < end);
  const told = words.slice(0, reason);
  return told.length <= MOST_OF_DATE && saysDue(clause) && told.every((word, at) => isDue(at) || isDate(word, at));
}

/** The day that somebody wants all to be ready by; what only lasts until one is no deadline. */
function dueOf(one: SaidWish, { feedback }: Said, adapting: Adapting): NamedDay | null {
  return isOwnDue(one, adapting) ? dueDay(`${one.wish.object}\n${feedback}`, adapting.now) : null;
}

/** “Done by Friday”: a deadline that names no day outright stands in the plan as it was said. */
function dueSaid(one: SaidWish, adapting: Adapting): string[] {
  const isDue = isOwnDue(one, adapting) && saysDue(clauseOf(one.said)) && weeksUntil(one.said, adapting.now) !== null;
  return isDue && one.said.length <= LONGEST_KEPT ? [one.said] : [];
}

/** What a feedback asks for, carried out one after the other. */
function outcomesOf(requests: readonly Request[], wishes: readonly SaidWish[], said: Said, adapting: Adapting) {
  const before = draftOf(adapting.plan);
  const outcomes: Outcome[] = [];
  let draft = before;
  const note = (asked: Omit<Outcome, 'done'>, next: PlanDraft) => {
    outcomes.push({ ...asked, done: !isSame(draft, next) });
    draft = next;
  };
  for (const request of requests.slice(0, MOST_WISHES)) {
    const { draft: next, ...came }: CarriedOut = carryOutRequest(draft, request, adapting);
    note({ said: request.said, request, ...came }, next);
  }
  for (const one of wishes) {
    const due = dueOf(one, said, adapting);
    const changed = carryOut(draft, one.wish, said, adapting);
    const next = due
      ? withDue(changed, due, adapting.words)
      : withKept(changed, dueSaid(one, adapting), adapting.words);
    note({ said: one.said, wish: one.wish, ...(due && { due }) }, next);
  }
  return { draft, outcomes };
}

/** What a feedback asks for, and the feedback as it was told. */
interface Feedback {
  requests: readonly Request[];
  wishes: readonly SaidWish[];
  said: Said;
  feedback: string;
}

/** The same, with the limits that it tells, and whether its writer may be in danger. */
interface Told extends Feedback {
  /** The limits that it tells; none where that may be somebody in danger. */
  limits: () => readonly LimitSaid[];
  isInDanger: boolean;
}

/** What came of a feedback. */
interface Carried {
  draft: PlanDraft;
  outcomes: readonly Outcome[];
  requests: readonly Request[];
  wishes: readonly SaidWish[];
  /** Where it told a limit. */
  kept?: LimitsKept;
}

/** Who wants less and tells the minutes they get at once wants shorter tasks: those are cut, and none is taken out. */
function withSittings({ requests, wishes, said, feedback }: Feedback): Pick<Feedback, 'requests' | 'wishes'> {
  const isSized = requests.some(({ kind }) => kind === 'split' || kind === 'join' || kind === 'dated');
  const sitting = said.hours === null && !isSized && wishes.some(isForLess) ? sittingIn(feedback) : null;
  return sitting
    ? { requests: [...requests, sitting], wishes: wishes.filter((one) => !isForLess(one)) }
    : { requests, wishes };
}

/** “It is too much, until May go slowly”: who wants less, and names until when beside that, has less until then. */
function untilThen(asked: Pick<Feedback, 'requests' | 'wishes'>, said: Said, adapting: Adapting) {
  const { requests, wishes } = asked;
  const isLess = ({ wish }: SaidWish) =>
    wish.object === '' && (wish.intent === 'less-time' || wish.intent === 'shorter');
  const isTimed =
    said.hours !== null ||
    wishes.some((one) => dueOf(one, said, adapting) !== null) ||
    requests.some(({ kind }) => kind === 'dated' || kind === 'undated');
  const until = isTimed || !wishes.some(isLess) ? null : untilNamed(said.feedback, adapting.now);
  return until
    ? { requests: [...requests, until], wishes: wishes.filter((one) => !isLess(one) && one.wish.intent !== 'deadline') }
    : asked;
}

/** Whether a wish is for something in the plan that it names, which may not be there. */
const isAimed = ({ wish }: SaidWish) => wish.object !== '' && (wish.intent === 'drop' || wish.intent === 'postpone');

/** Whether what is asked for outright came to nothing, so that other ways of reading it may be tried. */
function isUnheard(requests: readonly Request[], draft: PlanDraft, adapting: Adapting): boolean {
  const isVague = (request: Request) => 'vague' in request && request.vague;
  return requests.every(isVague) && isSame(draft, draftOf(adapting.plan));
}

/** The plan as it was asked for; where that changes nothing, as it is meant by what was told before: “can that go in”. */
function asMeant({ requests, wishes, said, feedback, isInDanger, limits }: Told, adapting: Adapting): Carried {
  const plain = outcomesOf(requests, wishes, said, adapting);
  const isOpen = requests.length === 0 && isSame(plain.draft, draftOf(adapting.plan));
  const told = isOpen ? toldWishes(feedback, isInDanger) : [];
  const isLearnt = isOpen && told.length === 0 && wishes.every(isAimed);
  // “No Sunday work” sounds a little like less work: a limit that is read leads where that is not likely by itself.
  const learnt = isLearnt ? learntAsk(feedback, limits().length > 0) : null;
  const asked = learnt ?? { requests, wishes: told };
  const other = untilThen(withSittings({ ...asked, said, feedback }), said, adapting);
  const isMeant = told.length > 0 || learnt !== null;
  const meant = isMeant ? outcomesOf(other.requests, other.wishes, said, adapting) : plain;
  return meant === plain || isSame(meant.draft, draftOf(adapting.plan))
    ? { ...plain, requests, wishes }
    : { ...meant, ...other };
}

/** Whether a limit is told beside what was asked for, and was not what that was read out of. */
function isBeside({ said, isAlone }: LimitSaid, { outcomes }: Carried): boolean {
  // No limit is read out of a date, nor of what came to nothing: “no phone calls and by Friday”.
  const others = outcomes.filter(({ wish, done }) => done && wish?.intent !== 'deadline');
  return isAlone === true || !others.some((one) => one.said.includes(said) || said.includes(one.said));
}

/** The plan as it was asked for or meant; where neither changes it, within the limits that the message tells. */
function carriedOut(asked: Told, adapting: Adapting): Carried {
  const meant = asMeant(asked, adapting);
  const isTold = isUnheard(asked.requests, meant.draft, adapting);
  const limits = isTold ? asked.limits() : asked.limits().filter((one) => isBeside(one, meant));
  if (limits.length === 0) return meant;
  const kept = keepLimits(meant.draft, limits, adapting);
  return isTold
    ? { draft: kept.draft, outcomes: [], requests: [], wishes: [], kept }
    : { ...meant, draft: kept.draft, kept };
}

/** Somebody who may be in danger is asked about it first; what they wished for is done all the same. */
function careBefore(care: Care | null, notice: string): string {
  return [care?.text ?? '', notice].filter((one) => one !== '').join('\n\n');
}

/** The paces that a feedback names. */
interface Paces {
  dated: readonly DatedRequest[];
  /** The hours a week from now on; null when it names none. */
  hours: number | null;
  asked: string;
}

/** The plan with its sums told anew, and with until when a pace holds in its description. */
function withPaces(made: PlanDraft, { dated, hours, asked }: Paces, adapting: Adapting): PlanDraft {
  const told = retold(made, hours, adapting);
  if (hours !== null && dated.length === 0) return withKept(told, untilSaid(asked, LONGEST_KEPT), adapting.words);
  return dated.reduce((current, request) => withDate(current, request, adapting), told);
}

/**
 * Whether what a plan would keep in the person's own words sounds faintly of danger: “slowly until I am gone”, “no Sundays, he
 * hits me then”. Whoever reads the plan would read that, and it is asked about from fainter on than what nobody keeps.
 */
function isKeptCry(feedback: string, { language, now }: GuideContext): boolean {
  const isUntil = (clause: Clause) =>
    undatedIn(clause, now) !== null || untilSaid(clause.text, LONGEST_KEPT).length > 0;
  if (clausesIn(feedback).some((clause) => isUntil(clause) && isAlarming(clause))) return true;
  return dangerHeard(feedback) >= CALM.asked && timesSaid(feedback, language).length > 0;
}

/** What is said first to whoever may be in danger; `isAll`: nothing else is, and nothing is done. */
function careOf(feedback: string, place: string, known: boolean, context: GuideContext) {
  const heard = careFor(feedback, context.language, place, known);
  const isCry = !known && isKeptCry(feedback, context);
  const care = heard ?? (isCry ? askedCare(context.language, place) : null);
  return { care, isAll: isCry || care?.sure === true };
}

/** “Skip Fridays”; “remove the Friday task” and “forget the 9 May date” name one thing, and leave no days out. */
function leavesDaysOut({ wish, said }: SaidWish, { language, now }: GuideContext): boolean {
  const isDays = dayNamed(wish.object, now) === null && isOfTime(clauseOf(wish.object), language);
  return wish.intent === 'drop' && isDays && !clauseOf(said).marks.has('task');
}

/**
 * The plan changed as the feedback asks, what is done left alone; parts that go on keep their keys. Nothing
 * understood, or nothing to change: `draft` is null and `notice` says what can be changed. Beside a draft it says what
 * was not done.
 */
export async function adaptPlan(
  { profile, plan, feedback, known }: AdaptInput,
  context: GuideContext,
): Promise<Answer<AdaptAnswer>> {
  const [words, replyWords] = await Promise.all([loadWords(plan.language), loadWords(context.language)]);
  const adapting = adaptingOf(profile, plan, words, context.now);
  const meta = { source: 'builtin', warnings: [] } as const;
  const turnedDown = quotedToDrop(feedback);
  const task = turnedDown === null ? undefined : findTask(turnedDown, draftOf(plan), adapting, { surely: true });
  // Of a task that is named, “I won't do it, leave the rest” is no farewell.
  const { care, isAll } = careOf(feedback, profile.location, task !== undefined, context);
  if (care && isAll) return { value: { draft: null, changes: [], notice: care.text, care }, meta };
  if (isUnlawful(feedback, true))
    return { value: { draft: null, changes: [], notice: lawWords[context.language].unchanged }, meta };
  // “Drop the price and nothing on Sundays” asks for one thing, and keeps to another.
  const times = care === null ? timesSaid(feedback, context.language) : [];
  const asked = task === undefined ? withoutKept(feedback, times) : '';
  const {
    requests: read,
    rest,
    hours,
  } = readRequests(asked, {
    before: profile.resources.hours_per_week,
    language: context.language,
    now: context.now,
  });
  const told = care === null ? read : read.filter(({ kind }) => kind !== 'undated');
  const said: Said = { feedback: rest, hours, budget: budgetIn(rest) };
  const isTime = (one: SaidWish) => leavesDaysOut(one, context);
  const isNamed = (one: SaidWish) => !isTime(one) && (one.wish.intent !== 'add' || !isPointing(one.wish.object));
  const isDespair = mayBeDespair(feedback, care);
  const isPartOfIt = (one: SaidWish) => isDespair && hours === null && isComplaint(one);
  const wished = wishesFor(said, adapting);
  const named = wished.filter((one) => isNamed(one) && !isPartOfIt(one) && !isMet(one, told, hours));
  const sized = withSittings({ requests: told, wishes: named, said, feedback: asked });
  const { requests, wishes: meant } = untilThen(sized, said, adapting);
  const dropped: SaidWish[] = task ? [{ wish: { intent: 'drop', object: turnedDown ?? '' }, said: feedback }] : [];
  const {
    requests: done,
    wishes,
    draft: made,
    outcomes,
    kept,
  } = carriedOut(
    {
      requests,
      wishes: [...dropped, ...meant],
      said,
      feedback,
      limits: onFirstUse(() =>
        care === null ? withTimes(limitsSaid(feedback, context.language), wished.filter(isTime)) : [],
      ),
      isInDanger: care !== null,
    },
    adapting,
  );
  const limited = kept ? limitsNotice(kept, replyWords) : '';
  const dated = done.flatMap((request) => (request.kind === 'dated' ? [request] : []));
  const draft = withPaces(made, { dated, hours: wishes.length > 0 ? hours : null, asked }, adapting);
  const changes = changesBetween(plan, draft);
  if (isUnchanged(changes)) {
    const notice = careBefore(care, isDespair ? '' : limited || noticeFor(outcomes, adapting, replyWords));
    return { value: { draft: null, changes: [], notice, ...(care && { care }) }, meta };
  }
  const found = known ? knownNotice(known, plan, draft, context.language) : '';
  const beside = [noticeBeside(outcomes, dated, replyWords), limited, found].filter((one) => one !== '').join(' ');
  const notice = careBefore(care, beside);
  return { value: { draft, changes, ...(notice !== '' && { notice }), ...(care && { care }) }, meta };
}
