import { type FailureCode, failureStatus } from '@foothold/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, vi } from 'vitest';
import { startSession } from '#shared/session.ts';
import '#shared/testing/browser.ts';
import { sampleToken } from '#shared/testing/samples.ts';

/**
 * For the tests of these screens: importing this file gives every test a signed-in person with an empty draft, and a
 * network that knows nothing but `answers`, may answer word by word, and otherwise fails.
 */

/** One call the page made. */
export interface MadeCall {
  /** `POST /api/profile`. */
  call: string;
  body: unknown;
  headers: Headers;
}

/** An answer of the fake server: JSON, or whatever a function makes of the body. */
type Answer = object | ((body: unknown) => object | Promise<object>);

/** A failure as the server words it. */
export class Refusal {
  readonly code: FailureCode;
  readonly error: string;

  constructor(code: FailureCode, error: string) {
    this.code = code;
    this.error = error;
  }
}

/** Answers of the fake server by call; a call without one finds no server. */
export const answers = new Map<string, Answer>();
export const calls: MadeCall[] = [];

export const bodiesOf = (call: string) => calls.filter((made) => made.call === call).map((made) => made.body);

async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const call = `${init.method} ${address.split('?')[0]}`;
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  calls.push({ call, body, headers: new Headers(init.headers) });
  const answer = answers.get(call);
  if (!answer) throw new TypeError('Failed to fetch');
  const value = typeof answer === 'function' ? await answer(body) : answer;
  if (value instanceof Refusal) return Response.json({ ...value }, { status: failureStatus[value.code] });
  return value instanceof Response ? value : Response.json(value);
}

/** An answer that comes as events; `push` sends one, `end` closes the stream. */
export function eventAnswer() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (opened) => void (controller = opened) });
  const encoder = new TextEncoder();
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    push: (event: string, data: object) =>
      controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => controller?.close(),
  };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fakeFetch);
  answers.clear();
  calls.length = 0;
  startSession(sampleToken());
});

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <div data-testid="elsewhere" data-state={JSON.stringify(state)}>
      {pathname}
    </div>
  );
}

/** Shows a page at `path`; every other address shows its path and state in `elsewhere`. */
export function showPage(page: ReactNode, path = '/here') {
  const [pathname = '/'] = path.split('?');
  const router = createMemoryRouter(
    [
      { path: pathname, element: page },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = userEvent.setup({ applyAccept: false });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user, router };
}
