import { api } from '@foothold/contract';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, errorText, isAbort, stream, type StreamProgress } from '#shared/api.ts';
import { useDraft } from '#shared/draft.ts';
import { saveDraftField } from '#shared/draft-sync.ts';
import { leave } from '#shared/leave.ts';
import { readKept, writeKept } from '#shared/offline/kept-store.ts';
import { endSession, startSession, useSession } from '#shared/session.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { samplePlan } from '#shared/testing/samples.ts';

const id = '01900000-0000-7000-8000-000000000009';
const spoken = { reply: 'Hello there', updates: [], source: 'builtin' as const, suggestions: [] };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  localStorage.clear();
  startSession('token');
});

describe('call', () => {
  it('sends path, query, JSON, token, language and the echo of the XSRF cookie', async () => {
    document.cookie = 'XSRF-TOKEN=echo%20me';
    document.documentElement.lang = 'he';
    server.answers(api.plan.setStepStatus, { plan: samplePlan });
    await call(api.plan.setStepStatus, { params: { id }, body: { status: 'completed' }, idempotencyKey: 'once' });
    const made = server.calls[0];
    expect(made).toMatchObject({ method: 'PUT', path: `/api/step/${id}`, body: { status: 'completed' } });
    expect(Object.fromEntries(made?.headers ?? [])).toMatchObject({
      authorization: 'Bearer token',
      'content-type': 'application/json',
      'accept-language': 'he',
      'x-xsrf-token': 'echo me',
      'idempotency-key': 'once',
    });
    server.answers(api.plan.get, samplePlan);
    await call(api.plan.get, { query: { plan_id: id } });
    expect(server.calls[1]).toMatchObject({ method: 'GET', path: '/api/plan', query: { plan_id: id }, body: null });
  });

  it('keeps the token from calls that are open to anybody', async () => {
    server.answers(api.account.login, { token: 'new' });
    await call(api.account.login, { body: { email: 'a@b.co', password: 'x' } });
    expect(server.calls[0]?.headers.has('Authorization')).toBe(false);
  });

  it('throws what the server said', async () => {
    server.refuses(api.plan.get, 'NO_ACTIVE_PLAN', 'There is no plan yet.');
    const error = await call(api.plan.get).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, failure: { code: 'NO_ACTIVE_PLAN' } });
    expect(errorText(error, 'Other')).toBe('There is no plan yet.');
  });

  it('throws status 0 when nobody answers, with the screen’s own words', async () => {
    server.breaks(api.plan.get);
    const error = await call(api.plan.get).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 0, failure: null });
    expect(errorText(error, 'Failed to load plan.')).toBe('Failed to load plan.');
  });

  it('counts a reply of another shape as a failed call', async () => {
    server.answers(api.recommendations.list, {} as never);
    await expect(call(api.recommendations.list)).rejects.toBeInstanceOf(ApiError);
  });

  it('ends the session on a 401', async () => {
    server.refuses(api.plan.get, 'UNAUTHENTICATED', 'Log in.');
    await expect(call(api.plan.get)).rejects.toThrow('Log in.');
    expect(useSession.getState()).toMatchObject({ token: null, signedIn: false, ended: 'expired' });
  });

  it('forgets its copies on a device that was logged out from elsewhere, and nothing that waits to be sent', async () => {
    useDraft.setState({ ideaText: 'Bread for the street' });
    const kept = async () => [await readKept('dana', '/api/plan'), await readKept('dana', 'outbox')];
    for (const name of ['/api/plan', 'outbox']) await writeKept('dana', name, name);
    server.refuses(api.plan.get, 'UNAUTHENTICATED', 'Log in.');
    await expect(call(api.plan.get)).rejects.toThrow('Log in.');
    expect(await kept()).toEqual(['/api/plan', 'outbox']);
    startSession('again');
    server.refuses(api.plan.get, 'SESSION_ENDED', 'Logged out.');
    await expect(call(api.plan.get)).rejects.toThrow('Logged out.');
    expect(useSession.getState()).toMatchObject({ signedIn: false, ended: 'revoked' });
    await vi.waitFor(async () => expect(await kept()).toEqual([undefined, 'outbox']));
    expect(useDraft.getState().ideaText).toBe('Bread for the street');
  });

  it('writes nothing down that comes for somebody who has logged out since', async () => {
    useDraft.setState({ education: 'Evening school' });
    const { promise: delay, resolve: answer } = Promise.withResolvers<void>();
    server.answers(api.profile.saveField, () => delay.then(() => ({ field: 'education', payload: 'Evening school' })));
    const saving = saveDraftField('education').catch((error: unknown) => error);
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    leave();
    answer();
    expect(isAbort(await saving)).toBe(true);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Evening school');
  });

  it('leaves a session alone that began after the refused call', async () => {
    server.refuses(api.plan.get, 'UNAUTHENTICATED', 'Log in.');
    const refused = call(api.plan.get).catch(() => undefined);
    startSession('newer');
    await refused;
    expect(useSession.getState().token).toBe('newer');
  });

  it('keeps the session when a log-in is refused', async () => {
    server.refuses(api.account.login, 'BAD_CREDENTIALS', 'Wrong.');
    await expect(call(api.account.login, { body: { email: 'a@b.co', password: 'x' } })).rejects.toThrow('Wrong.');
    expect(useSession.getState().token).toBe('token');
  });
});

describe('stream', () => {
  const events: StreamProgress[] = [];
  const listen = (event: StreamProgress) => events.push(event);
  const send = () => stream(api.chat.onboardingSend, { body: { message: 'Hi' } }, listen);
  beforeEach(() => events.splice(0));

  it('tells the events as they come and gives what done carried', async () => {
    server.streams(api.chat.onboardingSend, [
      { event: 'delta', data: { text: 'Hello ' } },
      { event: 'update', data: { field: 'age', payload: 34 } },
      { event: 'delta', data: { text: 'there' } },
      { event: 'done', data: spoken },
    ]);
    expect(await send()).toEqual(spoken);
    expect(events.map(({ event }) => event)).toEqual(['delta', 'update', 'delta']);
    expect(server.calls[0]?.headers.get('Accept')).toBe('text/event-stream');
  });

  it('takes a plain JSON answer as well', async () => {
    server.answers(api.chat.onboardingSend, spoken);
    expect(await send()).toEqual(spoken);
    expect(events).toEqual([]);
  });

  it('throws the failure of an error event, after what came before it', async () => {
    server.streams(api.chat.onboardingSend, [
      { event: 'delta', data: { text: 'Hel' } },
      { event: 'error', data: { error: 'Too busy.', code: 'BUSY' } },
    ]);
    await expect(send()).rejects.toMatchObject({ status: 503, failure: { error: 'Too busy.' } });
    expect(events).toEqual([{ event: 'delta', data: { text: 'Hel' } }]);
  });

  it('throws when the stream breaks off', async () => {
    server.streams(api.chat.onboardingSend, [{ event: 'delta', data: { text: 'Hel' } }]);
    await expect(send()).rejects.toMatchObject({ status: 0, failure: null });
  });
});

describe('a session', () => {
  it('is kept under sid_jwt', () => {
    expect(localStorage.getItem('sid_jwt')).toBe('token');
    endSession();
    expect(localStorage.getItem('sid_jwt')).toBeNull();
  });
});
