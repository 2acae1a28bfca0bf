import type { Guide } from '../guide.ts';
import { usably } from '../interview/usable-profile.ts';
import { heeding } from '../memory/memory.ts';
import { adaptPlan } from './adapt/adapt-plan.ts';
import type { Models } from './ask.ts';
import { condense } from './chat/condense.ts';
import { stepChat } from './chat/step-chat.ts';
import { checkIn } from './check-in/check-in.ts';
import { onboardingTurn } from './interview/onboarding-turn.ts';
import { planFromDescription } from './plan/plan-from-description.ts';
import { planFromIdea } from './plan/plan-from-idea.ts';
import { recommend } from './recommend/recommend.ts';
import { parseResume } from './resume/parse-resume.ts';

/**
 * The guide on a model. Every answer is held against the same bars as the built-in guide's, and what does not hold is
 * the built-in guide's. Throws `ModelFailure` when no model has an answer; `fallbackGuide` answers then.
 */
export function promptedGuide(models: Models, builtIn: Guide): Guide {
  return {
    recommend: heeding(recommend(models, builtIn)),
    planFromIdea: heeding(usably(planFromIdea(models, builtIn))),
    planFromDescription: heeding(usably(planFromDescription(models, builtIn))),
    adaptPlan: heeding(adaptPlan(models, builtIn)),
    stepChat: stepChat(models, builtIn),
    condense: condense(models),
    checkIn: heeding(checkIn(models, builtIn)),
    onboardingTurn: onboardingTurn(models, builtIn),
    parseResume: parseResume(models, builtIn),
  };
}
