import { expect, type BrowserContext } from '@playwright/test';

/** Says what a story brings about on purpose, as `POST /api/login answered 401`; each of it must then happen. */
export type ExpectFault = (...expected: RegExp[]) => void;

export interface FaultWatch {
  watch: (context: BrowserContext) => Promise<void>;
  expectFault: ExpectFault;
  /** Fails for whatever was not announced, and for what was announced and never came. */
  settle: () => void;
}

/** What the browser itself prints of a request that failed; the request says more. */
const SAID_BY_REQUEST = 'Failed to load resource';
/** A request that the page took back, or left behind when it went. */
const TAKEN_BACK = 'net::ERR_ABORTED';

/** Collects what goes wrong on the pages of a story: errors, refused and failed requests, what the policy forbids. */
export function watchFaults(origin: string): FaultWatch {
  const faults: string[] = [];
  const announced: RegExp[] = [];
  const isOurs = (url: string) => URL.canParse(url) && new URL(url).origin === origin;
  const named = (request: { method(): string; url(): string }) =>
    `${request.method()} ${new URL(request.url()).pathname}`;

  async function watch(context: BrowserContext): Promise<void> {
    context.on('weberror', (error) => faults.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(SAID_BY_REQUEST)) faults.push(message.text());
    });
    context.on('response', (response) => {
      if (!isOurs(response.url()) || response.status() < 400) return;
      faults.push(`${named(response.request())} answered ${response.status()}`);
    });
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      if (isOurs(request.url()) && why !== TAKEN_BACK) faults.push(`${named(request)} failed: ${why}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`The policy forbids ${violatedDirective}: ${blockedURI}`);
      });
    });
  }

  return {
    watch,
    expectFault: (...expected) => void announced.push(...expected),
    settle() {
      const unannounced = faults.filter((fault) => !announced.some((one) => one.test(fault)));
      const missing = announced.filter((one) => !faults.some((fault) => one.test(fault))).map(String);
      expect({ unannounced, missing }, 'what the pages met on their way').toEqual({ unannounced: [], missing: [] });
    },
  };
}
