import { create } from 'zustand';
import { readStored, removeStored, writeStored } from '#shared/storage.ts';

export const TOKEN_KEY = 'sid_jwt';

interface Session {
  token: string | null;
  signedIn: boolean;
  /** How the last session of this visit ended; the shell explains one that the person did not end here. null while there is one, or never was. */
  ended: 'left' | 'expired' | 'revoked' | null;
}

const sessionOf = (token: string | null, ended: Session['ended'] = null): Session => ({
  token,
  signedIn: token !== null,
  ended,
});

export const useSession = create<Session>(() => sessionOf(readStored(TOKEN_KEY) || null));

export function startSession(token: string): void {
  writeStored(TOKEN_KEY, token);
  useSession.setState(sessionOf(token));
}

/** Forgets the token. What the person typed stays; log out clears that on its own. */
export function endSession(reason: NonNullable<Session['ended']> = 'left'): void {
  removeStored(TOKEN_KEY);
  useSession.setState(sessionOf(null, reason));
}

/** Follows log-in and log-out in other tabs. Returns the way to stop. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) useSession.setState(sessionOf(readStored(TOKEN_KEY) || null));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** The `sub` of the token, to tell one person's draft from another's; null when it can't be read. Not a proof of anything. */
export function subjectOf(token: string | null): string | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const { sub } = JSON.parse(new TextDecoder().decode(bytes)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
