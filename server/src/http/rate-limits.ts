import type { Endpoint } from '@foothold/contract';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { CallFailure } from './failure.ts';

/** At most `max` calls in `seconds`, counted by person (by address for those not signed in) or always by address. */
export interface Limit {
  max: number;
  seconds: number;
  per: 'person' | 'address';
}

/** Which endpoint has which limit; endpoints that share a value of this map share one count. */
export type Limits = ReadonlyMap<Endpoint, Limit>;

/** People or addresses a limit keeps in mind at once: a new one takes the place of the one that called longest ago. */
const REMEMBERED = 20_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The hooks that count calls of an endpoint; none where limits are off. */
    limitsOf(endpoint: Endpoint): onRequestAsyncHookHandler[];
  }
}

/** Counts calls against `limits`, and refuses with 429 and Retry-After past them. `enabled` false counts nothing. */
export async function limitRates(app: FastifyInstance, limits: Limits, enabled: boolean): Promise<void> {
  if (!enabled) {
    app.decorate('limitsOf', () => []);
    return;
  }
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
  const counters = new Map<Limit, onRequestAsyncHookHandler>();
  app.decorate('limitsOf', (endpoint) => {
    const limit = limits.get(endpoint);
    if (!limit) return [];
    const counter = counters.get(limit) ?? counterFor(app, limit);
    counters.set(limit, counter);
    return [counter];
  });
}

function counterFor(app: FastifyInstance, { max, seconds, per }: Limit): onRequestAsyncHookHandler {
  const count = app.createRateLimit({
    max,
    timeWindow: seconds * 1_000,
    keyGenerator: (request) => (per === 'person' && request.caller?.userId) || addressOf(request),
  });
  return async (request: FastifyRequest) => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) {
      throw new CallFailure('RATE_LIMITED', { retryAfterSeconds: Math.max(1, state.ttlInSeconds) });
    }
  };
}

/** The caller's address for counting: an IPv6 household owns a whole /64, so it counts as one. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}
