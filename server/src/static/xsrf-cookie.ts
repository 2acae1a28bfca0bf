import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'XSRF-TOKEN';

/**
 * Gives a browser the token it echoes as X-XSRF-TOKEN, readable by the page on purpose. Nothing here is authenticated
 * by a cookie, so the server has nothing to compare it with yet.
 */
export function setXsrfCookie(request: FastifyRequest, reply: FastifyReply, behindTls: boolean): void {
  const has = (request.headers.cookie ?? '').split(';').some((cookie) => cookie.trim().startsWith(`${NAME}=`));
  if (has) return;
  const secure = behindTls || request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${NAME}=${randomBytes(24).toString('base64url')}; Path=/; SameSite=Lax${secure}`);
}
