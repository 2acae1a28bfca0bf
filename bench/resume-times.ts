// node bench/resume-times.ts [--rounds 10]: how long a CV takes from upload to answer on a running server, over
// loopback, two at once; and how long another person's light requests take meanwhile. Bars of issue 4, on two cores:
// 1.5 s at the median, 4 s at the 95th percentile, and other requests go on within 50 ms. Needs a quiet machine: the
// load is printed with the figures.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startAsServed } from './as-started.ts';
import { signedUp, upload } from './resume-client.ts';
import { sharedSeeds } from './resume-seeds.ts';

const AT_ONCE = 2;
const IDLE_MS = 5_000;
const BARS = { median: 1_500, p95: 4_000, added: 50 };

const { values } = parseArgs({ options: { rounds: { type: 'string' } } });
const rounds = Number(values.rounds ?? 10);
const seeds = sharedSeeds();
const load = () =>
  loadavg()
    .map((minutes) => minutes.toFixed(1))
    .join(' ');
const loadBefore = load();

const times = new Map<string, number[]>();
let idle: number[] = [];
let meanwhile: number[] = [];
const server = await startAsServed();
try {
  const names = Array.from({ length: AT_ONCE }, (_, index) => `uploader-${index}`);
  await measure(await Promise.all(names.map((name) => signedUp(server.origin, name))));
} finally {
  await server.stop();
}

/** `tokens` of the people who upload: the server reads one file of a person at a time. */
async function measure(tokens: readonly string[]): Promise<void> {
  const other = await signedUp(server.origin, 'other');
  const others = fork(new URL('./resume-light-calls.ts', import.meta.url), [server.origin, other]);
  const lightCalls = async (): Promise<number[]> => {
    others.send('how long');
    const [list] = (await once(others, 'message')) as [number[]];
    return list;
  };
  // the first call of everything is slower, and nobody's measure
  await Promise.all(tokens.flatMap((token) => seeds.slice(0, 1).map((seed) => upload(server.origin, token, seed))));
  await delay(IDLE_MS / 5);
  await lightCalls();
  await delay(IDLE_MS);
  idle = await lightCalls();

  const waiting = Array.from({ length: rounds }, () => seeds).flat();
  const send = async (token: string) => {
    for (let seed = waiting.shift(); seed; seed = waiting.shift()) {
      const { status, milliseconds } = await upload(server.origin, token, seed);
      if (status !== 200) throw new Error(`${seed.fileName} was answered with ${status}`);
      for (const name of [seed.kind, 'all']) times.set(name, [...(times.get(name) ?? []), milliseconds]);
    }
  };
  await Promise.all(tokens.map(send));
  meanwhile = await lightCalls();
  others.disconnect();
}

const at = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
const row = (name: string, list: readonly number[]) => {
  const figures = [list.length, ...[0.5, 0.95, 0.99, 1].map((share) => at(list, share).toFixed(1))];
  console.log(name.padEnd(26), ...figures.map((figure) => String(figure).padStart(10)));
};
console.log(
  `${availableParallelism()} cores; load of the last 1, 5, 15 minutes: ${loadBefore} before, ${load()} after`,
);
console.log(''.padEnd(26), ...['calls', 'median ms', 'p95 ms', 'p99 ms', 'max ms'].map((title) => title.padStart(10)));
for (const [name, list] of times) row(`CV: ${name}`, list);
row('light request, idle', idle);
row('light request, meanwhile', meanwhile);
const added = (share: number) => at(meanwhile, share) - at(idle, 0.5);
console.log(`added to a light request: median ${added(0.5).toFixed(1)} ms, p95 ${added(0.95).toFixed(1)} ms`);
const all = times.get('all') ?? [];
const isMet = at(all, 0.5) < BARS.median && at(all, 0.95) < BARS.p95 && added(0.95) < BARS.added;
console.log(isMet ? 'bars met' : 'bars missed');
