import { type Endpoint, STORAGE_USED_HEADER } from '@foothold/contract';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { careForBody } from './care.ts';
import { fail } from './failure.ts';
import { languageOf } from './language-of.ts';

/** From this part of its quota on, an account is told how much it uses. */
export const NEARLY_FULL = 0.8;

/** The part of its quota that an account uses, 1 = all of it; asked at each call by which it grows. */
export type UsedStorage = (userId: string) => Promise<number>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where accounts have no quota. */
    usedStorage: UsedStorage | null;
    /** Calls by which an account grows. */
    growingCalls: ReadonlySet<Endpoint>;
  }
}

/**
 * Refuses a call by which a full account would grow, with ACCOUNT_FULL; its answer carries the percentage where the account
 * is nearly full. Somebody in danger is heard all the same: what they wrote is read before it is refused.
 */
export function guardStorage(app: FastifyInstance, endpoint: Endpoint): preHandlerAsyncHookHandler[] {
  const { usedStorage, safety } = app;
  if (!usedStorage || !app.growingCalls.has(endpoint)) return [];
  return [
    async (request, reply) => {
      if (!request.caller) return;
      const used = await usedStorage(request.caller.userId);
      if (used >= NEARLY_FULL) reply.header(STORAGE_USED_HEADER, Math.floor(used * 100));
      if (used < 1) return;
      const care = await careForBody(safety, request.body, languageOf(request));
      if (care !== null) fail('CARE_FIRST', { sentence: care });
      fail('ACCOUNT_FULL');
    },
  ];
}
