import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { startTexts } from '#shared/i18n/i18n.ts';

/** Shows routes at an address, in English, with nothing fetched before; gives the router to see where it went. */
export async function renderRoutes(
  routes: RouteObject[],
  entry: string | { pathname: string; state?: unknown },
): Promise<RenderResult & { router: ReturnType<typeof createMemoryRouter> }> {
  await startTexts('en');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const rendered = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...rendered, router };
}
