import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

function keptToken(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('linkToken' in state)) return '';
  return typeof state.linkToken === 'string' ? state.linkToken : '';
}

/**
 * The token of the mailed link that led here; empty without one. It stands behind the `#`, which is sent to no server,
 * and is taken out of the address at once, so that nobody reads it there. A reload still finds it.
 */
export function useLinkToken(): string {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const linkToken = hash.slice(1) || keptToken(state);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true, state: { linkToken } });
  }, [hash, pathname, linkToken, navigate]);
  return linkToken;
}
