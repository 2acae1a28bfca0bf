import type { Place, Profile } from '@foothold/contract';
import { lessonsOf } from '../../ideas/declines.ts';
import { type Limits, limitsOf } from '../../understand/limits.ts';
import type { ShownIdea } from '../../guide.ts';

/** What an idea says of itself that the person's limits are held against. */
export interface Claims {
  hours_per_week: { min: number; max: number };
  startup_cost_band: number;
  place: Place;
  /** The youngest age at which one may do it alone. */
  min_age: number;
  /** What it can't do without, in the catalogue's words. */
  needs: readonly string[];
}

const least = (...numbers: (number | null)[]) => {
  const named = numbers.filter((number) => number !== null);
  return named.length === 0 ? null : Math.min(...named);
};

/** The limits of a profile, tightened by the reasons for which ideas were declined. */
export function limitsFor(profile: Profile, already: readonly ShownIdea[]): Limits {
  const own = limitsOf(profile);
  const { limits: taught, place } = lessonsOf(already);
  return {
    hours: least(own.hours, taught.hours),
    age: own.age,
    band: least(own.band, taught.band),
    place: own.place ?? taught.place ?? place,
    spared: own.spared,
    atHome: own.atHome,
    ruledOut: new Set([...own.ruledOut, ...taught.ruledOut]),
  };
}

/** Where an idea goes beyond what the person has or wants, told to the one who wrote it. */
export function limitIssues(claims: Claims, limits: Limits): string[] {
  const { hours_per_week, startup_cost_band: band, place, min_age, needs } = claims;
  const barred = needs.filter((need) => [...limits.ruledOut].some((one) => one === need));
  return [
    ...(hours_per_week.min > hours_per_week.max ? ['hours_min must not be above hours_max'] : []),
    ...(limits.hours !== null && hours_per_week.min > limits.hours
      ? [`there are only ${limits.hours} hours a week: make it smaller, or choose another idea`]
      : []),
    ...(limits.band !== null && band > limits.band
      ? [`it may cost no more than band ${limits.band}: find the cheaper way, or choose another idea`]
      : []),
    ...(limits.age !== null && min_age > limits.age
      ? [`the person is ${limits.age} years old: choose another idea`]
      : []),
    ...(limits.place !== null && place !== 'both' && place !== limits.place
      ? [`the work must be ${limits.place}: change the way it is done, or choose another idea`]
      : []),
    ...barred.map((need) => `the person ruled out “${need}”: choose another idea`),
  ];
}
