import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { safetyReader } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../http/server.ts';
import { testConfig } from '../../test/app.ts';
import { servePages } from './pages.ts';

const directory = mkdtempSync(join(tmpdir(), 'foothold-prerendered-'));
const LINKS =
  '<link rel="canonical" href="/?lang=he" /><link rel="alternate" hreflang="he" href="/?lang=he" />' +
  '<meta property="og:image" content="/og.png" />';

function build(name: string, at: number): void {
  for (const language of ['en', 'he', 'fr', 'es', 'pt']) {
    const folder = join(directory, 'pages', language);
    mkdirSync(folder, { recursive: true });
    for (const page of ['app', 'landing', 'login', 'signup']) {
      const style = `<style>.${name}{color:red}</style>`;
      writeFileSync(join(folder, `${page}.html`), `${LINKS}${style}${name} ${language} ${page}`);
    }
  }
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(directory, 'assets', `${name}.js`), `${name}()`);
  writeFileSync(join(directory, 'index.html'), name);
  writeFileSync(join(directory, 'build-id.txt'), name);
  utimesSync(join(directory, 'build-id.txt'), at, at);
}

describe('prerendered pages', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    build('first', 1_000);
    app = await buildServer(testConfig, { authenticate: async () => null, safety: safetyReader(), limits: new Map() });
    await servePages(app, { directory, behindTls: false, publicUrl: 'https://foothold.example/' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it.each([
    ['/?lang=fr', {}, 'fr landing'],
    ['/?lang=klingon', { 'accept-language': 'es-MX,en;q=0.5' }, 'es landing'],
    ['/login', { 'accept-language': 'he' }, 'he login'],
    ['/login', { 'accept-language': 'he', cookie: 'a=b; lang=pt' }, 'pt login'],
    ['/signup?lang=he', { cookie: 'lang=pt' }, 'he signup'],
    ['/plan/1', { cookie: 'lang=xx', 'accept-language': 'fr' }, 'fr app'],
    ['/', {}, 'en landing'],
  ])('%s asked with %j is %s', async (url, headers, expected) => {
    const reply = await get(url, headers);
    expect(reply.body).toContain(`first ${expected}`);
    expect(reply.headers['vary']).toContain('Accept-Language, Cookie');
  });

  it('may use exactly the CSS inside them, and name themselves whole', async () => {
    const reply = await get('/');
    expect(reply.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
    expect(reply.body).toContain('rel="canonical" href="https://foothold.example/?lang=he"');
    expect(reply.body).toContain('hreflang="he" href="https://foothold.example/?lang=he"');
    expect(reply.body).toContain('property="og:image" content="https://foothold.example/og.png"');
  });

  it('name themselves by nothing where nobody said at which address people come', async () => {
    const unnamed = await buildServer(testConfig, {
      authenticate: async () => null,
      safety: safetyReader(),
      limits: new Map(),
    });
    await servePages(unnamed, { directory, behindTls: false, publicUrl: null });
    const { body } = await unnamed.inject('/');
    await unnamed.close();
    expect(body).toContain('en landing');
    expect(body).not.toMatch(/canonical|hreflang|og:image/u);
  });

  it('are not to be had by their files’ names', async () => {
    expect((await get('/pages/he/login.html?lang=en')).statusCode).toBe(404);
  });

  it('are those of a later build once it has ended, with its assets', async () => {
    expect((await get('/assets/second.js')).statusCode).toBe(404);
    build('second', 2_000);
    const reply = await get('/?lang=en');
    expect(reply.body).toContain('second en landing');
    const asset = await get('/assets/second.js');
    expect([asset.statusCode, asset.body]).toEqual([200, 'second()']);
    expect(asset.headers['cache-control']).toContain('immutable');
    // A page has many files, most of them small: what only a document heeds would weigh more than they do.
    expect(asset.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(asset.headers).not.toHaveProperty('permissions-policy');
  });

  it('stay while a build is being made', async () => {
    rmSync(join(directory, 'index.html'));
    rmSync(join(directory, 'build-id.txt'));
    expect((await get('/?lang=en')).body).toContain('second en landing');
  });
});
