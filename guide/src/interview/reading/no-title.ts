import { monthNames } from '../../text/calendar-names.ts';
import { fold, formsOf } from '../../text/fold.ts';
import { little } from '../../work/small-words.ts';
import type { ReadingContext } from './context.ts';
import { isInTime } from './day-words.ts';
import { flat } from './message.ts';
import { tokensIn } from './numbers.ts';
import { rolesIn } from './told-clauses.ts';
import type { WorkRole } from './told-words/kinds.ts';

/** How, how much, and why no longer somebody works. */
const ABOUT_WORK: ReadonlySet<WorkRole> = new Set(['form', 'status', 'health', 'reason', 'leave']);

/**
 * Whether a title says how somebody works, or why they don’t, and names no work: “mi-temps médical”, “reduced hours for my
 * health”, “aposentado por invalidez”. Every word of it must say so; who is retired and no more keeps their title.
 */
export function namesNoWork(title: string, { languages }: ReadingContext): boolean {
  const folded = flat(title);
  const told = rolesIn(folded, languages, ({ work }) => work);
  // “Me quedé viuda” is nobody's trade, whatever else stands in it.
  if (told.some(({ value }) => value === 'civil')) return true;
  const roles = told.filter(({ value }) => ABOUT_WORK.has(value));
  const has = (value: WorkRole) => roles.some((role) => role.value === value);
  const isNone = has('form') || has('leave') || has('health');
  if (!isNone) return false;
  const months = new Set(languages.flatMap((language) => monthNames(language).map((name) => fold(name))));
  return tokensIn(folded).every(({ word, digits, from, to }) => {
    const isTold = roles.some((role) => role.from <= from && to <= role.to);
    return isTold || digits || formsOf(word).some((form) => little.has(form) || months.has(form) || isInTime(form));
  });
}
