import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../http/failure.ts';
import { addressOf, blockOf, isIPv6Caller } from '../http/rate-limits.ts';
import type { KnownDevices } from './known-devices.ts';

const WINDOW_MS = 5 * 60_000;
/** Wrong passwords one address may send for one account, and for all accounts together, within the window. */
const WRONG_PER_ACCOUNT = 10;
const WRONG_PER_ADDRESS = 40;
/** From blocks of IPv6 by their bits: what one line is given (256 households), and what tunnel brokers give away (65,536). */
const WRONG_PER_BLOCK = [
  { bits: 56, max: 80 },
  { bits: 48, max: 160 },
];
const DAY_MS = 86_400_000;
/** From everywhere together for one account within a day (NIST SP 800-63B asks for at most 100). */
const WRONG_PER_ACCOUNT_A_DAY = 100;

/** Wrong passwords so far; past the limits, further tries are refused unread. */
export interface Attempts {
  /** RATE_LIMITED when this caller has used up the tries for this account, or all of them. */
  check(request: FastifyRequest): Promise<void>;
  /** Counts a wrong one. True when it was the last try that strangers had for this account today. */
  countWrong(request: FastifyRequest): Promise<boolean>;
}

interface Counted {
  max: number;
  windowMs?: number;
  keyOf: (request: FastifyRequest) => string;
  /** Whether a caller is counted and held back by it; everybody, where nothing is said. */
  holds?: (request: FastifyRequest) => boolean;
  /** Whether its last try is to be told of. */
  told?: boolean;
}

function countAttempts(app: FastifyInstance, enabled: boolean, counted: readonly Counted[]): Attempts {
  if (!enabled) return { check: async () => undefined, countWrong: async () => false };
  // The store calls a key exceeded above `max`; a key that has reached its tries must be refused already.
  const counters = counted.map(({ max, windowMs = WINDOW_MS, keyOf, holds = () => true, told = false }) => ({
    count: app.createRateLimit({ max: max - 1, timeWindow: windowMs, keyGenerator: keyOf }),
    holds,
    told,
  }));
  return {
    async check(request) {
      for (const { count, holds } of counters) {
        if (!holds(request)) continue;
        const state = await count(request, { increment: false });
        if (!state.isAllowed && state.isExceeded) {
          fail('RATE_LIMITED', { retryAfterSeconds: Math.max(1, state.ttlInSeconds) });
        }
      }
    },
    async countWrong(request) {
      let isLast = false;
      for (const { count, holds, told } of counters) {
        if (!holds(request)) continue;
        const state = await count(request);
        // Counted past the last one, a key is exceeded for the first time.
        if (told && !state.isAllowed && state.isExceeded) isLast = true;
      }
      return isLast;
    },
  };
}

/**
 * Counts by account and address together; by address alone, so that nobody can try one password on everybody; by blocks
 * of addresses; and slowly by account alone, from wherever, so that a hundred addresses are no hundred times the tries.
 * That last one spares the owner's known devices: nobody can lock a person out from afar. Right passwords are not counted.
 */
export function countLoginAttempts(app: FastifyInstance, enabled: boolean, devices: KnownDevices): Attempts {
  return countAttempts(app, enabled, [
    { max: WRONG_PER_ACCOUNT, keyOf: accountAndAddress },
    { max: WRONG_PER_ADDRESS, keyOf: (request) => `wrong from ${addressOf(request)}` },
    ...WRONG_PER_BLOCK.map(({ bits, max }) => ({
      max,
      keyOf: (request: FastifyRequest) => `wrong from block ${blockOf(request, bits)}`,
      holds: isIPv6Caller,
    })),
    {
      max: WRONG_PER_ACCOUNT_A_DAY,
      windowMs: DAY_MS,
      keyOf: (request) => `wrong for ${emailIn(request)}`,
      holds: (request) => !devices.isKnown(request, emailIn(request)),
      told: true,
    },
  ]);
}

/** Counts wrong passwords of those signed in, who are asked for it once more before what can't be undone. */
export function countConfirmations(app: FastifyInstance, enabled: boolean): Attempts {
  return countAttempts(app, enabled, [
    { max: WRONG_PER_ACCOUNT, keyOf: (request) => `confirming ${request.caller?.userId}` },
  ]);
}

function emailIn({ body }: FastifyRequest): string {
  return (body as { email: string }).email.toLowerCase();
}

function accountAndAddress(request: FastifyRequest): string {
  return `wrong for ${emailIn(request)} from ${addressOf(request)}`;
}
