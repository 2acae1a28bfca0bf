import { expect, type BrowserContext, type Request } from '@playwright/test';

/** Says what a story brings about on purpose, as `POST /api/login answered 401`; each of it must then happen. */
export type ExpectFault = (...expected: RegExp[]) => void;
/** Says what may happen by a story's doing, and need not: which of a page's calls is the first to meet it is open. */
export type AllowFault = (...allowed: RegExp[]) => void;

export interface FaultWatch {
  watch: (context: BrowserContext) => Promise<void>;
  expectFault: ExpectFault;
  allowFault: AllowFault;
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
  const allowed: RegExp[] = [];
  const isOurs = (url: string) => URL.canParse(url) && new URL(url).origin === origin;
  const named = (request: { method(): string; url(): string }) =>
    `${request.method()} ${new URL(request.url()).pathname}`;

  async function watch(context: BrowserContext): Promise<void> {
    /** Reads that were under way when somebody logged out: the server may come to them after the log-out. */
    const overtaken = new WeakSet<Request>();
    const underWay = new Set<Request>();
    context.on('request', (request) => {
      if (request.method() === 'GET') underWay.add(request);
      else if (request.url() === `${origin}/api/logout`) for (const read of underWay) overtaken.add(read);
    });
    context.on('requestfinished', (request) => underWay.delete(request));
    context.on('requestfailed', (request) => underWay.delete(request));
    context.on('weberror', (error) => faults.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(SAID_BY_REQUEST)) faults.push(message.text());
    });
    context.on('response', (response) => {
      if (!isOurs(response.url()) || response.status() < 400) return;
      if (response.status() === 401 && overtaken.has(response.request())) return;
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
    allowFault: (...wanted) => void allowed.push(...wanted),
    settle() {
      const known = [...announced, ...allowed];
      const unannounced = faults.filter((fault) => !known.some((one) => one.test(fault)));
      const missing = announced.filter((one) => !faults.some((fault) => one.test(fault))).map(String);
      expect({ unannounced, missing }, 'what the pages met on their way').toEqual({ unannounced: [], missing: [] });
    },
  };
}
