import { type ComponentType, createElement, lazy, type ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

/** How a route gets its screen's code. */
export type Loads = () => Promise<{ Component: ComponentType }>;

const screens = new Map<Loads, ReactElement>();
const failed = new Set<Loads>();

async function lazily(load: Loads): Promise<{ default: ComponentType }> {
  try {
    return { default: (await load()).Component };
  } catch (error) {
    // index.html loads the page anew, since the files that this one names are gone: nothing failed that anybody should see.
    if (document.documentElement.dataset['leaving'] !== undefined) return new Promise(() => {});
    failed.add(load);
    throw error;
  }
}

/** The screen of a route: the same each time, so that it stays while one is there. Its code comes when it is first shown. */
export function screenOf(load: Loads): ReactElement {
  const screen = screens.get(load) ?? createElement(lazy(() => lazily(load)));
  screens.set(load, screen);
  return screen;
}

/** Screens whose code could not be had are tried again when they are next shown. */
export function forgetFailed(): void {
  for (const load of failed) screens.delete(load);
  failed.clear();
}

async function loadAhead(load: Loads): Promise<void> {
  const found = await load().catch(() => null);
  if (found && !screens.has(load)) screens.set(load, createElement(found.Component));
}

/**
 * Loads the code of the screen at an address, so that it is drawn at once: a prerendered page is taken over without a
 * moment of nothing. A screen that can't be loaded is left to the router.
 */
export async function loadScreen(routes: RouteObject[], location: { pathname: string }): Promise<void> {
  const loads = (matchRoutes(routes, location) ?? []).flatMap(({ route: { lazy: load } }) =>
    typeof load === 'function' ? [load as Loads] : [],
  );
  await Promise.all(loads.map(loadAhead));
}
