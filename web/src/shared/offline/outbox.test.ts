import 'fake-indexeddb/auto';
import { api, rhythm } from '@foothold/contract';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetAnother, leave } from '#shared/leave.ts';
import { keepChange, loadOutbox, resetOutbox, useOutbox } from '#shared/offline/outbox.ts';
import { sendOutbox } from '#shared/sending/send-outbox.ts';
import { setStatus } from '#shared/sending/set-status.ts';
import { startSession, useSession } from '#shared/session.ts';
import '#shared/testing/browser.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { samplePlan, sampleToken } from '#shared/testing/samples.ts';

const [step] = samplePlan.steps;
const substep = step!.substeps[0]!.substep_id;
const tick = (status: 'completed' | 'pending') =>
  ({ kind: 'status', of: 'substep', item: substep, title: 'Pick a group size', status }) as const;
const hobby = (payload: string) => ({ kind: 'field', update: { field: 'hobbies', payload } }) as const;

const waiting = () => useOutbox.getState().changes.map(({ kind }) => kind);

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  startSession(sampleToken('person-1'));
});
afterEach(() => leave());

describe('changes made without a network', () => {
  it('are sent once, in the order they were made', async () => {
    server.answers(api.plan.setSubstepStatus, { plan: samplePlan });
    server.answers(api.profile.saveField, { field: 'hobbies', payload: 'Pottery' });
    await keepChange(tick('completed'));
    await keepChange(hobby('Pottery'));
    await keepChange(tick('pending'));
    expect(await sendOutbox()).toBe(true);
    expect(await sendOutbox()).toBe(true);
    expect(server.calls.map(({ route, body }) => [route, body])).toEqual([
      [`PUT /api/substep/${substep}`, { status: 'completed', id: expect.any(String) }],
      ['POST /api/profile/field', { field: 'hobbies', payload: 'Pottery' }],
      [`PUT /api/substep/${substep}`, { status: 'pending', id: expect.any(String) }],
    ]);
    expect(waiting()).toEqual([]);
  });

  it('count for the day they were made, under one id however often they are sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 18) });
    onTestFinished(() => void vi.useRealTimers());
    server.breaks(api.plan.setSubstepStatus);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => network.mockRestore());
    await setStatus({ kind: 'substep', id: substep, status: 'completed' }, samplePlan);
    const event = { kind: 'report', at: new Date().toISOString(), id: crypto.randomUUID() } as const;
    await keepChange({ kind: 'event', event }, event.id);
    expect(await sendOutbox()).toBe(false);
    vi.setSystemTime(Date.UTC(2026, 10, 23, 9));
    server.answers(api.plan.setSubstepStatus, { plan: samplePlan });
    server.answers(rhythm.addEvents, { results: [{ id: event.id, state: 'stored' }] });
    expect(await sendOutbox()).toBe(true);
    const [first, second] = server.callsTo(api.plan.setSubstepStatus).map(({ body }) => body);
    expect(first).toEqual({
      status: 'completed',
      id: expect.any(String),
      zone: expect.any(String),
      at: '2026-11-20T18:00:00.000Z',
    });
    expect(second).toEqual(first);
    expect(server.callsTo(rhythm.addEvents).map(({ body }) => body)).toEqual([{ events: [event] }]);
  });

  it('are kept as well where the browser sees a network and nobody answers', async () => {
    server.breaks(api.plan.setSubstepStatus);
    expect(navigator.onLine).toBe(true);
    const plan = await setStatus({ kind: 'substep', id: substep, status: 'completed' }, samplePlan);
    expect(plan.steps[0]?.substeps[0]?.status).toBe('completed');
    expect(waiting()).toEqual(['status']);

    server.answers(api.plan.setSubstepStatus, { plan: samplePlan });
    expect(await sendOutbox()).toBe(true);
    const events = server.callsTo(api.plan.setSubstepStatus).map(({ body }) => (body as { id: string }).id);
    expect(new Set(events).size).toBe(1);
  });

  it('are not kept when the server says no', async () => {
    server.refuses(api.plan.setSubstepStatus, 'NOT_FOUND', 'Gone.');
    await expect(setStatus({ kind: 'substep', id: substep, status: 'completed' }, samplePlan)).rejects.toThrow('Gone.');
    expect(waiting()).toEqual([]);
  });

  it('outlive the page', async () => {
    await keepChange(tick('completed'));
    resetOutbox();
    await loadOutbox();
    expect(waiting()).toEqual(['status']);
  });

  it('hold the newest value of a field alone', async () => {
    await keepChange(hobby('Pottery'));
    await keepChange(hobby('Bread'));
    expect(useOutbox.getState().changes).toMatchObject([hobby('Bread')]);
  });

  it('wait on when there is still no answer', async () => {
    server.breaks(api.plan.setSubstepStatus);
    await keepChange(tick('completed'));
    expect(await sendOutbox()).toBe(false);
    expect(waiting()).toEqual(['status']);
  });

  it('outlive an ended session, and go with the next one of the same person', async () => {
    server.refuses(api.plan.setSubstepStatus, 'UNAUTHENTICATED', 'Please log in.');
    await keepChange(tick('completed'));
    expect(await sendOutbox()).toBe(false);
    expect(useSession.getState().signedIn).toBe(false);
    server.answers(api.plan.setSubstepStatus, { plan: samplePlan });
    const token = sampleToken('person-1');
    forgetAnother(token);
    startSession(token);
    expect(await sendOutbox()).toBe(true);
    expect(server.callsTo(api.plan.setSubstepStatus)).toHaveLength(2);
  });

  it('are nobody else’s', async () => {
    await keepChange(tick('completed'));
    startSession(sampleToken('person-2'));
    await loadOutbox();
    expect(waiting()).toEqual([]);
  });

  it('go with a log-out', async () => {
    await keepChange(tick('completed'));
    leave();
    startSession(sampleToken('person-1'));
    await expect.poll(async () => (await loadOutbox(), waiting())).toEqual([]);
  });

  it('that the server refuses are told, and hold nothing up', async () => {
    server.refuses(api.plan.setSubstepStatus, 'NOT_FOUND', 'Not found.');
    server.answers(api.profile.saveField, { field: 'hobbies', payload: 'Pottery' });
    await keepChange(tick('completed'));
    await keepChange(hobby('Pottery'));
    expect(await sendOutbox()).toBe(true);
    expect(useOutbox.getState().refused).toMatchObject([{ title: 'Pick a group size' }]);
    expect(server.callsTo(api.profile.saveField)).toHaveLength(1);
  });
});
