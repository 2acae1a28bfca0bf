import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, lte } from 'drizzle-orm';
import { parse, validate } from 'uuid';
import type { Database, Queryable } from '../db/database.ts';
import { type LinkPurpose, mailLink } from '../db/schema/account.ts';

/** How long a link works from when it is sent: half an hour to a new password, a day to confirm an address. */
const LASTS_MS: Record<LinkPurpose, number> = { reset: 30 * 60_000, confirm_email: 24 * 3_600_000 };
const USER_BYTES = 16;
/** 256 bits of chance. */
const SECRET_BYTES = 32;
const HOUR_MS = 3_600_000;

/** What a link's token says: whose link, and the key it is kept under. */
export interface LinkKey {
  userId: string;
  /** SHA-256 of the secret part. */
  id: string;
}

export interface LinkOf {
  userId: string;
  purpose: LinkPurpose;
  email: string;
}

/** The key behind a token of our making; null for any other text. */
export function readLinkToken(token: string): LinkKey | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== USER_BYTES + SECRET_BYTES || bytes.toString('base64url') !== token) return null;
  const userId = hexUuid(bytes.subarray(0, USER_BYTES));
  return userId === null ? null : { userId, id: hashed(bytes.subarray(USER_BYTES)) };
}

/** The person stands in the token, so that a link is looked for among their rows. */
function makeToken(userId: string): { token: string; id: string } {
  const secret = randomBytes(SECRET_BYTES);
  return { token: Buffer.concat([parse(userId), secret]).toString('base64url'), id: hashed(secret) };
}

function hexUuid(bytes: Uint8Array): string | null {
  const hex = Buffer.from(bytes).toString('hex');
  const text = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return validate(text) ? text : null;
}

function hashed(secret: Uint8Array): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Links that were mailed. */
export function mailLinks(database: Database) {
  return {
    /** Keeps a new link and gives the token to mail; only the token's hash is kept. Takes the person's stale links away. */
    async make({ userId, purpose, email }: LinkOf, at: number): Promise<string> {
      const { token, id } = makeToken(userId);
      const stale = new Date(at - HOUR_MS);
      await database.db.delete(mailLink).where(and(eq(mailLink.userId, userId), lte(mailLink.expiresAt, stale)));
      const dates = { createdAt: new Date(at), expiresAt: new Date(at + LASTS_MS[purpose]) };
      await database.db.insert(mailLink).values({ userId, id, purpose, email, ...dates });
      return token;
    },

    /** The link that can still be followed; null for any other. */
    async find(key: LinkKey, purpose: LinkPurpose, now: Date) {
      const [found] = await database.db
        .select()
        .from(mailLink)
        .where(followable(key, purpose, now));
      return found ?? null;
    },
  };
}

function followable({ userId, id }: LinkKey, purpose: LinkPurpose, now: Date) {
  return and(
    eq(mailLink.userId, userId),
    eq(mailLink.id, id),
    eq(mailLink.purpose, purpose),
    gt(mailLink.expiresAt, now),
  );
}

/** Follows a link, once: of two calls at the same time one gets it, the other null. */
export async function spendLink(tx: Queryable, key: LinkKey, purpose: LinkPurpose, now: Date) {
  const [spent] = await tx
    .delete(mailLink)
    .where(followable(key, purpose, now))
    .returning();
  return spent ?? null;
}

/** Takes every link of a person's away. */
export async function dropLinks(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(mailLink).where(eq(mailLink.userId, userId));
}

/** Links of this purpose made for a person after `since`, followed ones not counted. */
export async function countLinks(tx: Queryable, userId: string, purpose: LinkPurpose, since: Date): Promise<number> {
  const [counted] = await tx
    .select({ links: count() })
    .from(mailLink)
    .where(and(eq(mailLink.userId, userId), eq(mailLink.purpose, purpose), gt(mailLink.createdAt, since)));
  return counted?.links ?? 0;
}
