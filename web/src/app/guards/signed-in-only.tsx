import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { rememberOrigin } from '#shared/origin.ts';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session.ts';

/** Sends visitors to the landing page, and remembers where they wanted to go unless they have just logged out. */
export function SignedInOnly() {
  const { signedIn, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  const turnedAway = !signedIn && ended !== 'left';
  useEffect(() => {
    if (turnedAway) rememberOrigin(pathname + search + hash);
  }, [turnedAway, pathname, search, hash]);
  return signedIn ? <Outlet /> : <Navigate to={paths.landing} replace />;
}
