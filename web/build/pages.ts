import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLanguage, type Language, languages } from '@foothold/contract';
import type { PrerenderedPage } from '../src/app/start/prerender.tsx';
import { assetNamed, type Built, chunkOf, closureOf, workspace } from './built.ts';
import { stylesOf } from './styles.ts';

interface Prerendering {
  prerenderedPaths: readonly string[];
  prerender: (path: string, language: Language) => Promise<PrerenderedPage>;
}

/** The font a page in this language needs first; the other one comes by the characters the page holds. */
const scripts: Partial<Record<Language, RegExp>> = { he: /rubik-hebrew.*\.woff2$/ };
const latin = /rubik-latin-wght.*\.woff2$/;

/** Replaces exactly one place. Throws when the template has changed and the place is not there, or there twice. */
function replaced(html: string, place: RegExp, by: string): string {
  const found = html.match(new RegExp(place.source, `${place.flags}g`))?.length ?? 0;
  if (found !== 1) throw new Error(`${place} is ${found} times in index.html`);
  return html.replace(place, () => by);
}

/** Ways to the same page in the other languages, for search engines; the server puts its address before them. */
function alternates(path: string, language: Language): string {
  const link = (hreflang: string, href: string) => `<link rel="alternate" hreflang="${hreflang}" href="${href}" />`;
  return [
    `<link rel="canonical" href="${path}?lang=${language}" />`,
    ...languages.map((code) => link(code, `${path}?lang=${code}`)),
    link('x-default', path),
  ].join('\n    ');
}

/** What a message shows where somebody shares the page (Open Graph); the server puts its address before the two links. */
function openGraph({ path, language, title, description }: PrerenderedPage): string {
  const properties = {
    type: 'website',
    site_name: 'Foothold',
    title,
    description,
    locale: language,
    url: `${path}?lang=${language}`,
    image: '/og.png',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'Foothold',
  };
  const tags = Object.entries(properties).map(([name, value]) => `<meta property="og:${name}" content="${value}" />`);
  return [...tags, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ');
}

/** Files of the workspace that index.html does not name yet, for its script to fetch along with the others. */
function aheadOf(built: Built, template: string, language: Language): string {
  const names = [...closureOf(built, [`i18n/${language}.ts`, ...workspace])].map(({ fileName }) => `/${fileName}`);
  return names.filter((name) => !template.includes(name)).join(' ');
}

/** Where a page names the app's code, or starts it. */
const code = / *<(?:script type="module"[^>]*>[^<]*<\/script|link rel="modulepreload"[^>]*)>\n/g;

/**
 * Names the app's code before the inline script, so that it is on its way while that one runs. What is `early` runs by
 * itself as soon as it is there: scripts run in the order of the page, and it needs nothing of what still comes.
 */
function codeFirst(html: string, early: string): string {
  const named = replaced((html.match(code) ?? []).join(''), new RegExp(` *<link [^>]*href="/${early}">\\n`), '');
  const script = `    <script type="module" crossorigin src="/${early}"></script>\n`;
  return replaced(html.replaceAll(code, ''), / *<script>\n/, `${script}${named}    <script>\n`);
}

/** The file that runs before the others are there. Throws where it waits for one of them. */
function earlyOf(built: Built): string {
  const { fileName, imports } = chunkOf(built, 'start/early.ts');
  if (imports.length > 0) throw new Error(`${fileName} runs first, and waits for ${imports.join(', ')}`);
  return fileName;
}

/** The app's entry only starts what other files hold: in the page itself it is no file that one waits for. */
function entryInside(built: Built, html: string): string {
  const { fileName, code: entry } = chunkOf(built, 'src/main.tsx');
  const script = entry.trim().replaceAll(/(?<=["'`])\.\//g, `/${dirname(fileName)}/`);
  if (script.length > 200 || script.includes('<')) throw new Error(`${fileName} is too large for the page: ${script}`);
  return replaced(html, new RegExp(` crossorigin src="/${fileName}">`), `>${script}`);
}

/** index.html in one language, for the screens that are drawn by the app alone. */
function shellIn(built: Built, template: string, page: PrerenderedPage): string {
  const ahead = aheadOf(built, template, page.language);
  let html = replaced(
    template,
    /<html lang="en" dir="ltr"/,
    `<html lang="${page.language}" dir="${page.direction}" data-ahead="${ahead}"`,
  );
  html = replaced(html, /content="Foothold turns [^"]*"/, `content="${page.description}"`);
  html = replaced(html, /manifest\.en\.webmanifest/, `manifest.${page.language}.webmanifest`);
  html = codeFirst(entryInside(built, html), earlyOf(built));
  return replaced(html, /<noscript>[^<]*<\/noscript>/, `<noscript>${page.noscript}</noscript>`);
}

/** The whole document of a prerendered page: its CSS inside, the small script instead of the app, the one font it needs first. */
function documentOf(built: Built, shell: string, page: PrerenderedPage, css: string): string {
  const front = chunkOf(built, 'app/start/front.ts').fileName;
  const font = assetNamed(built, scripts[page.language] ?? latin);
  const ahead = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`;
  let html = replaced(
    shell,
    /<html ([^>]*) data-ahead="[^"]*"/,
    `<html data-page="${page.path}" lang="${page.language}" dir="${page.direction}"`,
  );
  html = replaced(html, /<title>[^<]*<\/title>/, `<title>${page.title} · Foothold</title>`);
  html = html.replaceAll(code, '');
  const script = `<script type="module" crossorigin src="/${front}"></script>`;
  html = replaced(
    html,
    /<link rel="stylesheet"[^>]*>/,
    [script, alternates(page.path, page.language), openGraph(page), `<style>${css}</style>`].join('\n    '),
  );
  // Sent without JavaScript, a form without a method would show a password in the address.
  const body = page.html.replaceAll('<form ', '<form method="post" ');
  // In the head, Chromium would hold the first paint back for the font.
  return replaced(html, /<div id="root"><\/div>/, `<div id="root">${body}</div>\n    ${ahead}`);
}

/** Writes `pages/LANGUAGE/NAME.html`: every prerendered screen, and `app.html` for all others. Returns the CSS inside them. */
export async function writePages(built: Built, serverDir: string): Promise<string> {
  const { prerender, prerenderedPaths } = (await import(
    pathToFileURL(join(serverDir, 'prerender.js')).href
  )) as Prerendering;
  const template = await readFile(join(built.outDir, 'index.html'), 'utf8');
  const pages: PrerenderedPage[] = [];
  for (const language of languages) {
    for (const path of prerenderedPaths) pages.push(await prerender(path, language));
  }
  const css = await stylesOf(
    built,
    pages.map(({ html }) => html),
    serverDir,
  );
  for (const page of pages) {
    const folder = join(built.outDir, 'pages', page.language);
    const shell = shellIn(built, template, page);
    const name = page.path === '/' ? 'landing' : page.path.slice(1);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.html`), documentOf(built, shell, page, css));
    await writeFile(join(folder, 'app.html'), shell);
    if (page.language === defaultLanguage) await writeFile(join(built.outDir, 'index.html'), shell);
  }
  return css;
}
