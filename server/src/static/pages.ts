import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import { defaultLanguage, isLanguage, type Language, negotiateLanguage } from '@foothold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyUnknownCall } from '../http/error-handler.ts';
import { type PageFile, pageFiles } from './page-files.ts';

/** Where Vite puts the built web app. */
export const builtPages = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const YEAR_S = 31_536_000;
/** Brotli's level for pages; scripts and styles come compressed by the build. */
const BROTLI_QUALITY = 5;

interface Pages {
  /** Directory of the built web app; without an index.html in it only the API answers. */
  directory: string;
  behindTls: boolean;
  /** Address people use, for the links search engines read; null when it isn't known. */
  publicUrl?: string | null;
}

/**
 * The web app: files of the build, and for every other path a page, which the app's own router reads. Files are listed at
 * the start; what a later build adds is found by its plain name, so no path can reach anything else.
 */
export async function servePages(
  app: FastifyInstance,
  { directory, behindTls, publicUrl = null }: Pages,
): Promise<void> {
  app.setNotFoundHandler((request, reply) => replyUnknownCall(app, request, reply));
  const pageAt = pageFiles(directory, publicUrl);
  if (!pageAt) return;
  const { policy } = pageAt('/index.html', defaultLanguage);
  const assets = `${join(directory, 'assets')}${sep}`;

  await app.register(async (pages) => {
    await pages.register(compress, {
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
      globalDecompression: false,
    });
    await pages.register(serveStatic, {
      root: directory,
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      globIgnore: ['**/*.map', '**/*.br', '**/.*', 'index.html', 'pages/**', 'build-id.txt'],
      cacheControl: false,
      preCompressed: true,
      schemaHide: true,
      setHeaders: (reply, path) => {
        if (path.startsWith(assets)) asAsset(reply);
        else reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
      },
    });
    pages.get('/*', { schema: { hide: true } }, (request, reply) => {
      const [path = '/'] = request.url.split('?');
      if (isLaterAsset(directory, path)) return reply.sendFile(path);
      if (!isPage(path)) return replyUnknownCall(app, request, reply);
      setXsrfCookie(request, reply, behindTls);
      return replyWithPage(reply, pageAt(path, pageLanguage(request)));
    });
  });
}

/** Headers that say something of a document only; on each of a page's many files they are most of a small one's weight. */
const ofDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Headers by which a browser asks whether what it has is still the same. */
const ofChangingFiles = ['accept-ranges', 'etag', 'last-modified'];

/** A script, style or font, whose name changes with its content. Its policy stays the API's: never to be framed. */
function asAsset(reply: FastifyReply): void {
  for (const name of [...ofDocuments, ...ofChangingFiles]) reply.removeHeader(name);
  reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`);
}

/**
 * Whether a path is the web app's to explain: not the API's, not a file that a page once named, and none that looks like
 * a file (“/.env”, “/wp-login.php”): whoever asks for one is told that it isn't there, and not shown a page.
 */
function isPage(path: string): boolean {
  // The worker of the pages keeps this one for reading offline.
  if (path === '/index.html') return true;
  return !/^\/(api|assets)(\/|$)/i.test(path) && !/\/\.|\.[a-z][a-z\d]{0,9}$/i.test(path);
}

/** An asset of a build that ended after the server had started. */
function isLaterAsset(directory: string, path: string): boolean {
  return /^\/assets\/[\w-]+(\.[\w-]+)*\.(js|css|woff2)$/.test(path) && existsSync(join(directory, path));
}

function replyWithPage(reply: FastifyReply, { html, policy }: PageFile): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Language, Cookie')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The language of a page: the one the link names, else the one chosen in this browser before, else what the browser asks for. */
function pageLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  const chosen = /(?:^|;\s*)lang=([a-z]+)/.exec(request.headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : negotiateLanguage(request.headers['accept-language']);
}

const XSRF_COOKIE = 'XSRF-TOKEN';

/**
 * Gives a browser the token it echoes as X-XSRF-TOKEN, readable by the page on purpose. Nothing here is authenticated
 * by a cookie, so the server has nothing to compare it with yet.
 */
function setXsrfCookie(request: FastifyRequest, reply: FastifyReply, behindTls: boolean): void {
  const has = (request.headers.cookie ?? '').split(';').some((cookie) => cookie.trim().startsWith(`${XSRF_COOKIE}=`));
  if (has) return;
  const secure = behindTls || request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${XSRF_COOKIE}=${randomBytes(24).toString('base64url')}; Path=/; SameSite=Lax${secure}`);
}
