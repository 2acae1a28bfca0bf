import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyUnknownCall } from '../http/error-handler.ts';
import { pagePolicy } from './page-policy.ts';
import { setXsrfCookie } from './xsrf-cookie.ts';

/** Where Vite puts the built web app. */
export const builtPages = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const YEAR_S = 31_536_000;
/** Brotli's level for answers made on the spot: near the best size at a tenth of the time. */
const BROTLI_QUALITY = 5;

interface Pages {
  /** Directory of the built web app; without an index.html in it only the API answers. */
  directory: string;
  behindTls: boolean;
}

/**
 * The web app: files found in `directory` at the start, and index.html for every other path, which the app's own
 * router reads. Only listed files are served, so no path can reach anything else.
 */
export async function servePages(app: FastifyInstance, { directory, behindTls }: Pages): Promise<void> {
  app.setNotFoundHandler((request, reply) => replyUnknownCall(app, request, reply));
  const index = join(directory, 'index.html');
  if (!existsSync(index)) return;
  const html = readFileSync(index, 'utf8');
  const policy = pagePolicy(html);
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
      globIgnore: ['**/*.map', '**/.*', 'index.html'],
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(assets) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
        reply.header('content-security-policy', policy);
      },
    });
    pages.get('/*', { schema: { hide: true } }, (request, reply) => {
      if (!isPage(request)) return replyUnknownCall(app, request, reply);
      setXsrfCookie(request, reply, behindTls);
      return replyWithPage(reply, html, policy);
    });
  });
}

/** Whether a path is the web app's to explain: not the API's, and not a file that a page once named. */
function isPage(request: FastifyRequest): boolean {
  return !/^\/(api|assets)(\/|\?|$)/i.test(request.url);
}

function replyWithPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}
