// node bench/mixed.ts [--stores embedded,postgres] [--people 200] [--at-once 16] [--seconds 20] [--profile FOLDER]: people signing
// in, reading and changing profiles, ideas, plans and chats, on a real server with the client on the same machine. Bars of
// issue 7, on 2 cores: embedded 300 requests a second with p99 100 ms, Postgres 800 with 60 ms, without errors. Sign-ins
// are bounded by argon2id and are a row of their own; p99 is of all the others. Idle memory (bars 300 and 150 MB) is that of a
// server nobody has called yet. Load is printed, since others' work counts.
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LatencyTable, quantile } from './latency-table.ts';
import { mixedLoad } from './mixed-load.ts';
import { settlePeople } from './mixed-people.ts';
import { onEachStore, type OnStore } from './on-store.ts';
import { postgresMs, processorMs, residentMb } from './process-figures.ts';

const { values } = parseArgs({
  options: {
    stores: { type: 'string', default: 'embedded,postgres' },
    people: { type: 'string', default: '200' },
    'at-once': { type: 'string', default: '16' },
    seconds: { type: 'string', default: '20' },
    profile: { type: 'string' },
  },
});
/** Before the measurement: a server that has just started is slower. */
const WARMING_SECONDS = 5;
/** After what starting leaves behind is collected. */
const IDLE_SECONDS = 8;
const bars: Record<string, { perSecond: number; p99Ms: number; idleMb: number }> = {
  embedded: { perSecond: 300, p99Ms: 100, idleMb: 300 },
  postgres: { perSecond: 800, p99Ms: 60, idleMb: 150 },
};
const load = () => loadavg()[0]?.toFixed(1) ?? '?';

async function measure({ store, server, postgres }: OnStore): Promise<boolean> {
  await delay(IDLE_SECONDS * 1_000);
  const idleMb = residentMb(server.pid);
  const people = await settlePeople(server.origin, Number(values.people), 'p');
  const atOnce = Number(values['at-once']);
  await mixedLoad(server.origin, { people, atOnce, seconds: WARMING_SECONDS }, new LatencyTable());
  const before = { load: load(), server: processorMs(server.pid), client: process.cpuUsage() };
  const postgresBefore = postgres ? postgresMs(postgres.url) : 0;
  const started = performance.now();
  const table = new LatencyTable();
  await mixedLoad(server.origin, { people, atOnce, seconds: Number(values.seconds) }, table);
  const seconds = (performance.now() - started) / 1_000;
  const count = table.all.length;
  const client = process.cpuUsage(before.client);
  const each = (milliseconds: number) => `${(milliseconds / count).toFixed(2)} ms`;
  console.log(`\n${store}: ${people.length} people, ${values['at-once']} at once, load ${before.load} - ${load()}`);
  table.print();
  const others = [...table.times].flatMap(([name, times]) => (name === 'sign in' ? [] : times));
  const [perSecond, p99] = [count / seconds, quantile(others, 0.99)];
  const ofPostgres = postgres ? `, Postgres ${each(postgresMs(postgres.url) - postgresBefore)}` : '';
  console.log(
    `processor a request: server ${each(processorMs(server.pid) - before.server)}${ofPostgres}, client ${each((client.user + client.system) / 1_000)}; server ${residentMb(server.pid).toFixed(0)} MB`,
  );
  const bar = bars[store] ?? { perSecond: 0, p99Ms: Infinity, idleMb: Infinity };
  const isMet = perSecond >= bar.perSecond && p99 <= bar.p99Ms && idleMb <= bar.idleMb && table.failures.size === 0;
  console.log(
    `${perSecond.toFixed(0)} requests a second (bar ${bar.perSecond}), p99 ${p99.toFixed(1)} ms (bar ${bar.p99Ms}), idle ${idleMb.toFixed(0)} MB (bar ${bar.idleMb}), ${table.failures.size} kinds of failure: ${isMet ? 'met' : 'NOT met'}`,
  );
  return isMet;
}

const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
await onEachStore(values.stores, measure, { flags: profiling });
