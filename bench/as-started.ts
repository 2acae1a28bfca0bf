// Servers as `npm start` runs them, but for their settings.
import { join } from 'node:path';
import { type RunningServer, startServer } from '../e2e/server.ts';
import { serverEnvironment, serverFlags } from '../scripts/server-flags.mjs';

/** Starts the product with the flags and environment of npm start, `more` flags, and these settings. */
export function startAsServed(
  settings: Record<string, string> = {},
  more: readonly string[] = [],
): Promise<RunningServer> {
  const compiled = join(import.meta.dirname, '../.cache/compiled');
  return startServer({ ...serverEnvironment, NODE_COMPILE_CACHE: compiled, ...settings }, [...serverFlags, ...more]);
}
