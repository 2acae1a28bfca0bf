import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * Where people reach this server, for the links in mails: PUBLIC_URL, or on a machine of one's own the port it listens
 * on. Never the Host of a request, which is the caller's to choose.
 */
export function originOf(app: FastifyInstance, { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  if (publicUrl) return publicUrl;
  const address = app.server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return `http://localhost:${listening}`;
}
