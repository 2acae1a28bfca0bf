// Lives through random histories on the API and counts what does not hold: node bench/rhythm-histories.ts [3000]
import fc from 'fast-check';
import { buildTestApp } from '../server/test/app.ts';
import { history, problemsOf } from '../server/test/rhythm/histories.ts';

const runs = Number(process.argv[2] ?? 3_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const clock = { now: 0 };
const test = await buildTestApp({ now: () => clock.now, config: { sessionIdleDays: 365, sessionDays: 365 } });
const counts = new Map<string, number>();
for (const past of fc.sample(history, { numRuns: runs, seed })) {
  for (const problem of await problemsOf(test, clock, past)) counts.set(problem, (counts.get(problem) ?? 0) + 1);
}
await test.close();
process.stdout.write(`${runs} histories (seed ${seed}): ${counts.size === 0 ? 'all hold' : ''}\n`);
for (const [problem, count] of counts) process.stdout.write(`${count}  ${problem}\n`);
// The database that tests hand on to each other stays open.
process.exit(counts.size > 0 ? 1 : 0);
