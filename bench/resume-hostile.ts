// Every file made to hurt, sent over HTTP to a running product with its real limits. Prints for each case the answer,
// the time it took, how far the server's memory rose above where it was idle, and the most its child processes had.
// A case by part of its name: node bench/resume-hostile.ts bomb. Linux only: memory is read from /proc.
import { readdirSync, readFileSync } from 'node:fs';
import { Failure } from '@foothold/contract';
import type { RunningServer } from '../e2e/server.ts';
import { startAsServed } from './as-started.ts';
import { setBait } from '../server/test/resume-hostile/bait.ts';
import { hostileCases } from '../server/test/resume-hostile/cases.ts';
import { expectedCode } from '../server/test/resume-hostile/hostile-case.ts';
import { sendFile } from '../server/test/resume-hostile/send-file.ts';
import { signedUp } from './resume-client.ts';

/** Issue 4: every hostile file is answered within this, the server this far above its idle memory at most. */
const LIMIT_S = 12;
const LIMIT_MB = 300;
const SAMPLE_EVERY_MS = 10;
/** Files of 10 MiB sent at the same moment, each by a person of their own. */
const AT_ONCE = 20;
const MB = 1_000_000;

/** Resident memory in bytes; 0 for a process that is gone. The second number of statm, in pages of 4 KiB. */
function residentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}

/** The most memory that the server, and any one of its children, had while `work` ran. */
async function watched<Result>(pid: number, work: () => Promise<Result>) {
  let [server, child] = [0, 0];
  const timer = setInterval(() => {
    server = Math.max(server, residentOf(pid));
    for (const each of childrenOf(pid)) child = Math.max(child, residentOf(each));
  }, SAMPLE_EVERY_MS);
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(timer);
  return { result, seconds, server, child };
}

async function answerTo(file: Uint8Array, fileName: string, { origin }: RunningServer, token: string) {
  const response = await sendFile(file, fileName, { origin, token, language: 'en' });
  const failure = Failure.safeParse(await response.json());
  return { status: response.status, code: failure.success ? failure.data.code : 'read' };
}

const [only = ''] = process.argv.slice(2);
const [server, bait] = [await startAsServed(), await setBait()];
const token = await signedUp(server.origin);
await answerTo(Buffer.from('nothing'), 'cv.pdf', server, token);
/** The lowest that was seen between two files. */
let idle = residentOf(server.pid);
console.log('case'.padEnd(52), 'status', 'code'.padEnd(19), 'seconds', ' server +MB', ' child MB');

const faults: string[] = [];
function report(name: string, status: number, code: string, cost: { seconds: number; server: number; child: number }) {
  const risen = Math.max(0, cost.server - idle) / MB;
  const figures = [
    cost.seconds.toFixed(1).padStart(7),
    risen.toFixed(0).padStart(11),
    (cost.child / MB).toFixed(0).padStart(9),
  ];
  console.log(name.padEnd(52), String(status).padEnd(6), code.padEnd(19), ...figures);
  if (cost.seconds > LIMIT_S || risen > LIMIT_MB) faults.push(`${name}: past the limits`);
}

for (const hostile of hostileCases) {
  const { name, fileName, make } = hostile;
  if (!name.includes(only)) continue;
  const file = make(bait.address);
  idle = Math.min(idle, residentOf(server.pid));
  const { result, ...cost } = await watched(server.pid, () => answerTo(file, fileName, server, token));
  report(name, result.status, result.code, cost);
  const wanted = expectedCode(hostile);
  if (result.code !== wanted) faults.push(`${name}: ${result.code} where ${wanted} is expected`);
}

const largest = hostileCases.filter(({ name }) => name.startsWith('10 MiB of noise called')).slice(0, 1);
for (const { name, fileName, make } of largest) {
  const file = make(bait.address);
  const tokens: string[] = [];
  for (let person = 0; person < AT_ONCE; person += 1) tokens.push(await signedUp(server.origin, `reader-${person}`));
  const { result, ...cost } = await watched(server.pid, () =>
    Promise.all(tokens.map((each) => answerTo(file, fileName, server, each))),
  );
  const codes = Map.groupBy(result, ({ code }) => code);
  const said = [...codes].map(([code, { length }]) => `${length} ${code}`).join(', ');
  console.log(`${AT_ONCE} times ${name}, at once: ${said}`);
  report(`${AT_ONCE} at once`, 0, '', { ...cost, seconds: 0 });
}

if (bait.calls.length > 0) faults.push(`called: ${bait.calls.join(', ')}`);
console.log(`idle: ${(idle / MB).toFixed(0)} MB`);
console.log(faults.length === 0 ? 'All within the limits; nobody was called.' : faults.join('\n'));
await server.stop();
bait.close();
process.exitCode = faults.length === 0 ? 0 : 1;
