import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directionOf, languages } from '@foothold/contract';
import type { Built } from './built.ts';

/** Page background of the dark theme (`tokens.css`), in which the app opens. */
const ground = '#0E1216';

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Writes `manifest.LANGUAGE.webmanifest`: what an installed Foothold is called, looks like and opens with. */
export async function writeManifests({ outDir }: Built): Promise<void> {
  for (const language of languages) {
    const texts = join(import.meta.dirname, '../src/shared/i18n', language, 'offline.json');
    const { app } = JSON.parse(await readFile(texts, 'utf8')) as { app: { description: string } };
    const manifest = {
      id: '/',
      name: 'Foothold',
      short_name: 'Foothold',
      description: app.description,
      lang: language,
      dir: directionOf(language),
      // The plan where there is one; a visitor comes to the landing page.
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: ground,
      theme_color: ground,
      icons,
    };
    await writeFile(join(outDir, `manifest.${language}.webmanifest`), JSON.stringify(manifest, null, 2));
  }
}
