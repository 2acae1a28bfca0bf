import 'fake-indexeddb/auto';
import { api } from '@foothold/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leave } from '#shared/leave.ts';
import { isWaiting, keepChange } from '#shared/offline/outbox.ts';
import { startSession } from '#shared/session.ts';
import '#shared/testing/browser.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { sampleToken } from '#shared/testing/samples.ts';
import { carryOnWhenBack } from './carry-on.ts';

const FIELD = api.profile.saveField;
const hobby = { kind: 'field', update: { field: 'hobbies', payload: 'Pottery' } } as const;

let server: FakeServer;
let stop: () => void;
beforeEach(() => {
  server = fakeServer();
  startSession(sampleToken('person-1'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = carryOnWhenBack();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  leave();
});

it('tries again by itself while something waits on a network that leads nowhere, and rests when it is sent', async () => {
  const tried = () => server.callsTo(FIELD).length;
  server.breaks(FIELD);
  await keepChange(hobby);
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(tried()).toBeGreaterThan(0));
  const inVain = tried();
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(tried()).toBeGreaterThan(inVain));
  expect(isWaiting()).toBe(true);

  server.answers(FIELD, hobby.update);
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(isWaiting()).toBe(false));
  const inAll = tried();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tried()).toBe(inAll);
});
