import {
  EVENT_STREAM,
  failureStatus,
  type Endpoint,
  type Failure,
  type FailureCode,
  type Replied,
} from '@foothold/contract';
import { vi } from 'vitest';
import { eventAnswer, type EventAnswer } from '#shared/testing/event-answer.ts';
import { uploadBy } from '#shared/testing/fake-upload.ts';

/** A call the page made, as it went over the wire. */
export interface MadeCall {
  method: string;
  path: string;
  /** Both in one: `PUT /api/step/1`. */
  route: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
  signal: AbortSignal | null;
  /** Whether the call goes on where the page is left. */
  keepalive: boolean;
}

type Reply<E extends Endpoint> = Replied<E> | ((call: MadeCall) => Replied<E> | Promise<Replied<E>>);
type Answerer = (call: MadeCall) => Response | Promise<Response>;

function json(status: number, value: unknown): Response {
  return status === 204 ? new Response(null, { status }) : Response.json(value, { status });
}

function matcherOf(endpoint: Endpoint): (call: MadeCall) => boolean {
  const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`);
  return (call) => call.method === endpoint.method && pattern.test(call.path);
}

function callOf(input: RequestInfo | URL, init: RequestInit = {}): MadeCall {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  const method = init.method ?? 'GET';
  return {
    method,
    path: url.pathname,
    route: `${method} ${url.pathname}`,
    query: Object.fromEntries(url.searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? null),
    headers: new Headers(init.headers),
    signal: init.signal ?? null,
    keepalive: init.keepalive ?? false,
  };
}

/**
 * Stands in for the network from here on, the one stand-in of all web tests: what was not prepared answers 404, as an
 * empty account would, and what was prepared last counts. It is never taken away, so that a screen that is still
 * loading when its test ends finds no real network.
 */
export function fakeServer() {
  const prepared: { matches: (call: MadeCall) => boolean; answer: Answerer }[] = [];
  const calls: MadeCall[] = [];
  const reported: unknown[] = [];
  const prepare = (endpoint: Endpoint, answer: Answerer) => prepared.unshift({ matches: matcherOf(endpoint), answer });
  const callsTo = (endpoint: Endpoint) => calls.filter(matcherOf(endpoint));

  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const call = callOf(input, init);
    calls.push(call);
    const found = prepared.find(({ matches }) => matches(call));
    return found ? found.answer(call) : json(404, { error: 'Not found.', code: 'NOT_FOUND' } satisfies Failure);
  };
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('XMLHttpRequest', uploadBy(answer));

  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));

  return {
    calls,
    /** What the page only logged. */
    reported,
    /** The calls made to one endpoint, oldest first. */
    callsTo,
    /** What was sent to one endpoint, oldest first. */
    bodiesTo: (endpoint: Endpoint) => callsTo(endpoint).map((call) => call.body),
    /** Every further call to the endpoint gets this reply, or what the function makes of the call. */
    answers<E extends Endpoint>(endpoint: E, reply: Reply<E>) {
      prepare(endpoint, async (call) => {
        const value = typeof reply === 'function' ? await (reply as (call: MadeCall) => unknown)(call) : reply;
        return json(endpoint.status, value);
      });
    },
    /** Every further call to the endpoint is answered with what was sent to it, as a call that stores is. */
    echoes(endpoint: Endpoint) {
      prepare(endpoint, (call) => json(endpoint.status, call.body));
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
    /** Every further call to the endpoint waits for ever, or until the returned function lets it go, with this reply. */
    holds<E extends Endpoint>(endpoint: E, reply?: Replied<E>): (later?: Replied<E>) => void {
      const { promise, resolve } = Promise.withResolvers<Replied<E> | undefined>();
      prepare(endpoint, async () => json(endpoint.status, (await promise) ?? reply));
      return resolve;
    },
    /** Every further call to the endpoint answers as these server-sent events, all at once. */
    streams(endpoint: Endpoint, events: { event: string; data: unknown }[]) {
      const text = events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
      prepare(endpoint, () => new Response(text, { headers: { 'Content-Type': EVENT_STREAM } }));
    },
    /** Every further call to the endpoint answers event by event, when the test says so. */
    talks(endpoint: Endpoint): EventAnswer {
      let newest: EventAnswer | undefined;
      const current = () => {
        if (!newest) throw new Error(`Nobody has called ${endpoint.path} yet`);
        return newest;
      };
      prepare(endpoint, ({ signal }) => {
        const { response, ...answer } = eventAnswer(signal);
        newest = answer;
        return response;
      });
      return {
        send: (event, data) => current().send(event, data),
        breakOff: () => current().breakOff(),
      };
    },
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;
