import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { hasPostgres, makeServer, type TestServer } from '../../test/db/postgres-server.fixture.ts';
import { openPooler } from '../../test/db/pooler.fixture.ts';
import { redisStandIn } from '../../test/instances/redis-server.ts';
import { openInbox } from '../../test/mail/inbox.ts';
import { openPostgres } from '../db/postgres.ts';
import { lockDirectory } from '../db/process-lock.ts';
import { examine } from './doctor.ts';

const scratch = mkdtempSync(join(tmpdir(), 'foothold-doctor-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const SECRET = 'a-secret-that-only-tests-know-0123456789';
/** A port nobody listens on. */
const NOBODY = '1';

/** What is found of one subject, as marks and sentences. */
async function found(subject: string, env: Record<string, string>): Promise<string[]> {
  const findings = await examine({ DATA_DIR: join(scratch, 'none'), PORT: NOBODY, ...env });
  return findings.filter((each) => each.subject === subject).map(({ state, text }) => `${state}: ${text}`);
}

describe('the doctor', () => {
  it('names a setting that can not be read, and looks at nothing else', async () => {
    expect(await examine({ PORT: 'many' })).toEqual([
      { subject: 'settings', state: 'bad', text: 'PORT: must be a port from 0 to 65535' },
    ]);
  });

  it('says who may read the folder, and whether a server has the store', async () => {
    const dataDir = join(scratch, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    expect(await found('DATA_DIR', { DATA_DIR: dataDir })).toContain('good: Nobody else on this machine may read it.');
    writeFileSync(join(dataDir, 'session-secret'), SECRET);
    chmodSync(join(dataDir, 'session-secret'), 0o644);
    expect((await found('DATA_DIR', { DATA_DIR: dataDir })).join()).toContain(
      `bad: Others on this machine may read 1 of its files, ${join(dataDir, 'session-secret')} first`,
    );
    const store = () => found('store', { DATA_DIR: dataDir });
    expect(await store()).toEqual(['unknown: No store has been made in it yet.']);
    const unlock = lockDirectory(join(dataDir, 'database'));
    expect(await store()).toEqual(['good: A server has the embedded store open, and nobody else can.']);
    unlock();
    expect(await store()).toEqual(['good: No server has the embedded store open just now.']);
  });

  it('says whose a folder is that belongs to somebody else, and looks no further into it', async () => {
    const theirs = process.geteuid?.() === 0 ? join(scratch, 'theirs') : '/';
    if (theirs !== '/') {
      mkdirSync(theirs, { mode: 0o700 });
      chownSync(theirs, 12_345, 12_345);
    }
    expect(await found('DATA_DIR', { DATA_DIR: theirs })).toEqual([
      expect.stringContaining(`bad: ${theirs} belongs to user`),
    ]);
  });

  it('tries mail and Redis, and leaves nothing behind', async () => {
    const inbox = await openInbox();
    const redis = redisStandIn();
    await redis.start();
    const mail = { MAIL_FROM: 'hello@foothold.example', PUBLIC_URL: `http://127.0.0.1:${NOBODY}` };
    expect(await found('mail', { ...mail, SMTP_URL: inbox.url })).toMatchObject([expect.stringContaining('good: ')]);
    expect(await found('redis', { REDIS_URL: redis.url })).toEqual(['good: Redis answers.']);
    expect([inbox.mails, redis.keys()]).toEqual([[], []]);
    await Promise.all([inbox.close(), redis.stop()]);
    expect(await found('mail', { ...mail, SMTP_URL: inbox.url })).toMatchObject([expect.stringContaining('bad: ')]);
    expect(await found('redis', { REDIS_URL: redis.url })).toMatchObject([expect.stringContaining('bad: ')]);
    expect(await found('mail', {})).toMatchObject([expect.stringContaining('unknown: SMTP_URL is not set')]);
  });

  it('ends with 1 where something is to be mended, and prints it', () => {
    const command = join(import.meta.dirname, '../foothold.ts');
    const doctor = (env: Record<string, string>) =>
      spawnSync(process.execPath, [command, 'doctor'], {
        env: { DATA_DIR: join(scratch, 'none'), PORT: NOBODY, ...env },
        encoding: 'utf8',
      });
    expect(doctor({})).toMatchObject({ status: 0, stdout: expect.stringContaining('Nothing is wrong.') });
    const off = doctor({ RATE_LIMITS: 'off' });
    expect([off.status, off.stdout.split('\n').slice(-2)]).toEqual([1, ['1 to mend.', '']]);
    expect(off.stdout).toMatch(/^✗ limits +RATE_LIMITS is off/mu);
  });
});

describe('the doctor, of a server', () => {
  let test: TestApp;
  let origin: string;
  beforeAll(async () => {
    test = await buildTestApp();
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());

  it('asks it where it listens, and where people come', async () => {
    const port = new URL(origin).port;
    expect(await found('server', { PORT: port })).toEqual([`good: The server on ${origin} is ready.`]);
    expect(await found('server', {})).toMatchObject([expect.stringContaining('unknown: No server answers')]);
    expect(await found('public', { PUBLIC_URL: origin })).toEqual([`good: ${origin} leads here.`]);
    expect(await found('tls', { PUBLIC_URL: origin })).toMatchObject([expect.stringContaining('bad: ')]);
  });

  it('tells a proxy that leads elsewhere, and one that nobody told of', async () => {
    const other = createServer((_request, reply) => reply.writeHead(404).end('no')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect((await found('public', { PUBLIC_URL: elsewhere })).join()).toContain('bad: ');
    other.close();
    const https = { PUBLIC_URL: `https://127.0.0.1:${NOBODY}` };
    expect(await found('proxy', https)).toMatchObject([expect.stringContaining('bad: TRUST_PROXY is 0')]);
    expect(await found('proxy', { ...https, TRUST_PROXY: '1' })).toEqual(['good: TRUST_PROXY says 1.']);
  });
});

describe.skipIf(!hasPostgres)('the doctor, of a Postgres', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await makeServer();
    await server.start();
    await (await openPostgres(server.url)).close();
  });
  afterAll(() => server.remove());

  it('looks at store, connections, pooler and clock', async () => {
    const env = { DATABASE_URL: server.url, SESSION_SECRET: SECRET };
    for (const subject of ['database', 'store', 'connections', 'pooler', 'clock'])
      expect(await found(subject, env)).toMatchObject([expect.stringContaining('good: ')]);
    const greedy = { ...env, DATABASE_CONNECTIONS: '200' };
    expect(await found('connections', greedy)).toMatchObject([expect.stringContaining('bad: ')]);
    const away = { ...env, DATABASE_URL: `postgres://a:b@127.0.0.1:${NOBODY}/x` };
    expect(await found('database', away)).toEqual(["bad: DATABASE_URL can't be reached (ECONNREFUSED)."]);
  });

  it('knows a pooler that forgets what was prepared, and how it is told of', async () => {
    const pooler = await openPooler(server.url);
    const ask = (url: string) => found('pooler', { DATABASE_URL: url, SESSION_SECRET: SECRET });
    expect((await ask(pooler.url)).join()).toContain('bad: A pooler is between that forgets');
    expect((await ask(`${pooler.url}?pgbouncer=true`)).join()).toContain('good: A pooler is between');
    await pooler.close();
  });
});
