import { Navigate, useLocation } from 'react-router';
import { StartRedirect } from '#app/guards/start-redirect.tsx';
import { UncheckedPlan } from '#app/guards/unchecked-plan.tsx';
import { useActivePlan } from '#app/guards/use-active-plan.ts';
import { PageSpinner } from '#app/page-spinner.tsx';
import { paths } from '#shared/paths.ts';

/** `/plan`: the header's Plan label, leading to whichever plan is active. */
export function ActivePlanRedirect() {
  const { pending, plan, retry, state } = useActivePlan();
  const { search } = useLocation();
  if (pending) return <PageSpinner />;
  if (retry) return <UncheckedPlan onRetry={retry} />;
  if (!plan) return <StartRedirect />;
  return (
    <>
      {/* The workspace's code may still be coming. */}
      <PageSpinner />
      <Navigate to={paths.plan(plan.plan_id) + search} replace state={state} />
    </>
  );
}

export { ActivePlanRedirect as Component };
