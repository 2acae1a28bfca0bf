import type { Page } from '@playwright/test';
import { expect } from '../story.ts';

declare global {
  interface Window {
    __xss?: unknown;
    __violations?: string[];
  }
}

/** What a hostile text managed to do to a page; every list is empty on a page where it stayed text. */
interface Findings {
  ran: boolean;
  violations: string[];
  elements: string[];
  handlers: string[];
  links: string[];
}

/** Runs in the page. */
function findActive(): Findings {
  const linkable = /^(https?|mailto|ircs?|xmpp):/i;
  const own = (address: string) => new URL(address, document.baseURI).origin === location.origin;
  const named = (element: Element) => element.outerHTML.slice(0, 120);
  const all = [...document.querySelectorAll('*')];
  return {
    ran: window.__xss !== undefined,
    violations: window.__violations ?? [],
    elements: [
      ...document.querySelectorAll(
        'body script, iframe, frame, object, embed, base, portal, form[action], math, meta[http-equiv="refresh" i]',
      ),
      ...[...document.querySelectorAll('img, video, audio, source, image')].filter((element) => {
        const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
        return !address.startsWith('data:') && !own(address);
      }),
    ].map(named),
    handlers: all.filter((element) => element.getAttributeNames().some((name) => /^on/i.test(name))).map(named),
    links: [...document.querySelectorAll('a[href], area[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !linkable.test(href) && !own(href)),
  };
}

/**
 * Watches a page from its first document on. The function it gives fails when anything ran, asked, left for another
 * host, or stands in the page ready to.
 */
export async function watchForActive(page: Page, origin: string): Promise<() => Promise<void>> {
  const dialogs: string[] = [];
  const strangers: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) strangers.push(request.url());
  });
  await page.addInitScript(() => {
    window.__violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.__violations?.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  return async () => {
    // Handlers that wait for a pointer get one.
    for (const shown of await page.getByRole('article').all()) await shown.hover();
    const nothing: Findings = { ran: false, violations: [], elements: [], handlers: [], links: [] };
    expect(await page.evaluate(findActive)).toEqual(nothing);
    expect(dialogs, 'dialogs').toEqual([]);
    expect(strangers, 'requests to other hosts').toEqual([]);
  };
}
