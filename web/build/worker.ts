import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Built } from './built.ts';

interface Kept {
  url: string;
  /** Of files whose name does not change with their content. */
  revision: string | null;
}

/** What the app needs without a network: all its code and fonts, and its page. */
async function keptFiles({ outDir, files }: Built): Promise<Kept[]> {
  const hashed = files.map(({ fileName }) => fileName).filter((name) => /\.(js|css|woff2)$/.test(name));
  const named = ['index.html', 'icon.svg'];
  return [
    ...hashed.map((name) => ({ url: `/${name}`, revision: null })),
    ...(await Promise.all(
      named.map(async (name) => ({
        url: `/${name}`,
        revision: createHash('sha256')
          .update(await readFile(join(outDir, name)))
          .digest('hex')
          .slice(0, 16),
      })),
    )),
  ];
}

/** Writes `sw.js`, one plain script, with the list of what it keeps. */
export async function writeWorker(built: Built, root: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      KEPT_FILES: JSON.stringify(await keptFiles(built)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: built.outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'src/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
