import { clear, createStore, delMany, get, keys, set, update, type UseStore } from 'idb-keyval';

/** What is kept in this browser for reading and sending later; everything lies under the account it belongs to. */
const DATABASE = 'foothold-kept';

let store: UseStore | undefined;

const keyOf = (subject: string, name: string) => `${subject}|${name}`;

/**
 * Does something with the browser's database. Where there is none (private windows, blocked site data, a full disk) nothing
 * can be kept: `otherwise` is the answer, and the page goes on as one that is only ever online.
 */
async function attempt<T>(work: (kept: UseStore) => Promise<T>, otherwise: T): Promise<T> {
  if (typeof indexedDB === 'undefined') return otherwise;
  try {
    store ??= createStore(DATABASE, 'kept');
    return await work(store);
  } catch {
    // A database that was closed by the browser is opened anew the next time.
    store = undefined;
    return otherwise;
  }
}

/** Opens the database before anybody reads it, which takes a phone 50 ms. */
export async function openKept(): Promise<void> {
  await attempt(async (kept) => kept('readonly', () => Promise.resolve()), undefined);
}

export function readKept<T>(subject: string, name: string): Promise<T | undefined> {
  return attempt<T | undefined>((kept) => get<T>(keyOf(subject, name), kept), undefined);
}

/** Resolves with false when it could not be kept. */
export function writeKept(subject: string, name: string, value: unknown): Promise<boolean> {
  return attempt(async (kept) => {
    await set(keyOf(subject, name), value, kept);
    return true;
  }, false);
}

/** Changes a value in one step that no other tab comes between. Resolves with false when it could not be kept. */
export function changeKept<T>(subject: string, name: string, change: (old: T | undefined) => T): Promise<boolean> {
  return attempt(async (kept) => {
    await update<T>(keyOf(subject, name), change, kept);
    return true;
  }, false);
}

/** Forgets everybody's. */
export function forgetKept(): Promise<void> {
  return attempt((kept) => clear(kept), undefined);
}

/** Forgets what is kept of the server's answers, and not what waits to be sent (`waiting`). */
export function forgetCopies(waiting: string): Promise<void> {
  return attempt(async (kept) => {
    const all = await keys<string>(kept);
    await delMany(
      all.filter((key) => !key.endsWith(`|${waiting}`)),
      kept,
    );
  }, undefined);
}

/** Forgets what is kept for anybody but this person. */
export function forgetKeptOfOthers(subject: string | null): Promise<void> {
  return attempt(async (kept) => {
    const all = await keys<string>(kept);
    const others = all.filter((key) => subject === null || !key.startsWith(keyOf(subject, '')));
    await delMany(others, kept);
  }, undefined);
}
