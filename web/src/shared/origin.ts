import { matchPath } from 'react-router';
import { paths } from '#shared/paths.ts';
import { tabStorage } from '#shared/storage.ts';

const ORIGIN_KEY = 'origin';

/** Where a log-in may lead back to. */
const guarded = [
  paths.mode,
  paths.upload,
  paths.onboardingChat,
  paths.form,
  paths.onboarding,
  paths.recommendations,
  paths.idea(':id'),
  paths.chat,
  paths.profile,
  paths.account,
  paths.data,
  paths.memory,
  paths.rhythm,
  paths.activePlan,
  paths.plan(':id'),
];

/** Whether a text is one of our own guarded addresses: one slash at its start, and a known route. */
export function isOwnPath(path: string): boolean {
  if (!/^\/[^/\\]/.test(path)) return false;
  const pathname = path.split(/[?#]/)[0] ?? '';
  return guarded.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** Keeps the address a visitor was turned away from, for this tab. */
export function rememberOrigin(path: string): void {
  if (isOwnPath(path)) tabStorage.write(ORIGIN_KEY, path);
}

export function forgetOrigin(): void {
  tabStorage.remove(ORIGIN_KEY);
}

/** Gives the remembered address and forgets it; null without one, or when it is none of ours. */
export function takeOrigin(): string | null {
  const path = tabStorage.read(ORIGIN_KEY);
  forgetOrigin();
  return path !== null && isOwnPath(path) ? path : null;
}
