import type { Language } from '@foothold/contract';
import type { Fact } from '../../reader/spans/reader.ts';
import { limitsWithin } from '../../understand/limits-within.ts';
import { LIMITING, type Mention } from '../fields.ts';
import { requestIn } from '../requests.ts';
import { isOthers } from './about-others.ts';
import { isWithin, OWN_WORK } from './agreement.ts';
import { withInstead, withoutInstead } from './alternatives.ts';
import { answeredBy } from './answer-heard.ts';
import { withPlainDenials } from '../../language/text-speak.ts';
import { withoutAgeThen } from './age-then.ts';
import { withAnsweredNumber } from './answered-number.ts';
import { inSittings } from './sittings.ts';
import { withBirthYear } from './birth-year.ts';
import { type Boast, boastsIn, withBoasts } from './boasts.ts';
import type { ReadingContext } from './context.ts';
import { saysOnlyWhen } from './day-words.ts';
import { withoutDeniedBehind, withoutNotHated } from './denied-behind.ts';
import { withoutWithin, withWithin } from './done-within.ts';
import { withoutDoubtful } from './doubtful.ts';
import { withEdges } from './edges.ts';
import { isOnlyKin } from './family-care.ts';
import { withGoalAnswered } from './goal-answered.ts';
import { goalRather } from './goal-rather.ts';
import { withoutLengths } from './home-told.ts';
import { complains, goalsTold, withGoals, withoutOver, withWishesGranted } from './goals-told.ts';
import { goalSums } from './goal-sums.ts';
import { goalsAsOne, goalsWhole } from './goals-whole.ts';
import { lengthsAlone, saysOnlyWork } from './job-lengths.ts';
import { soundsLikeWork } from './jobs.ts';
import { type Understood, understood } from './learnt.ts';
import { withLevels } from './levels-told.ts';
import { withoutJobLost } from './job-lost.ts';
import { withoutLifted } from './lifted.ts';
import { withLimitEdges } from './limit-edges.ts';
import { withLimitsBehind } from './limits-behind-goals.ts';
import { type LimitTold, limitsTold, withLimits } from './limits-told.ts';
import { limitsNothing, limitsUnheard } from './limits-unheard.ts';
import { heardTwice, READ_TWICE } from './heard-twice.ts';
import { type Love, lovesTold, withLoves } from './loves-told.ts';
import { mentionsIn } from './mentions.ts';
import { flat, overlaps, placeOfWords, type Stretch } from './message.ts';
import { isNamedNo, isNoAnswer } from './no-answer.ts';
import { withoutNoWork } from './no-work.ts';
import { isNoWork, workOf } from './own-work.ts';
import { weakly } from './passing.ts';
import { type Pastimes, pastimesTold, withoutPastimes } from './pastimes-told.ts';
import { withoutUnknown, withPauses, withUnknown } from './pauses.ts';
import { type Reading, readMessage, repeats } from './read-message.ts';
import { withoutRefusals, wordsOf } from './refusals.ts';
import { withObjects } from './objects-told.ts';
import { saidAlready } from './said-already.ts';
import { told } from './story-heard.ts';
import { studiesTold, withStudies } from './studies-told.ts';
import { withoutOthers } from './subjects.ts';
import { daysOut, timesTold, withTimes } from './times-told.ts';
import { withAmounts } from './told-amounts.ts';
import { numbered } from './told-words/words.ts';
import { withoutFallen } from './standing.ts';
import { beginsWithWhy } from './taken-back.ts';
import { isTownSaid } from './town-behind.ts';
import { unglued, workOnce } from './unglued.ts';
import { saysOnlyUnpaid, withoutDenial, withUnpaid } from './unpaid.ts';
import { saysNothing, unsureOf } from './unsure.ts';
import { withoutWeak } from './weak-told.ts';
import { goalsApart } from './wishes-apart.ts';
import { holdsWorkWord } from './work-words.ts';

/** Up to so many words a message answers what was asked, and the grammar of answers reads it best (decision 025). */
const ANSWER_WORDS = 6;
/** From here on, an amount is wished for, whatever the grammar makes of it. */
const SURELY_WANTED = 0.8;

/** Questions of what somebody can or did, which a wish that says so does not answer. */
const ABLE: ReadonlySet<ReadingContext['asked']> = new Set<ReadingContext['asked']>([
  'skills',
  'experience',
  'hobbies',
]);

/** What a message says, and weaker than that, what it names in passing. */
export interface Hearing extends Reading {
  passing: Mention[];
  /** What the grammar of answers hears by itself. */
  plain: readonly Mention[];
  /** Lengths of work, in months, that no job was told with. */
  lengths: number[];
  /** The surest thing that was heard too unsurely to be noted; null when nothing was. */
  unsure: Mention | null;
}

/**
 * Without amounts heard unsurely as wished for where the grammar hears what may be spent, beside free hours and with no
 * word of earning or wanting near: “six hours a week, about a hundred a month”.
 */
function withoutBareWants(again: Understood): Understood {
  const places = again.numbersAt('budget_per_month');
  const isBare = (fact: Fact) =>
    fact.kind === 'want' && fact.sureness < SURELY_WANTED && places.some((place) => overlaps(fact, place));
  return { ...again, facts: again.facts.filter((fact) => !isBare(fact)) };
}

/** Where the grammar heard words that are no job. */
function notWork(said: readonly Mention[], message: string): Stretch[] {
  const folded = flat(message);
  return said.flatMap((one) => {
    if (typeof one.value === 'number' || one.field === 'experience') return [];
    return placeOfWords(wordsOf(one), folded) ?? [];
  });
}

/** From here on, work is believed beside the hours it is done at. */
const SURELY_WORK = 0.4;

const surelyWork = (facts: readonly Fact[]) =>
  facts.filter(({ kind, sureness, manners }) => kind === 'job' && sureness >= SURELY_WORK && manners.no < SURELY_WORK);

/** All that the steps of hearing look at: the message, what both readers made of it, and what its words tell by frames. */
interface Told {
  message: string;
  heard: ReadingContext;
  isAnswer: boolean;
  /** What the learnt reader hears. */
  again: Understood;
  /** What the grammar of answers hears by itself. */
  plain: readonly Mention[];
  limits: readonly LimitTold[];
  goals: readonly string[];
  times: readonly string[];
  boasts: readonly Boast[];
  loves: readonly Love[];
  pastimes: Pastimes;
  studies: readonly Stretch[];
}

type Step = (said: Mention[], told: Told) => Mention[];

/** Whether words are where somebody lives: a number behind what has one, and no work. */
function isAddress(title: string, language: Language): boolean {
  const [word = '', number = ''] = flat(title).split(' ', 2);
  return numbered.has(word) && /^\d+$/u.test(number) && !soundsLikeWork(title) && !holdsWorkWord(title, language);
}

const namesWorkOf = (name: string, { language }: ReadingContext) =>
  soundsLikeWork(name) || holdsWorkWord(name, language);

/** Whether what was heard as work is none, or no fact of the teller’s. */
function isNoFact(one: Mention, message: string, heard: ReadingContext): boolean {
  if (one.field === 'experience') {
    const { role_title: title } = one.value;
    // “Doing that” says again what was said before.
    const isNothing = title.includes(' ') && saysNothing(one, heard.language) && !namesWorkOf(title, heard);
    // “17 años lima, cocinera”: a town is no work, nor is “flat 58 bradford”.
    const isPlace = isTownSaid(title, message, heard) || isAddress(title, heard.language);
    if (isNothing || isPlace || saysOnlyWork(title, heard) || isNoWork(title, heard) || beginsWithWhy(title, heard))
      return true;
  }
  // “Well” and “up there” are no skill, however they are said.
  const isSmallTalk = one.field === 'skills' && /\p{L}{3}/u.test(one.value.name) && saysNothing(one, heard.language);
  if (isSmallTalk && !namesWorkOf(one.value.name, heard)) return true;
  if (one.field === 'education' && isOnlyKin(one.value, heard)) return true;
  if (isOthers(one, heard) || isNoAnswer(one, message, heard)) return true;
  const words = wordsOf(one);
  return (
    OWN_WORK.has(one.field) && (requestIn(flat(words)) === 'unsure' || saysOnlyWhen(words) || saysOnlyUnpaid(words))
  );
}

/** What is made of what was heard, one step behind the other: each heeds what those before it left. */
const steps = {
  work: (said, { heard }) => said.flatMap((one) => workOf(one, heard.language) ?? [one]),
  noWork: (said, { message, heard }) => withoutNoWork(said, message, heard),
  amounts: (said, { message, heard }) => withAmounts(said, message, heard),
  birth: (said, { message, heard }) => withBirthYear(said, message, heard),
  refusals: (said, { heard }) => withoutRefusals(said, heard.language),
  denied: (said, { message, heard }) => withoutDeniedBehind(said, message, heard),
  facts: (said, { message, heard }) => said.filter((one) => !isNoFact(one, message, heard)),
  others: (said, { message, heard, again }) => withoutOthers(said, message, heard, again.facts),
  over: (said, { message, heard }) => withoutOver(said, message, heard),
  twice: (said, told) => heardTwice(said, told),
  // In an answer to another question, goals are what was asked for or what the grammar of answers hears.
  goals: (said, { isAnswer, goals, message, heard }) =>
    isAnswer && goals.length === 0 ? said : withoutDoubtful(withGoals(said, goals, { message, heard }), message, heard),
  goalsApart: (said, { heard }) => goalsApart(said, heard),
  goalsWhole: (said, { message, heard }) => goalsWhole(said, message, heard),
  answeredNumber: (said, { message, heard, plain }) => withAnsweredNumber(said, message, { heard, plain }),
  unpaid: (said, { message, heard }) => withUnpaid(said, message, heard),
  studies: (said, { studies, message, heard }) => withStudies(said, studies, message, heard),
  limits: (said, { limits, heard }) => withoutNotHated(withLimits(said, limits), heard),
  limitEdges: (said, { heard }) => withLimitEdges(said, heard),
  lifted: (said, { message, heard }) => withoutLifted(said, message, heard),
  times: (said, { times }) => withTimes(said, times),
  objects: (said, { message, heard }) => withObjects(said, message, heard),
  levels: (said, { message, heard }) => withLevels(said, message, heard),
  boasts: (said, { message, boasts }) => withBoasts(said, boasts, message),
  pastimes: (said, { message, pastimes, heard }) => withoutPastimes(said, pastimes, message, heard),
  loves: (said, { message, loves }) => withLoves(said, loves, message),
  weak: (said, { message, heard }) => withoutWeak(said, message, heard),
  homes: (said, { heard }) => withoutLengths(said, heard),
  names: (said, { message, heard }) => unglued(said, message, heard),
  edges: (said, { message, heard }) => workOnce(withEdges(said, heard), message, heard),
} satisfies Record<string, Step>;

/** What is left over of a message in words, beside all that was heard of it. */
function leftOver(hearing: Reading, noted: readonly Mention[], facts: readonly Fact[], all: Told & { work: string[] }) {
  const { message, heard, isAnswer } = all;
  const texts = [
    ...[...all.boasts, ...all.studies].map(({ from, to }) => message.slice(from, to)),
    ...all.limits.map((one) => one.text),
    ...all.goals,
    ...all.work,
    ...all.times,
  ];
  const unread = hearing.unread.filter(
    (text) => !texts.some((one) => isWithin(text, one)) && !saidAlready(text, noted, heard),
  );
  if (isAnswer) return { unread, stories: [] };
  const stories = noted.filter((one) => one.field === 'limits' && limitsNothing(wordsOf(one), heard));
  // What was heard as a limit or a complaint may be told without being noted.
  const isNoted = ({ kind, text }: Fact) =>
    kind !== 'limit' && kind !== 'dislike' && !(kind === 'goal' && complains(text, heard));
  const known = [...texts, ...unread, ...noted.map(wordsOf), ...facts.filter(isNoted).map(({ text }) => text)];
  return { unread: [...unread, ...stories.map(wordsOf), ...limitsUnheard(message, known, heard)], stories };
}

/**
 * Everything a cleaned message says to somebody who asked that. A short one is an answer, read by the grammar of answers alone; in a longer one the
 * reader that learnt from people decides, and the grammar adds what it does not contradict. What is only named in passing
 * counts where the learnt reader heard nothing at all, or the same without being sure.
 */
function heardAs(message: string, heard: ReadingContext): Hearing {
  const read = readMessage(message, heard);
  const passing = mentionsIn(message, heard);
  const alone = { passing, plain: read.said, lengths: [], unsure: null };
  if (repeats(message)) return { ...read, ...alone };
  const learnt = understood(message, heard, notWork(read.said, message));
  const again = withoutBareWants({ ...learnt, facts: withWishesGranted(learnt.facts, heard) });
  const isAnswer = message.split(/\s+/u).length <= ANSWER_WORDS;
  const goal = isAnswer && heard.asked === 'skills' ? goalRather(message, heard) : null;
  if (goal) return { said: [goal], complete: false, unread: [], ...alone };
  const hearing: Reading = isAnswer
    ? { ...read, said: answeredBy(read.said, again, message, heard) }
    : told(read, again, message, heard);
  const pastimes = pastimesTold(message, heard);
  const all: Told = {
    message,
    heard,
    isAnswer,
    again,
    plain: read.said,
    limits: [...limitsTold(message, heard, surelyWork(again.facts)), ...daysOut(message, heard)].filter(
      ({ text }) => !saysOnlyUnpaid(text) && !(heard.asked === 'location' && isNamedNo(text)),
    ),
    goals: isAnswer && !ABLE.has(heard.asked) ? [] : goalsTold(message, again.facts, heard),
    times: timesTold(message, heard),
    boasts: boastsIn(message, heard),
    loves: [...lovesTold(message, heard), ...pastimes.now],
    pastimes,
    studies: studiesTold(message, heard),
  };
  let noted = hearing.said;
  const work: string[] = [];
  for (const [name, step] of Object.entries<Step>(steps)) {
    noted = step(noted, all);
    if (name === 'facts') work.push(...noted.flatMap((one) => (one.field === 'experience' ? wordsOf(one) : [])));
  }
  const { unread, stories } = leftOver(hearing, noted, again.facts, { ...all, work });
  return {
    ...hearing,
    said: noted.filter((one) => !stories.includes(one)),
    unread,
    passing: isAnswer ? passing : weakly(passing, again, hearing.said),
    plain: read.said,
    lengths: lengthsAlone(again.facts, message, heard),
    unsure: isAnswer ? null : unsureOf(again.facts, noted, message, heard),
  };
}

/** What was heard, with what a goal rules out by how it is to be done as a limit besides. */
function withLimitsWithin(said: readonly Mention[], { language }: ReadingContext): Mention[] {
  const known = said.flatMap((one) => (LIMITING.has(one.field) ? [flat(wordsOf(one))] : []));
  const added = said.flatMap((one) => {
    const goal = one.field === 'goals' ? one.value.value : '';
    return limitsWithin(goal, language).map(({ from, to }) => goal.slice(from, to));
  });
  const isNew = (text: string) => !known.some((limit) => limit.includes(flat(text)) || flat(text).includes(limit));
  return [...said, ...added.filter(isNew).map((value): Mention => ({ field: 'limits', value }))];
}

/** Everything a cleaned message says; that it is not for money is told of its wishes, and no answer by itself. */
export function hear(said: string, heard: ReadingContext): Hearing {
  const paused = withPauses(withPlainDenials(said, heard.language), heard);
  const message = withoutJobLost(paused.text, heard);
  const untimed = withoutWithin(message, heard);
  const plainly = withoutInstead(withoutDenial(untimed.text), heard);
  const again = (text: string) => heardWhole(text, heard).said;
  const hearing = withGoalAnswered(heardWhole(plainly.text, heard), plainly.text, { heard, again });
  const limited = withLimitsWithin(withLimitsBehind(withInstead(hearing.said, plainly, heard), heard), heard);
  const whole = withUnknown(withWithin(limited, untimed, message), paused);
  const stands = withoutFallen(whole, message, heard);
  const limits = whole.flatMap((one) => (one.field === 'limits' ? [flat(one.value)] : []));
  const unread = withoutUnknown(hearing.unread, paused).filter((text) => !limits.includes(flat(text)));
  const goals = goalsAsOne(goalSums(withUnpaid(stands, message, heard), message, heard), message);
  const aged = withoutAgeThen(goals, message, heard);
  return inSittings({ ...hearing, said: aged, unread }, message, heard);
}

/** All that a message says; where it says nothing to who asked, what it says to somebody who asked nothing. */
function heardWhole(message: string, heard: ReadingContext): Hearing {
  const hearing = heardAs(message, heard);
  const isNothing = hearing.said.length === 0 && hearing.unsure === null && hearing.passing.length === 0;
  const isStory = message.split(/\s+/u).length > ANSWER_WORDS;
  if (!isNothing || !isStory || heard.asked === null || message.length > READ_TWICE) return hearing;
  const free = heardAs(message, { ...heard, asked: null });
  // What a sum is for, the question says; by itself it may be wanted as well.
  return { ...free, said: free.said.filter(({ field }) => field !== 'budget_per_month') };
}
