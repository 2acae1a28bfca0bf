import * as z from 'zod/mini';
import type { Authenticate } from '../http/caller.ts';
import type { Services } from '../services.ts';
import { sessionStore } from './session-store.ts';
import { sessionTokens } from './token.ts';

/** How long a log-in lasts. */
const SESSION_MS = 30 * 24 * 3_600_000;

/** Starts a session for this person and gives the token that opens it. */
export async function startSession({ config, database, now }: Services, userId: string): Promise<string> {
  const issuedAt = now();
  const expiresAt = issuedAt + SESSION_MS;
  const { token, sessionId } = await sessionTokens(config.sessionSecret).issue(userId, issuedAt, expiresAt);
  await sessionStore(database).add(userId, {
    id: sessionId,
    createdAt: new Date(issuedAt),
    expiresAt: new Date(expiresAt),
  });
  return token;
}

/** Who a token stands for: it must be ours and in time, and the session it names must still be there. */
export function sessionGuard({ config, database, now }: Services): Authenticate {
  const tokens = sessionTokens(config.sessionSecret);
  const sessions = sessionStore(database);
  return async (token) => {
    const claims = await tokens.read(token, now());
    if (!claims || !z.safeParse(z.uuid(), claims.userId).success) return null;
    const live = await sessions.find(claims.userId, claims.sessionId, new Date(now()));
    return live && { userId: claims.userId, sessionId: claims.sessionId, ...live };
  };
}
