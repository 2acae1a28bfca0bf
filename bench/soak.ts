// node bench/soak.ts [--stores embedded,postgres] [--minutes 10] [--warming 3] [--people 100] [--at-once 2]: the mixed load of
// mixed.ts for long, and what the server's memory does meanwhile. A line a minute; then the growth from the first minute
// after the warming to the last one, by the median of samples taken every second, since memory goes up and down with each
// collection. Bar of issue 7: 10 %, and no failures; beyond it the exit code is 1. Rows grow as they would: every fifteenth
// call says something in a chat.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { LatencyTable, quantile } from './latency-table.ts';
import { mixedLoad } from './mixed-load.ts';
import { settlePeople } from './mixed-people.ts';
import { onEachStore, type OnStore } from './on-store.ts';
import { processorMs, residentMb } from './process-figures.ts';

const { values } = parseArgs({
  options: {
    stores: { type: 'string', default: 'embedded,postgres' },
    minutes: { type: 'string', default: '10' },
    warming: { type: 'string', default: '3' },
    people: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '2' },
  },
});
const [minutes, warming] = [Number(values.minutes), Number(values.warming)];
if (warming >= minutes - 1) throw new Error('--minutes must leave at least two after --warming');
const BAR = 0.1;
const SAMPLE_MS = 1_000;

const line = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(11)).join(''));

/** Memory of a process while something runs, in MB. */
async function memoryDuring(pid: number, work: () => Promise<void>): Promise<number[]> {
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(residentMb(pid)), SAMPLE_MS);
  await work().finally(() => clearInterval(sampling));
  return samples;
}

async function soak({ store, server }: OnStore): Promise<boolean> {
  const people = await settlePeople(server.origin, Number(values.people), 's');
  console.log(`\n${store}: ${people.length} people, ${values['at-once']} at once, for ${minutes} minutes`);
  line(['minute', 'requests', 'failed', 'p50 ms', 'p99 ms', 'median MB', 'least MB', 'most MB', 'server ms', 'load']);
  const medians: number[] = [];
  let failures = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const table = new LatencyTable();
    const before = processorMs(server.pid);
    const samples = await memoryDuring(server.pid, () =>
      mixedLoad(server.origin, { people, atOnce: Number(values['at-once']), seconds: 60 }, table),
    );
    const times = table.all;
    const failed = [...table.failures.values()].reduce((sum, count) => sum + count, 0);
    failures += failed;
    medians.push(quantile(samples, 0.5));
    const megabytes = [0.5, 0, 1].map((share) => quantile(samples, share).toFixed(0));
    const milliseconds = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1));
    const each = ((processorMs(server.pid) - before) / times.length).toFixed(2);
    const load = loadavg()[0]?.toFixed(1) ?? '?';
    line([String(minute), String(times.length), String(failed), ...milliseconds, ...megabytes, each, load]);
    for (const [how, count] of table.failures) console.log(`  ${count} failed: ${how}`);
  }
  const [first, last] = [medians[warming] ?? 0, medians.at(-1) ?? 0];
  const growth = last / first - 1;
  const isMet = growth <= BAR && failures === 0;
  console.log(
    `memory ${first.toFixed(0)} MB in minute ${warming + 1}, ${last.toFixed(0)} MB in minute ${minutes}: ${(growth * 100).toFixed(1)} % (bar ${BAR * 100} %), ${failures} failures: ${isMet ? 'met' : 'NOT met'}`,
  );
  return isMet;
}

await onEachStore(values.stores, soak);
