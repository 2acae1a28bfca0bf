import type { FastifyRequest } from 'fastify';
import { fail } from './failure.ts';

/** Whether a request says a header more than once. Node keeps the first of two, where a proxy may have read the other. */
export function isSentTwice({ raw }: FastifyRequest, header: string): boolean {
  return raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === header).length > 1;
}

/** A hook that refuses two hosts, as RFC 9112 (3.2) asks. */
export async function refuseTwoHosts(request: FastifyRequest): Promise<void> {
  if (isSentTwice(request, 'host')) fail('INVALID');
}
