import 'fake-indexeddb/auto';
import { api, type ChatMessage } from '@foothold/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, call } from '#shared/api.ts';
import { leave } from '#shared/leave.ts';
import { keepSaid } from '#shared/offline/keep-said.ts';
import { readKept } from '#shared/offline/kept-store.ts';
import { keepChange } from '#shared/offline/outbox.ts';
import { startSession } from '#shared/session.ts';
import '#shared/testing/browser.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { samplePlan, sampleToken } from '#shared/testing/samples.ts';

const message = (id: string, content: string): ChatMessage => ({
  id,
  sender: 'user',
  content,
  ts: 1,
  step_id: null,
  substep_id: null,
  source: null,
  interrupted: false,
});
const { plan_id } = samplePlan;
const readPlan = () => call(api.plan.get);
const readChat = () => call(api.chat.list, { query: { plan_id } });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  startSession(sampleToken('person-1'));
});
afterEach(() => leave());

/** Asks, then waits until the answer is kept, which nobody waits for. */
async function readOnce(read: () => Promise<unknown>, address: string): Promise<void> {
  await read();
  await expect.poll(() => readKept('person-1', address)).toBeTruthy();
}

describe('what was read before', () => {
  it('is read again without an answer', async () => {
    server.answers(api.plan.get, samplePlan);
    await readOnce(readPlan, '/api/plan');
    server.breaks(api.plan.get);
    expect(await readPlan()).toEqual(samplePlan);
  });

  it('is not shown where the server says something else', async () => {
    server.answers(api.plan.get, samplePlan);
    await readOnce(readPlan, '/api/plan');
    server.refuses(api.plan.get, 'NO_ACTIVE_PLAN', 'No plan.');
    await expect(readPlan()).rejects.toMatchObject({ status: 404 });
  });

  it('is nobody else’s', async () => {
    server.answers(api.plan.get, samplePlan);
    await readOnce(readPlan, '/api/plan');
    server.breaks(api.plan.get);
    startSession(sampleToken('person-2'));
    await expect(readPlan()).rejects.toBeInstanceOf(ApiError);
  });

  it('goes with a log-out', async () => {
    server.answers(api.plan.get, samplePlan);
    await readOnce(readPlan, '/api/plan');
    leave();
    await expect.poll(() => readKept('person-1', '/api/plan')).toBeUndefined();
  });

  it('shows the ticks that wait to be sent', async () => {
    server.answers(api.plan.get, samplePlan);
    const [substep] = samplePlan.steps[0]!.substeps;
    const item = substep!.substep_id;
    await keepChange({ kind: 'status', of: 'substep', item, title: '', status: 'completed' });
    const plan = await readPlan();
    expect(plan.steps[0]?.substeps[0]?.status).toBe('completed');
    expect(plan.progress).toBe(100);
  });
});

describe('a conversation', () => {
  it('holds what was said since, and what waits to be sent', async () => {
    server.answers(api.chat.list, { messages: [message('one', 'First')], replying_to: samplePlan.plan_id });
    await readOnce(readChat, `/api/chat?plan_id=${plan_id}`);
    const step_id = samplePlan.steps[0]!.step_id;
    await keepSaid(plan_id, { id: 'two', message: 'Second', step_id }, message('three', 'Answer'));
    const body = { id: 'four', message: 'Third', step_id };
    await keepChange({ kind: 'message', planId: plan_id, ts: 2, body });
    server.breaks(api.chat.list);
    const { messages, replying_to } = await readChat();
    expect(messages.map(({ content }) => content)).toEqual(['First', 'Second', 'Answer', 'Third']);
    expect(replying_to).toBeUndefined();
  });

  it('drops what an edited message took the place of', async () => {
    server.answers(api.chat.list, { messages: [message('one', 'First'), message('two', 'Answer')] });
    await readOnce(readChat, `/api/chat?plan_id=${plan_id}`);
    const step_id = samplePlan.steps[0]!.step_id;
    await keepSaid(plan_id, { id: 'three', message: 'Better', step_id, replaces: 'one' }, message('four', 'New'));
    server.breaks(api.chat.list);
    expect((await readChat()).messages.map(({ content }) => content)).toEqual(['Better', 'New']);
  });
});
