import { useSession } from '#shared/session.ts';

const WORKER = '/sw.js';
/** Long enough for the screen to have come whole on a slow network: the worker loads the rest of the app. */
const QUIET_MS = 5_000;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** The page's one policy of Trusted Types: it lets the worker's own address through, and nothing else. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const policy = trustedTypes.createPolicy('foothold', {
    createScriptURL: (asked) => {
      if (asked !== WORKER) throw new TypeError(`${asked} is no script of this app`);
      return asked;
    },
  });
  return policy.createScriptURL(url);
}

function register(): void {
  navigator.serviceWorker
    .register(trusted(WORKER))
    .catch((cause: unknown) => reportError(new Error('No service worker: nothing opens offline', { cause })));
}

/** Brings the service worker, once somebody is signed in and the screen has come: a passing visitor needs none. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let asked = false;
  const whenSignedIn = ({ signedIn }: { signedIn: boolean }) => {
    if (!signedIn || asked) return;
    asked = true;
    setTimeout(register, QUIET_MS);
  };
  whenSignedIn(useSession.getState());
  useSession.subscribe(whenSignedIn);
}
