/**
 * Reading and writing the browser's storage where it may be forbidden (private windows, blocked site data): then even
 * naming it throws. A value that cannot be kept is kept for this visit only.
 */
function guarded(storage: () => Storage) {
  const visit = new Map<string, string>();
  return {
    read: (key: string): string | null => {
      try {
        return storage().getItem(key) ?? visit.get(key) ?? null;
      } catch {
        return visit.get(key) ?? null;
      }
    },
    write: (key: string, value: string): void => {
      try {
        storage().setItem(key, value);
        visit.delete(key);
      } catch {
        visit.set(key, value);
      }
    },
    remove: (key: string): void => {
      visit.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored where nothing can be stored.
        visit.delete(key);
      }
    },
  };
}

/** Kept in this browser. */
export const { read: readStored, write: writeStored, remove: removeStored } = guarded(() => localStorage);

/** Kept in this tab. */
export const tabStorage = guarded(() => sessionStorage);
