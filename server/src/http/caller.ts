import type { Language } from '@foothold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './failure.ts';
import { isSentTwice } from './sent-twice.ts';

/** Who a token stands for. */
export interface Caller {
  userId: string;
  sessionId: string;
  /** The account's language; null when the person never said. */
  language: Language | null;
  /** Whether the person lets a language model answer. */
  useModel: boolean;
}

/**
 * Finds the live session a token names. `ended`: it was ended by the person, on purpose, before its time; null for any
 * other token that opens nothing.
 */
export type Authenticate = (token: string) => Promise<Caller | 'ended' | null>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    /** Set by the guard before the body is read; null when nobody is signed in. */
    caller: Caller | null;
  }
}

/** The token of the Authorization header. Two such headers are refused rather than chosen from. */
function bearerToken(request: FastifyRequest): string | null {
  if (isSentTwice(request, 'authorization')) fail('UNAUTHENTICATED');
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** A hook that finds the caller, and for `required` refuses everybody else before the body is read. */
export function guardSession(app: FastifyInstance, required: boolean) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    const found = token ? await app.authenticate(token) : null;
    request.caller = found === 'ended' ? null : found;
    if (required && !request.caller) fail(found === 'ended' ? 'SESSION_ENDED' : 'UNAUTHENTICATED');
  };
}
