import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { faults } from './fault.ts';
import type { Manner, Recorded } from './manner.ts';

/** Where a stand-in in a process of its own is told its manner (PUT) and tells what it was asked (GET). */
export const controlPath = '/stand-in';

const Change = z.object({
  fault: z.optional(z.nullable(z.enum(faults))),
  wordsPerSecond: z.optional(z.nullable(z.number())),
  firstWordAfterMs: z.optional(z.number()),
  faultAfterWords: z.optional(z.number()),
  retryAfterSeconds: z.optional(z.number()),
});

/** Answers a call to the stand-in itself, on behalf of a browser story or a measurement. */
export function control(change: unknown, manner: Manner, requests: Recorded[], response: ServerResponse): void {
  if (change !== null) Object.assign(manner, z.parse(Change, change));
  const { answer: _answer, flags: _flags, ...rest } = manner;
  const asked = requests.map(({ headers: _headers, body: _body, ...request }) => request);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ ...rest, requests: asked }));
}
