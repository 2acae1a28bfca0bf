import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fail } from './failure.ts';

/** The Idempotency-Key header: 1 to 200 visible ASCII characters, or INVALID; undefined when there is none. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) fail('INVALID');
  return key;
}

/** What a key stands for, so that something else under the same key is noticed: a hash, as the words need not be kept. */
export function hashOfAsked(asked: string): string {
  return createHash('sha256').update(asked).digest('base64url');
}
