import { createHash } from 'node:crypto';
import { api, type Session } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import type { Services } from '../services.ts';
import { type SessionRow, sessionStore } from './session-store.ts';
import { momentOf } from './sessions.ts';

/** Where a person is logged in, and logging devices out. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const sessions = sessionStore(services.database);

  register(app, api.account.sessions, async ({ userId, sessionId }) => ({
    sessions: (await sessions.list(userId, momentOf(services))).map((row) => presented(row, sessionId)),
  }));

  register(app, api.account.endSession, async ({ userId, params }) => {
    const live = await sessions.list(userId, momentOf(services));
    const meant = live.find(({ id }) => publicSessionId(id) === params.id.toLowerCase()) ?? fail('NOT_FOUND');
    await sessions.revoke(userId, meant.id);
    return undefined;
  });

  register(app, api.account.endOtherSessions, async ({ userId, sessionId }) => {
    await sessions.revokeOthers(userId, sessionId);
    return undefined;
  });
}

function presented({ id, browser, system, createdAt, lastUsedAt }: SessionRow, current: string): Session {
  return {
    session_id: publicSessionId(id),
    browser,
    system,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    current: id === current,
  };
}

/** The name of a session outside of the server: a UUID made of its key, which itself stays inside. */
function publicSessionId(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  // Version 8 is RFC 9562's for a UUID of one's own making.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
