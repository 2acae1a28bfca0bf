import { api, type Session } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import type { Services } from '../services.ts';
import { publicSessionId } from './public-session-id.ts';
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
