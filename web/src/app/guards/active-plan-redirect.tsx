import { Navigate } from 'react-router';
import { StartRedirect } from '#app/guards/start-redirect.tsx';
import { useActivePlan } from '#app/guards/use-active-plan.ts';
import { PageSpinner } from '#app/page-spinner.tsx';
import { paths } from '#shared/paths.ts';

/** `/plan`: the header's Plan label, leading to whichever plan is active. */
export function ActivePlanRedirect() {
  const { pending, plan } = useActivePlan();
  if (pending) return <PageSpinner />;
  return plan ? <Navigate to={paths.plan(plan.plan_id)} replace /> : <StartRedirect />;
}

export { ActivePlanRedirect as Component };
