import type { Language } from '@foothold/contract';
import type { Need } from '../catalogue/schema.ts';
import { isNegator } from '../text/negation.ts';
import type { Found, ReadText } from '../text/phrases.ts';
import { little } from '../work/small-words.ts';
import { limitBooks } from './limit-words/words.ts';
import { needClausesOf, type NeedClause, ruledOutIn, TIMES } from './ruled-out.ts';

/** “Only on the weekends”: as many small words may stand between. */
const BETWEEN = 3;

function standsBeside({ start, end }: Found<Need>, only: Found<unknown>, isNothing: (at: number) => boolean): boolean {
  const [from, to] = only.end <= start ? [only.end, start] : [end, only.start];
  return from <= to && to - from <= BETWEEN && Array.from({ length: to - from }, (_, at) => from + at).every(isNothing);
}

/** The times that a clause keeps to: “weekends only”, “solo de noche”. */
function keptIn({ words, named }: Pick<NeedClause, 'words' | 'named'>, language: Language): Need[] {
  const times = named.filter(({ value }) => TIMES.has(value));
  if (times.length === 0 || words.some(isNegator)) return [];
  const only = limitBooks[language].findAll(words).filter(({ value }) => value === 'only');
  const isNothing = (at: number) => isSmall(words, at) || times.some(({ start, end }) => start <= at && at < end);
  return times.filter((time) => only.some((one) => standsBeside(time, one, isNothing))).map(({ value }) => value);
}

function isSmall(words: ReadText, at: number): boolean {
  const { forms = [] } = words[at] ?? {};
  return forms.some((form) => little.has(form) || form.length <= 2);
}

/**
 * The times that a text keeps to by an “only” and nowhere else denies: whoever is free in the evenings only has named the
 * evening as readers find it named where it is out.
 */
export function keptTimes(text: string, language: Language): ReadonlySet<Need> {
  const clauses = needClausesOf(text, language);
  const kept = clauses.map((clause) => keptIn(clause, language));
  const all = new Set(kept.flat());
  if (all.size === 0) return all;
  const rest = clauses.filter((_, at) => kept[at]?.length === 0).map(({ clause }) => clause);
  const denied = ruledOutIn(rest.join('\n'), language);
  return new Set([...all].filter((time) => !denied.has(time)));
}
