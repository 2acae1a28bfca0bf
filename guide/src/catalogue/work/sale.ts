import { entryOfId, formOfId, genericFormOf, madeOf } from './compose.ts';
import { workFacts } from './facts.ts';
import type { Form, OwnKind } from './schema.ts';

/** Forms in which what is known of the work is sold, and not the work itself. */
const COUNSEL: ReadonlySet<Form | undefined> = new Set<Form>(['teach', 'advise', 'digital']);
/** Forms in which the work itself is: what comes of somebody's hands, what they have, or an hour of playing. */
const SALE: ReadonlySet<Form | undefined> = new Set<Form>(['make', 'batch', 'repair', 'rent', 'do']);
/** What somebody's own words name as made or done. */
const WORKED: ReadonlySet<OwnKind | 'work' | undefined> = new Set<OwnKind>(['made', 'done']);
/** Teaching is the work of whoever does it for a living (ISCO-08, group 23). */
const OF_TEACHERS = /^23/u;
export const isOfTeachers = (entry: string): boolean => OF_TEACHERS.test(entry);

/** Whether an id is of work that is teaching: a teacher's, or a skill that is paid for in lessons first, as chess is. */
export function isTaught(id: string): boolean {
  const entry = entryOfId(id) ?? '';
  const facts = workFacts.get(entry);
  return isOfTeachers(entry) || (facts?.kind === 'skill' && facts.offers[0]?.form === 'teach');
}

/** Whether an id sells the work itself, as it was written of the trade or as the person's own words say that it is done. */
export function sellsWork(id: string): boolean {
  const made = madeOf(id);
  return (typeof made?.offer === 'number' || WORKED.has(made?.kind)) && SALE.has(formOfId(id));
}

/** Whether an id sells what is known of the work: counsel, lessons, a guide on paper, or a group that suits any trade. */
export function sellsKnowledge(id: string): boolean {
  const isGroup = genericFormOf(id) === 'group';
  // Where nobody knows whether it is made or done, lessons are all that is sold of it.
  return madeOf(id)?.kind !== 'own' && (isGroup || COUNSEL.has(formOfId(id)));
}
