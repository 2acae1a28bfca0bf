// A process of resume-fuzz.ts: reads and parses the mutants whose numbers it is sent, one after the other.
import { setImmediate } from 'node:timers/promises';
import { builtInGuide } from '@foothold/guide/built-in';
import { contextFor } from '@foothold/guide/checks/ask';
import { inventedIn } from '../server/test/resume-fuzz/invented.ts';
import { mutantOf } from '../server/test/resume-fuzz/mutant.ts';
import { readFile } from '../server/src/resume/read-file.ts';
import { sharedSeeds } from './resume-seeds.ts';

/** What became of one mutant; times of the processor in ms, `residentMb` is the most this process ever held. */
export type Reading = {
  code: string;
  readMs: number;
  parseMs: number;
  residentMb: number;
  /** What the parser threw, or texts it invented. */
  parseFault?: string;
};

const guide = builtInGuide();
const seeds = sharedSeeds();
const seed = Number(process.argv[2]);

process.on('message', (number: number) => void answer(number));
process.on('disconnect', () => process.exit(0));

async function answer(number: number): Promise<void> {
  const reading = await read(number);
  // what was thrown behind the reading's back ends this process now, not at the next mutant
  await setImmediate();
  process.send?.(reading);
}

async function read(number: number): Promise<Reading> {
  const { fileName, kind, file } = mutantOf(seeds, seed, number);
  const started = process.cpuUsage();
  const outcome = await readFile({ kind, file });
  const readMs = since(started);
  const residentMb = process.resourceUsage().maxRSS / 1024;
  if ('failure' in outcome) return { code: outcome.failure, readMs, parseMs: 0, residentMb };
  const parsing = process.cpuUsage();
  const parseFault = await faultOf(outcome.text, fileName);
  return { code: 'text', readMs, parseMs: since(parsing), residentMb, ...(parseFault && { parseFault }) };
}

async function faultOf(text: string, fileName: string): Promise<string | undefined> {
  try {
    const { value } = await guide.parseResume({ text, fileName }, contextFor('en', { name: 'fuzz' }));
    const invented = inventedIn(value, text);
    return invented.length > 0 ? `invented ${JSON.stringify(invented)}` : undefined;
  } catch (error) {
    return `threw ${String(error)}`;
  }
}

/** Milliseconds of processor time. */
function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
