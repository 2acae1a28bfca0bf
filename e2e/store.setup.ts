import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startStoryServer } from './server.ts';

const placeStore = fileURLToPath(new URL('../server/test/db/place-store.ts', import.meta.url));

/** The languages of the projects; each has a server of its own, where its known people are. */
const languages = ['en', 'he'] as const;
/** Where the servers of this run are written down for the workers. */
const SERVERS = 'STORY_SERVERS';

/** The server that all stories of a language share, as people share one. */
export function sharedServer(language: 'en' | 'he'): RunningServer {
  const servers = JSON.parse(process.env[SERVERS] ?? '{}') as Partial<Record<'en' | 'he', RunningServer>>;
  const server = servers[language];
  if (!server) throw new Error(`No server for the stories in ${language}: was store.setup.ts run?`);
  return server;
}

/**
 * Before the stories: an empty store, which every server of a story begins with (`startServer`), and the servers most
 * stories run on. After the unit and API tests the store is there already, and only copied.
 */
export default async function makeStore(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-story-store-'));
  execFileSync(process.execPath, [placeStore, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.env['STORE_TEMPLATE'] = join(folder, 'database');
  const servers = await Promise.all(
    languages.map(async (language) => [language, await startStoryServer({ WARM_LANGUAGES: language })] as const),
  );
  process.env[SERVERS] = JSON.stringify(Object.fromEntries(servers));
  return async () => {
    await Promise.all(servers.map(([, server]) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}
