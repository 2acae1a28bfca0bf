import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** Before the stories: one first start, whose empty store every server of a story begins with (`startServer`). */
export default async function makeStore(): Promise<() => void> {
  const server = await startServer();
  await server.stop({ keepsData: true });
  process.env['STORE_TEMPLATE'] = join(server.dataDir, 'database');
  return () => rmSync(server.dataDir, { recursive: true, force: true });
}
