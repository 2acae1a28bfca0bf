import { and, desc, eq, gt, inArray, isNotNull, lte, ne, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { given, prepared } from '../db/prepared.ts';
import { account, secondStep, session } from '../db/schema/account.ts';
import type { Caller } from '../http/caller.ts';

/** Devices on which one person is logged in at once; the one used longest ago ends when another begins. */
const SESSIONS_MAX = 30;

export type SessionRow = typeof session.$inferSelect;
export type NewSession = Omit<SessionRow, 'userId'>;

/** What somebody has shown who logs in. */
export interface Proved {
  userId: string;
  /** Of the password that was checked. */
  passwordHash: string;
  /** Whether a code of the account's second step was given. */
  withCode: boolean;
}

/** A session counts until `now` reaches its end, and while its last use is later than `idleSince`. */
export interface Moment {
  now: Date;
  idleSince: Date;
}

/** A moment's instants, or where a prepared statement takes them. */
type Instants = Moment | Record<keyof Moment, SQL>;

const lives = ({ now, idleSince }: Instants) => and(gt(session.expiresAt, now), gt(session.lastUsedAt, idleSince));

/** Asked by every request. */
const liveSession = prepared((db) =>
  db
    .select({ language: account.language, useModel: account.useModel, lastUsedAt: session.lastUsedAt })
    .from(session)
    .innerJoin(account, eq(account.userId, session.userId))
    .where(
      and(
        eq(session.userId, given('userId')),
        eq(session.id, given('id')),
        lives({ now: given('now', session.expiresAt), idleSince: given('idleSince', session.lastUsedAt) }),
      ),
    ),
);

/** Ends every session of a person but `kept`, if that is given; says how many there were. */
export async function endSessions(tx: Queryable, userId: string, kept?: string): Promise<number> {
  const ended = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), kept === undefined ? undefined : ne(session.id, kept)))
    .returning({ id: session.id });
  return ended.length;
}

/** Whether a log-in needs a code too. Asked behind the account's lock, which switching it on takes as well. */
async function asksForCode(tx: Queryable, userId: string): Promise<boolean> {
  const isOn = and(eq(secondStep.userId, userId), isNotNull(secondStep.onSince));
  return (await tx.select({ userId: secondStep.userId }).from(secondStep).where(isOn)).length > 0;
}

/** Sessions, each in its person's rows. */
export function sessionStore(database: Database) {
  return {
    /**
     * Adds a session if what was shown still opens the account, and takes those away whose token has run out. False when
     * the password has changed in between, or a second step was switched on: the log-in then is one of before.
     */
    async add({ userId, passwordHash, withCode }: Proved, added: NewSession, moment: Moment): Promise<boolean> {
      return database.transaction(async (tx) => {
        const [unchanged] = await tx
          .select({ userId: account.userId })
          .from(account)
          .where(and(eq(account.userId, userId), eq(account.passwordHash, passwordHash)))
          .for('update');
        if (!unchanged || (!withCode && (await asksForCode(tx, userId)))) return false;
        await tx.delete(session).where(and(eq(session.userId, userId), lte(session.expiresAt, moment.now)));
        await tx.insert(session).values({ userId, ...added });
        // A session that is not used makes room for one that is: whoever logs in by a program a hundred times a day would
        // otherwise fill the table, and find nothing in the list of devices.
        const surplus = tx
          .select({ id: session.id })
          .from(session)
          .where(eq(session.userId, userId))
          .orderBy(desc(session.lastUsedAt), desc(session.id))
          .offset(SESSIONS_MAX);
        await tx.delete(session).where(and(eq(session.userId, userId), inArray(session.id, surplus)));
        return true;
      });
    },

    /** The live session with its account's wishes; null when it was revoked, ran out, or the account is gone. */
    async find(userId: string, id: string, moment: Moment) {
      const [found] = await liveSession(database.db).execute({ userId, id, ...moment });
      return (found ?? null) satisfies (Pick<Caller, 'language' | 'useModel'> & { lastUsedAt: Date }) | null;
    },

    /** Whether the session has a row, live or not. */
    async exists(userId: string, id: string): Promise<boolean> {
      const where = and(eq(session.userId, userId), eq(session.id, id));
      return (await database.db.select({ id: session.id }).from(session).where(where)).length > 0;
    },

    /** Notes a use; one that another request noted since is left. */
    async touch(userId: string, id: string, before: Date, at: Date): Promise<void> {
      await database.db
        .update(session)
        .set({ lastUsedAt: at })
        .where(and(eq(session.userId, userId), eq(session.id, id), eq(session.lastUsedAt, before)));
    },

    /** The sessions that still count, the last used first. */
    list(userId: string, moment: Moment): Promise<SessionRow[]> {
      return database.db
        .select()
        .from(session)
        .where(and(eq(session.userId, userId), lives(moment)))
        .orderBy(desc(session.lastUsedAt), desc(session.createdAt));
    },

    async revoke(userId: string, id: string): Promise<void> {
      await database.db.delete(session).where(and(eq(session.userId, userId), eq(session.id, id)));
    },

    /** Ends every session but this one. */
    revokeOthers: (userId: string, id: string): Promise<number> => endSessions(database.db, userId, id),
  };
}
