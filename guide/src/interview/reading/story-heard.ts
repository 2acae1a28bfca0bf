import type { AskedField } from '@foothold/contract';
import type { Fact, FactKind } from '../../reader/spans/reader.ts';
import type { Mention } from '../fields.ts';
import {
  factsAt,
  isCorrected,
  isDenied,
  isDisputed,
  isElse,
  isWithin,
  sensible,
  wantsSum,
  yearsIn,
} from './agreement.ts';
import { agrees, DECIDED } from './agrees.ts';
import { isAllThereIs } from './all-there-is.ts';
import type { ReadingContext } from './context.ts';
import { isAWeek } from './doubtful.ts';
import { lengthsAlone } from './job-lengths.ts';
import { asHeard, holdsSeveral, withLength } from './job-titles.ts';
import { soundsLikeWork } from './jobs.ts';
import { learntFrom, type Understood } from './learnt.ts';
import { flat, overlaps, placeOfWords } from './message.ts';
import { beforeUntil } from './no-work.ts';
import type { Reading } from './read-message.ts';
import { wordsOf } from './refusals.ts';
import { SURE } from './unsure.ts';
import { isLeft, isOwn } from './whose.ts';
import { holdsWorkWord } from './work-words.ts';

/** In a longer one, numbers are mostly not what the grammar takes them for. */
const PLAIN_WORDS = 16;

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

/** Whether words name work, so that a length beside them is how long it was done: those of a home are none. */
const namesWork = (title: string, { language }: ReadingContext) =>
  soundsLikeWork(title) || holdsWorkWord(title, language);

/** Whether the number of an unsure age is how long a job was done: “12 ans soudeur”. Nobody is sent away for it. */
function isLength(fact: Fact, said: readonly Mention[], heard: ReadingContext): boolean {
  if (fact.kind !== 'age' || fact.sureness >= AN_AGE) return false;
  const years = yearsIn(fact.text, heard);
  return said.some(
    ({ value }) =>
      typeof value === 'object' &&
      'role_title' in value &&
      value.duration_months === 12 * years &&
      namesWork(value.role_title, heard),
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

/** A job without how it ended, so that it is the same as what the learnt reader hears of it. */
function withoutEnd(one: Mention, heard: ReadingContext): Mention {
  if (one.field !== 'experience') return one;
  return { ...one, value: { ...one.value, role_title: beforeUntil(one.value.role_title, heard) } };
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

/** Fields to which the learnt reader adds what the grammar, which understood everything, took for a part of something else. */
const ADDED: ReadonlySet<AskedField> = new Set(['experience', 'skills']);

/** What a message says that is longer than an answer. */
export function told(read: Reading, again: Understood, message: string, heard: ReadingContext): Reading {
  const { facts } = again;
  const folded = flat(message);
  const answer = { ...read, said: read.said.map((one) => withoutEnd(withoutAge(one, facts, heard), heard)) };
  const sure = surest(facts.filter((one) => one.sureness >= SURE && !isLength(one, answer.said, heard)));
  const learnt = learntFrom(sure, message, heard).map((one) => withLength(one, answer.said));
  const lacks = (list: readonly Mention[], { field }: Mention) => !list.some((one) => one.field === field);
  const isWanted = (one: Mention) => one.field === 'budget_per_month' && wantsSum(one.value, facts, heard);
  if (answer.complete) {
    // What is heard as work by a reader and as a wish by the other is done, unless a wish was asked for.
    const isDone = (one: Mention) =>
      one.field === 'goals' &&
      heard.asked !== 'goals' &&
      learnt.some((other) => other.field === 'experience' && flat(wordsOf(other)).includes(flat(wordsOf(one))));
    const isKept = (one: Mention) =>
      !holdsSeveral(one, learnt) &&
      !isDone(one) &&
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
    // A long one was cut.
    const place = placeOfWords(text.replace(/…$/u, ''), folded);
    // What only counts something is noted nowhere.
    return place !== null && !sure.some((fact) => fact.kind !== 'figure' && overlaps(fact, place));
  });
  return { said: [...learnt, ...rest], complete: false, unread };
}
