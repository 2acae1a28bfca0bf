import { useMatches } from 'react-router';

/** What a route tells the shell about its page. */
export interface RouteHandle {
  /** The page ends with the footer. */
  footer?: boolean;
  /** The page fills the window and scrolls inside itself. */
  fill?: boolean;
}

export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle;
  return (handle ?? {}) as RouteHandle;
}
