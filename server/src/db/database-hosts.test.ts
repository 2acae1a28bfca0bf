import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/app.ts';
import { runOn } from '../../test/db/database.ts';
import {
  connectTo,
  hasStandby,
  makeServer,
  makeStandby,
  type TestServer,
} from '../../test/db/postgres-server.fixture.ts';
import { lookAtPostgres } from '../doctor/postgres.ts';
import { postgresBus } from '../instances/postgres-bus.ts';
import { hostUrls, isBehindPooler } from '../config/host-urls.ts';
import { DatabaseHosts } from './database-hosts.ts';
import { openPostgres } from './postgres.ts';
import { visitorFeedback } from './schema/feedback.ts';

describe('a DATABASE_URL with several hosts', () => {
  it('is one URL for each, with what stands around them', () => {
    expect(hostUrls('postgres://me:a,b@one,two:5433/name?sslmode=verify-full')).toEqual([
      'postgres://me:a,b@one/name?sslmode=verify-full',
      'postgres://me:a,b@two:5433/name?sslmode=verify-full',
    ]);
    expect(hostUrls('postgresql://[::1]:5432,localhost/name')).toHaveLength(2);
    expect(hostUrls('postgres://one/name')).toEqual(['postgres://one/name']);
    expect(isBehindPooler('postgres://one,two/name?pgbouncer=true')).toBe(true);
  });

  it('may ask for the host that takes writes, and for no other', () => {
    expect(hostUrls('postgres://one,two/name?target_session_attrs=read-write')).toHaveLength(2);
    for (const other of ['any', 'read-only', 'standby', 'prefer-standby'])
      expect(hostUrls(`postgres://one,two/name?target_session_attrs=${other}`)).toBeNull();
    for (const broken of ['postgres://one:x,two/name', 'mysql://one,two/name', 'one,two'])
      expect(hostUrls(broken)).toBeNull();
  });

  it('is gone on in once, however many found a host away', () => {
    const hosts = new DatabaseHosts('postgres://one,two,three/name');
    const first = hosts.current;
    for (let caller = 0; caller < 3; caller += 1) hosts.moveOn(first);
    expect(hosts.current).toBe('postgres://two/name');
  });
});

describe.skipIf(!hasStandby)('a primary and its standby', () => {
  let primary: TestServer;
  let standby: TestServer;
  let both: string;
  beforeAll(async () => {
    primary = await makeServer();
    await primary.start();
    standby = await makeStandby(primary);
    await standby.start();
    const [{ host: one }, { host: other }] = [new URL(standby.url), new URL(primary.url)];
    both = `postgres://foothold@${one},${other}/postgres?target_session_attrs=read-write`;
  });
  afterAll(async () => {
    await standby?.remove();
    await primary?.remove();
  });

  it('are found as they are, and one takes over from the other while calls go on', async () => {
    const states = await lookAtPostgres(both, 4);
    expect(states.slice(0, 2).map(({ text }) => text)).toEqual([
      'Host 1 of 2 in DATABASE_URL follows another.',
      'Host 2 of 2 in DATABASE_URL takes writes.',
    ]);
    const database = await openPostgres(both, { connections: 4 });
    const test = await buildTestApp({ database });
    const bus = postgresBus(both);
    const heard = Promise.withResolvers<string>();
    bus.listen({ heard: heard.resolve, up: () => {} });
    const dana = await test.signUp();
    const send = () => test.as(dana.token).call(api.feedback.send, { body: { message: 'Nice' } });
    expect((await send()).status).toBe(201);

    await expect.poll(async () => (await rowsAt(standby)) === 1).toBe(true);
    await primary.kill();
    const meanwhile = send();
    await runOn(standby.url, 'select pg_promote()');
    // What was sent while nobody took writes waited for the one that does now.
    expect((await meanwhile).status).toBe(201);
    expect((await send()).status).toBe(201);
    expect(await rowsAt(standby)).toBe(3);
    await expect.poll(() => bus.isUp()).toBe(true);
    bus.send(bus.self, 'still here');
    expect(await heard.promise).toBe('still here');
    expect(await database.db.select().from(visitorFeedback)).toEqual([]);
    await bus.close();
    await test.app.close();
    await database.close();
  });
});

async function rowsAt({ url }: TestServer): Promise<number> {
  const client = await connectTo(url);
  const { rows } = await client.query<{ rows: number }>('select count(*)::int as rows from feedback');
  await client.end();
  return rows[0]?.rows ?? 0;
}
