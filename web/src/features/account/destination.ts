import { hasProfileData } from '@foothold/contract';
import type { QueryClient } from '@tanstack/react-query';
import { draftToProfile, fieldsOf, useDraft, type DraftFields } from '#shared/draft.ts';
import { paths } from '#shared/paths.ts';
import { activePlanQuery, profileQuery } from '#shared/queries.ts';

/** Where a person without a plan goes on, by what is known about them. */
export function pathWithoutPlan(draft: DraftFields): string {
  if (hasProfileData(draftToProfile(draft))) return paths.onboardingChat;
  const choseNothing = draft.onboardingMode === 'brainstorm' && draft.ideaText === '' && draft.businessDesc === '';
  return choseNothing ? paths.home : paths.upload;
}

/** Where a log-in leads. Throws when the plan could not be checked; a profile that can't be had gives way to the local draft. */
export async function pathAfterLogin(queryClient: QueryClient): Promise<string> {
  const plan = await queryClient.fetchQuery(activePlanQuery);
  if (plan?.plan_id) return paths.plan(plan.plan_id);
  const known = await queryClient.fetchQuery(profileQuery).then(fieldsOf, () => useDraft.getState());
  return pathWithoutPlan(known);
}

/** The address somebody was turned away from, unless it would lead who has a plan back to the beginning; else where a log-in leads. */
export function placeOf(remembered: string | null, path: string): string {
  const isBeginning = remembered?.startsWith(paths.onboarding) && path.startsWith(paths.plan(''));
  return remembered === null || isBeginning ? path : remembered;
}
