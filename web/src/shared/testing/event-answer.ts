import { EVENT_STREAM } from '@foothold/contract';

/** An answer in server-sent events, sent by a test when it likes. */
export interface EventAnswer {
  send: (event: string, data: unknown) => void;
  /** Ends the answer as a lost connection does. */
  breakOff: () => void;
}

/** A response whose events come from `send`; it breaks off as a real one when the page aborts the call. */
export function eventAnswer(signal: AbortSignal | null): EventAnswer & { response: Response } {
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
    send: (event, data) => controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    breakOff: () => controller?.error(new TypeError('network error')),
  };
}
