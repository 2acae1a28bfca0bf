import { createHash } from 'node:crypto';
import {
  isBlank,
  type Language,
  type OnboardingMode,
  readBusinessDescription,
  type StoredProfile,
} from '@foothold/contract';
import type { RecommendInput } from '@foothold/guide';
import { fail } from '../http/failure.ts';

export interface RecommendationsBody {
  onboarding_mode: OnboardingMode;
  user_input?: string | undefined;
  user_feedback?: string | undefined;
}

export type Question = Omit<RecommendInput, 'already' | 'count'>;

/**
 * What the guide is asked, out of the call and the stored profile. Throws GOAL_REQUIRED when the profile holds no
 * goal, and IDEA_REQUIRED in idea mode without an idea in the call or in the profile.
 */
export function questionOf(stored: StoredProfile, body: RecommendationsBody): Question {
  const { onboarding_mode: mode, user_input: said = '', user_feedback: feedback = '' } = body;
  const { onboarding_mode: _mode, idea_text: keptIdea, business_desc: business, ...profile } = stored;
  if (profile.goals.length === 0) fail('GOAL_REQUIRED');
  const idea = isBlank(said) ? keptIdea : said;
  if (mode === 'idea' && isBlank(idea)) fail('IDEA_REQUIRED');
  return {
    profile,
    mode,
    ...(mode === 'idea' ? { idea } : {}),
    ...(mode === 'from-description' && !isBlank(business) ? { business: readBusinessDescription(business) } : {}),
    ...(isBlank(feedback) ? {} : { feedback }),
  };
}

/** The same for the same question in the same language, whatever the feedback. */
export function hashOf({ profile, mode, idea, business }: Question, language: Language): string {
  const asked = JSON.stringify({ profile, mode, idea, business, language });
  return createHash('sha256').update(asked).digest('hex');
}

/** What somebody wants, as their profile holds it. */
export const wantedBy = ({ profile }: Question): string => profile.goals.map(({ value }) => value).join('\n');

/** What of a question the person wrote for it. */
export function wordsOf({ idea = '', business, feedback = '' }: Question): string {
  return [idea, ...Object.values(business ?? {}), feedback].join('\n');
}
