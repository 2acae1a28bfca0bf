import type { Profile } from '@foothold/contract';
import type { Fact } from '../profile/facts.ts';
import { cut } from '../text/quote.ts';

/** As many jobs as are told beside the facts, and as much of each one's description. */
const MOST_JOBS = 12;
const LONGEST_DESCRIPTION = 500;

/** What a model is told of the person, for a data block: facts by number, and the rest as it was said. */
export function profileData(profile: Profile, facts: ReadonlyMap<string, Fact>) {
  const { age, location, education, notes, limits, dislikes, experiences, resources, goals } = profile;
  return {
    age,
    facts: Object.fromEntries(
      [...facts].map(([name, { kind, text, level, months }]) => [name, { kind, text, level, months }]),
    ),
    location,
    education,
    jobs: experiences.slice(0, MOST_JOBS).map(({ role_title, duration_months, description }) => ({
      role_title,
      duration_months,
      description: cut(description ?? '', LONGEST_DESCRIPTION),
    })),
    limits,
    dislikes,
    notes,
    resources,
    goals: goals.map(({ value }) => value),
  };
}
