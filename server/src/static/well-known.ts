import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 86_400_000;

/** Pages that hold nothing for a search engine: those behind a log-in, and those that a mail links to. */
const closed = [
  '/api/',
  '/plan/',
  '/onboarding/',
  '/profile',
  '/account',
  '/data',
  '/memory',
  '/recommendations',
  '/reset',
  '/confirm',
];

interface WellKnown {
  /** `mailto:` or `https:` of whoever runs this server; null = nobody named one. */
  securityContact: string | null;
  now: () => number;
}

/**
 * What machines look for at a fixed address: robots.txt (RFC 9309), security.txt (RFC 9116) where a contact is set, and
 * the page on which a password is changed, for password managers.
 */
export function wellKnownRoutes(app: FastifyInstance, { securityContact, now }: WellKnown): void {
  const schema = { hide: true };
  app.get('/robots.txt', { schema }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n')),
  );
  app.get('/.well-known/change-password', { schema }, (_request, reply) => reply.redirect('/account', 302));
  if (securityContact === null) return;
  app.get('/.well-known/security.txt', { schema }, (_request, reply) => {
    const expires = new Date(now() + YEAR_MS).toISOString();
    return reply.type('text/plain; charset=utf-8').send(`Contact: ${securityContact}\nExpires: ${expires}\n`);
  });
}
