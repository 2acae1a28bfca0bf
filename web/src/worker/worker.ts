// The service worker: the app's own files for when there is no network. It never touches /api: what a person reads offline is
// kept by the page, for the account it belongs to (shared/offline). A new version waits until the last page of the
// old one is closed, so that no page meets the files of another build.
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** Filled in by the build (web/build/worker.ts). */
declare const KEPT_FILES: { url: string; revision: string | null }[];
/** The part of a worker's world this one needs; the room's types are those of a page. */
declare const clients: { claim(): Promise<void> };

/** The app's page for every address, as the server gives it. */
const APP = '/index.html';
/** A network that hasn't brought the page by then counts as none. */
const PATIENCE_S = 4;

cleanupOutdatedCaches();
// Without a directory index: the start page comes from the network like every other.
precacheAndRoute(KEPT_FILES, { cleanURLs: false, directoryIndex: '' });

const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S });
registerRoute(
  new NavigationRoute(
    async (params) => {
      try {
        return await network.handle(params);
      } catch {
        // No network, or one too slow: the app opens with what is kept.
        return (await matchPrecache(APP)) ?? Response.error();
      }
    },
    { denylist: [/^\/api\//] },
  ),
);

// The page that brought the worker is served by it too: code it loads only later is there without a network.
addEventListener('activate', (event) => {
  (event as unknown as { waitUntil(done: Promise<void>): void }).waitUntil(clients.claim());
});
