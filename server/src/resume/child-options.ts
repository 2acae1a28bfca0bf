import { createRequire } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** What the readers load; each brings what it needs from the same node_modules folder. */
const LIBRARIES = ['pdfjs-dist', 'saxes', 'yauzl'];
/** What Node can do without when it reads a CV. */
const SWITCHED_OFF = [
  '--disallow-code-generation-from-strings',
  '--no-experimental-websocket',
  '--no-experimental-sqlite',
  '--disable-sigusr1',
  // Its only WebAssembly takes types out of our sources: to compile that a second time takes a tenth of reading a small CV.
  '--liftoff-only',
];

/**
 * How the child process is started: with no environment, without making code from strings, and with Node's permission
 * to start its worker thread and to read this folder and the libraries, nothing else. The worker inherits this, so a
 * library that is led to a file, a program or a native add-on is refused; `sandbox.ts` adds the network and
 * further threads (which could be started with other flags, as Node warns of in PERM0006).
 */
export function childOptions(): { env: Record<string, string>; execArgv: string[] } {
  const folders = new Set([fileURLToPath(new URL('.', import.meta.url)), ...LIBRARIES.map(modulesFolderOf)]);
  // Looked into on the way to the libraries, where a room has modules of its own.
  const room = ['package.json', 'node_modules'].map((name) => fileURLToPath(new URL(`../../${name}`, import.meta.url)));
  const reads = [...folders, ...room].map((path) => `--allow-fs-read=${path}`);
  const doors = `--import=${new URL('./sandbox.ts', import.meta.url).href}`;
  return { env: {}, execArgv: ['--permission', '--allow-worker', ...reads, ...SWITCHED_OFF, doors] };
}

/** The node_modules folder a library is installed in. */
function modulesFolderOf(library: string): string {
  const entry = require.resolve(library);
  const folder = `${sep}node_modules${sep}`;
  return entry.slice(0, entry.lastIndexOf(folder) + folder.length);
}
