import type { GuideContext, SafetyReader } from '@foothold/guide';
import { builtInGuide, safetyReader, warm } from '@foothold/guide/built-in';
import type { GuideQuestion, ThreadJob, ThreadJobResult } from './guide-job.ts';

const guide = builtInGuide();
const safety = safetyReader();

type Ask = (input: object, context: GuideContext) => AsyncIterable<unknown> | Promise<unknown>;
type Read = (...given: Parameters<SafetyReader[keyof SafetyReader]>) => Promise<unknown>;

const isReply = (asked: ReturnType<Ask>): asked is AsyncIterable<unknown> => Symbol.asyncIterator in asked;

async function ask({ method, input, context }: GuideQuestion): Promise<Omit<ThreadJobResult, 'cpuMs'>> {
  const told: unknown[] = [];
  const tell = (one: unknown) => void told.push(one);
  // Which input belongs to which method is known to whoever asks; between threads only its name goes.
  const asked = (guide[method] as Ask)({ ...input, onIdea: tell, onStep: tell }, context);
  if (!isReply(asked)) return { answer: await asked, told };
  for await (const event of asked) tell(event);
  return { told };
}

async function answer(job: ThreadJob): Promise<Omit<ThreadJobResult, 'cpuMs'>> {
  if ('method' in job) return ask(job);
  if ('safety' in job) return { told: [], answer: await (safety[job.safety] as Read)(...job.given) };
  await warm(job.warm);
  // What reading left behind is collected where node has `--expose-gc`, so that the heap grows from what lives.
  globalThis.gc?.();
  return { told: [] };
}

/** Answers a job, and says how long the thread was at it. */
export async function work(job: ThreadJob): Promise<ThreadJobResult> {
  const before = process.threadCpuUsage();
  const result = await answer(job);
  const { user, system } = process.threadCpuUsage(before);
  return { ...result, cpuMs: (user + system) / 1_000 };
}
