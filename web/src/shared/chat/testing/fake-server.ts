import { EVENT_STREAM } from '@foothold/contract';
import { vi } from 'vitest';

/** A call as the page made it. */
export interface MadeCall {
  route: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
  signal: AbortSignal | null;
}

/** What a test answers to a call; `route` is e.g. `PUT /api/step/1`. */
export type Answer = (call: MadeCall) => Response | Promise<Response>;

/** An answer of JSON. */
export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status });
}

/** An answer as the server fails. */
export function failure(status: number, code: string, error: string): Response {
  return json({ error, code }, status);
}

/** Puts answers in the place of the network. Routes without one are 404; gives the list of calls made. */
export function fakeServer(answers: Record<string, Answer>): MadeCall[] {
  const calls: MadeCall[] = [];
  const fetchStub = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    const made: MadeCall = {
      route: `${init.method ?? 'GET'} ${url.pathname}`,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
      signal: init.signal ?? null,
    };
    calls.push(made);
    return (await answers[made.route]?.(made)) ?? failure(404, 'NOT_FOUND', 'Not found.');
  };
  vi.stubGlobal('fetch', fetchStub);
  return calls;
}

/** An answer in events that a test sends when it likes; it breaks off as a real one when the page aborts the call. */
export function eventAnswer(signal: AbortSignal | null) {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
  });
  signal?.addEventListener('abort', () => controller?.error(new DOMException('Stopped', 'AbortError')));
  return {
    response: new Response(body, { headers: { 'Content-Type': EVENT_STREAM } }),
    send: (event: string, data: unknown) =>
      controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('network error')),
  };
}

/** A promise and the function that fulfils it. */
export function gate<Value>(): { opened: Promise<Value>; open: (value: Value) => void } {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { opened: promise, open: resolve };
}
