import { useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { PlanGate } from '#app/guards/plan-gate.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session.ts';

/**
 * Signing up and logging in are for visitors: whoever opens one of them signed in is sent on to the plan, or home. It is
 * decided on opening only, since both screens begin a session themselves and then lead on by rules of their own.
 */
export function VisitorOnly() {
  const [cameSignedIn] = useState(() => useSession.getState().signedIn);
  return cameSignedIn ? <PlanGate otherwise={<Navigate to={paths.home} replace />} /> : <Outlet />;
}
