import type { Answered, Language } from '@foothold/contract';
import type { ChatTurn, Memory } from '../../../guide.ts';
import { fill } from '../../../text/fill.ts';
import { amountsIn } from '../../../text/money.ts';
import { shownInside } from '../slots.ts';
import type { Standing } from '../standing.ts';
import { kindsAsked } from './kinds.ts';
import { amountSaid, asTold, fieldValue, limitsTold, saidAbout, toldAbout } from './person.ts';
import { doneList, doneTasks, fitOf, openTasks, planTitle, stepAt, stopSign, tasksNamed } from './plan.ts';
import { type AccountQuestion, readAccountQuestion } from './reading.ts';
import { type AccountField, accountWords } from './words.ts';

/** Fields of the profile, of which there is one at least. */
export type LikelyFields = readonly [AccountField, ...AccountField[]];

/** What is asked, and where. */
export interface AccountTurn {
  message: string;
  history: readonly ChatTurn[];
  standing: Standing;
  language: Language;
  /** Milliseconds since the epoch. */
  now: number;
  /** Whether what the message asks is known by a card of its own. */
  isKnown: boolean;
  /** The figures of the profile that it is likely to ask for, as it was learnt. */
  likely?: LikelyFields | null;
  /** Whether hardly anything else can be meant. */
  isLikelySure?: boolean;
  /** The same, where they are likelier than anything else but not by much. */
  perhaps?: LikelyFields | null;
  /** Whether somebody else is named, whose figure it may be. */
  isOfAnother?: boolean;
  /** What the person had remembered and still holds. */
  memory?: readonly Memory[];
}

export interface AccountAnswer {
  text: string;
  answered: Answered;
}

/** Longest name of what was asked for that a record keeps. */
const LONGEST_TOPIC = 120;
const THING = 'told:';

const keptOf = ({ standing: { profile }, memory = [] }: Pick<AccountTurn, 'standing' | 'memory'>) => ({
  profile,
  memory,
});

const given = (topic: string, text: string): AccountAnswer => ({
  text,
  answered: { kind: 'fact', topic: topic.slice(0, LONGEST_TOPIC).toWellFormed(), changed: false },
});

/** A field of the profile as it stands there, or that it was never told. */
function fieldAnswer(field: AccountField, turn: Pick<AccountTurn, 'standing' | 'memory'>): AccountAnswer {
  const { standing } = turn;
  const words = accountWords[standing.words.language];
  const label = words.labels[field];
  const value = fieldValue(field, keptOf(turn), standing.words);
  return given(field, value === '' ? fill(words.unknown, { label }) : fill(words.known, { label, value }));
}

/** Several fields, one below the other. */
export function fieldsAnswer(fields: LikelyFields, turn: Pick<AccountTurn, 'standing' | 'memory'>): AccountAnswer {
  return given(fields[0], fields.map((field) => fieldAnswer(field, turn).text).join('\n\n'));
}

/** What limits the person that a question about fitting means: what it names, what was spoken of last, or all. */
function limitsMeant({ things, points }: AccountQuestion, { standing: { profile }, history }: AccountTurn): string[] {
  const named = things.length > 0 ? toldAbout(things, profile) : [];
  if (named.length > 0) return named;
  const last = history.at(-1)?.record?.answered?.topic ?? '';
  const before = points && last.startsWith(THING) ? toldAbout(last.slice(THING.length).split(' '), profile) : [];
  return before.length > 0 ? before : limitsTold(profile);
}

/** What is asked of the plan; null when nothing is. */
function planAnswer(question: AccountQuestion, turn: AccountTurn): AccountAnswer | null {
  const { topics, things, step, day, isOwn, namesTask, fields, points } = question;
  const { standing, language, now } = turn;
  const asks = (topic: AccountQuestion['topics'][number]) => topics.includes(topic);
  if (asks('fit') && namesTask && (isOwn || points || fields.length > 0)) {
    const limits = limitsMeant(question, turn);
    return given('fit', fitOf(standing, limits, asTold(limits, language, keptOf(turn))));
  }
  if (asks('done') && things.length > 0 && fields.length === 0) {
    const done = tasksNamed(standing, question).filter(({ status }) => status === 'completed');
    return done.length === 0 ? null : given('done', doneList(done, language));
  }
  if (things.length > 0) return null;
  if (asks('plan-title')) return given('plan-title', planTitle(standing));
  if (asks('minutes')) return given('left', openTasks(standing));
  if (fields.length > 0) return null;
  if (asks('done')) return given('done', doneTasks(standing, day, now));
  if (asks('left') && namesTask) return given('left', openTasks(standing));
  if (asks('stop')) return given('stop', stopSign(standing));
  return step === null ? null : given('step', stepAt(standing, step));
}

/** Fields of one figure, which one asks for in words of one's own: “what was I after a month”. */
const figures: readonly AccountField[] = ['hours', 'budget', 'goals'];
/** “How many hours did I tell you, and how much money”: the figures a message names by its words are asked for as well. */
function withNamed([first, ...others]: LikelyFields, { fields }: AccountQuestion): LikelyFields {
  const named = fields.filter((field) => figures.includes(field) && field !== first && !others.includes(field));
  return figures.includes(first) ? [first, ...others, ...named] : [first, ...others];
}

/** So many words may name what was asked for and never told. */
const MOST_UNKNOWN = 2;
/** Shorter words stand for somebody (“ela”) and name nothing. */
const SHORTEST_THING = 4;

/** The one figure that a question names, with hardly a word besides: “how much money did I say I could put down”. */
function onlyFigure(
  { fields, things, isForThing }: AccountQuestion,
  { isOfAnother }: AccountTurn,
): LikelyFields | null {
  const [named, ...others] = fields.filter((field) => figures.includes(field));
  if (!named || others.length > 0 || things.length > 1 || isOfAnother) return null;
  // Hours for the kites are one's own; money for them may be what was paid.
  return isForThing && named !== 'hours' ? null : [named];
}

/** What the person told of something that is no field: in the profile, else earlier in the talk. */
function thingAnswer(question: AccountQuestion, turn: AccountTurn): AccountAnswer | null {
  const { things, recalls, plans, fields } = question;
  const { standing, history, language, isKnown, message } = turn;
  const words = accountWords[language];
  // Hebrew's word for an instrument is also that for a tool.
  const namesKind = things.some((thing) => kindsAsked(thing).size > 0);
  const isAsked = recalls || (!plans && (fields.length > 0 || namesKind || !isKnown));
  const told = isAsked ? toldAbout(things, standing.profile, !recalls) : [];
  const topic = `${THING}${things.join(' ')}`;
  if (told.length > 0) return given(topic, fill(words.told, { value: asTold(told, language, keptOf(turn)) }));
  if (!recalls) return null;
  // “How much did I say I could put in”: the figure it surely asks for is nearer than a sentence with one of its words.
  if (turn.isLikelySure && turn.likely) return fieldsAnswer(withNamed(turn.likely, question), turn);
  const said = saidAbout(things, history) ?? (asksAmount(message, question) ? amountSaid(history) : null);
  if (said !== null) return given(topic, fill(words.said, { value: asTold([said], language, keptOf(turn)) }));
  // “How much did I say I can put in”: what nobody told by that name is likelier the figure it stands for.
  const meant = turn.likely ?? onlyFigure(question, turn) ?? (things.length <= 1 ? turn.perhaps : null);
  if (meant) return fieldsAnswer(withNamed(meant, question), turn);
  // “I told my sister and two friends, who else?” speaks of what others heard.
  if (things.length > MOST_UNKNOWN || things.every((thing) => thing.length < SHORTEST_THING)) return null;
  return given(topic, fill(words.unknown_thing, { thing: shownInside(things.join(' ')) }));
}

/** The figures that are asked for once more; null where none is, where a word asks about the work ahead, or names something else. */
function figuresAsked({ fields, things, recalls, isAgain, plans, topics }: AccountQuestion): LikelyFields | null {
  if (!(recalls || isAgain) || plans || topics.length > 0 || things.length > 0) return null;
  const [first, ...others] = fields.filter((field) => figures.includes(field));
  return first && others.length + 1 === fields.length ? [first, ...others] : null;
}

/** “Which price did I say”: about money, and none named in the question itself. */
function asksAmount(message: string, { plans }: AccountQuestion): boolean {
  return plans && amountsIn(message, 1).length === 0;
}

/**
 * What the account itself says: a field of the profile, something the person told, what is done or left in the plan, what
 * they said before in this talk. What they have not told is said so. Null when a turn asks for none of it: each word of
 * such a question is accounted for, or names something that the person told.
 */
export function account(turn: AccountTurn): AccountAnswer | null {
  const question = readAccountQuestion(turn.message, turn.language);
  if (!question) return null;
  const { fields, things, isOwn, recalls } = question;
  const ofPlan = planAnswer(question, turn);
  if (ofPlan) return ofPlan;
  // What was earned or worked last month stands in no profile.
  if (question.isPast && fields.some((field) => figures.includes(field))) return null;
  const asked = figuresAsked(question);
  if (asked) return fieldsAnswer(asked, turn);
  // “What hours did we settle on, the ten or the six”: what its words name and what was learnt are both of one's own.
  const again = question.isAgain && !question.plans && question.topics.length === 0 && turn.perhaps;
  const once = again ? fields.find((field) => figures.includes(field)) : undefined;
  if (once && toldAbout(things, turn.standing.profile).length === 0) return fieldAnswer(once, turn);
  if (!isOwn && (!question.isImplied || turn.isKnown)) return null;
  if (things.length > 0) {
    const told = thingAnswer(question, turn);
    // “What was my bad knee problem?”: the field it names is better than nothing.
    const [field] = recalls ? fields : [];
    return told ?? (field ? fieldsAnswer(withNamed([field], question), turn) : null);
  }
  const [field, ...others] = fields;
  if (field === undefined) return null;
  // “My budget and how many hours”; of other fields one is named to say more of another.
  return fieldsAnswer(fields.every((one) => figures.includes(one)) ? [field, ...others] : [field], turn);
}
