import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { PageSpinner } from '#app/page-spinner.tsx';
import { paths } from '#shared/paths.ts';
import { profileQuery } from '#shared/queries.ts';

/** `/onboarding`: the interview when a way to start was chosen, else home. */
export function OnboardingRedirect() {
  const { data: profile, isPending } = useQuery(profileQuery);
  if (isPending) return <PageSpinner />;
  return <Navigate to={profile?.onboarding_mode ? paths.onboardingChat : paths.home} replace />;
}

export { OnboardingRedirect as Component };
