import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const NAME = 'foothold_device';
const YEAR_S = 365 * 86_400;
/** People who share a device and are known on it. */
const MOST = 4;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever has just proved who they are here: the answer marks the device as theirs. */
    provedEmail: string | null;
  }
}

/** Which devices an account was opened on before. */
export interface KnownDevices {
  isKnown(request: FastifyRequest, email: string): boolean;
  /** Marks the device with the answer to this request. */
  remember(request: FastifyRequest, email: string): void;
}

function marksIn({ headers }: FastifyRequest): string[] {
  const [value = ''] = (headers.cookie ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${NAME}=`))
    .map((cookie) => cookie.slice(NAME.length + 1));
  return value.split('.').filter((mark) => /^[\w-]{43}$/u.test(mark));
}

/**
 * Knows a device again by a cookie that no script can read: a keyed hash of the address of each account that was opened
 * on it. It opens nothing; it only spares its owner what holds strangers back.
 */
export function knownDevices(app: FastifyInstance, secret: string, behindTls: boolean): KnownDevices {
  const markOf = (email: string) =>
    createHmac('sha256', secret).update(`known device: ${email.toLowerCase()}`).digest('base64url');
  app.decorateRequest('provedEmail', null);
  app.addHook('onSend', async (request, reply) => {
    if (request.provedEmail === null) return;
    const own = markOf(request.provedEmail);
    const marks = [own, ...marksIn(request).filter((mark) => mark !== own)].slice(0, MOST).join('.');
    const secure = behindTls || request.protocol === 'https' ? '; Secure' : '';
    const scope = `Path=/api; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict`;
    reply.header('set-cookie', `${NAME}=${marks}; ${scope}${secure}`);
  });
  return {
    isKnown(request, email) {
      const own = Buffer.from(markOf(email));
      return marksIn(request).some((mark) => timingSafeEqual(Buffer.from(mark), own));
    },
    remember(request, email) {
      request.provedEmail = email;
    },
  };
}
