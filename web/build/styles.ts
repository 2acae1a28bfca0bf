import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import type { Built } from './built.ts';

const app = join(import.meta.dirname, '../src/app');

/**
 * The CSS of some pages and no more: the same sources as `styles.css`, read over the finished HTML. The fonts it names must
 * be those of the app. Throws when they are not.
 */
export async function stylesOf(built: Built, pages: readonly string[], folder: string): Promise<string> {
  const bodies = join(folder, 'bodies');
  await mkdir(bodies, { recursive: true });
  await Promise.all(pages.map((html, index) => writeFile(join(bodies, `${index}.html`), html)));
  const input = join(folder, 'front.css');
  await writeFile(
    input,
    [
      "@import 'tailwindcss' source(none);",
      ...['fonts', 'tokens', 'base'].map((name) => `@import '${join(app, `${name}.css`)}';`),
      "@source './bodies';",
    ].join('\n'),
  );
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: { input, output: { assetFileNames: 'assets/[name]-[hash][extname]' } },
    },
  });
  const files = 'output' in result ? result.output : [];
  const styles = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (styles?.type !== 'asset' || typeof styles.source !== 'string') throw new Error('The pages got no CSS');
  const known = new Set(built.files.map(({ fileName }) => fileName));
  const unknown = files.find(({ fileName }) => fileName.endsWith('.woff2') && !known.has(fileName));
  if (unknown) throw new Error(`${unknown.fileName} is no file of the app`);
  return styles.source.trim();
}
