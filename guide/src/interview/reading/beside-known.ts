import { isFilled, type Profile } from '@foothold/contract';
import type { Mention } from '../fields.ts';
import type { Hearing } from './hear.ts';
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { moneyTold } from './money-told.ts';
import { toldSentences } from './told-clauses.ts';
import { isChildsAge } from './young-age.ts';

/** A message of so few words answers or corrects; in a longer one a second place is rarely the home. */
const STORY_WORDS = 6;

const isAbout = (field: Mention['field']) => (one: Mention) => one.field === field;

/** The length of work told without its job, as of the only job whose length is not known: “nine years in the trade”. */
function lengthOfKnown({ said, lengths }: Hearing, { experiences }: Profile): Mention[] {
  const [months, ...others] = lengths;
  const [job, ...more] = experiences.filter(({ duration_months }) => duration_months === 0);
  if (months === undefined || others.length > 0 || !job || more.length > 0 || said.some(isAbout('experience')))
    return [];
  return [{ field: 'experience', value: { ...job, duration_months: months } }];
}

/**
 * The only sum of a message, told by the week or month and said to be nothing else, as what is wanted: where what there is to
 * begin with is known and no goal is, little else is left for it. “300 a month and I can breathe.”
 */
function goalLeft(said: readonly Mention[], message: string, profile: Profile, heard: ReadingContext): Mention[] {
  const isOpen = isFilled(profile, 'budget_per_month') && !isFilled(profile, 'goals');
  if (!isOpen || said.some((one) => isAbout('goals')(one) || isAbout('budget_per_month')(one))) return [];
  const [sum, ...more] = moneyTold(toldSentences(flat(message), heard.languages), heard).sums;
  if (!sum || more.length > 0 || sum.use !== null || !sum.quantity.periodic || sum.quantity.value === 0) return [];
  return [{ field: 'goals', value: { goal_type: 'earn', value: message.slice(sum.from, sum.to).trim() } }];
}

/** Whether no money is heard in a story where there is some by the profile: “it is not a question of money” takes none away. */
function isNoMoney(one: Mention, message: string, profile: Profile, { asked }: ReadingContext): boolean {
  const isNone = one.field === 'budget_per_month' && one.value === 0 && !/\d/u.test(message);
  const known = profile.resources.budget_per_month ?? 0;
  return isNone && known > 0 && asked !== 'budget_per_month' && message.split(/\s+/u).length > STORY_WORDS;
}

/**
 * What a message says to somebody who knows the profile: the age of a child is not that of a parent, a place named in a
 * story does not move whose home is known, and a length by itself is that of the job before it. What was asked for is
 * taken as it is.
 */
export function besideKnown(hearing: Hearing, message: string, profile: Profile, heard: ReadingContext): Mention[] {
  const { asked } = heard;
  const isChild = ({ field, value }: Mention) => field === 'age' && isChildsAge(Number(value), message, { asked });
  const isStory = message.split(/\s+/u).length > STORY_WORDS;
  const isVisited = (one: Mention) =>
    one.field === 'location' &&
    asked !== 'location' &&
    isStory &&
    isFilled(profile, 'location') &&
    !hearing.plain.some(isAbout('location'));
  const isOpen = ({ field }: Mention) => !isFilled(profile, field) && !hearing.said.some(isAbout(field));
  const said = hearing.said.filter(
    (one) => !isChild(one) && !isVisited(one) && !isNoMoney(one, message, profile, heard),
  );
  return [
    ...said,
    ...hearing.passing.filter(isOpen),
    ...lengthOfKnown(hearing, profile),
    ...goalLeft(said, message, profile, heard),
  ];
}
