import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the code of the screen at an address into the routes, so that the router has it at its first render: a
 * prerendered page is taken over without a moment of nothing. A screen that can't be loaded is left to the router.
 */
export async function loadScreen(routes: RouteObject[], location: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy().catch(() => null);
      if (loaded) Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
