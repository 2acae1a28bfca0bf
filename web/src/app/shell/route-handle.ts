import { createContext, use } from 'react';

/** What a route tells the shell about its page. */
export interface RouteHandle {
  /** The page ends with the footer. */
  footer?: boolean;
  /** The page fills the window and scrolls inside itself. */
  fill?: boolean;
  /** On a phone the ways to the other pages stand below, and what the header holds is on the page “Me”. */
  bar?: boolean;
}

export const RouteHandleContext = createContext<RouteHandle>({});

export const useRouteHandle = (): RouteHandle => use(RouteHandleContext);
