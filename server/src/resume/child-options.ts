import { createRequire } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** What the readers load; each brings what it needs from the same node_modules folder. */
const LIBRARIES = ['pdfjs-dist', 'saxes', 'yauzl'];

/**
 * How the child process is started: with no environment, and with Node's permission to start its worker thread and to
 * read this folder and the libraries, nothing else. So a file that fools a library can't write, start a program, load
 * a native add-on or read the server's secrets and data.
 */
export function childOptions(): { env: Record<string, string>; execArgv: string[] } {
  const folders = new Set([fileURLToPath(new URL('.', import.meta.url)), ...LIBRARIES.map(modulesFolderOf)]);
  const room = fileURLToPath(new URL('../../package.json', import.meta.url));
  const reads = [...folders, room].map((path) => `--allow-fs-read=${path}`);
  return { env: {}, execArgv: ['--permission', '--allow-worker', ...reads] };
}

/** The node_modules folder a library is installed in. */
function modulesFolderOf(library: string): string {
  const entry = require.resolve(library);
  const folder = `${sep}node_modules${sep}`;
  return entry.slice(0, entry.lastIndexOf(folder) + folder.length);
}
