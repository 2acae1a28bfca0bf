import type { Language, Profile } from '@foothold/contract';
import type { GuideContext, Idea, RecommendInput } from '../../guide.ts';
import { recommend } from '../recommend.ts';

/** The context of somebody in a test, always the same. */
export const contextOf = (language: Language, seed = 'seed'): GuideContext => ({
  language,
  now: 1_770_000_000_000,
  seed,
});

/** Five ideas for a profile, or what `more` asks for. */
export async function ideasFor(
  profile: Profile,
  language: Language,
  more: Partial<RecommendInput> = {},
): Promise<Idea[]> {
  const input: RecommendInput = { profile, mode: 'brainstorm', already: [], count: 5, ...more };
  return (await recommend(input, contextOf(language))).value;
}

/** All the sentences of an idea. */
export const textOf = (idea: Idea) =>
  [idea.title, idea.short_description, idea.expectations, idea.detailed_description].join('\n');
