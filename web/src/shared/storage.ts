/**
 * Reading and writing localStorage where the browser may forbid it (private windows, blocked site data). A value that
 * cannot be kept is kept for this visit only.
 */
const visit = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? visit.get(key) ?? null;
  } catch {
    return visit.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    visit.delete(key);
  } catch {
    visit.set(key, value);
  }
}

export function removeStored(key: string): void {
  visit.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored where nothing can be stored.
    visit.delete(key);
  }
}
