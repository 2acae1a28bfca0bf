import { isFilled, type Profile } from '@foothold/contract';
import type { Mention } from '../fields.ts';
import type { Hearing } from './hear.ts';
import type { ReadingContext } from './context.ts';
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
 * What a message says to somebody who knows the profile: the age of a child is not that of a parent, a place named in a
 * story does not move whose home is known, and a length by itself is that of the job before it. What was asked for is
 * taken as it is.
 */
export function besideKnown(hearing: Hearing, message: string, profile: Profile, { asked }: ReadingContext): Mention[] {
  const isChild = ({ field, value }: Mention) => field === 'age' && isChildsAge(Number(value), message, { asked });
  const isStory = message.split(/\s+/u).length > STORY_WORDS;
  const isVisited = (one: Mention) =>
    one.field === 'location' &&
    asked !== 'location' &&
    isStory &&
    isFilled(profile, 'location') &&
    !hearing.plain.some(isAbout('location'));
  const isOpen = ({ field }: Mention) => !isFilled(profile, field) && !hearing.said.some(isAbout(field));
  const said = hearing.said.filter((one) => !isChild(one) && !isVisited(one));
  return [...said, ...hearing.passing.filter(isOpen), ...lengthOfKnown(hearing, profile)];
}
