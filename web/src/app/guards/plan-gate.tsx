import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PageSpinner } from '#app/page-spinner.tsx';
import { useSession } from '#shared/session.ts';

const ActivePlanGuard = lazy(async () => ({ default: (await import('#app/guards/active-plan.tsx')).ActivePlanGuard }));

/** Visitors pass; the signed-in go to their active plan, or get `otherwise` (the page itself by default). */
export function PlanGate({ otherwise = <Outlet /> }: { otherwise?: ReactNode }) {
  const { signedIn } = useSession();
  if (!signedIn) return <Outlet />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <ActivePlanGuard otherwise={otherwise} />
    </Suspense>
  );
}
