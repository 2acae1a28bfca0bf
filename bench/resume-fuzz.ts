// node bench/resume-fuzz.ts [--files 20000] [--seed 1]: reads mutated CVs and counts what becomes of them. All go
// through the reading in long-lived processes; those that end one or take too long, and 500 others, go through the
// server's child process as well; 300 are uploaded to a running server. A fault is a hang, an end of the server, an
// error without a name, or a text that the parser invents, throws at, or takes a second for. Ends with 1 when there is
// any. Best under `nice -n 19`: it takes two cores for several minutes.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { mutantOf } from '../server/test/resume-fuzz/mutant.ts';
import { type Lost, readAll } from './resume-fuzz-pool.ts';
import { type Sample, throughChild, throughServer } from './resume-fuzz-served.ts';
import { sharedSeeds } from './resume-seeds.ts';

const CHILD_SAMPLE = 500;
const SERVER_SAMPLE = 300;
const PARSED_WITHIN_MS = 1_000;
const SLOW_TO_SHOW = 5;

const { values } = parseArgs({ options: { files: { type: 'string' }, seed: { type: 'string' } } });
const count = Number(values.files ?? 20_000);
const seed = Number(values.seed ?? 1);
const seeds = sharedSeeds();
const mutant = (number: number) => mutantOf(seeds, seed, number);
/** `size` numbers spread evenly over all mutants, other ones for each `offset`. */
const spread = (size: number, offset: number) =>
  Array.from({ length: Math.min(size, count) }, (_, index) => Math.floor((index * count) / size + offset) % count);

const outcomes = new Map<string, number>();
const slowest: { number: number; readMs: number; parseMs: number }[] = [];
const lost: Lost[] = [];
const faults: string[] = [];
let peakMb = 0;
let done = 0;

console.log(`${count} mutants of ${seeds.length} CVs, seed ${seed}`);
const started = performance.now();
await readAll(
  { count, seed, size: Math.min(2, availableParallelism()) },
  (number, { code, readMs, parseMs, residentMb, parseFault }) => {
    const { kind } = mutant(number);
    outcomes.set(`${kind} ${code}`, (outcomes.get(`${kind} ${code}`) ?? 0) + 1);
    slowest.push({ number, readMs, parseMs });
    peakMb = Math.max(peakMb, residentMb);
    if (parseFault) faults.push(`${named(number)}: the parser ${parseFault}`);
    if (parseMs > PARSED_WITHIN_MS) faults.push(`${named(number)}: parsed in ${parseMs.toFixed(0)} ms`);
    tick();
  },
  (one) => {
    lost.push(one);
    tick();
  },
);
console.log(
  `read in ${((performance.now() - started) / 1000).toFixed(0)} s, at most ${peakMb.toFixed(0)} MB a process`,
);
for (const [outcome, times] of sorted(outcomes)) console.log(outcome.padEnd(28), String(times).padStart(7));
const by = (key: 'readMs' | 'parseMs') =>
  slowest
    .toSorted((a, b) => b[key] - a[key])
    .slice(0, SLOW_TO_SHOW)
    .map((one) => `${one[key].toFixed(0)} ms (${named(one.number)})`)
    .join(', ');
console.log(`slowest to read: ${by('readMs')}\nslowest to parse: ${by('parseMs')}`);
console.log(`processes lost: ${lost.length}`);
for (const { number, how } of lost) console.log(`  ${named(number)}: ${how}`);

const numbersLost = lost.map(({ number }) => number);
show('those again through the child process', await throughChild(numbersLost.map(mutant)));
show('a sample through the child process', await throughChild(spread(CHILD_SAMPLE, 0).map(mutant)));
show('a sample over HTTP', await throughServer(spread(SERVER_SAMPLE, 7).map(mutant)));
for (const fault of faults) console.log(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'no fault' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

function named(number: number): string {
  const { fileName, changes } = mutant(number);
  return `${number} ${fileName}: ${changes.join(', ')}`;
}

function sorted(counts: Map<string, number>): [string, number][] {
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function tick(): void {
  done += 1;
  if (done % 1_000 === 0) console.error(`${done} of ${count}`);
}

function show(title: string, sample: Sample): void {
  const counts = sorted(sample.outcomes).map(([outcome, times]) => `${outcome} ${times}`);
  console.log(`${title}: ${counts.join(', ') || 'none'}; slowest ${sample.slowestMs.toFixed(0)} ms`);
  faults.push(...sample.faults);
}
