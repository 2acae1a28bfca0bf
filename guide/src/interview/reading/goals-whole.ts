import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { isCommon } from '../../language/common.ts';
import { read } from '../../text/phrases.ts';
import { monthOf } from '../../understand/deadline.ts';
import { saysOnlyWhen } from './day-words.ts';
import { limitBooks } from '../../understand/limit-words/words.ts';
import { flat, overlaps, placeOfWords, type Stretch } from './message.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

/** Words that may stand between a verb and its sum: “make like 400 a month”. */
const BETWEEN = /^(?: \p{L}{1,8}){0,2} $/u;
/** What may stand between a goal and the time it is for. */
const BESIDE = /^[,;]? ?$/u;

/** A time has so many words at most. */
const MOST_WORDS = 5;
/** As many of them may be unknown: “by next summer”. */
const MOST_UNKNOWN = 1;

/** Whether a text says when and nothing else: “pour septembre”, “by next summer”. */
export function isWhen(text: string, { languages }: ReadingContext): boolean {
  if (saysOnlyWhen(text)) return true;
  const words = read(text);
  const times = languages.flatMap((language) =>
    limitBooks[language].findAll(words).filter(({ value }) => value === 'time'),
  );
  const isTime = (at: number) =>
    times.some(({ start, end }) => start <= at && at < end) || monthOf({ forms: words[at]?.forms ?? [] }) !== undefined;
  const isSmall = (at: number) =>
    (words[at]?.forms ?? []).some((form) => languages.some((language) => isCommon(form, language)));
  return (
    words.length <= MOST_WORDS &&
    words.some((_, at) => isTime(at)) &&
    words.filter((_, at) => !isTime(at) && !isSmall(at)).length <= MOST_UNKNOWN
  );
}

type GoalMention = Extract<Mention, { field: 'goals' }>;
const isGoal = (one: Mention): one is GoalMention => one.field === 'goals';

/** The sum right behind a goal of one word, which says nothing without it; null where there is none. */
function sumBehind(value: string, folded: string, sums: readonly Quantity[]): { from: number; sum: Quantity } | null {
  if (value.includes(' ') || /\d/u.test(value)) return null;
  for (const sum of sums) {
    const before = folded.slice(0, sum.from);
    const from = before.lastIndexOf(value);
    if (from >= 0 && BETWEEN.test(before.slice(from + value.length))) return { from, sum };
  }
  return null;
}

/**
 * What was heard, with goals as they were said: a verb alone goes with the sum behind it (“make” and “400 a month” are one),
 * which is then no money to begin with; and when something is to be reached belongs to the goal before it.
 */
export function goalsWhole(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  if (!said.some(isGoal)) return [...said];
  const folded = flat(message);
  const sums = quantitiesIn(folded, heard.languages).filter(({ kind }) => kind === 'money' || kind === 'number');
  const taken: Quantity[] = [];
  const whole = said.map((one): Mention => {
    const found = isGoal(one) ? sumBehind(flat(one.value.value), folded, sums) : null;
    if (!isGoal(one) || !found) return one;
    taken.push(found.sum);
    return { ...one, value: { ...one.value, value: message.slice(found.from, found.sum.to).trim() } };
  });
  const goals = whole.filter(isGoal).map((one) => flat(one.value.value));
  const isPart = (value: string) => goals.some((other) => other !== value && other.includes(value));
  const kept = whole.filter((one) => {
    if (isGoal(one)) return !isPart(flat(one.value.value));
    return one.field !== 'budget_per_month' || !taken.some(({ value }) => value === one.value);
  });
  return withWhen(kept, message, heard);
}

/** What was heard, with goals of which one begins within the other as the one that they are: “300 more a month” and “more a month for the roof”. */
export function goalsAsOne(said: readonly Mention[], message: string): Mention[] {
  const folded = flat(message);
  const made: Mention[] = [];
  let last: { at: number; place: Stretch } | null = null;
  for (const one of said) {
    const place = isGoal(one) ? placeOfWords(one.value.value, folded) : null;
    const before = last && made[last.at];
    if (place && last && before && isGoal(before) && overlaps(last.place, place)) {
      const whole: Stretch = { from: Math.min(last.place.from, place.from), to: Math.max(last.place.to, place.to) };
      made[last.at] = { ...before, value: { ...before.value, value: message.slice(whole.from, whole.to) } };
      last = { at: last.at, place: whole };
    } else {
      if (place) last = { at: made.length, place };
      made.push(one);
    }
  }
  return made;
}

/** Goals that only say when are part of the goal they stand right behind. */
function withWhen(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const joinedAt = new Set<number>();
  const whole = said.map((one, at): Mention => {
    const next = said.slice(at + 1).find(isGoal);
    if (!isGoal(one) || !next || joinedAt.has(at) || !isWhen(next.value.value, heard)) return one;
    const [own, when] = [flat(one.value.value), flat(next.value.value)];
    const from = folded.indexOf(own);
    const begin = folded.indexOf(when, from + own.length);
    if (from < 0 || begin < 0 || !BESIDE.test(folded.slice(from + own.length, begin))) return one;
    joinedAt.add(said.indexOf(next));
    return { ...one, value: { ...one.value, value: message.slice(from, begin + when.length) } };
  });
  return whole.filter((_, at) => !joinedAt.has(at));
}
