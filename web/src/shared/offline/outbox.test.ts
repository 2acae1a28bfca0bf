import 'fake-indexeddb/auto';
import { api } from '@foothold/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetAnother, leave } from '#shared/leave.ts';
import { keepChange, loadOutbox, resetOutbox, useOutbox } from '#shared/offline/outbox.ts';
import { sendOutbox } from '#shared/offline/send-outbox.ts';
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
      [`PUT /api/substep/${substep}`, { status: 'completed' }],
      ['POST /api/profile/field', { field: 'hobbies', payload: 'Pottery' }],
      [`PUT /api/substep/${substep}`, { status: 'pending' }],
    ]);
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
