import { saidWishesIn } from '../../understand/wishes.ts';
import { ownWordsBetween } from '../../understand/wish-parts.ts';
import type { Clause } from './clauses.ts';

/** All of the plan that speaks of something taken out: “get everything about flyers out of there”. */
export interface TopicRequest {
  kind: 'topic';
  said: string;
  /** What is spoken of, in the person's words. */
  object: string;
}

const isTurnedDown = (clause: Clause | null) =>
  clause !== null &&
  (clause.marks.has('told_drop') || saidWishesIn(clause.text).some(({ wish }) => wish.intent === 'drop'));

/** The topic that a clause names behind “everything about”, where it or the clause behind it takes that out; else null. */
export function topicIn(clause: Clause, next: Clause | null): TopicRequest | null {
  const { text, words, marks } = clause;
  const all = marks.longest('all_about');
  if (!all || !(isTurnedDown(clause) || isTurnedDown(next))) return null;
  const behind = [...marks.all('told_drop'), ...marks.all('reason')].map(({ start }) => start);
  const end = Math.min(words.length, ...behind.filter((start) => start > all.end));
  const object = ownWordsBetween(text, words, all.end, end);
  return object === '' ? null : { kind: 'topic', said: text, object };
}
