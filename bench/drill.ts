// node bench/drill.ts [--proxies nginx,caddy] [--people 24] [--servers 4] [--direct]: four servers as the unit starts them,
// behind a proxy, on PgBouncer in front of a Postgres, with Redis, each by the file in deploy/ where one is shipped. People
// work by way of the proxy while each part is killed and comes back, in turn. Bars of issue 21: of the writes that were
// acknowledged 0 are lost; of the calls at most 0.1 % end in an error that a person sees. What is not installed is left
// out, and named. --direct leaves PgBouncer out. Exit code 1 past a bar.
import { setTimeout as delay } from 'node:timers/promises';
import { existsSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectTo, hasPostgres, makeServer } from '../server/test/db/postgres-server.fixture.ts';
import { caddy, hasCaddy } from '../server/test/instances/caddy.ts';
import { hasNginx, nginx } from '../server/test/instances/nginx.ts';
import { type Proxy, type ProxyKind, startProxy } from '../server/test/instances/proxy.ts';
import { hasRedis, realRedis } from '../server/test/instances/real-redis.ts';
import { hasPgBouncer, ownFolder, type Part, pgBouncer, unitServer } from './drill-parts.ts';
import { type Acknowledged, emptyTally, settle, type Tally } from './drill-people.ts';

const SEEN_SHARE = 0.001;
/** Seconds: of calm before and after each kill, and that a part is away before it is started again. */
const SECONDS = { calm: 4, supervisor: 2, away: 2 } as const;

const { values } = parseArgs({
  options: {
    proxies: { type: 'string', default: 'nginx,caddy' },
    people: { type: 'string', default: '24' },
    servers: { type: 'string', default: '4' },
    direct: { type: 'boolean', default: false },
  },
});
const kinds: Record<string, { kind: ProxyKind; is: boolean }> = {
  nginx: { kind: nginx, is: hasNginx },
  caddy: { kind: caddy, is: hasCaddy },
};

interface Deployed {
  proxy: Proxy;
  servers: Part[];
  postgres: Part;
  pooler: Part | null;
  redis: Part | null;
}

async function awayFor(part: Part, seconds: number): Promise<void> {
  await part.kill();
  await delay(seconds * 1_000);
  await part.start();
}

/** What is done to it, one after another. */
function kills({ proxy, servers, postgres, pooler, redis }: Deployed): [string, () => Promise<void>][] {
  const [first] = servers;
  return [
    ['nothing', () => delay(SECONDS.calm * 1_000)],
    [
      'servers restarted in turn',
      async () => {
        for (const server of servers) {
          await server.stop();
          await server.start();
        }
      },
    ],
    ['a server killed', async () => first && awayFor(first, SECONDS.supervisor)],
    [
      'proxy reloaded 3 times',
      async () => {
        for (let time = 0; time < 3; time += 1) {
          proxy.reload();
          await delay(1_000);
        }
      },
    ],
    ...(redis ? [['redis killed', () => awayFor(redis, SECONDS.away)] as [string, () => Promise<void>]] : []),
    ...(pooler ? [['pgbouncer killed', () => awayFor(pooler, SECONDS.away)] as [string, () => Promise<void>]] : []),
    [
      'postgres restarted',
      async () => {
        await postgres.stop();
        await postgres.start();
      },
    ],
    ['postgres killed', () => awayFor(postgres, SECONDS.away)],
  ];
}

async function drill(name: string, kind: ProxyKind): Promise<boolean> {
  const folder = ownFolder();
  /** What ends everything that was begun, the last one first, however far it came. */
  const ends: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const begin = async <Begun extends Part>(part: Begun): Promise<Begun> => {
    ends.unshift(() => part.stop());
    await part.start();
    return part;
  };
  try {
    const postgres = await makeServer(['max_connections=100', 'shared_buffers=256MB']);
    ends.unshift(() => postgres.remove());
    await postgres.start();
    const pooler = hasPgBouncer && !values.direct ? await begin(await pgBouncer(postgres, folder)) : null;
    const redis = hasRedis ? await begin(await realRedis()) : null;
    const settings = {
      DATABASE_URL: pooler?.url ?? postgres.url,
      SESSION_SECRET: 'a-secret-of-this-drill-only-0123456789',
      PUBLIC_URL: 'https://foothold.example',
      TRUST_PROXY: '1',
      WARM_LANGUAGES: 'en',
      ...(redis && { REDIS_URL: redis.url }),
    };
    const servers = [];
    // One creates the tables, and the others find them.
    for (let number = 0; number < Number(values.servers); number += 1)
      servers.push(await begin(await unitServer(settings, folder)));
    const addresses = servers.map(({ address }) => address);
    const proxy = await startProxy(kind, addresses);
    ends.unshift(() => proxy.end());
    const { rows, acknowledged } = await workThrough({ proxy, servers, postgres, pooler, redis }, name);
    const met = await tell(rows, acknowledged, postgres.url);
    // Which of its lines are many tells more than the last ones.
    if (!met) console.log(commonLines(proxy.log()));
    return met;
  } finally {
    const faults: unknown[] = [];
    // One that can't be ended leaves the others to be ended all the same.
    for (const end of ends)
      try {
        await end();
      } catch (fault) {
        faults.push(fault);
      }
    if (faults.length > 0) console.error(new AggregateError(faults, 'Not all of the drill could be ended'));
  }
}

/** What the proxy said most often, without the numbers in it. */
function commonLines(log: string): string {
  const counts = new Map<string, number>();
  for (const line of log.split('\n')) {
    const kind = line.replaceAll(/\d+/g, '#').slice(0, 300);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 8);
  return most.map(([kind, count]) => `${count} × ${kind}`).join('\n');
}

async function workThrough(deployed: Deployed, name: string) {
  const { acknowledged, work } = await settle(deployed.proxy.port, Number(values.people), name);
  const rows: [string, Tally][] = [];
  let now = emptyTally();
  const over = new AbortController();
  const working = work(() => now, over.signal);
  for (const [what, kill] of kills(deployed)) {
    now = emptyTally();
    rows.push([what, now]);
    await kill();
    await delay(SECONDS.calm * 1_000);
  }
  over.abort();
  await working;
  return { rows, acknowledged };
}

async function tell(rows: [string, Tally][], { events, messages }: Acknowledged, url: string): Promise<boolean> {
  console.log(
    '| what was done | calls | first answers that failed | errors seen | longest call |\n|---|---|---|---|---|',
  );
  const all = emptyTally();
  for (const [what, { calls, failed, seen, longest }] of rows) {
    const statuses = [...failed].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
    console.log(`| ${what} | ${calls} | ${statuses || '0'} | ${seen} | ${(longest / 1_000).toFixed(1)} s |`);
    all.calls += calls;
    all.seen += seen;
  }
  const client = await connectTo(url);
  const kept = async (table: string, ids: string[]) => {
    const found = await client.query<{ id: string }>(`select id from ${table} where id = any($1)`, [ids]);
    return found.rows.length;
  };
  const found = (await kept('event', events)) + (await kept('chat_message', messages));
  await client.end();
  const writes = events.length + messages.length;
  const share = all.seen / all.calls;
  console.log(
    `${all.calls} calls, ${all.seen} errors seen (${(share * 100).toFixed(2)} %); ${writes} writes acknowledged, ${writes - found} lost; load ${Math.round(loadavg()[1] ?? 0)}\n`,
  );
  return found === writes && share <= SEEN_SHARE;
}

if (!hasPostgres) throw new Error('Left out: PostgreSQL is not installed, without which there is nothing to drill.');
// People open the page too: without it each of those calls would count as an error they saw.
if (!existsSync(join(import.meta.dirname, '../web/dist/index.html')))
  throw new Error('The pages are not built: npm run build.');
if (!hasPgBouncer) console.log('Left out: PgBouncer is not installed.');
if (!hasRedis) console.log('Left out: redis-server is not installed.');
const met: boolean[] = [];
for (const name of values.proxies.split(',')) {
  const { kind, is } = kinds[name] ?? { kind: null, is: false };
  if (!kind || !is) {
    console.log(`Left out: ${name} is not installed.`);
    continue;
  }
  console.log(
    `\n${name}${hasPgBouncer && !values.direct ? ', pgbouncer' : ''}${hasRedis ? ', redis' : ''}, ${values.servers} servers`,
  );
  met.push(await drill(name, kind));
}
process.exitCode = met.length > 0 && met.every(Boolean) ? 0 : 1;
