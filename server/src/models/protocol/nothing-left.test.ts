import { expect, it, vi } from 'vitest';
import type { Fault } from '../../../test/models/fault.ts';
import { formats } from '../../../test/models/wire-format.ts';
import { ended, hasty, secretsIn, starting } from '../../../test/models/protocol.ts';

/** Timers and sockets that keep this process busy. */
const busy = () => process.getActiveResourcesInfo().filter((name) => /Timeout|TCPSocket|Immediate/.test(name)).length;

const ways: readonly (Fault | null)[] = [
  null,
  'unauthorized',
  'stall',
  'reset',
  'headers-then-silence',
  'endless-answer',
];

it('no timer and no connection outlives its question', async ({ onTestFinished }) => {
  const start = starting({ onTestFinished });
  const before = busy();
  const standing = await Promise.all(formats.map((format) => start({ format })));
  for (const fault of ways) {
    for (const standIn of standing) standIn.manner.fault = fault;
    await Promise.all(
      standing.flatMap((standIn) => [ended('stream', [standIn], hasty), ended('ask', [standIn], hasty)]),
    );
    await vi.waitFor(() => expect(standing.map((standIn) => standIn.open())).toEqual([0, 0, 0, 0]), 5_000);
  }
  await Promise.all(standing.map((standIn) => standIn.close()));
  await vi.waitFor(() => expect(busy()).toBeLessThanOrEqual(before), 5_000);
});

it('secrets are found wherever an error keeps them', () => {
  const cause = Object.assign(new Error('x'), {
    requestBodyValues: { messages: [{ content: 'MARKER-OF-THE-PERSON' }] },
  });
  expect(secretsIn(new Error('y', { cause }))).toEqual(['MARKER-OF-THE-PERSON']);
  expect(secretsIn({ headers: { authorization: 'Bearer sk-secret' } })).toEqual(['sk-secret']);
});
