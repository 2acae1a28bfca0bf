import type { AskedField } from '@foothold/contract';
import type { FactKind } from '../../reader/spans/reader.ts';
import type { Mention } from '../fields.ts';
import { factsAt } from './agreement.ts';
import { isCommon } from '../../language/common.ts';
import { stem, tokensOf } from '../../text/fold.ts';
import { agrees, DECIDED } from './agrees.ts';
import { isDayWord, isOfTime } from './day-words.ts';
import type { ReadingContext } from './context.ts';
import { isWhen } from './goals-whole.ts';
import { learntFrom, type Understood, understood } from './learnt.ts';
import { limitsNothing } from './limits-unheard.ts';
import { flat, overlaps, placeOfWords, type Stretch } from './message.ts';
import { KIN } from './number-mentions.ts';
import { amountsIn, tokensIn } from './numbers.ts';
import { wordsOf } from './refusals.ts';
import { withDenial } from './told-clauses.ts';
import { SURE } from './unsure.ts';
import { isOwn } from './whose.ts';

/** Times, sums, limits and the like: of those nobody is good, and nobody loves or wants them. */
const NO_ABILITY: readonly FactKind[] = ['hours', 'have', 'want', 'limit', 'dislike', 'age', 'span', 'figure'];
/** What the words of an answer may be, heard by nobody who asked, so that they are no answer. */
const ELSE: Partial<Record<AskedField, ReadonlySet<FactKind>>> = {
  skills: new Set(NO_ABILITY),
  hobbies: new Set(NO_ABILITY.filter((kind) => kind !== 'limit' && kind !== 'dislike')),
  education: new Set(['hours', 'have', 'want', 'limit', 'dislike']),
  goals: new Set(['hours', 'limit', 'dislike', 'age', 'place', 'span', 'hobby', 'study', 'name']),
};
/** What answers a question for skills, and what tells of something else. */
const ABILITY: ReadonlySet<FactKind> = new Set(['skill', 'job', 'hobby', 'study', 'asset', 'idea', 'business']);
const TELLS_ELSE: ReadonlySet<FactKind> = new Set([
  'hours',
  'have',
  'want',
  'limit',
  'dislike',
  'age',
  'place',
  'goal',
]);

/** From here on an answer is one, whatever else it might be. */
const SURELY = 0.7;
/** Longer messages are read once: reading takes time with every word, and others wait. In UTF-16 units. */
export const READ_TWICE = 2_000;
/** What is counted is that as soon as it is heard. */
const COUNTED: ReadonlySet<FactKind> = new Set(['hours', 'have', 'want']);

/** What a message is held against. */
interface Told {
  message: string;
  heard: ReadingContext;
  isAnswer: boolean;
  /** What the learnt reader hears of it as an answer. */
  again: Understood;
  /** Wishes that their own frame tells. */
  goals: readonly string[];
  /** Where a pastime is told. */
  loves: readonly Stretch[];
}

/** Whether what was heard as an ability begins by saying when: “evenings when the kids sleep”, and not “Sunday roasts”. */
function beginsWithTime(one: Mention, { language }: ReadingContext): boolean {
  const [first, second] = tokensOf(wordsOf(one)).map(({ word }) => word);
  if (first === undefined || !isDayWord(first)) return false;
  return second === undefined || isOfTime(second) || isCommon(stem(second), language);
}

/** Whether words only count relatives: “two boys”. */
function countsFamily(words: string, { languages }: ReadingContext): boolean {
  const tokens = tokensIn(words);
  const [amount] = amountsIn(tokens, languages);
  return amount?.first === 0 && tokens.length - amount.end === 1 && KIN.test(words);
}

/** Whether a mention is no answer, by what it says itself. */
function saysElse(one: Mention, heard: ReadingContext): boolean {
  return one.field !== 'goals' && (beginsWithTime(one, heard) || countsFamily(flat(wordsOf(one)), heard));
}

/** Whether a message that tells several other things, and nothing that somebody can, answers no question for skills. */
function tellsNoAbility({ facts }: Understood): boolean {
  const isAble = facts.some(({ kind, sureness }) => ABILITY.has(kind) && sureness >= SURE);
  return !isAble && facts.some((fact) => TELLS_ELSE.has(fact.kind) && fact.sureness >= DECIDED && isOwn(fact));
}

/** Whether a goal stands by itself: in a frame of wishing, or with a sum. */
function isPlainGoal(one: Mention, { goals }: Told): boolean {
  if (one.field !== 'goals') return false;
  const words = flat(wordsOf(one));
  const isFramed = goals.some((goal) => flat(goal).includes(words) || words.includes(flat(goal)));
  return isFramed || /\d/u.test(words);
}

/** What a goal of a longer message is that only the question made one: told as a pastime, or beside a wish with its frame. */
function isAside(one: Mention, { message, goals, loves }: Told): boolean {
  const place = one.field === 'goals' ? placeOfWords(flat(wordsOf(one)), flat(message)) : null;
  return place !== null && (goals.length > 0 || loves.some((love) => overlaps(love, place)));
}

/** What a mention is to somebody who does not know what was asked; as it is where that says nothing else. */
function onSecondThought(one: Mention, free: Understood, told: Told & { isOnlyGoal: boolean }): Mention[] {
  const { message, heard, isAnswer, again } = told;
  const kinds = ELSE[one.field];
  const asNote: Mention[] = [{ field: 'notes', value: withDenial(wordsOf(one), message, heard.language) }];
  if (one.field === 'goals' && isWhen(flat(wordsOf(one)), heard)) return told.isOnlyGoal ? asNote : [one];
  if (!kinds || isPlainGoal(one, told)) return [one];
  if (saysElse(one, heard)) return asNote;
  const folded = flat(message);
  const here = factsAt(one, folded, free, SURE);
  if (here.some((fact) => agrees(fact, one.field))) return [one];
  if (one.field === 'goals' && here.length > 0 && here.every((fact) => !isOwn(fact))) return asNote;
  if (!isAnswer && isAside(one, told)) return asNote;
  const isSure = factsAt(one, folded, again, SURELY).some((fact) => agrees(fact, one.field));
  const other = here.filter(({ kind, sureness }) => sureness >= DECIDED || COUNTED.has(kind));
  if (!isSure && other.length > 0 && other.every(({ kind }) => kinds.has(kind))) {
    // As an answer the same words may say better what they are: a sum that is wanted, and none that is there.
    const asked = factsAt(one, folded, again, SURE);
    const better = asked.length > 0 && asked.every(({ kind }) => kinds.has(kind)) ? asked : other;
    if (better === other && !other.some(({ sureness }) => sureness >= DECIDED)) return asNote;
    return learntFrom(better, message, heard).map((said) => unlessUnlikely(said, heard));
  }
  const isOff = !isAnswer && here.length === 0 && one.field === 'skills' && tellsNoAbility(free);
  return isOff ? asNote : [one];
}

/** A limit that hardly is one is a note. */
function unlessUnlikely(one: Mention, heard: ReadingContext): Mention {
  const isStory = one.field === 'limits' && limitsNothing(wordsOf(one), heard);
  return isStory ? { field: 'notes', value: wordsOf(one) } : one;
}

/**
 * What was heard, with what answers the question only because it was asked taken for what it is: who tells their life says
 * what comes next, whatever the question. So the learnt reader reads the message once more as if nothing had been asked.
 */
export function heardTwice(said: readonly Mention[], told: Told): Mention[] {
  const { message, heard } = told;
  const isByQuestion = ({ field }: Mention) =>
    ELSE[field] !== undefined && (field === heard.asked || field === 'goals');
  if (heard.asked === null || message.length > READ_TWICE || !said.some(isByQuestion)) return [...said];
  const free = understood(message, { ...heard, asked: null });
  // A time by itself is no goal; beside another one it says by when.
  const isOnlyGoal = said.filter(({ field }) => field === 'goals').length === 1;
  return said.flatMap((one) => (isByQuestion(one) ? onSecondThought(one, free, { ...told, isOnlyGoal }) : [one]));
}
