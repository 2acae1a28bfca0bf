import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@foothold/contract';
import { pagePolicy } from './page-policy.ts';

/** A page as it is sent, and what it may run. */
export interface PageFile {
  html: string;
  policy: string;
}

/** Addresses whose page the build has drawn for visitors, and the name of its file. */
const prerendered = new Map([
  ['/', 'landing'],
  ['/login', 'login'],
  ['/signup', 'signup'],
]);

/** What names a page or a picture of this site to who reads it elsewhere: search engines, and where a page is shared. */
const NAMES_ITSELF =
  /(<(?:link rel="(?:canonical|alternate)"[^>]* href|meta property="og:(?:url|image)" content)=")(\/[^>]*>)\s*/g;

/** Such names are whole addresses. Where nobody said at which one people come here, there are none: half of one is read by nobody. */
function withOrigin(html: string, publicUrl: string | null): string {
  return html.replace(NAMES_ITSELF, publicUrl === null ? '' : `$1${new URL(publicUrl).origin}$2`);
}

/** Every page of one build: by language and name, with `app` for whatever was not prerendered. */
function readPages(directory: string, publicUrl: string | null): Map<string, PageFile> {
  const pages = new Map<string, PageFile>();
  const read = (key: string, file: string) => {
    if (!existsSync(file)) return;
    const html = withOrigin(readFileSync(file, 'utf8'), publicUrl);
    pages.set(key, { html, policy: pagePolicy(html) });
  };
  read('app', join(directory, 'index.html'));
  for (const language of languages) {
    for (const name of ['app', ...prerendered.values()]) {
      read(`${language}/${name}`, join(directory, 'pages', language, `${name}.html`));
    }
  }
  return pages;
}

/** When the build ended: it writes this file last, so that no half of it is ever read. null while there is none. */
function builtAt(directory: string): number | null {
  const file = ['build-id.txt', 'index.html'].map((name) => join(directory, name)).find((path) => existsSync(path));
  return file ? statSync(file).mtimeMs : null;
}

/**
 * The pages of the build in `directory`, read again when a later build has ended; between the two, while the folder is
 * being filled, the earlier ones go on. null without a build.
 */
export function pageFiles(directory: string, publicUrl: string | null) {
  let at = builtAt(directory);
  if (at === null) return null;
  let pages = readPages(directory, publicUrl);
  return (path: string, language: Language): PageFile => {
    const now = builtAt(directory);
    if (now !== null && now !== at && existsSync(join(directory, 'index.html'))) {
      at = now;
      pages = readPages(directory, publicUrl);
    }
    const name = prerendered.get(path) ?? 'app';
    const found = pages.get(`${language}/${name}`) ?? pages.get(`${language}/app`) ?? pages.get('app');
    if (!found) throw new Error('The build has no index.html');
    return found;
  };
}
