import type { Profile, Recommendation } from '@foothold/contract';

/**
 * An idea whose sum counts with the hours the profile names now: those of when the idea was made would answer a
 * question nobody asks any more.
 */
export function withPresentHours(idea: Recommendation, { resources }: Pick<Profile, 'resources'>): Recommendation {
  const { numbers } = idea.fit;
  if (!numbers) return idea;
  // 0 hours is “not said” here as everywhere.
  return { ...idea, fit: { ...idea.fit, numbers: { ...numbers, hours_per_week: resources.hours_per_week || null } } };
}
