import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { tabStorage } from '#shared/storage.ts';

const STORED_AS = 'scrolled';

/** How far down each entry of this tab's history was left, in CSS pixels, by the entry's key. */
const left = new Map<string, number>();

/** Of this tab's earlier pages; what can't be read is as if nothing had been kept. */
function readLeft(): void {
  const stored = ownJson(tabStorage.read(STORED_AS));
  if (!Array.isArray(stored)) return;
  for (const [key, top] of stored as [string, number][]) left.set(key, top);
}

function ownJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return null;
  }
}

/** Whether an address names an element of the page, which is scrolled to then. Anybody may write anything behind the `#`. */
function scrollToElement(hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(decodedId(hash.slice(1)));
  target?.scrollIntoView();
  return target !== null;
}

function decodedId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Another page begins at its top, and who goes back finds it where they left it; another view of the same page moves
 * nothing. The browser's own memory would scroll before the page is drawn.
 */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const before = useRef<string>(null);

  useLayoutEffect(() => {
    const arrived = before.current === null;
    const isOther = before.current !== pathname;
    before.current = pathname;
    if (arrived) readLeft();
    // Who has scrolled a page before its code was there stays where they are.
    if (arrived && window.scrollY > 0) return;
    if (isBack && left.has(key)) window.scrollTo(0, left.get(key) ?? 0);
    else if (!scrollToElement(hash) && isOther && !arrived) window.scrollTo(0, 0);
  }, [key, pathname, hash, isBack]);

  // Not a passive effect: the next scroll belongs to the page that stands there now.
  useLayoutEffect(() => {
    const note = () => left.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useEffect(() => {
    const byUs = () => {
      history.scrollRestoration = 'manual';
    };
    // A reload, and a way back from another site, are the browser's: it knows the page before the app is there.
    const byBrowser = () => {
      tabStorage.write(STORED_AS, JSON.stringify([...left]));
      history.scrollRestoration = 'auto';
    };
    byUs();
    window.addEventListener('pageshow', byUs);
    window.addEventListener('pagehide', byBrowser);
    return () => {
      window.removeEventListener('pageshow', byUs);
      window.removeEventListener('pagehide', byBrowser);
      history.scrollRestoration = 'auto';
    };
  }, []);
  return null;
}
