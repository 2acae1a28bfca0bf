// The script of prerendered pages. They read and lead on without it; the app comes when somebody does something that
// needs it, or at once where the page is not the one to show.
import { startedApp } from '#app/start/started-app.ts';
import { repeatWhenStarted } from '#app/start/repeat.ts';

const page = document.documentElement;

/** Where the app can't be had now, the page stays readable; what is done next tries again. */
function told(cause: unknown): void {
  reportError(new Error('The app could not be started', { cause }));
}

/** Whether the page itself differs from what was prerendered: another language, somebody signed in, the light theme. */
function isAwaited(): boolean {
  return page.dataset['app'] === 'needed' || page.classList.contains('light');
}

/** Coming from another screen, a keyboard or screen reader goes on at the heading, as it does inside the app. */
function focusHeading(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const fromHere = document.referrer !== '' && new URL(document.referrer).origin === window.location.origin;
  if (!fromHere || visit?.type !== 'navigate' || document.activeElement !== document.body) return;
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** Anything but a link, which leads on by itself. */
function begin(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('button, input, select, textarea, label')) startedApp().catch(told);
}

for (const type of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(type, begin, { passive: true });
repeatWhenStarted(startedApp);
focusHeading();
if (isAwaited()) startedApp().catch(told);
