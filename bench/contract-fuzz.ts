// node bench/contract-fuzz.ts [--requests 10000] [--seed N] [--postgres]: requests drawn from the contract (fitting,
// nearly fitting and hostile values, paths, queries, headers, bodies) against a real server. Ends with 1 when an answer was
// 500, a failure was not shaped { error, code }, a success not the contract's, the process gone, or a bystander's data
// changed; prints the requests that brought it out.
import { parseArgs } from 'node:util';
import { startServer } from '../server/test/attack/server-process.ts';
import { makeServer } from '../server/test/db/postgres-server.fixture.ts';
import { runFuzz } from '../server/test/fuzz/run-fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_007) },
    postgres: { type: 'boolean', default: false },
  },
});
const SHOWN = 20;

const postgres = values.postgres ? await makeServer() : undefined;
await postgres?.start();
const server = await startServer({
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  ...(postgres && { DATABASE_URL: postgres.url }),
});
try {
  const started = performance.now();
  console.log(`${values.requests} requests, seed ${values.seed}, ${postgres ? 'Postgres' : 'embedded store'}`);
  const { statuses, problems } = await runFuzz(server, Number(values.requests), Number(values.seed));
  const seconds = (performance.now() - started) / 1_000;
  for (const [status, count] of [...statuses].toSorted(([one], [other]) => String(one).localeCompare(String(other)))) {
    console.log(String(status).padEnd(8), String(count).padStart(7));
  }
  for (const { problem, request, answer } of problems.slice(0, SHOWN)) {
    console.log(`\n${problem}${request ? `: ${JSON.stringify(request).slice(0, 2_000)}\n  ${answer}` : ''}`);
  }
  console.log(`\n${problems.length} problems in ${seconds.toFixed(0)} s`);
  if (problems.length > 0) console.log(server.log().slice(-4_000));
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await postgres?.remove();
}
