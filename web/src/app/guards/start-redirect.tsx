import { Navigate } from 'react-router';
import { useModeChosen } from '#shared/use-mode-chosen.ts';
import { PageSpinner } from '#app/page-spinner.tsx';
import { paths } from '#shared/paths.ts';

/** Leads to the interview when a way to start was chosen, else home: what `/onboarding` does, and the lack of a plan. */
export function StartRedirect() {
  const { pending, chosen } = useModeChosen();
  if (pending) return <PageSpinner />;
  return <Navigate to={chosen ? paths.onboardingChat : paths.home} replace />;
}

export { StartRedirect as Component };
