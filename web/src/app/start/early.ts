// Runs while the app's larger files are still on their way (vite.config.ts, build/pages.ts), so it may need none of them.
import { openKept } from '#shared/offline/kept-store.ts';

// Whoever is signed in begins with what is kept here.
if (window.askedAhead) void openKept();
