import { allCalls, api, type Endpoint } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';

const everyCall = Object.entries(allCalls).flatMap(([noun, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, call]) => [`${noun}.${name}`, call] as const),
);
/** Widest limit a call may have that asks the guide: shared/api.md has 120 chats refused. */
const ASKS_AT_MOST = 119;

describe('the limits', () => {
  it.each(everyCall)('hold for %s', (_name, call) => {
    expect(limits.get(call)?.max).toBeGreaterThan(0);
  });

  it('are narrow for what asks the guide', () => {
    const wide = everyCall.filter(([, call]) => call.streams && Number(limits.get(call)?.max) > ASKS_AT_MOST);
    expect(wide).toEqual([]);
  });

  it('count those by address whom no session tells apart', () => {
    const open = everyCall.filter(([, call]) => call.access !== 'session');
    expect(open.filter(([, call]) => limits.get(call)?.per !== 'address')).toEqual([]);
    expect(open.length).toBeGreaterThan(3);
  });

  it('are one for all calls that are not named', () => {
    expect(limits.get(api.profile.get)).toBe(limits.get(api.plan.get));
  });
});
