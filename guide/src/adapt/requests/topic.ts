import type { Found } from '../../text/phrases.ts';
import { cuesIn } from '../../understand/intent-book.ts';
import { contrasts } from '../../understand/intent-lexicon.ts';
import { quantitiesIn } from '../../understand/quantities.ts';
import { isDenied, isFiller, ownWordsBetween } from '../../understand/wish-parts.ts';
import type { Clause } from './clauses.ts';

/** All of the plan that speaks of something taken out: “get everything about flyers out of there”. */
export interface TopicRequest {
  kind: 'topic';
  said: string;
  /** What is spoken of, in the person's words. */
  object: string;
}

/** Words between “take out” and “everything about”: “all”, “of it”. */
const BETWEEN = 2;

/** Whether a clause drops what stands right behind its verb, or asks so behind it: “drop everything about …”, “… get it out”. */
function isDropped({ words, marks }: Clause, { start, end }: Pick<Found<unknown>, 'start' | 'end'>): boolean {
  const isAhead = cuesIn(words).some(
    (one) =>
      one.value.cue === 'drop' &&
      !one.value.behind &&
      one.end <= start &&
      words.slice(one.end, start).every(isFiller) &&
      start - one.end <= BETWEEN &&
      !isDenied(words, one.start, []),
  );
  return isAhead || marks.all('told_drop').some((one) => one.start >= end);
}

/** More words name something themselves. */
const BARE = 8;

/** “…, take it out”: a clause that drops what the one before it named, and names nothing itself. */
const isBareDrop = (clause: Clause | null) =>
  clause !== null && clause.marks.has('told_drop') && clause.words.length <= BARE;

/** The topic that a clause names behind “everything about”, where it or the clause behind it takes that out; else null. */
export function topicIn(clause: Clause, next: Clause | null): TopicRequest | null {
  const { text, words, marks } = clause;
  const all = marks.longest('all_about');
  if (!all || marks.has('except') || !(isDropped(clause, all) || isBareDrop(next))) return null;
  const stops = [
    ...[...marks.all('told_drop'), ...marks.all('reason')].map(({ start }) => start),
    words.findIndex((word, at) => at > all.end && word.forms.some((form) => contrasts.has(form))),
  ];
  const end = Math.min(words.length, ...stops.filter((start) => start > all.end));
  const object = ownWordsBetween(text, words, all.end, end);
  // “Everything with more than an hour” is of a length, and no topic.
  if (object === '' || quantitiesIn(object).length > 0) return null;
  return { kind: 'topic', said: text, object };
}
