import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { resetDraft } from '#shared/draft.ts';
import { isSpeaking, spokenLanguage } from '#shared/i18n/engine.ts';
import { changeLanguage, startTexts } from '#shared/i18n/i18n.ts';
import { endSession, useSession } from '#shared/session.ts';

/** What jsdom lacks of a browser and the pages use. Importing this file makes every test start in an empty browser, in English. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver;
window.scrollTo = () => {};
for (const [name, value] of Object.entries({ scrollIntoView: () => {}, getAnimations: () => [] })) {
  if (!(name in Element.prototype)) Object.defineProperty(Element.prototype, name, { value, configurable: true });
}
window.matchMedia ??= (query: string) =>
  ({
    // A desktop's window.
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;

// Lazy screens are compiled on the way; on a busy machine that takes longer than the library's one second.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(async () => {
  if (!isSpeaking()) await startTexts('en');
});

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  endSession('left');
  useSession.setState({ ended: null });
  resetDraft();
  if (spokenLanguage() !== 'en') await changeLanguage('en');
});

afterEach(cleanup);
