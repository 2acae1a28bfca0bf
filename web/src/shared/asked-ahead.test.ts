import { api } from '@foothold/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#shared/api.ts';
import { startSession } from '#shared/session.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { samplePlan } from '#shared/testing/samples.ts';

let server: FakeServer;

const asked = (answer: Promise<Response>, token = 'token') =>
  (window.askedAhead = { token, answers: { '/api/plan/active': answer } });
const answered = () => asked(Promise.resolve(Response.json({ plan: { ...samplePlan, title: 'Asked ahead' } })));
const titleNow = async () => (await call(api.plan.active)).plan?.title;

beforeEach(() => {
  vi.restoreAllMocks();
  server = fakeServer();
  server.answers(api.plan.active, { plan: samplePlan });
  localStorage.clear();
  startSession('token');
});

describe('what the page asked ahead', () => {
  it('is taken once', async () => {
    answered();
    expect(await titleNow()).toBe('Asked ahead');
    expect(server.calls).toHaveLength(0);
    expect(await titleNow()).toBe(samplePlan.title);
    expect(server.calls).toHaveLength(1);
  });

  it('fails as a call fails', async () => {
    asked(Promise.reject(new TypeError('no network')));
    await expect(call(api.plan.active)).rejects.toMatchObject({ status: 0 });
    asked(Promise.resolve(new Response(null, { status: 401 })));
    await expect(call(api.plan.active)).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem('sid_jwt')).toBeNull();
  });

  it('is nothing to another session', async () => {
    asked(Promise.resolve(Response.json({ plan: null })), 'of somebody else');
    expect(await titleNow()).toBe(samplePlan.title);
  });

  it('is old once something was changed, or half a minute has gone', async () => {
    answered();
    server.answers(api.plan.setStepStatus, { plan: samplePlan });
    const id = '01900000-0000-7000-8000-000000000009';
    await call(api.plan.setStepStatus, { params: { id }, body: { status: 'completed' } });
    expect(await titleNow()).toBe(samplePlan.title);
    answered();
    vi.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(await titleNow()).toBe(samplePlan.title);
  });
});
