import { randomBytes } from 'node:crypto';
import { credentialStore } from '../account/credential-store.ts';
import { hashPassword } from '../account/password-hash.ts';
import { passkeyStore } from '../account/second-step/passkey-store.ts';
import type { AccountRow } from '../account/store.ts';
import type { Database } from '../db/database.ts';

/**
 * Locks an account that somebody else may have got into: its password becomes one that nobody knows, its passkeys go, its
 * sessions and links end, and its address is told. The person comes back in by a mailed link; nothing of theirs is lost.
 */
export async function lockUser(database: Database, row: AccountRow, at: Date): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await credentialStore(database).changePassword(row, passwordHash, at);
  // Last, so that a session which a passkey opened meanwhile ends with it.
  await passkeyStore(database).removeAll(row.userId);
}
