import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { safetyReader } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../http/server.ts';
import { testConfig } from '../../test/app.ts';
import { servePages } from './pages.ts';

const BOOT = "document.documentElement.lang = 'en';";
const HTML = `<!doctype html><html><head><script>${BOOT}</script><script type="module" src="/assets/main-abc.js"></script></head></html>`;
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5_000))});`;

describe('pages', () => {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-pages-'));
  let app: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(join(directory, 'assets'));
    for (const [path, content] of [
      ['index.html', HTML],
      ['icon.svg', '<svg/>'],
      ['.env', 'JWT=1'],
      ['.foothold-built', 'JWT=1'],
      ['assets/main-abc.js', SCRIPT],
      ['assets/main-abc.js.map', 'sourcesContent'],
    ] as const) {
      writeFileSync(join(directory, path), content);
    }
    app = await buildServer(testConfig, { authenticate: async () => null, safety: safetyReader(), limits: new Map() });
    await servePages(app, { directory, behindTls: false });
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true });
  });

  it.each(['/', '/index.html', '/plan/1', '/nothing/here', '/?a=1', '/x%0d%0aX-Evil:1'])(
    'are index.html at %s',
    async (url) => {
      const reply = await app.inject({ url });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe(HTML);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(reply.headers).not.toHaveProperty('x-evil');
    },
  );

  it.each(['/.env', '/.git/HEAD', '/wp-login.php', '/favicon.ico', '/a/b.txt', '/plan/x.json'])(
    'are no answer to what looks like a file: %s',
    async (url) => {
      const reply = await app.inject({ url });
      expect(reply.statusCode).toBe(404);
      expect(reply.json().code).toBe('NOT_FOUND');
    },
  );

  it('allow exactly the scripts they hold', async () => {
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy']);
    const hash = createHash('sha256').update(BOOT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  it('carry the XSRF cookie once', async () => {
    const first = await app.inject({ url: '/' });
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/);
    const second = await app.inject({ url: '/', headers: { cookie: `a=b; ${cookie.split(';')[0]}` } });
    expect(second.headers).not.toHaveProperty('set-cookie');
  });

  it('have assets that never change', async () => {
    const reply = await app.inject({ url: '/assets/main-abc.js' });
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    });
    // Nobody asks whether it is still the same; what keeps its name is asked about.
    expect(Object.keys(reply.headers)).not.toContain('etag');
    const icon = await app.inject({ url: '/icon.svg' });
    expect(icon.headers['cache-control']).toBe('no-cache');
    expect(
      (await app.inject({ url: '/icon.svg', headers: { 'if-none-match': String(icon.headers.etag) } })).statusCode,
    ).toBe(304);
  });

  it.each(['br', 'gzip'])('and assets go out compressed with %s', async (encoding) => {
    const reply = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': encoding } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.rawPayload.length).toBeLessThan(SCRIPT.length / 5);
  });

  it('and as the build has compressed them, where it has', async () => {
    const url = '/assets/later-def.js';
    const packed = brotliCompressSync('packed by the build');
    writeFileSync(join(directory, 'assets', 'later-def.js'), 'plain');
    writeFileSync(join(directory, 'assets', 'later-def.js.br'), packed);
    const reply = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    expect(reply.rawPayload).toEqual(packed);
    expect((await app.inject({ url })).body).toBe('plain');
    expect((await app.inject({ url: `${url}.br` })).statusCode).toBe(404);
  });

  it.each([
    '/.env',
    '/.foothold-built',
    '/assets/main-abc.js.map',
    '/assets/../.env',
    '/assets/..%2f.env',
    '/assets/..%5c.env',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/assets/',
    '/assets',
  ])('never give %s away', async (url) => {
    const reply = await app.inject({ url });
    expect([200, 400, 404]).toContain(reply.statusCode);
    expect(reply.body === HTML || reply.headers['content-type'] === 'application/json; charset=utf-8').toBe(true);
  });

  it('answer a missing asset with 404, so that no script gets a page', async () => {
    expect((await app.inject({ url: '/assets/gone-123.js' })).statusCode).toBe(404);
  });

  it('answer HEAD with the same headers and no body', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/' });
    expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 200, body: '' });
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('answer nothing but reading', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await app.inject({ method, url: '/plan/1' })).statusCode).toBe(404);
    }
  });

  it('are not needed for the API', async () => {
    const bare = await buildServer(testConfig, {
      authenticate: async () => null,
      safety: safetyReader(),
      limits: new Map(),
    });
    await servePages(bare, { directory: join(directory, 'not-built'), behindTls: false });
    expect((await bare.inject({ url: '/' })).statusCode).toBe(404);
    await bare.close();
  });
});
