// Two devices edit one result offline, over and over, on the API: node bench/result-histories.ts [1000] [seed]
import { randomUUID } from 'node:crypto';
import { api } from '@foothold/contract';
import fc from 'fast-check';
import { buildTestApp } from '../server/test/app.ts';
import { planner, planOf } from '../server/test/plan.ts';
import { editing, problemsOf } from '../server/test/result/histories.ts';

const runs = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const test = await buildTestApp();
const counts = new Map<string, number>();
let person = await planner(test);
let places: string[] = [];

/** A substep that nothing was found out in yet. */
async function place(): Promise<string> {
  const next = places.pop();
  if (next !== undefined) return next;
  const description = `I walk dogs ${randomUUID()}.`;
  const { status } = await person.call(api.plan.createFromDescription, { body: { description } });
  if (status !== 201) person = await planner(test);
  places = (await planOf(person)).steps.flatMap(({ substeps }) => substeps.map(({ substep_id }) => substep_id));
  return place();
}

for (const past of fc.sample(editing, { numRuns: runs, seed })) {
  const refused = (error: unknown) => [`a save was refused: ${String(error).slice(0, 80)}`];
  for (const problem of await problemsOf(person, { id: await place() }, past).catch(refused))
    counts.set(problem, (counts.get(problem) ?? 0) + 1);
}
await test.close();
process.stdout.write(`${runs} histories (seed ${seed}): ${counts.size === 0 ? '0 lost, 0 refused' : ''}\n`);
for (const [problem, count] of counts) process.stdout.write(`${count}  ${problem}\n`);
// The database that tests hand on to each other stays open.
process.exit(counts.size > 0 ? 1 : 0);
