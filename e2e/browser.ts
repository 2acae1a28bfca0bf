/** The browser the stories run in, for measurements outside of them. */
export { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
