import { type Goal, type Language, type Profile, purposeOfType } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { goalFacts } from '../catalogue/goals/load.ts';
import type { Purpose } from '../catalogue/goals/schema.ts';
import { PhraseBook, read } from '../text/phrases.ts';
import { batchOf } from '../catalogue/work/facts.ts';
import { entriesNamed } from '../work/recognise.ts';
import { weeksUntil } from './deadline.ts';
import { purposeWordsIn } from './purpose-words/words.ts';
import { namesPeriod, readMoneyGoal } from './money-goal.ts';

/** The kind that a goal has of which nothing is known but what it is for. */
const kindOfPurpose: Readonly<Partial<Record<Purpose, string>>> = { impact: 'group', personal: 'project' };

/** The kind of a goal by what was told of its purpose; undefined where that is earning, or nothing was told. */
function kindOfType(type: string): string | undefined {
  const purpose = purposeOfType(type);
  return purpose && kindOfPurpose[purpose];
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

/** An instrument or a language that somebody wants to learn. */
function learningIn(text: string, words: Words): string | undefined {
  if (isGiven(text) || !purposeWordsIn(text).has('learning')) return undefined;
  const batches = entriesNamed(text, words).map(({ entry }) => batchOf.get(entry) ?? '');
  return batches.map((batch) => kindOfBatch[batch]).find((kind) => kind !== undefined);
}

/** The kind of goal that a text names: the longest name that stands in it; undefined when none does. */
function kindIn(text: string, words: Words): string | undefined {
  const found = bookOf(words).findAll(read(text));
  const given = isGiven(text);
  return found
    .filter(({ value }) => !given || !LEARNT.has(value))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)[0]?.value;
}

/** The kind of goal whose money is for others: a sum in it is not to be earned. */
const GIVEN = 'raise';

/** Whether a goal is money that somebody wants to earn. */
function isEarning({ value, goal_type }: Goal, words: Words): boolean {
  return kindIn(value, words) !== GIVEN && (readMoneyGoal(value, goal_type) !== null || speaksOfMoney(value));
}

/** Whether nothing in a goal says what it is for: earning, others, or oneself. */
export function isPurposeOpen({ value, goal_type }: Goal, words: Words): boolean {
  if (isEarning({ value, goal_type }, words) || kindOfType(goal_type)) return false;
  if (purposeWordsIn(value).has('unpaid')) return false;
  return kindIn(value, words) === undefined && learningIn(value, words) === undefined;
}

/** The goals of a profile that are not money, in their order; a goal that nothing is known of counts as earning. */
export function wishesOf({ goals }: Profile, words: Words, now: number): Wish[] {
  return goals.flatMap((goal, index) => {
    const text = `${goal.value}\n${goal.goal_type}`;
    if (isEarning(goal, words)) return [];
    const kind =
      kindIn(goal.value, words) ??
      learningIn(goal.value, words) ??
      kindIn(goal.goal_type, words) ??
      (purposeWordsIn(goal.value).has('unpaid') ? kindOfPurpose.impact : undefined) ??
      kindOfType(goal.goal_type);
    const facts = goalFacts.get(kind ?? '');
    if (!kind || !facts) return [];
    const weeks = namesPeriod(text) ? null : weeksUntil(goal.value, now);
    return [{ goal, index, kind, purpose: facts.purpose, weeks }];
  });
}
