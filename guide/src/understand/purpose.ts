import { type Goal, type Language, type Profile, purposeOfType } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { goalFacts } from '../catalogue/goals/load.ts';
import { type Purpose, purposes } from '../catalogue/goals/schema.ts';
import { PhraseBook, read } from '../text/phrases.ts';
import { batchOf } from '../catalogue/work/facts.ts';
import { amountsIn } from '../text/money.ts';
import { languageNames } from '../work/language-names.ts';
import { weeksUntil } from './deadline.ts';
import { isOpenType } from './goal-type.ts';
import { withoutLimits } from './limits-within.ts';
import { begunWith, mayBeEnd, purposeWordsIn, saysOnlyHelp } from './purpose-words/words.ts';
import { namesPeriod, namesSum, readMoneyGoal } from './money-goal.ts';

/** The kind of goal that a sum is, which is put aside. */
export const SAVING = 'save';

/** The kind of a goal by its type, which tells what it is for where its own words name no kind; undefined where it does not. */
function kindOfType({ goal_type, value }: Goal): string | undefined {
  const purpose = purposeOfType(goal_type);
  if (purpose) return kindFor(purpose, value);
  const said = purposeWordsIn(goal_type);
  if (said.has('saving')) return SAVING;
  return said.has('learning') || said.has('self') || said.has('aid') ? kindFor('personal', value) : undefined;
}

/** The kind of a goal of which nothing is known but what it is for, and whether something is passed on. */
function kindFor(purpose: Purpose, text: string): string | undefined {
  if (purpose === 'personal') return begunWith(text).has('finishing') ? 'finish' : 'project';
  if (purpose === 'earn') return undefined;
  return isGiven(text) ? 'knowledge' : 'group';
}

/** A goal that is not money, and the kind the catalogue has for it. */
export interface Wish {
  goal: Goal;
  /** Its place among the profile's goals. */
  index: number;
  kind: string;
  purpose: Exclude<Purpose, 'earn'>;
  /** Weeks until the day it names; null without one. */
  weeks: number | null;
  /** Whether it is not known to be for this, and may be an income as well. */
  isOpen: boolean;
}

const books = new Map<Language, PhraseBook<string>>();

function bookOf({ language, goals }: Words): PhraseBook<string> {
  const known = books.get(language);
  if (known) return known;
  const made = new PhraseBook<string>(
    [...goals].flatMap(([kind, { names }]) => names.map((name) => [name, kind] as const)),
  );
  books.set(language, made);
  return made;
}

/** Whether a text speaks of earning. */
export function speaksOfMoney(text: string): boolean {
  return purposeWordsIn(text).has('earning');
}

/** Kinds of somebody who does not know the thing yet: whoever wants to teach it wants another goal. */
const LEARNT = new Set(['instrument', 'language']);
const kindOfBatch: Readonly<Record<string, string>> = {
  'skills-music-stage': 'instrument',
  'skills-languages': 'language',
};

/** Whether a thing is for others to learn: whose verb comes first has it, “learn to teach”, “teach them to play”. */
function isGiven(text: string): boolean {
  return [...purposeWordsIn(text)].find((word) => word === 'giving' || word === 'learning') === 'giving';
}

const learnables = new Map<Language, PhraseBook<string>>();

/** Languages and instruments by their names, each with the kind of goal that learning one is. */
function learnableBook({ language, work }: Words): PhraseBook<string> {
  const known = learnables.get(language);
  if (known) return known;
  const written = [...work.entries].flatMap(([entry, { also }]) => {
    const kind = kindOfBatch[batchOf.get(entry) ?? ''];
    return kind ? also.map((name) => [name, kind] as const) : [];
  });
  const made = new PhraseBook([...written, ...languageNames(language).map((name) => [name, 'language'] as const)]);
  learnables.set(language, made);
  return made;
}

/** An instrument or a language that somebody wants to learn. */
function learningIn({ value, goal_type }: Goal, words: Words): string | undefined {
  const said = purposeWordsIn(`${value}\n${goal_type}`);
  if (isGiven(value) || !(said.has('learning') || said.has('using'))) return undefined;
  return learnableBook(words).findAll(read(value))[0]?.value;
}

/**
 * Whether a sum is to be put aside: “save 1800”, and not “300 a month, to save for a van”, which has to be earned first, nor
 * “put together 300 a month”, which is to come in.
 */
function isSaving({ value, goal_type }: Goal): boolean {
  const said = purposeWordsIn(value);
  if (said.has('earning') || !/\d/u.test(value)) return false;
  const type = purposeWordsIn(goal_type);
  if (type.has('saving')) return true;
  const [first] = amountsIn(value, 1);
  const ahead = first ? value.slice(0, first.from) : '';
  const isMonthly = namesPeriod(value);
  const isPutAside = said.has('saving') && (purposeWordsIn(ahead).has('saving') || !isMonthly);
  return (isPutAside || ((said.has('gathering') || type.has('gathering')) && !isMonthly)) && namesSum(value);
}

/** Numbers that stand inside a name: “collect 20 stories”. */
const COUNTS = /(?<!\S)\d+(?!\S)/gu;

/** The kind of goal that a text names: the longest name that stands in it; undefined when none does. */
function kindIn(value: string, words: Words): string | undefined {
  // “Without going out” is no wish for company.
  const text = withoutLimits(value, words.language);
  return kindNamed(text, words) ?? kindNamed(text.replace(COUNTS, ' '), words);
}

function kindNamed(text: string, words: Words): string | undefined {
  const found = bookOf(words).findAll(read(text));
  const given = isGiven(text);
  return found
    .filter(({ value }) => !given || !LEARNT.has(value))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)[0]?.value;
}

/** The kind of goal whose money is for others: a sum in it is not to be earned. */
const GIVEN = 'raise';

/** Whether a goal says that it is not done for money. */
function isUnpaid(value: string): boolean {
  const said = purposeWordsIn(value);
  return said.has('unpaid') || said.has('denied');
}

/** The purpose that somebody chose for a goal, other than an income, which stands there where nobody chose. */
function purposeChosen({ goal_type }: Goal): Wish['purpose'] | undefined {
  const purpose = purposeOfType(goal_type);
  return purpose === 'earn' ? undefined : purpose;
}

/** Whether a goal is money that somebody wants to earn. */
function isEarning(goal: Goal, words: Words): boolean {
  const { value, goal_type } = goal;
  if (isSaving(goal) || kindIn(value, words) === GIVEN) return false;
  const isSum = readMoneyGoal(value, goal_type) !== null;
  // Who said that it is for others or for themselves means lace by “renda”, unless they name a sum of it.
  const isOther = purposeChosen(goal) !== undefined || isUnpaid(value);
  return isOther ? isSum && speaksOfMoney(value) : isSum || speaksOfMoney(value);
}

/**
 * What a goal is for by its own words: by whether money is asked, and by the verb it begins with where that leaves no doubt.
 * Of a person who is named alone, of a verb alone, and beside what money is needed for nothing is known: who looks after
 * children, visits patients or teaches may well be paid for it, and visits fairs with a stall.
 */
export function purposeSaid(value: string): Wish['purpose'] | undefined {
  const said = purposeWordsIn(value);
  if (said.has('unpaid')) return 'impact';
  if (said.has('denied')) return unpaidPurpose(value);
  if (said.has('means') || said.has('earning') || said.has('forMoney') || mayBeEnd(value)) return undefined;
  const verbs = begunWith(value);
  const isForAny = verbs.has('helping') && (said.has('people') || said.has('others') || said.has('community'));
  if ((verbs.has('serving') || isForAny) && saysOnlyHelp(value)) return 'impact';
  const isBegun = verbs.has('finishing') && said.has('begun');
  const isVisit = verbs.has('visiting') && said.has('kin') && !said.has('someone');
  return isBegun || isVisit || verbs.has('reaching') || said.has('self') || said.has('aid') ? 'personal' : undefined;
}

/** What something is for that is not done for money. */
export function unpaidPurpose(value: string): Wish['purpose'] {
  const verbs = begunWith(value);
  const isHelp = verbs.has('helping') || verbs.has('caring') || purposeWordsIn(value).has('serving');
  return isHelp || saysForWhom(value) ? 'impact' : 'personal';
}

/** Whether a text names people that something is done for, or a place where many have something of it. */
function saysForWhom(text: string): boolean {
  const said = purposeWordsIn(text);
  return said.has('others') || said.has('someone') || said.has('community');
}

/** The kind of a goal that is not money; undefined of one that nothing is known of. */
function kindOf(goal: Goal, words: Words): string | undefined {
  const { value, goal_type } = goal;
  return (
    (isSaving(goal) ? SAVING : undefined) ??
    kindIn(value, words) ??
    learningIn(goal, words) ??
    kindIn(goal_type, words) ??
    kindSaid(goal) ??
    kindOfType(goal)
  );
}

function kindSaid(goal: Goal): string | undefined {
  // Whose form says that it is an income is not told otherwise by a verb.
  if (purposeOfType(goal.goal_type) === 'earn' && !isUnpaid(goal.value)) return undefined;
  const purpose = purposeChosen(goal) ?? purposeSaid(goal.value);
  return purpose && kindFor(purpose, goal.value);
}

/** Whether an income is a way to a goal: it is money, or was told to be. */
export function earnsBy(goal: Goal, words: Words): boolean {
  return isEarning(goal, words) || purposeOfType(goal.goal_type) === 'earn';
}

/** Whether a language or an instrument that a goal names may be known already, and a trade: “play the cello at weddings”. */
function mayBeAble({ goal_type, value }: Goal, kind: string | undefined): boolean {
  const said = purposeWordsIn(value);
  return LEARNT.has(kind ?? '') && isOpenType(goal_type) && said.has('using') && !said.has('learning');
}

/** What a goal may be for by all that it says: one purpose where it says which. */
export function purposesOpen(goal: Goal, words: Words): readonly Purpose[] {
  if (isEarning(goal, words)) return ['earn'];
  const kind = kindOf(goal, words);
  if (kind === undefined || mayBeAble(goal, kind)) return purposes;
  // That it is not for money leaves open for whom it is.
  const isLeft = kind === 'project' && purposeChosen(goal) === undefined && purposeWordsIn(goal.value).has('denied');
  return isLeft ? ['impact', 'personal'] : [goalFacts.get(kind)?.purpose ?? 'personal'];
}

/** Whether somebody told of work that an income can be made of. */
export const hasWork = ({ experiences, skills }: Profile) => experiences.length > 0 || skills.length > 0;

/** Whether a goal begins with what people do for themselves or for others, though some do it for a living. */
const mayBeWish = ({ value }: Goal) => begunWith(value).size > 0 && !purposeWordsIn(value).has('means');

/**
 * The goals of a profile that are not money, in their order. One of which nobody said what it is for may be one of them by
 * the verb it begins with; where no work was told of, there is nothing else that it can be.
 */
export function wishesOf(profile: Profile, words: Words, now: number): Wish[] {
  const isAble = hasWork(profile);
  return profile.goals.flatMap((goal, index) => {
    const known = isEarning(goal, words) ? undefined : kindOf(goal, words);
    const isLeft =
      known === undefined && isOpenType(goal.goal_type) && !isEarning(goal, words) && !mayBeEnd(goal.value);
    const kind = known ?? (isLeft && (!isAble || mayBeWish(goal)) ? 'project' : '');
    const facts = goalFacts.get(kind);
    if (!facts) return [];
    const weeks = namesPeriod(`${goal.value}\n${goal.goal_type}`) ? null : weeksUntil(goal.value, now);
    const isOpen = (isLeft || mayBeAble(goal, known)) && isAble;
    return [{ goal, index, kind, purpose: facts.purpose, weeks, isOpen }];
  });
}
