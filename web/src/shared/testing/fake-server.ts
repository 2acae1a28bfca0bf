import { failureStatus, type Endpoint, type Failure, type FailureCode, type Replied } from '@foothold/contract';
import { vi } from 'vitest';

/** A call the page made, as it went over the wire. */
export interface MadeCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Answerer = (call: MadeCall) => Response | Promise<Response>;

function json(status: number, value: unknown): Response {
  if (status === 204) return new Response(null, { status });
  return new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });
}

function matcherOf(endpoint: Endpoint): (call: MadeCall) => boolean {
  const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`);
  return (call) => call.method === endpoint.method && pattern.test(call.path);
}

async function callOf(input: RequestInfo | URL, init: RequestInit = {}): Promise<MadeCall> {
  const url = new URL(String(input), window.location.href);
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? null),
    headers: new Headers(init.headers),
  };
}

/**
 * Stands in for the network from here on: what was not prepared answers 404, as an empty account would. It is never
 * taken away, so that a screen that is still loading when its test ends finds no real network.
 */
export function fakeServer() {
  const prepared: { matches: (call: MadeCall) => boolean; answer: Answerer }[] = [];
  const calls: MadeCall[] = [];
  const reported: unknown[] = [];
  const prepare = (endpoint: Endpoint, answer: Answerer) => prepared.unshift({ matches: matcherOf(endpoint), answer });

  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const call = await callOf(input, init);
    calls.push(call);
    const found = prepared.find(({ matches }) => matches(call));
    return found ? found.answer(call) : json(404, { error: 'Not found.', code: 'NOT_FOUND' } satisfies Failure);
  });

  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));

  return {
    calls,
    /** What the page only logged. */
    reported,
    /** The calls made to one endpoint, oldest first. */
    callsTo: (endpoint: Endpoint) => calls.filter(matcherOf(endpoint)),
    /** Every further call to the endpoint gets this reply, or what the function makes of the call. */
    answers<E extends Endpoint>(endpoint: E, reply: Replied<E> | ((call: MadeCall) => Replied<E>)) {
      prepare(endpoint, (call) =>
        json(endpoint.status, typeof reply === 'function' ? (reply as (call: MadeCall) => unknown)(call) : reply),
      );
    },
    /** Every further call to the endpoint fails with this code. */
    refuses(endpoint: Endpoint, code: FailureCode, error: string, fields?: Record<string, string>) {
      const failure: Failure = { error, code, ...(fields ? { fields } : {}) };
      prepare(endpoint, () => json(failureStatus[code], failure));
    },
    /** Every further call to the endpoint gets no answer at all. */
    breaks(endpoint: Endpoint) {
      prepare(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
    },
    /** Calls to the endpoint wait until the returned function lets them go, with this reply. */
    holds<E extends Endpoint>(endpoint: E, reply: Replied<E>): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      prepare(endpoint, async () => {
        await promise;
        return json(endpoint.status, reply);
      });
      return resolve;
    },
    /** Every further call to the endpoint answers as server-sent events. */
    streams(endpoint: Endpoint, events: { event: string; data: unknown }[]) {
      const text = events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
      prepare(endpoint, () => new Response(text, { headers: { 'Content-Type': 'text/event-stream' } }));
    },
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;
