import { queryClient } from '#app/query-client.ts';
import { useKeptShown } from '#shared/offline/kept-answers.ts';
import { isWaiting, loadOutbox, useOutbox } from '#shared/offline/outbox.ts';
import { sendOutbox } from '#shared/sending/send-outbox.ts';
import { useSession } from '#shared/session.ts';

/** So long after a try that brought nothing, while there seems to be a network, the next one is made. */
const AGAIN_MS = 15_000;

let next: ReturnType<typeof setTimeout> | undefined;

/** Sends what is kept, then shows everything as the server has it now. */
async function carryOn(): Promise<void> {
  clearTimeout(next);
  next = undefined;
  if (!useSession.getState().signedIn || !navigator.onLine) return;
  const waited = isWaiting();
  const sent = await sendOutbox();
  if (sent && (waited || useKeptShown.getState().shown)) {
    useKeptShown.setState({ shown: false });
    await queryClient.invalidateQueries();
  }
  if (!sent || useKeptShown.getState().shown) next = setTimeout(() => void carryOn(), AGAIN_MS);
}

/**
 * Takes up again what a missing network had put off: now, when the network is back, and when the page is looked at again.
 * Returns the way to stop.
 */
export function carryOnWhenBack(): () => void {
  const begin = () => void loadOutbox().then(carryOn);
  const onLook = () => {
    if (document.visibilityState === 'visible') begin();
  };
  window.addEventListener('online', begin);
  document.addEventListener('visibilitychange', onLook);
  const goOnIf = (waits: boolean) => {
    if (waits && navigator.onLine) next ??= setTimeout(() => void carryOn(), AGAIN_MS);
  };
  const stopShown = useKeptShown.subscribe(({ shown }) => goOnIf(shown));
  const stopKept = useOutbox.subscribe(() => goOnIf(isWaiting()));
  begin();
  return () => {
    clearTimeout(next);
    window.removeEventListener('online', begin);
    document.removeEventListener('visibilitychange', onLook);
    stopShown();
    stopKept();
  };
}
