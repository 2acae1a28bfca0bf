import { type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router';
import { PageSpinner } from '#app/page-spinner.tsx';
import { RouteError } from '#app/route-error.tsx';
import { devRoutes, routes } from '#app/router.tsx';
import { type RouteHandle, RouteHandleContext } from '#app/shell/route-handle.ts';
import { Shell } from '#app/shell/shell.tsx';
import { forgetFailed, type Loads, screenOf } from '#app/load-screen.ts';
import { ArrivalsContext } from '#shared/use-arrive-at.ts';

/** A screen whose code comes when it is first shown; at once, and without a moment of nothing, where it is there already. */
function Screen({ load }: { load: Loads }) {
  return screenOf(load);
}

/** The routes as the router draws them: code of their own becomes an element that loads it. */
function drawn(route: RouteObject): RouteObject {
  const { lazy, children, ...rest } = route;
  const within = children && { children: children.map(drawn) };
  if (typeof lazy !== 'function') return { ...rest, ...within } as RouteObject;
  return { ...rest, ...within, element: <Screen load={lazy as Loads} /> } as RouteObject;
}

/** Shows that a screen failed, until one goes somewhere else. */
function Guarded({ children }: { children: ReactNode }) {
  const location = useLocation();
  return (
    <ErrorBoundary FallbackComponent={RouteError} resetKeys={[location]} onReset={forgetFailed}>
      {children}
    </ErrorBoundary>
  );
}

const drawnRoutes: RouteObject[] = [
  ...devRoutes.map(drawn),
  {
    element: (
      <Guarded>
        <Shell />
      </Guarded>
    ),
    children: [
      {
        // Inside the shell, so that header and language stay when a screen breaks.
        element: (
          <Guarded>
            <Outlet />
          </Guarded>
        ),
        children: routes.map(drawn),
      },
    ],
  },
];

/** Every screen of the app at its address, inside the shell. Stands in a router. */
export function Screens() {
  const location = useLocation();
  const waiting = useRef<(() => void)[]>([]);
  const arrival = useCallback(() => new Promise<void>((resolve) => waiting.current.push(resolve)), []);
  useLayoutEffect(() => {
    for (const arrived of waiting.current.splice(0)) arrived();
  }, [location]);
  const handle = useMemo(() => matchRoutes(drawnRoutes, location)?.at(-1)?.route.handle as RouteHandle, [location]);
  return (
    <ArrivalsContext value={arrival}>
      <RouteHandleContext value={handle ?? {}}>
        <Suspense fallback={<PageSpinner />}>{useRoutes(drawnRoutes)}</Suspense>
      </RouteHandleContext>
    </ArrivalsContext>
  );
}
