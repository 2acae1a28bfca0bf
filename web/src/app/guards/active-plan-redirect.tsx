import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { NoPlanGuard } from '#app/guards/no-plan.tsx';
import { paths } from '#shared/paths.ts';
import { activePlanQuery } from '#shared/queries.ts';

/** `/plan`: the header's Plan label, leading to whichever plan is active. */
export function ActivePlanRedirect() {
  const { data: plan } = useQuery(activePlanQuery);
  return <NoPlanGuard>{plan && <Navigate to={paths.plan(plan.plan_id)} replace />}</NoPlanGuard>;
}

export { ActivePlanRedirect as Component };
