import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../http/failure.ts';
import { addressOf } from '../http/rate-limits.ts';

const WINDOW_MS = 5 * 60_000;
/** Wrong passwords one address may send for one account, and for all accounts together, within the window. */
const WRONG_PER_ACCOUNT = 10;
const WRONG_PER_ADDRESS = 40;

/** Wrong passwords so far; past the limits, further tries are refused unread. */
export interface Attempts {
  /** RATE_LIMITED when this caller has used up the tries for this account, or all of them. */
  check(request: FastifyRequest): Promise<void>;
  countWrong(request: FastifyRequest): Promise<void>;
}

interface Counted {
  max: number;
  keyOf: (request: FastifyRequest) => string;
}

function countAttempts(app: FastifyInstance, enabled: boolean, counted: readonly Counted[]): Attempts {
  if (!enabled) return { check: async () => undefined, countWrong: async () => undefined };
  // The store calls a key exceeded above `max`; a key that has reached its tries must be refused already.
  const counters = counted.map(({ max, keyOf }) =>
    app.createRateLimit({ max: max - 1, timeWindow: WINDOW_MS, keyGenerator: keyOf }),
  );
  return {
    async check(request) {
      for (const counter of counters) {
        const state = await counter(request, { increment: false });
        if (!state.isAllowed && state.isExceeded) {
          fail('RATE_LIMITED', { retryAfterSeconds: Math.max(1, state.ttlInSeconds) });
        }
      }
    },
    async countWrong(request) {
      for (const counter of counters) await counter(request);
    },
  };
}

/**
 * Counts by account and address together, so that nobody can lock a person out of their own account from afar, and by
 * address alone, so that nobody can try one password on everybody. Right passwords are not counted.
 */
export function countLoginAttempts(app: FastifyInstance, enabled: boolean): Attempts {
  return countAttempts(app, enabled, [
    { max: WRONG_PER_ACCOUNT, keyOf: accountAndAddress },
    { max: WRONG_PER_ADDRESS, keyOf: (request) => `wrong from ${addressOf(request)}` },
  ]);
}

/** Counts wrong passwords of those signed in, who are asked for it once more before what can't be undone. */
export function countConfirmations(app: FastifyInstance, enabled: boolean): Attempts {
  return countAttempts(app, enabled, [
    { max: WRONG_PER_ACCOUNT, keyOf: (request) => `confirming ${request.caller?.userId}` },
  ]);
}

function accountAndAddress(request: FastifyRequest): string {
  const { email } = request.body as { email: string };
  return `wrong for ${email.toLowerCase()} from ${addressOf(request)}`;
}
