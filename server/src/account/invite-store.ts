import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { invite } from '../db/schema/account.ts';

export type Invite = typeof invite.$inferSelect;

/** Uses a code once, if it has a use left; false when it opens nothing. */
export async function spendInvite(tx: Queryable, code: string): Promise<boolean> {
  const spent = await tx
    .update(invite)
    .set({ uses: sql`${invite.uses} + 1` })
    .where(and(eq(invite.code, code), isNull(invite.revokedAt), lt(invite.uses, invite.maxUses)))
    .returning({ code: invite.code });
  return spent.length > 0;
}

/** Invite codes, for the people who run the server. */
export function inviteStore(database: Database) {
  return {
    async add(added: Pick<Invite, 'code' | 'note' | 'maxUses' | 'createdAt'>): Promise<void> {
      await database.db.insert(invite).values({ ...added, uses: 0 });
    },

    list(): Promise<Invite[]> {
      return database.db.select().from(invite).orderBy(asc(invite.createdAt), asc(invite.code));
    },

    /** False when there is no such code, or it was revoked before. */
    async revoke(code: string, at: Date): Promise<boolean> {
      const revoked = await database.db
        .update(invite)
        .set({ revokedAt: at })
        .where(and(eq(invite.code, code), isNull(invite.revokedAt)))
        .returning({ code: invite.code });
      return revoked.length > 0;
    },
  };
}
