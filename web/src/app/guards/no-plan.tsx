import { Outlet } from 'react-router';
import { StartRedirect } from '#app/guards/start-redirect.tsx';
import { UncheckedPlan } from '#app/guards/unchecked-plan.tsx';
import { useActivePlan } from '#app/guards/use-active-plan.ts';
import { PageSpinner } from '#app/page-spinner.tsx';

/** Without an active plan a person goes back to the interview, or home when no way to start was chosen yet. */
export function NoPlanGuard() {
  const { pending, plan, retry } = useActivePlan();
  if (pending) return <PageSpinner />;
  if (retry) return <UncheckedPlan onRetry={retry} />;
  return plan ? <Outlet /> : <StartRedirect />;
}
