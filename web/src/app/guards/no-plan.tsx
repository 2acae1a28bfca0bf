import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router';
import { PageSpinner } from '#app/page-spinner.tsx';
import { paths } from '#shared/paths.ts';
import { activePlanQuery, profileQuery } from '#shared/queries.ts';

/** Without an active plan a person goes back to the interview, or home when no way to start was chosen yet. */
export function NoPlanGuard({ children = <Outlet /> }: { children?: ReactNode }) {
  const plan = useQuery(activePlanQuery);
  const profile = useQuery({ ...profileQuery, enabled: !plan.isPending && !plan.data });
  if (plan.data) return children;
  if (plan.isPending || profile.isPending) return <PageSpinner />;
  return <Navigate to={profile.data?.onboarding_mode ? paths.onboardingChat : paths.home} replace />;
}

export { NoPlanGuard as Component };
