import type { Guide } from '../guide.ts';
import { usably } from '../interview/usable-profile.ts';
import { heeding } from '../memory/memory.ts';
import { adaptPlan } from './adapt/adapt-plan.ts';
import { stepChat } from './chat/step-chat.ts';
import { checkIn } from './check-in/check-in.ts';
import { onboardingTurn } from './interview/onboarding-turn.ts';
import { planFromDescription } from './plan/plan-from-description.ts';
import { planFromIdea } from './plan/plan-from-idea.ts';
import { recommend } from './recommend.ts';
import { parseResume } from './resume/parse-resume.ts';
import { monthInUtc, yearInUtc } from '../text/calendar.ts';

/** The guide that needs no network: deterministic, in five languages, the same answer for the same question. */
export function builtInGuide(): Guide {
  return {
    recommend: heeding(recommend),
    planFromIdea: heeding(usably(planFromIdea)),
    planFromDescription: heeding(usably(planFromDescription)),
    adaptPlan: heeding(adaptPlan),
    // A change of the profile is made from what it holds: the chat looks at both.
    stepChat,
    checkIn: heeding(checkIn),
    // The search of the last messages needs no memory.
    condense: async () => ({ value: null, meta: { source: 'builtin', warnings: [] } }),
    onboardingTurn,
    parseResume: async ({ text }, { now }) => ({
      value: parseResume(text, { year: yearInUtc(now), month: monthInUtc(now) }),
      meta: { source: 'builtin', warnings: [] },
    }),
  };
}
