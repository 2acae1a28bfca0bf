import { partStored, type Stored } from '@foothold/contract';
import type { Database } from '../db/database.ts';
import { NEARLY_FULL, type UsedStorage } from '../http/storage.ts';
import { storedOf } from './stored.ts';

const MEBIBYTE = 1024 * 1024;
/** A row of the log is 200 bytes: what would be more rows than these in the same room is no work of a person. */
const ROWS_A_MEBIBYTE = 1_000;
/** Writes after which an account is counted, and counted again: nobody at a keyboard comes near the quota between two. */
const WRITES_BETWEEN = 100;
/** The same where an account is nearly full. */
const WRITES_BETWEEN_NEARLY = 5;
/** One that is full is counted again so seldom, in milliseconds: somebody may have made room. */
const FULL_AGAIN_MS = 10_000;
/** Accounts kept in mind; the one that wrote longest ago makes room for a new one. */
const REMEMBERED = 20_000;

interface Counted {
  /** Since the last count. */
  writes: number;
  /** The part of the quota that is used, as last counted: 0 before the first count. */
  used: number;
  at: number;
  /** The count under way. */
  counting: Promise<void> | null;
}

interface Needed {
  database: Database;
  /** The most of one account, in MiB. */
  mebibytes: number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** What one account may keep here. */
export const mostStored = (mebibytes: number): Stored => ({
  rows: mebibytes * ROWS_A_MEBIBYTE,
  bytes: mebibytes * MEBIBYTE,
});

/**
 * Says which part of its quota an account uses, asked at each call by which it grows. It is counted after its first 100
 * such calls to this process and then now and again, so that most ask nothing of the store.
 */
export function storageQuota({ database, mebibytes, now }: Needed): UsedStorage {
  const most = mostStored(mebibytes);
  const accounts = new Map<string, Counted>();

  const count = async (userId: string, account: Counted) => {
    account.used = partStored(await storedOf(database, userId), most);
    account.writes = 0;
    account.at = now();
  };

  const isDue = ({ used, writes, at }: Counted) => {
    if (used >= 1) return now() - at >= FULL_AGAIN_MS;
    return writes >= (used >= NEARLY_FULL ? WRITES_BETWEEN_NEARLY : WRITES_BETWEEN);
  };

  /** What is known of an account, which becomes the one that wrote last. */
  const remember = (userId: string): Counted => {
    const account = accounts.get(userId) ?? { writes: 0, used: 0, at: 0, counting: null };
    accounts.delete(userId);
    accounts.set(userId, account);
    const [oldest] = accounts.size > REMEMBERED ? accounts.keys() : [];
    if (oldest !== undefined) accounts.delete(oldest);
    return account;
  };

  return async (userId) => {
    const account = remember(userId);
    account.writes += 1;
    if (isDue(account)) {
      account.counting ??= count(userId, account).finally(() => {
        account.counting = null;
      });
      await account.counting;
    }
    return account.used;
  };
}
