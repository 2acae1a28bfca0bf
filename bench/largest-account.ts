// node bench/largest-account.ts [--messages 2000]: an account as large as an import takes in, on the embedded store, and
// how long each call on it holds the server. Prints the longest block of the event loop for each call, in processor time,
// and ends with 1 where one of them takes more than 100 ms.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { api, PLAN_MAX } from '@foothold/contract';
import { fullSteps, largestFile } from '../server/test/account/largest.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../server/test/app.ts';

const MOST_MS = 100;
const ROUNDS = 5;

const { values } = parseArgs({ options: { messages: { type: 'string' } } });

interface Held {
  name: string;
  /** The longest block of each round, in milliseconds. */
  blocks: number[];
  status: number;
}

/** Milliseconds of processor that this thread has had. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The most processor between two turns of the event loop while `work` goes on, in milliseconds. */
async function longestBlock(work: () => Promise<{ status: number }>): Promise<{ block: number; status: number }> {
  let block = 0;
  let last = used();
  let next: NodeJS.Immediate;
  const look = () => {
    const now = used();
    block = Math.max(block, now - last);
    last = now;
  };
  const lookOn = () => {
    look();
    next = setImmediate(lookOn);
  };
  next = setImmediate(lookOn);
  try {
    const { status } = await work();
    look();
    return { block, status };
  } finally {
    clearImmediate(next);
  }
}

/** What is asked last. */
const MADE = 'plan, made';

const feedback = (words: string) => ({ body: { feedback: words } });

/** Calls that read or change a plan, in an order in which each has something to do. */
function callsOn(
  person: TestCaller,
  substepId: string,
  stepId: string,
): Record<string, () => Promise<{ status: number }>> {
  const tick = (status: 'pending' | 'completed') => () =>
    person.call(api.plan.setSubstepStatus, { params: { id: substepId }, body: { status } });
  return {
    'plan, read': () => person.call(api.plan.get),
    'substep, ticked': tick('completed'),
    'substep, unticked': tick('pending'),
    'step, ticked': () =>
      person.call(api.plan.setStepStatus, { params: { id: stepId }, body: { status: 'completed' } }),
    'refinement, less time': () => person.call(api.plan.adapt, feedback('I have only 2 hours a week')),
    undone: () => person.call(api.plan.undo),
    'refinement, moved': () => person.call(api.plan.adapt, feedback('move step 29 before step 2, and drop step 5')),
    'undone again': () => person.call(api.plan.undo),
    'refinement, shown': () => person.call(api.plan.previewAdapt, feedback('drop step 3')),
    'versions, listed': () => person.call(api.plan.versions),
    'version, restored': async () => {
      const { data } = await person.call(api.plan.versions);
      return person.call(api.plan.restoreVersion, { params: { id: data.versions.at(-1)?.version_id ?? '' } });
    },
    'chat, asked': () =>
      person.call(api.chat.send, { body: { message: 'What do I do first?', step_id: stepId, language: 'en' } }),
    'chat, read': () => person.call(api.chat.list),
    'ideas, read': () => person.call(api.recommendations.list),
    'ideas, further': () =>
      person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm', user_feedback: 'cheaper' } }),
    'idea, declined': async () => {
      const { data } = await person.call(api.recommendations.list);
      const id = data.recommendations[0]?.recommendation_id ?? '';
      return person.call(api.recommendations.decline, { params: { id }, body: { reason: 'too-risky' } });
    },
    'profile, read': () => person.call(api.profile.get),
    [MADE]: () => person.call(api.plan.createFromDescription, { body: { description: 'A small bakery' } }),
  };
}

/** An account out of the largest file: how long taking it in, giving it out, and each call on it holds. */
async function measured(test: TestApp, shape: readonly number[]): Promise<Held[]> {
  const { token } = await test.signUp();
  const person = test.as(token);
  const body = largestFile(Number(values.messages ?? 2_000), shape);
  const payload = JSON.stringify(body);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const once = async (name: string, call: () => Promise<number>): Promise<Held> => {
    const { block, status } = await longestBlock(async () => ({ status: await call() }));
    return { name, blocks: [block], status };
  };
  // Not by `call`, which makes and reads the JSON in this thread too.
  const asked =
    (method: 'GET' | 'POST', { path: url }: { path: string }) =>
    async () =>
      (await test.app.inject({ method, url, headers, ...(method === 'POST' && { payload }) })).statusCode;
  const whole = [
    await once('import', asked('POST', api.account.import)),
    await once('export', asked('GET', api.account.export)),
    await once('export to read', asked('GET', api.account.exportReadable)),
  ];
  const { data: plan } = await person.call(api.plan.get);
  const [step] = plan.steps.slice(-1);
  const calls = callsOn(person, step?.substeps.at(-1)?.substep_id ?? '', step?.step_id ?? '');
  const held = Object.keys(calls).map((name): Held => ({ name, blocks: [], status: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of held) {
      // A plan that was made becomes the active one: it is only made at the end.
      const call = one.name === MADE && round < ROUNDS - 1 ? undefined : calls[one.name];
      if (!call) continue;
      const { block, status } = await longestBlock(call);
      one.blocks.push(block);
      one.status = status;
    }
  }
  const megabytes = (payload.length / 1e6).toFixed(1);
  console.log(`\nA file of ${megabytes} MB, ${shape.length} steps of ${shape[0]}: longest block, ms`);
  console.log(`${''.padEnd(28)}  median     max`);
  const all = [...whole, ...held];
  for (const { name, status, blocks } of all) console.log(row(name, status, blocks));
  return all;
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const row = (name: string, status: number, blocks: readonly number[]) =>
  `${name.padEnd(24)} ${status}  ${middle(blocks).toFixed(0).padStart(6)}  ${Math.max(...blocks)
    .toFixed(0)
    .padStart(6)}`;

console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
const test = await buildTestApp();
// A first pass on a small account, so that what is compiled then is not counted.
const small = test.as((await test.signUp()).token);
await small.call(api.plan.createFromDescription, { body: { description: 'A small bakery' } });
await small.call(api.plan.adapt, feedback('less time'));
const held = [...(await measured(test, fullSteps)), ...(await measured(test, [PLAN_MAX.substeps]))];
await test.close();
const slow = held.filter(({ blocks }) => middle(blocks) > MOST_MS);
const names = slow.map(({ name }) => name).join(', ');
console.log(names === '' ? `\nNone blocks for more than ${MOST_MS} ms.` : `\nMore than ${MOST_MS} ms: ${names}`);
// The database of tests is kept open for whoever asks for one next.
process.exit(slow.length === 0 ? 0 : 1);
