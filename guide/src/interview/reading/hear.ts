import type { AskedField, Language } from '@foothold/contract';
import type { Fact, FactKind } from '../../reader/spans/reader.ts';
import { isTown } from '../../language/towns.ts';
import type { Mention } from '../fields.ts';
import { isOthers } from './about-others.ts';
import { agrees, DECIDED } from './agrees.ts';
import { isAllThereIs } from './all-there-is.ts';
import { requestIn } from '../requests.ts';
import type { ReadingContext } from './context.ts';
import { boastsIn, withBoasts } from './boasts.ts';
import { saysOnlyWhen } from './day-words.ts';
import { withoutDoubtful } from './doubtful.ts';
import { goalRather } from './goal-rather.ts';
import { goalsWhole } from './goals-whole.ts';
import { goalsTold, withGoals, withWishesGranted } from './goals-told.ts';
import { learntFrom, type Understood, understood } from './learnt.ts';
import { isAWeek } from './hours-told.ts';
import { isLeft, isOwn } from './whose.ts';
import { lengthsAlone } from './job-lengths.ts';
import { asHeard, holdsSeveral, withLength } from './job-titles.ts';
import { soundsLikeWork } from './jobs.ts';
import { withLevels } from './levels-told.ts';
import { limitsTold, withLimits } from './limits-told.ts';
import { lovesTold, withLoves } from './loves-told.ts';
import { mentionsIn } from './mentions.ts';
import { flat, overlaps } from './message.ts';
import { withoutNoWork } from './no-work.ts';
import { isNoWork, workOf } from './own-work.ts';
import { quantitiesIn } from './quantities.ts';
import { weakly } from './passing.ts';
import { type Reading, readMessage, repeats } from './read-message.ts';
import { isRefusal, withoutRefusals, wordsOf } from './refusals.ts';
import { limitsUnheard, limitsNothing } from './limits-unheard.ts';
import { withAnsweredNumber } from './answered-number.ts';
import { daysOut, timesTold, withTimes } from './times-told.ts';
import { withAmounts } from './told-amounts.ts';
import { goalsApart } from './wishes-apart.ts';
import { saysOnlyUnpaid, withUnpaid } from './unpaid.ts';
import { unglued } from './unglued.ts';
import { saysNothing, SURE, unsureOf } from './unsure.ts';

/** Up to so many words a message answers what was asked, and the grammar of answers reads it best (decision 025). */
const ANSWER_WORDS = 6;
/** In a longer one, numbers are mostly not what the grammar takes them for. */
const PLAIN_WORDS = 16;
/** From here on, the words of a short answer are time or money, even where the question was about something else. */
const ELSE = 0.7;
/** What work is never the answer to, though it may have been asked. */
const NO_WORK: ReadonlySet<AskedField> = new Set(['location', 'education', 'goals']);
const COUNTED: ReadonlySet<FactKind> = new Set(['age', 'hours', 'have', 'want', 'figure']);
/** From here on, numbers say what they are not, too, of which the grammar knows more. */
const SURELY_ELSE = 0.95;
/** From here on, a short answer says a number of which the grammar heard none. */
const SURELY_COUNTED = 0.75;
/** From here on, an amount is wished for, whatever the grammar makes of it. */
const SURELY_WANTED = 0.8;

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

/** The facts that the learnt reader hears, surely enough, where the grammar of answers heard one. */
function factsAt(one: Mention, folded: string, { facts, numbersAt }: Understood, least: number): Fact[] {
  const from = typeof one.value === 'number' ? -1 : folded.indexOf(flat(wordsOf(one)));
  const words = from < 0 ? [] : [{ from, to: from + wordsOf(one).length }];
  const places = typeof one.value === 'number' ? numbersAt(one.field) : words;
  return facts.filter((fact) => fact.sureness >= least && places.some((place) => overlaps(fact, place)));
}

/** Whether the learnt reader hears something else, and nothing of the same, where the grammar heard a fact. */
function isDisputed(one: Mention, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, typeof one.value === 'number' ? SURELY_ELSE : DECIDED);
  return here.length > 0 && !here.some((fact) => agrees(fact, one.field));
}

const OWN_WORK: ReadonlySet<AskedField> = new Set(['experience', 'skills', 'hobbies']);

/**
 * What the grammar heard, without greetings and names; what holds a denial (“weekends no”, “nada de peso”) is no skill
 * and no hobby, and is kept as it was said, among the limits.
 */
function sensible(said: readonly Mention[], folded: string, again: Understood, language: Language): Mention[] {
  return said.flatMap((one) => {
    if (typeof one.value === 'number' || !OWN_WORK.has(one.field)) return [one];
    const words = wordsOf(one);
    // Small letters, since some towns are words too: “Reading”.
    if (isTown(words.toLowerCase()) && !soundsLikeWork(words)) return [{ field: 'location', value: words }];
    if (isOwned(one, folded, again)) return [{ field: 'notes', value: words }];
    if ((one.field === 'experience' && saysNothing(one, language)) || isName(one, folded, again)) return [];
    const isAnswer = one.field === 'experience';
    return !isAnswer && isRefusal(words, language) ? [{ field: 'limits', value: words }] : [one];
  });
}

/** Whether the learnt reader hears a thing at hand where the grammar heard work: a trailer is no skill. */
function isOwned(one: Mention, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, DECIDED);
  return here.length > 0 && here.every(({ kind }) => kind === 'asset');
}

/** Below this a job beside an introduction is none. */
const FAINT = 0.3;
/** Facts by which people introduce themselves. */
const INTRODUCED: ReadonlySet<FactKind> = new Set(['name', 'age', 'place']);

/**
 * Whether a job is only what an introduction leaves over, “good evening” before a name and an age: the learnt reader is
 * sure of those, hears no job there or hardly one (“alright, Dermot here”), and no list knows the words as work.
 */
function isUnheardOf(one: Mention, folded: string, again: Understood, heard: ReadingContext): boolean {
  if (one.field !== 'experience' || soundsLikeWork(one.value.role_title)) return false;
  const { duration_months: months } = one.value;
  const isAge = ({ kind, text }: Fact) => kind === 'age' && yearsIn(text, heard) * 12 === months;
  if (months > 0 && !again.facts.some(isAge)) return false;
  const introduces = again.facts.some(({ kind, sureness }) => INTRODUCED.has(kind) && sureness >= DECIDED);
  return introduces && !factsAt(one, folded, again, FAINT).some((fact) => agrees(fact, 'experience'));
}

/** Whether the learnt reader hears a name where the grammar heard a fact. */
function isName(one: Mention, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, SURE);
  return here.length > 0 && here.every(({ kind }) => kind === 'name');
}

/** Whether the learnt reader hears somebody else's fact, or one that is denied, where the grammar heard one. */
function isDenied(one: Mention, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, DECIDED);
  return here.length > 0 && here.every((fact) => !isOwn(fact) || fact.kind === 'limit' || fact.kind === 'dislike');
}

/** Whether a number was said twice, the second time to take back the first, which the grammar knows how people do. */
function isCorrected(one: Mention, said: readonly Mention[]): boolean {
  return typeof one.value === 'number' && said.some((other) => other !== one && other.field === one.field);
}

/** Whether the learnt reader is sure that the words of a fact say something else; of numbers the grammar knows more. */
function isElse(one: Mention, folded: string, again: Understood): boolean {
  if (typeof one.value === 'number') return false;
  const here = factsAt(one, folded, again, SURELY_ELSE);
  return here.length > 0 && here.every((fact) => !agrees(fact, one.field));
}

/** Kinds that the profile has one of. */
const ONE: ReadonlySet<FactKind> = new Set(['age', 'place', 'hours']);

/** Facts without those that a surer one of the same kind makes doubtful, where the profile has room for one only. */
function surest(facts: readonly Fact[]): Fact[] {
  const isSaid = (one: Fact) => isOwn(one) && !isLeft(one);
  return facts.filter(
    (one) =>
      !ONE.has(one.kind) ||
      !isSaid(one) ||
      !facts.some((other) => other.kind === one.kind && isSaid(other) && other.sureness > one.sureness),
  );
}

/** From here on, a number that a job’s length is read from too is an age. */
const AN_AGE = 0.7;
const yearsIn = (text: string, { languages }: ReadingContext) => quantitiesIn(flat(text), languages)[0]?.written ?? 0;

/** Whether the number of an unsure age is how long a job was done: “12 ans soudeur”. Nobody is sent away for it. */
function isLength(fact: Fact, said: readonly Mention[], heard: ReadingContext): boolean {
  if (fact.kind !== 'age' || fact.sureness >= AN_AGE) return false;
  const years = yearsIn(fact.text, heard);
  return said.some(
    ({ value }) => typeof value === 'object' && 'role_title' in value && value.duration_months === 12 * years,
  );
}

/** A job without a length that is surely the age: “instituteur, 67 ans”. */
function withoutAge(one: Mention, facts: readonly Fact[], heard: ReadingContext): Mention {
  if (one.field !== 'experience' || one.value.duration_months === 0) return one;
  const { value: job } = one;
  const ages = facts.filter((fact) => fact.kind === 'age' && fact.sureness >= AN_AGE);
  const isAge = ages.some((fact) => job.duration_months === 12 * yearsIn(fact.text, heard));
  return isAge ? { ...one, value: { ...job, duration_months: 0 } } : one;
}

/**
 * Whether what the grammar of answers heard may stand beside what was learnt: words only where the learnt reader hears
 * the same; numbers and limits where they answer the question, or the grammar understood everything, and the learnt
 * reader hears nothing else there.
 */
function stands(one: Mention, folded: string, again: Understood, isPlain: boolean): boolean {
  if (typeof one.value === 'number' || one.field === 'limits') return isPlain && !isDisputed(one, folded, again);
  const here = factsAt(one, folded, again, DECIDED);
  return here.length > 0 && here.every((fact) => agrees(fact, one.field));
}

/**
 * Whether work told in a sentence answers the question for it, where the learnt reader hears how long and nothing else but
 * the place, and its words are known from work: “I mended bikes in a shop in Hull for nine years”. They are its name then.
 */
function tellsWork(
  one: Mention,
  folded: string,
  { again, message, heard }: { again: Understood; message: string; heard: ReadingContext },
): boolean {
  if (heard.asked !== 'experience' || one.field !== 'experience' || one.value.duration_months === 0) return false;
  const { role_title: title, duration_months: months } = one.value;
  const isItsLength = soundsLikeWork(title) && lengthsAlone(again.facts, message, heard).includes(months);
  return isItsLength && factsAt(one, folded, again, DECIDED).every(({ kind }) => kind === 'place');
}

/**
 * What a short answer says: what the grammar heard, unless the learnt reader is sure that all of it is something else,
 * so that “two evenings” becomes no job and “80 euros to begin with” no skill, whatever was asked.
 */
function answeredBy(said: readonly Mention[], again: Understood, message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const isOther = (one: Mention) => {
    const here = factsAt(one, folded, again, ELSE);
    const isWork = (fact: Fact) =>
      (fact.kind === 'job' && NO_WORK.has(one.field)) || (fact.kind === 'span' && one.field !== 'experience');
    return (
      here.length > 0 && here.every((fact) => (COUNTED.has(fact.kind) || isWork(fact)) && !agrees(fact, one.field))
    );
  };
  // Beside another fact, what is left over is a goal only where the learnt reader hears one: “ten hours, in winter”.
  const isScrap = (one: Mention) =>
    one.field === 'goals' && said.length > 1 && !factsAt(one, folded, again, 0).some((fact) => agrees(fact, 'goals'));
  const isHeard = (one: Mention) =>
    isScrap(one) || isOther(one) || isElse(one, folded, again) || isUnheardOf(one, folded, again, heard);
  const isWanted = (one: Mention) =>
    one.field === 'budget_per_month' &&
    wantsSum(
      one.value,
      again.facts.filter(({ sureness }) => sureness >= SURELY_COUNTED),
      heard,
    );
  const kept = sensible(
    said.filter((one) => (typeof one.value === 'number' ? !isWanted(one) : !isHeard(one))),
    folded,
    again,
    heard.language,
  );
  // A bare number may correct one that was said before; the grammar knows how, and heard none where this is a new one.
  const hasNumber = said.some(({ value }) => typeof value === 'number');
  const isFallen = said.some((one) => isUnheardOf(one, folded, again, heard));
  const isTold = ({ kind, sureness }: Fact) =>
    sureness >= (isFallen ? SURE : ELSE) &&
    (kept.length < said.length || !COUNTED.has(kind) || (sureness >= SURELY_COUNTED && !hasNumber));
  const learnt = learntFrom(again.facts.filter(isTold), message, heard);
  // An answer that is all the message is that and nothing else.
  const isAnswer = (one: Mention) =>
    kept.some((other) => other.field === heard.asked && flat(wordsOf(other)) === flat(wordsOf(one)));
  return [...kept, ...learnt.filter((one) => !kept.some(({ field }) => field === one.field) && !isAnswer(one))];
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
function notWork(said: readonly Mention[], message: string): { from: number; to: number }[] {
  const folded = flat(message);
  return said.flatMap((one) => {
    if (typeof one.value === 'number' || one.field === 'experience') return [];
    const words = wordsOf(one);
    const from = folded.indexOf(flat(words));
    return from < 0 ? [] : [{ from, to: from + words.length }];
  });
}

/**
 * Everything a cleaned message says. A short one is an answer, read by the grammar of answers alone; in a longer one the
 * reader that learnt from people decides, and the grammar adds what it does not contradict. What is only named in passing
 * counts where the learnt reader heard nothing at all, or the same without being sure.
 */
export function hear(message: string, heard: ReadingContext): Hearing {
  const read = readMessage(message, heard);
  const passing = mentionsIn(message, heard);
  if (repeats(message)) return { ...read, passing, plain: read.said, lengths: [], unsure: null };
  const learnt = understood(message, heard, notWork(read.said, message));
  const again = withoutBareWants({ ...learnt, facts: withWishesGranted(learnt.facts, heard) });
  const words = message.split(/\s+/u).length;
  const isAnswer = words <= ANSWER_WORDS;
  const goal = isAnswer && heard.asked === 'skills' ? goalRather(message, heard) : null;
  if (goal) return { said: [goal], complete: false, unread: [], passing, plain: read.said, lengths: [], unsure: null };
  const reading = isAnswer
    ? { ...read, said: answeredBy(read.said, again, message, heard) }
    : told(read, again, message, heard);
  const hearing = { ...reading, passing: isAnswer ? passing : weakly(passing, again, reading.said) };
  const limits = [...limitsTold(message, heard), ...daysOut(message, heard)].filter(
    ({ text }) => !saysOnlyUnpaid(text),
  );
  const heardWork = hearing.said.flatMap((one) => workOf(one, heard.language) ?? [one]);
  const amounts = withAmounts(withoutNoWork(heardWork, message, heard), message, heard);
  const said = withoutRefusals(amounts, heard.language).filter(
    (one) =>
      !(one.field === 'experience' && isNoWork(one.value.role_title, heard)) &&
      !isOthers(one, heard) &&
      !(OWN_WORK.has(one.field) && requestIn(flat(wordsOf(one))) === 'unsure') &&
      !(OWN_WORK.has(one.field) && (saysOnlyWhen(wordsOf(one)) || saysOnlyUnpaid(wordsOf(one)))),
  );
  const work = said.flatMap((one) => (one.field === 'experience' ? [one.value.role_title] : []));
  const goals = isAnswer ? [] : goalsTold(message, again.facts, heard);
  const wished = goalsApart(
    isAnswer ? said : withoutDoubtful(withGoals(said, goals, { message, heard }), message, heard),
    heard,
  );
  const times = timesTold(message, heard);
  const answered = withAnsweredNumber(goalsWhole(wished, message, heard), message, { heard, plain: read.said });
  const heardOf = withTimes(withLimits(withUnpaid(answered, message, heard), limits), times);
  const [boasts, loves] = [boastsIn(message, heard), lovesTold(message, heard)];
  const levelled = withLoves(withBoasts(withLevels(heardOf, message, heard), boasts, message), loves, message);
  const noted = heard.language === 'he' ? unglued(levelled, message) : levelled;
  const stories = isAnswer ? [] : noted.filter((one) => one.field === 'limits' && limitsNothing(wordsOf(one), heard));
  const texts = [
    ...boasts.map(({ from, to }) => message.slice(from, to)),
    ...limits.map((one) => one.text),
    ...goals,
    ...work,
    ...times,
  ];
  const unread = hearing.unread.filter((text) => !texts.some((one) => isWithin(text, one)));
  const facts = again.facts.filter(({ kind }) => kind !== 'limit' && kind !== 'dislike');
  const all = [...texts, ...unread, ...noted.map(wordsOf), ...facts.map(({ text }) => text)];
  return {
    ...hearing,
    said: noted.filter((one) => !stories.includes(one)),
    unread: isAnswer ? unread : [...unread, ...stories.map(wordsOf), ...limitsUnheard(message, all, heard)],
    plain: read.said,
    lengths: lengthsAlone(again.facts, message, heard),
    unsure: isAnswer ? null : unsureOf(again.facts, noted, message, heard),
  };
}

function isWithin(one: string, other: string): boolean {
  const [words, others] = [flat(one), flat(other)];
  return words.includes(others) || others.includes(words);
}

/** Whether the learnt reader hears a sum as one that is wanted: what is wanted is not what is there. */
function wantsSum(sum: number, facts: readonly Fact[], { languages }: ReadingContext): boolean {
  return facts.some(
    ({ kind, sureness, text }) =>
      kind === 'want' && sureness >= DECIDED && quantitiesIn(flat(text), languages).some(({ value }) => value === sum),
  );
}

/** Fields to which the learnt reader adds what the grammar, which understood everything, took for a part of something else. */
const ADDED: ReadonlySet<AskedField> = new Set(['experience', 'skills']);

/** What a message says that is longer than an answer. */
function told(read: Reading, again: Understood, message: string, heard: ReadingContext): Reading {
  const { facts } = again;
  const folded = flat(message);
  const answer = { ...read, said: read.said.map((one) => withoutAge(one, facts, heard)) };
  const sure = surest(facts.filter((one) => one.sureness >= SURE && !isLength(one, answer.said, heard)));
  const learnt = learntFrom(sure, message, heard).map((one) => withLength(one, answer.said));
  const lacks = (list: readonly Mention[], { field }: Mention) => !list.some((one) => one.field === field);
  const isWanted = (one: Mention) => one.field === 'budget_per_month' && wantsSum(one.value, facts, heard);
  if (answer.complete) {
    const isKept = (one: Mention) =>
      !holdsSeveral(one, learnt) &&
      (one.field === 'limits' ||
        (isCorrected(one, answer.said) && !isWanted(one)) ||
        !(isWanted(one) || isDenied(one, folded, again) || isElse(one, folded, again)));
    const kept = sensible(answer.said, folded, again, heard.language)
      .filter(isKept)
      .map((one) => asHeard(one, learnt));
    const isAnother = (one: Mention) =>
      ADDED.has(one.field) && kept.every((other) => !isWithin(wordsOf(one), wordsOf(other)));
    const more = learnt.filter(
      (one) => (lacks(kept, one) || isAnother(one)) && !kept.some(({ value }) => value === one.value),
    );
    return { ...answer, said: [...kept, ...more] };
  }
  const isPlain = message.split(/\s+/u).length <= PLAIN_WORDS;
  const rest = answer.said.filter(
    (one) =>
      lacks(learnt, one) &&
      !isWanted(one) &&
      (stands(one, folded, again, isPlain || one.field === heard.asked || isAWeek(one, folded, heard)) ||
        tellsWork(one, folded, { again, message, heard }) ||
        isAllThereIs(one, { facts, said: answer.said, heard })),
  );
  const unread = answer.unread.filter((text) => {
    const from = folded.indexOf(flat(text));
    return !sure.some((fact) => overlaps(fact, { from, to: from + text.length }));
  });
  return { said: [...learnt, ...rest], complete: false, unread };
}
