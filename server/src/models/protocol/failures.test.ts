import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../test/models/fault.ts';
import { type Format, formats } from '../../../test/models/wire-format.ts';
import { ended, hasty, patient, secretsIn, starting } from '../../../test/models/protocol.ts';

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
const written: string[] = [];

beforeAll(() => {
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => void written.push(parts.join(' ')));
  }
});
afterAll(() => {
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
  vi.restoreAllMocks();
});

/** What becomes of a streamed text, and of an object; null = an answer after all. */
const expected: Partial<Record<Fault, [stream: string | null, ask: string | null]>> = {
  'malformed-json': [null, 'bad-output'],
  'wrong-schema': [null, 'bad-output'],
  'fenced-json': [null, null],
  'prose-round-json': [null, null],
  'deep-json': ['endless', 'endless'],
  'cut-at-length': [null, 'bad-output'],
  'empty-answer': ['bad-output', 'bad-output'],
  'blank-answer': ['bad-output', 'bad-output'],
  refusal: ['refused', 'refused'],
  'content-filter': ['refused', 'refused'],
  'huge-answer': ['endless', 'endless'],
  'endless-answer': ['endless', 'endless'],
  unauthorized: ['auth', 'auth'],
  forbidden: ['auth', 'auth'],
  'no-model': ['bad-request', 'bad-request'],
  'rate-limit': ['rate-limit', 'rate-limit'],
  'rate-limit-retry-after': ['rate-limit', 'rate-limit'],
  quota: ['rate-limit', 'rate-limit'],
  'server-error': ['overloaded', 'overloaded'],
  unavailable: ['overloaded', 'overloaded'],
  overloaded: ['overloaded', 'overloaded'],
  'context-too-long': ['context-too-long', 'context-too-long'],
  'bad-request': ['bad-request', 'bad-request'],
  'not-streamed': ['network', 'network'],
  'wrong-content-type': [null, null],
  'html-page': ['network', 'network'],
  'html-error': ['overloaded', 'overloaded'],
  // Nothing compressed is asked for, so nothing compressed is read.
  'gzip-bomb': ['network', 'network'],
  redirect: ['network', 'network'],
  hang: ['timeout', 'timeout'],
  'reset-before-headers': ['network', 'network'],
  'silent-headers': ['timeout', 'timeout'],
  'headers-then-silence': ['timeout', 'timeout'],
  'empty-stream': ['network', 'network'],
  stall: ['timeout', 'timeout'],
  reset: ['network', 'network'],
  'close-early': ['network', 'network'],
  'malformed-event': ['bad-output', 'bad-output'],
  'unknown-event': [null, null],
  'error-in-stream': ['overloaded', 'overloaded'],
  'overloaded-in-stream': ['overloaded', 'overloaded'],
  'rate-limit-in-stream': ['rate-limit', 'rate-limit'],
  drip: ['timeout', 'timeout'],
  refused: ['network', 'network'],
};
const cases = Object.entries(expected).map(([fault, kinds]) => ({ fault: fault as Fault, kinds }));

describe.each(formats)('%s', (format: Format) => {
  it.concurrent.for(cases)('$fault', async ({ fault, kinds: [streamed, asked] }, { expect, onTestFinished }) => {
    const standIn = await starting({ onTestFinished })({ format, fault, faultAfterWords: 2 });
    const limits = streamed === 'timeout' ? hasty : patient;
    const [stream, ask] = await Promise.all([ended('stream', [standIn], limits), ended('ask', [standIn], limits)]);
    expect([stream.kind, ask.kind]).toEqual([streamed, asked]);
    expect([...secretsIn(stream.error), ...secretsIn(ask.error)]).toEqual([]);
    // No call goes on behind the back of a failure.
    await vi.waitFor(() => expect(standIn.open()).toBe(0));
  });
});

it('ends nothing but the call, and nothing is said of it', () => {
  expect(unhandled).toEqual([]);
  expect(written).toEqual([]);
});
