// For the image: a server that starts on an empty store, reads what its guide knows, and stops, so that Node keeps all of it
// compiled where NODE_COMPILE_CACHE says. The image's own user may not write there: what is missing then is compiled anew by
// each start, in threads that keep TypeScript's reader in memory for it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'foothold-compile-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0' });
// Once the thread of the guide has read every language.
await import('./main.ts');
// What the other store and a mail server take.
await Promise.all([
  import('./db/postgres.ts'),
  import('./instances/postgres-bus.ts'),
  import('./mail/smtp-transport.ts'),
]);
process.kill(process.pid, 'SIGTERM');
