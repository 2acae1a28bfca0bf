import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { quantitiesIn } from './quantities.ts';

/** More hours a week than anybody has to spare: who names so many tells how much they work. */
export const MOST_SPARE = 60;
const WEEKS_A_MONTH = 52 / 12;
const DAYS_A_MONTH = 30;
const MONTHS_A_YEAR = 12;

/** What a sum may be a month, by whatever it was counted. */
const perMonth = (sum: number) =>
  [sum, sum * WEEKS_A_MONTH, sum * DAYS_A_MONTH, sum / MONTHS_A_YEAR].map((one) => Math.round(one));

/** Whether a number is hours of which it is said that they are of each week, or day: those of a story are not. */
export function isAWeek({ field, value }: Mention, folded: string, { languages }: ReadingContext): boolean {
  if (field !== 'hours_per_week') return false;
  return quantitiesIn(folded, languages).some((one) => one.kind === 'hours' && one.periodic && one.value === value);
}

/**
 * What was heard, without numbers that can't be what they were heard as unless it was asked for them: more hours a
 * week than there are to spare, and as money to put in the one sum that is wanted (“con 8 mil a la semana yo respiro”).
 */
export function withoutDoubtful(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const { asked, languages } = heard;
  const folded = flat(message);
  const sums = quantitiesIn(folded, languages).map(({ written }) => perMonth(written));
  const isSaidTwice = (sum: number) => sums.filter((one) => one.includes(Math.round(sum))).length > 1;
  const wanted = new Set(
    said.flatMap((one) =>
      one.field === 'goals'
        ? quantitiesIn(flat(one.value.value), languages).flatMap(({ written }) => perMonth(written))
        : [],
    ),
  );
  return said.filter((one) => {
    if (one.field === asked) return true;
    if (one.field === 'hours_per_week') return one.value <= MOST_SPARE;
    return (
      one.field !== 'budget_per_month' ||
      one.value === 0 ||
      !wanted.has(Math.round(one.value)) ||
      isSaidTwice(one.value)
    );
  });
}
