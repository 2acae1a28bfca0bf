import * as z from 'zod/mini';
import { isDatabaseAway } from '../db/sql-state.ts';
import type { Authenticate } from '../http/caller.ts';
import type { Services } from '../services.ts';
import { deviceOf } from './device.ts';
import { type Moment, type Proved, sessionStore } from './session-store.ts';
import { sessionTokens } from './token.ts';

const DAY_MS = 24 * 3_600_000;
/** A session's last use is noted to this, so that reading does not become writing. */
const USE_NOTED_MS = 5 * 60_000;

/** What counts as a live session now. */
export function momentOf({ config, now }: Pick<Services, 'config' | 'now'>): Moment {
  return { now: new Date(now()), idleSince: new Date(now() - config.sessionIdleDays * DAY_MS) };
}

/** Whose session, by what, and from which device. */
interface LogIn extends Proved {
  userAgent: string | undefined;
}

/** Starts a session and gives the token that opens it; null when that was not enough any more. */
export async function startSession(services: Services, { userAgent, ...proved }: LogIn): Promise<string | null> {
  const { config, database, now } = services;
  const issuedAt = now();
  const expiresAt = issuedAt + config.sessionDays * DAY_MS;
  const { token, sessionId } = await sessionTokens(config.sessionSecret).issue(proved.userId, issuedAt, expiresAt);
  const createdAt = new Date(issuedAt);
  const dates = { createdAt, lastUsedAt: createdAt, expiresAt: new Date(expiresAt) };
  const added = { id: sessionId, ...deviceOf(userAgent), ...dates };
  return (await sessionStore(database).add(proved, added, momentOf(services))) ? token : null;
}

/** Who a token stands for: it must be ours and in time, and the session it names must still be there and in use. */
export function sessionGuard(services: Services): Authenticate {
  const { config, database, now } = services;
  const tokens = sessionTokens(config.sessionSecret);
  const sessions = sessionStore(database);

  /** Notes a use now and then. Where that can't be written, on a full disk, a person can still read. */
  const noteUse = async (userId: string, sessionId: string, lastUsedAt: Date) => {
    const at = now();
    if (at - lastUsedAt.getTime() < USE_NOTED_MS) return;
    try {
      await sessions.touch(userId, sessionId, lastUsedAt, new Date(at));
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  };

  return async (token) => {
    const claims = await tokens.read(token, now());
    if (!claims || !z.safeParse(z.uuid(), claims.userId).success) return null;
    const { userId, sessionId } = claims;
    const live = await sessions.find(userId, sessionId, momentOf(services));
    // A session that ran out keeps its row until its token does: without one it was ended, or its account erased.
    if (!live) return (await sessions.exists(userId, sessionId)) ? null : 'ended';
    await noteUse(userId, sessionId, live.lastUsedAt);
    return { userId, sessionId, language: live.language, useModel: live.useModel };
  };
}
