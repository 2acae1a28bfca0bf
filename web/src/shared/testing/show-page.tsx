import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { startSession } from '#shared/session.ts';
import '#shared/testing/browser.ts';
import { sampleToken } from '#shared/testing/samples.ts';

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <div data-testid="elsewhere" data-state={JSON.stringify(state)}>
      {pathname}
    </div>
  );
}

interface Shown {
  /** Where the page stands, e.g. `/plan/1?x=2`. */
  at?: string;
  /** The route it stands on, when that has parameters: `/plan/:id`. */
  route?: string;
  /** What the screen before handed over. */
  state?: unknown;
}

/** Shows one page to a signed-in person, nothing fetched before; any other address shows its path and state in `elsewhere`. */
export function showPage(page: ReactNode, { at = '/here', route, state }: Shown = {}) {
  startSession(sampleToken());
  const { pathname, search } = new URL(at, 'http://localhost');
  const router = createMemoryRouter(
    [
      { path: route ?? pathname, element: page },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [{ pathname, search, state }] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = userEvent.setup({ applyAccept: false });
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...rendered, user, router };
}
