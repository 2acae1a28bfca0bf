import { isNegator } from '../../text/negation.ts';
import type { Found } from '../../text/phrases.ts';
import { dayNamed } from '../../understand/deadline.ts';
import { cuesIn } from '../../understand/intent-book.ts';
import type { Cue } from '../../understand/intents.ts';
import { quantitiesIn } from '../../understand/quantities.ts';
import { isFiller } from '../../understand/wish-parts.ts';
import type { Clause } from './clauses.ts';
import { isRest, isSmall } from './dated.ts';

/** A slower pace until something that stands in no calendar: “less until the harvest is in”. */
export interface UndatedRequest {
  kind: 'undated';
  said: string;
}

const lighter: ReadonlySet<Cue> = new Set<Cue>(['less-time', 'too-hard']);
/** More words behind “until” tell a story. */
const MOST_OF_END = 6;

type Stretch = Omit<Found<unknown>, 'value'>;

/** Where a clause asks for less. */
function pacesIn({ words, marks }: Clause): Stretch[] {
  const cues = cuesIn(words).filter(({ value }) => lighter.has(value.cue) && !value.behind);
  return [...marks.all('less'), ...marks.all('told_less'), ...marks.all('slow'), ...cues];
}

/** The slower pace that a clause asks for until something without a date, where it says nothing else; null when it asks for none. */
export function undatedIn(clause: Clause, now: number): UndatedRequest | null {
  const { text, words, marks } = clause;
  const [until] = marks.all('until');
  if (!until || marks.has('past_or_today')) return null;
  if (dayNamed(text, now) !== null || quantitiesIn(text).length > 0) return null;
  const paces = pacesIn(clause).filter(({ start, end }) => end <= until.start || start > until.end);
  if (paces.length === 0) return null;
  const behind = paces.filter(({ start }) => start > until.end).map(({ start }) => start);
  const end = Math.min(words.length, ...behind);
  const tail = words.slice(until.end, end);
  const then = marks.all('until_then');
  const isThen = (at: number) => then.some((one) => one.start <= at && at < one.end);
  const names = tail.some((word, at) => !isFiller(word) && !isNegator(word) && !isThen(until.end + at));
  if (tail.length > MOST_OF_END || !names) return null;
  const parts = [...paces, ...marks.all('task'), { start: until.start, end }];
  const inPart = (at: number) => parts.some((part) => part.start <= at && at < part.end);
  return words.every((word, at) => inPart(at) || isRest(word) || isSmall(word))
    ? { kind: 'undated', said: text }
    : null;
}
