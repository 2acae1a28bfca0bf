import { describe, expect, expectTypeOf, it } from 'vitest';
import { allCalls } from './all-calls.ts';
import { api } from './api.ts';
import { type Endpoint, fillPath, type PathParameters, type Replied } from './endpoint.ts';

const endpoints: Endpoint[] = Object.values(allCalls).flatMap((noun) => Object.values(noun));

describe('the calls', () => {
  it('has every call of the specification', () => {
    const calls = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    for (const call of [
      'POST /api/signup',
      'POST /api/login',
      'POST /api/logout',
      'POST /api/profile',
      'GET /api/profile',
      'POST /api/profile/intent',
      'POST /api/profile/field',
      'POST /api/recommendations',
      'GET /api/recommendations',
      'POST /api/plan/from-description',
      'POST /api/plan/from-recommendation',
      'GET /api/plan',
      'POST /api/plan/adapt',
      'GET /api/chat',
      'POST /api/chat',
      'POST /api/onboarding/chat',
      'POST /api/upload-resume',
      'POST /api/feedback',
      'PUT /api/step/:id',
      'PUT /api/substep/:id',
      'GET /api/context',
      'GET /api/account/export',
      'DELETE /api/account',
    ])
      expect(calls).toContain(call);
  });

  it('names no call twice', () => {
    const calls = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('answers a body exactly when the status has one', () => {
    for (const endpoint of endpoints) expect(endpoint.reply === undefined).toBe(endpoint.status === 204);
  });
});

describe('paths', () => {
  it('fills and encodes parameters', () => {
    expect(fillPath('/api/step/:id', { id: 'a/b ?' })).toBe('/api/step/a%2Fb%20%3F');
    expect(fillPath('/api/plan', {})).toBe('/api/plan');
  });

  it('types what a path needs and what a call replies', () => {
    expectTypeOf<PathParameters<'/api/step/:id'>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<PathParameters<'/a/:one/b/:two'>>().toEqualTypeOf<{ one: string; two: string }>();
    expectTypeOf<Replied<typeof api.account.login>>().toEqualTypeOf<{ token: string }>();
    expectTypeOf<Replied<typeof api.account.logout>>().toEqualTypeOf<undefined>();
  });
});
