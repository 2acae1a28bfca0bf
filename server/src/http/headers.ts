import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** An API answer is data: nothing in it may ever be run or framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Whether people reach this server by https, as far as the settings tell. */
export function isTls(publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** The headers every answer carries, an API answer's as the default; pages and assets lay their own over these. */
export async function secureHeaders(app: FastifyInstance, behindTls: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: behindTls && { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', API_POLICY);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
