// node bench/growth.ts [--sizes 1000,10000,100000,1000000] [--seconds 15] [--people 200] [--at-once 8] [--backup]: what a request costs
// while the same server's Postgres grows from a thousand to a million people's rows. Bar of issue 7: at the largest, 1.3
// times the smallest. Cost is processor time of server and Postgres together. What else the machine does changes that too
// (twice as much with ten processes for each core), so a second server on a second database of the same Postgres, which
// holds nobody but those who act, is measured in turns with the growing one, and the bar is on their ratio. People who act are drawn evenly from the whole, signed up over the API; the others
// are copies of one of them, made by the database. At the end: bytes a person, by table. --backup exports the largest store and imports it into an empty one.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAsServed } from './as-started.ts';
import { connectTo, makeServer } from '../server/test/db/postgres-server.fixture.ts';
import { runData } from './data-command.ts';
import { printBytes } from './growth-bytes.ts';
import { copyPerson } from './growth-rows.ts';
import { LatencyTable, quantile } from './latency-table.ts';
import { mixedLoad } from './mixed-load.ts';
import { settlePeople } from './mixed-people.ts';
import { postgresMs, processorMs } from './process-figures.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    seconds: { type: 'string', default: '15' },
    people: { type: 'string', default: '200' },
    'at-once': { type: 'string', default: '8' },
    backup: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const BAR = 1.3;
const WARMING_SECONDS = 5;
/** How often the two stores are measured, one after the other. */
const TURNS = 3;
const SECRET = 'a-secret-of-this-bench-only-0123456789';

/** A server on a database, and the people who act there. */
async function settle(url: string) {
  const server = await startAsServed({ DATABASE_URL: url, SESSION_SECRET: SECRET });
  return { server, people: await settlePeople(server.origin, Number(values.people), 'g') };
}
type Site = Awaited<ReturnType<typeof settle>>;

const newFigures = () => ({ table: new LatencyTable(), serverMs: 0, postgresMs: 0 });
type Figures = ReturnType<typeof newFigures>;

const costOf = ({ table, serverMs, postgresMs: ofPostgres }: Figures) => (serverMs + ofPostgres) / table.all.length;

const inTurns = <T extends readonly unknown[]>(one: T, other: T): T[] =>
  Array.from({ length: TURNS }, () => [one, other]).flat();

/** Adds one turn to the figures of a store. */
async function measure({ server: { origin, pid }, people }: Site, figures: Figures): Promise<void> {
  const act = (seconds: number, table: LatencyTable) =>
    mixedLoad(origin, { people, atOnce: Number(values['at-once']), seconds }, table);
  await act(WARMING_SECONDS, new LatencyTable());
  const before = { server: processorMs(pid), postgres: postgresMs(postgres.url) };
  await act(Number(values.seconds) / TURNS, figures.table);
  figures.serverMs += processorMs(pid) - before.server;
  figures.postgresMs += postgresMs(postgres.url) - before.postgres;
}

const postgres = await makeServer([
  'max_connections=100',
  'shared_buffers=512MB',
  'max_wal_size=4GB',
  // The filling is not what is measured.
  'fsync=off',
  'full_page_writes=off',
]);
await postgres.start();
const database = await connectTo(postgres.url);
await database.query('create database beside');
const growing = await settle(postgres.url);
const beside = await settle(Object.assign(new URL(postgres.url), { pathname: 'beside' }).href);
const { server } = growing;
try {
  const { rows } = await database.query<{ user_id: string }>(
    `select user_id from account_email where email = 'g0@example.test'`,
  );
  const original = rows[0]?.user_id ?? '';
  let copies = 0;
  let ratio = 0;
  console.log(
    ['people', 'database', 'requests', 'server ms', 'Postgres ms', 'both ms', 'beside ms', 'times', 'p50 ms', 'p99 ms']
      .concat(['fill s', 'load'])
      .map((title) => title.padStart(11))
      .join(''),
  );
  for (const size of sizes) {
    const filling = performance.now();
    const wanted = size - growing.people.length;
    if (wanted > copies) await copyPerson(database, original, copies + 1, wanted);
    copies = Math.max(copies, wanted);
    await database.query('vacuum (analyze)');
    await database.query('checkpoint');
    const filled = (performance.now() - filling) / 1_000;
    const [measured, smallest] = [newFigures(), newFigures()];
    for (const [site, figures] of inTurns<[Site, Figures]>([growing, measured], [beside, smallest]))
      await measure(site, figures);
    const both = costOf(measured);
    ratio = both / costOf(smallest);
    const times = measured.table.all;
    const { rows: sized } = await database.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    const figures = [
      String(size),
      sized[0]?.size ?? '',
      String(times.length),
      (measured.serverMs / times.length).toFixed(2),
      (measured.postgresMs / times.length).toFixed(2),
      both.toFixed(2),
      costOf(smallest).toFixed(2),
      ratio.toFixed(2),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      filled.toFixed(0),
      loadavg()[0]?.toFixed(1) ?? '?',
    ];
    console.log(figures.map((figure) => figure.padStart(11)).join(''));
    for (const [how, count] of measured.table.failures) console.log(`  ${count} failed: ${how}`);
  }
  await printBytes(database, sizes.at(-1) ?? 1);
  console.log(
    `cost at ${sizes.at(-1)} is ${ratio.toFixed(2)} times that of a store of ${values.people} beside it (bar ${BAR}): ${ratio <= BAR ? 'met' : 'NOT met'}`,
  );
  process.exitCode = ratio <= BAR ? 0 : 1;

  if (values.backup) {
    await server.stop();
    const folder = mkdtempSync(join(tmpdir(), 'foothold-backup-'));
    const file = join(folder, 'backup.ndjson');
    await database.query('create database restored');
    const report = ({ seconds, peakMb, last }: Awaited<ReturnType<typeof runData>>, what: string) =>
      console.log(`${what}: ${seconds.toFixed(0)} s, at most ${peakMb.toFixed(0)} MB resident; ${last}`);
    report(await runData(['export', file], { DATABASE_URL: postgres.url, SESSION_SECRET: SECRET }), 'export');
    console.log(`the file: ${(statSync(file).size / 1e9).toFixed(2)} GB`);
    const restored = Object.assign(new URL(postgres.url), { pathname: 'restored' }).href;
    report(await runData(['import', file], { DATABASE_URL: restored, SESSION_SECRET: SECRET }), 'import');
    rmSync(folder, { recursive: true });
  }
} finally {
  await database.end();
  await server.stop();
  await beside.server.stop();
  await postgres.remove();
}
