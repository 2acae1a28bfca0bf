import type { Endpoint } from '@foothold/contract';
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Counted, Counts } from './counts.ts';
import { CallFailure } from './failure.ts';

/** At most `max` calls in `seconds`, counted by person (by address for those not signed in) or always by address. */
export interface Limit {
  max: number;
  seconds: number;
  per: 'person' | 'address';
  /** And at most so many in a day. */
  aDay?: number;
}

/** Which endpoint has which limit; endpoints that share a value of this map share one count. */
export type Limits = ReadonlyMap<Endpoint, Limit>;

/** People or addresses a limit keeps in mind at once: a new one takes the place of the one that called longest ago. */
const REMEMBERED = 20_000;
const DAY_S = 86_400;

/**
 * Blocks of IPv6 that one line (/56) or anybody who asks a tunnel broker (/48) is given, 256 and 65,536 households, and how
 * many times a household's calls each may make. Not many fewer: phones of strangers may share a /48.
 */
const BLOCKS = [
  { bits: 56, times: 2 },
  { bits: 48, times: 8 },
];

declare module 'fastify' {
  interface FastifyInstance {
    /** The hooks that count calls of an endpoint; none where limits are off. */
    limitsOf(endpoint: Endpoint): onRequestAsyncHookHandler[];
  }
}

/** What a store of the plugin calls back with. */
type Answer = (error: Error | null, counted?: Counted) => void;

/** The plugin's store on `makeCounts`: each limit has counts of its own, so that a flood of one forgets no other's. */
function storeOn(makeCounts: (most: number) => Counts): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    readonly #counts = makeCounts(REMEMBERED);

    incr(key: string, answer: Answer, windowMs: number): void {
      this.#counts.add(key, windowMs).then((counted) => answer(null, counted), answer);
    }

    read(key: string, answer: Answer): void {
      this.#counts.read(key).then((counted) => answer(null, counted), answer);
    }

    child(): FastifyRateLimitStore {
      return new LimitStore();
    }
  };
}

/**
 * Counts calls against `limits`, and refuses with 429 and Retry-After past them. `makeCounts` null counts nothing.
 */
export async function limitRates(
  app: FastifyInstance,
  limits: Limits,
  makeCounts: ((most: number) => Counts) | null,
): Promise<void> {
  if (!makeCounts) {
    app.decorate('limitsOf', () => []);
    return;
  }
  await app.register(rateLimit, { global: false, store: storeOn(makeCounts) });
  const counters = new Map<Limit, onRequestAsyncHookHandler>();
  app.decorate('limitsOf', (endpoint) => {
    const limit = limits.get(endpoint);
    if (!limit) return [];
    const counter = counters.get(limit) ?? counterFor(app, limit, nameOf(limit, limits));
    counters.set(limit, counter);
    return [counter];
  });
}

/** What a limit is called where several servers count: the first call that has it. */
function nameOf(limit: Limit, limits: Limits): string {
  const [first] = [...limits].find(([, its]) => its === limit) ?? [];
  return first ? `${first.method} ${first.path}` : '';
}

function counterFor(app: FastifyInstance, limit: Limit, name: string): onRequestAsyncHookHandler {
  const { aDay } = limit;
  const counters = [counterOf(app, limit, name)];
  // Behind the other: what that one refuses is not counted for the day.
  if (aDay) counters.push(counterOf(app, { ...limit, max: aDay, seconds: DAY_S }, `${name} a day`));
  return async (request) => {
    for (const counter of counters) await counter(request);
  };
}

function counterOf(app: FastifyInstance, { max, seconds, per }: Limit, name: string) {
  const personOf = (request: FastifyRequest) => (per === 'person' && request.caller?.userId) || null;
  const counting = (most: number, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max: most,
      timeWindow: seconds * 1_000,
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
    });
  const own = counting(max, (request) => personOf(request) ?? addressOf(request));
  const blocks = BLOCKS.map(({ bits, times }) => counting(max * times, (request) => blockOf(request, bits)));
  return async (request: FastifyRequest): Promise<void> => {
    const isInBlocks = personOf(request) === null && isIPv6Caller(request);
    for (const count of [own, ...(isInBlocks ? blocks : [])]) {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) {
        throw new CallFailure('RATE_LIMITED', { retryAfterSeconds: Math.max(1, state.ttlInSeconds) });
      }
    }
  };
}

/** The caller's address for counting: an IPv6 household owns a whole /64, so it counts as one. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}

/** The block of addresses an IPv6 caller stands in. */
export function blockOf({ ip }: FastifyRequest, bits: number): string {
  return `${normalizeIP(ip, bits)}/${bits}`;
}

/** Whether a caller's address lies in blocks of many; one of IPv4, however it is spelt, stands for itself. */
export function isIPv6Caller(request: FastifyRequest): boolean {
  return addressOf(request).includes(':');
}
