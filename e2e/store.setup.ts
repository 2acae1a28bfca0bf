import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningServer, startServer } from './server.ts';

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
 * Before the stories: one first start, whose empty store every server of a story begins with (`startServer`), and the
 * servers most stories run on.
 */
export default async function makeStore(): Promise<() => Promise<void>> {
  const first = await startServer();
  await first.stop({ keepsData: true });
  process.env['STORE_TEMPLATE'] = join(first.dataDir, 'database');
  const servers = await Promise.all(languages.map(async (language) => [language, await startServer()] as const));
  process.env[SERVERS] = JSON.stringify(Object.fromEntries(servers));
  return async () => {
    await Promise.all(servers.map(([, server]) => server.stop()));
    rmSync(first.dataDir, { recursive: true, force: true });
  };
}
