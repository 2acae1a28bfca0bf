import { STORAGE_USED_HEADER } from '@foothold/contract';
import { create } from 'zustand';
import { useSession } from '#shared/session.ts';

/** How much of its room on the server the account uses, in percent, where it is nearly full; null where it is not. */
export const useStorageUsed = create<{ percent: number | null }>(() => ({ percent: null }));

/** Takes over what an answer says of it; most say nothing, and are no news. */
export function noteStorageUsed(headers: Headers): void {
  const said = headers.get(STORAGE_USED_HEADER);
  if (said !== null) useStorageUsed.setState({ percent: Number(said) });
}

// Whoever logs in next is somebody else, or has made room meanwhile.
useSession.subscribe(({ signedIn }) => {
  if (!signedIn) useStorageUsed.setState({ percent: null });
});
