// node bench/streams.ts [--streams 100,250,500] [--words 300] [--rounds 2] [--shape object|text] [--arrive 0] [--database embedded|postgres] [--profile FOLDER]:
// what relaying a model's words costs, on real servers, against a stand-in model at 50 words a
// second, and beside the same calls made to the model directly. 500 streams go over two servers; the embedded store
// belongs to one process, so each has a data folder of its own. Streams begin evenly, so that each ends as another begins;
// --arrive N lets N begin a second. Bars of issue 5: first word 20 ms later at the 95th percentile with 100 streams, no
// word lost or doubled, 100 ms of processor for 1,000 words with the rows stored, 250 MB at 250 streams. Processor time
// hardly depends on what else the machine does; times do, so the load is printed with them.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { api } from '@foothold/contract';
import type { RunningServer } from '../e2e/server.ts';
import { startAsServed } from './as-started.ts';
import { processorMs, residentMb } from './process-figures.ts';
import { type Call, type Dialect, hear, type Heard, model, nothingHeard, product } from './streams-client.ts';
import type { Speech } from './streams-model.ts';
import { type Household, settle } from './streams-people.ts';
import { storageOf } from './streams-storage.ts';

/** One process is to hold so many streams. */
const ONE_PROCESS = 250;
const FIRST_WORD_MS = 100;
const WORDS_PER_SECOND = 50;
/** As many people a server make the code warm first: a server that has just started is slower for a minute. */
const WARMING = 20;
/** For what follows a reply, and for the collector. */
const REST_MS = 2_000;
const SAMPLE_MS = 200;

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '100,250,500' },
    words: { type: 'string', default: '300' },
    shape: { type: 'string', default: 'object' },
    rounds: { type: 'string', default: '2' },
    arrive: { type: 'string', default: '0' },
    database: { type: 'string', default: 'embedded' },
    profile: { type: 'string' },
  },
});
const words = Number(values.words);
const rounds = Number(values.rounds);
const speech: Speech = {
  words,
  wordsPerSecond: WORDS_PER_SECOND,
  firstWordMs: FIRST_WORD_MS,
  shape: values.shape === 'text' ? 'text' : 'object',
};
const sizes = values.streams.split(',').map(Number);
const longestMs = FIRST_WORD_MS + (words / WORDS_PER_SECOND) * 1_000;

const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];

interface Run {
  heard: Heard;
  /** Processor time for 1,000 words: of all, and of the second half, when the code is warm; in milliseconds. */
  cost: { all: number; warm: number; residentMb: number };
}

/** Lets `count` callers listen at once, each `rounds` times, the next time when the reply has ended, and measures the servers meanwhile. */
async function run(
  servers: readonly RunningServer[],
  count: number,
  call: (at: number) => Call,
  dialect: Dialect,
): Promise<Run> {
  const heard = nothingHeard();
  const samples: { words: number; processorMs: number }[] = [];
  let most = 0;
  const sample = () => {
    samples.push({ words: heard.words, processorMs: servers.reduce((sum, { pid }) => sum + processorMs(pid), 0) });
    most = Math.max(most, ...servers.map(({ pid }) => residentMb(pid)));
  };
  sample();
  const sampling = setInterval(sample, SAMPLE_MS);
  const gap = Number(values.arrive) > 0 ? 1_000 / Number(values.arrive) : longestMs / count;
  const listener = async (at: number) => {
    await delay(at * gap);
    for (let round = 0; round < rounds; round += 1) await hear(call(at), dialect, words, heard);
  };
  await Promise.all(Array.from({ length: count }, (_, at) => listener(at)));
  await delay(REST_MS);
  clearInterval(sampling);
  sample();
  const last = samples.at(-1) ?? { words: 0, processorMs: 0 };
  const since = (from = last) => ((last.processorMs - from.processorMs) / (last.words - from.words)) * 1_000;
  const warm = since(samples.find((one) => one.words >= last.words / 2));
  return { heard, cost: { all: since(samples[0]), warm, residentMb: most } };
}

const at = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
const load = () => loadavg()[0]?.toFixed(1) ?? '?';

function print(name: string, { heard, cost }: Run, loadBefore: string, direct?: Heard): void {
  const { firstWord, wordDelay, lost, doubled, failures } = heard;
  const times = [at(firstWord, 0.5), at(firstWord, 0.95), at(wordDelay, 0.5), at(wordDelay, 0.95)];
  const added = direct && [0.5, 0.95].map((share) => (at(firstWord, share) - at(direct.firstWord, share)).toFixed(1));
  const figures = [
    ...times.map((time) => time.toFixed(1)),
    added?.join(' / ') ?? '',
    `${lost} / ${doubled}`,
    direct ? `${cost.all.toFixed(0)} / ${cost.warm.toFixed(0)}` : '',
    direct ? cost.residentMb.toFixed(0) : '',
    `${loadBefore} - ${load()}`,
  ];
  console.log(name.padEnd(14), ...figures.map((figure) => figure.padStart(12)));
  for (const [how, count] of failures) console.log(`  ${count} failed: ${how}`);
}

/** So many streams through as many servers as there are households for them, and as many directly. */
async function measure(count: number, households: readonly Household[], standIn: ChildProcess, baseUrl: string) {
  const needed = households.slice(0, Math.ceil(count / ONE_PROCESS));
  const servers: RunningServer[] = [];
  try {
    for (const { storage } of needed)
      servers.push(
        await startAsServed(
          { ...storage, GUIDE_MODEL: 'openai-compatible:stand-in', OPENAI_COMPATIBLE_BASE_URL: baseUrl },
          profiling,
        ),
      );
    const json = { 'content-type': 'application/json' };
    const direct = (): Call => ({ url: `${baseUrl}/chat/completions`, headers: json, body: '{"stream":true}' });
    const through = (one: number): Call => {
      const which = one % needed.length;
      const person = needed[which]?.people[Math.floor(one / needed.length)];
      if (!person) throw new Error('There are fewer people than streams');
      return {
        url: `${servers[which]?.origin}${api.chat.send.path}`,
        headers: { ...json, accept: 'text/event-stream', authorization: `Bearer ${person.token}` },
        body: JSON.stringify({ message: 'How do I begin with this step?', step_id: person.stepId }),
      };
    };
    await run(servers, needed.length * WARMING, through, product);
    let loadBefore = load();
    const alone = await run(servers, count, direct, model);
    print(`${count} direct`, alone, loadBefore);
    loadBefore = load();
    const relayed = await run(servers, count, through, product);
    print(`${count} through ${servers.length}`, relayed, loadBefore, alone.heard);
    standIn.send('peak');
    const [{ peak }] = (await once(standIn, 'message')) as [{ peak: number }];
    console.log(`  most streams at once: ${peak}`);
  } finally {
    for (const server of servers) await server.stop();
  }
}

const standIn = fork(new URL('./streams-model.ts', import.meta.url), [JSON.stringify(speech)]);
const storage = await storageOf(values.database);
const households: Household[] = [];
try {
  const [{ baseUrl }] = (await once(standIn, 'message')) as [{ baseUrl: string }];
  const largest = Math.max(...sizes);
  for (let left = largest; left > 0; left -= ONE_PROCESS)
    households.push(await settle(Math.min(left, ONE_PROCESS), storage.next()));
  console.log(
    `${availableParallelism()} cores; answers of ${words} words, ${WORDS_PER_SECOND} a second, as ${speech.shape}; ${values.database} store; times in ms`,
  );
  const titles = [
    'first p50',
    'first p95',
    'word p50',
    'word p95',
    'added 50/95',
    'lost/twice',
    'CPU all/warm',
    'MB',
    'load',
  ];
  console.log(''.padEnd(14), ...titles.map((title) => title.padStart(12)));
  for (const count of sizes) await measure(count, households, standIn, baseUrl);
} finally {
  standIn.disconnect();
  await storage.remove();
}
