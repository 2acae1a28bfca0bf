import type { Profile } from '@foothold/contract';

/** The person with other hours a week; null = as they were. */
export function withHours(profile: Profile, hours: number | null): Profile {
  return hours === null ? profile : { ...profile, resources: { ...profile.resources, hours_per_week: hours } };
}
