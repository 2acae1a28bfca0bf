import { dangerHeard, dangerKind } from '../../reader/safety.ts';
import { isNegator } from '../../text/negation.ts';
import type { Found } from '../../text/phrases.ts';
import { dayNamed } from '../../understand/deadline.ts';
import { cuesIn } from '../../understand/intent-book.ts';
import type { Cue } from '../../understand/intents.ts';
import { contrasts } from '../../understand/intent-lexicon.ts';
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

/** From here on a clause, and its tail alone, may tell of danger. A few words are loud by chance, and soonest of an illness. */
const ALARMING = { whole: 0.27, tail: 0.4, recovery: 0.3 };

/**
 * Whether what a clause says of until when sounds like an end of somebody, or of being hurt, even faintly: “slowly until …”.
 * The clause is read, and what stands behind “until” with that word and without it: a calm beginning drowns it.
 */
export function isAlarming({ text, words, marks }: Clause): boolean {
  const [until] = marks.all('until');
  const first = words[until?.start ?? 0]?.from ?? 0;
  const tail = text.slice(words[until?.end ?? 0]?.from ?? 0);
  if (marks.has('last')) return true;
  if (marks.has('recover')) return dangerHeard(text) >= ALARMING.recovery;
  const isLoud = dangerHeard(tail) >= ALARMING.tail && dangerKind(tail) !== 'health';
  return isLoud || Math.max(dangerHeard(text), dangerHeard(text.slice(first))) >= ALARMING.whole;
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
  const isTwofold = tail.some((word) => word.forms.some((form) => contrasts.has(form)));
  if (tail.length > MOST_OF_END || !names || isTwofold) return null;
  const parts = [...paces, ...marks.all('task'), { start: until.start, end }];
  const inPart = (at: number) => parts.some((part) => part.start <= at && at < part.end);
  return words.every((word, at) => inPart(at) || isRest(word) || isSmall(word))
    ? { kind: 'undated', said: text }
    : null;
}
