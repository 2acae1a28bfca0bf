import { type Recommendation, Recommendations } from '@foothold/contract';

/** Both lists as one, an idea once, the first list's order first. */
export function joinIdeas(first: readonly Recommendation[], second: readonly Recommendation[]): Recommendation[] {
  const known = new Set(first.map((idea) => idea.recommendation_id));
  return [...first, ...second.filter((idea) => !known.has(idea.recommendation_id))];
}

/** The ideas another screen handed over in the navigation state; none when there is nothing of the kind. */
export function ideasInState(state: unknown): Recommendation[] {
  const parsed = Recommendations.safeParse(state);
  return parsed.success ? parsed.data.recommendations : [];
}
