import type { FastifyRequest } from 'fastify';
import { fail } from './failure.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A hook that refuses a request which another site made a browser send. The tokens are not in cookies, so this is the
 * second lock: Sec-Fetch-Site where the browser says it, the Origin header's host otherwise.
 */
export function guardCrossSite(publicUrl: string | null) {
  return async (request: FastifyRequest): Promise<void> => {
    if (SAFE.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined && origin === publicUrl) return;
    if (site !== undefined) {
      if (site !== 'same-origin' && site !== 'none') fail('CROSS_SITE');
      return;
    }
    if (origin !== undefined && !isSameHost(origin, request.host)) fail('CROSS_SITE');
  };
}

/** Whether an origin has this host and port. Its scheme can't be held against it: a proxy may have ended the TLS. */
function isSameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === originHost;
}
