import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { UncheckedPlan } from '#app/guards/unchecked-plan.tsx';
import { useActivePlan } from '#app/guards/use-active-plan.ts';
import { PageSpinner } from '#app/page-spinner.tsx';
import { Queries } from '#app/queries.tsx';
import { paths } from '#shared/paths.ts';

/** Sends a person with an active plan to it; everybody else gets `otherwise`. Where nobody knows, that is said. */
export function ActivePlanGuard({ otherwise }: { otherwise: ReactNode }) {
  return (
    <Queries>
      <ToActivePlan otherwise={otherwise} />
    </Queries>
  );
}

function ToActivePlan({ otherwise }: { otherwise: ReactNode }) {
  const { pending, plan, retry, state } = useActivePlan();
  if (pending) return <PageSpinner />;
  if (retry) return <UncheckedPlan onRetry={retry} />;
  return plan ? <Navigate to={paths.plan(plan.plan_id)} replace state={state} /> : otherwise;
}
