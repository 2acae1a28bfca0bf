import type { Language } from '@foothold/contract';
import type { Guide, GuideContext, ReplyEvent, SafetyReader } from '@foothold/guide';
import { Piscina } from 'piscina';
import { logger } from '../logger.ts';
import type { ThreadMeters } from '../services.ts';
import { Stopped } from '../stop-reason.ts';
import type { GuideQuestion, SafetyQuestion, ThreadJob, ThreadJobResult } from './guide-job.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { longestText, shortFirst } from './short-first.ts';

/** A job that takes the thread longer than this, in milliseconds of processor time, is named in the log. */
const LONG_MS = 250;
/** A job that has not come back after this long, in milliseconds, never will: its thread is ended, and a new one begun. */
const LIMIT_MS = 30_000;

const WORKER = new URL('./guide-worker.ts', import.meta.url);

/** What reads and answers people's words without a network, on a thread of its own. */
export interface GuideThread {
  guide: Guide;
  safety: SafetyReader;
  meters: ThreadMeters;
  /** Reads what the guide knows in these languages, so that the first who asks in one waits for none of it. */
  warm: (languages: readonly Language[]) => Promise<void>;
  close: () => Promise<void>;
}

interface Settings {
  /** Module the thread runs. */
  worker?: URL;
  /** As `LIMIT_MS`. */
  limitMs?: number;
  /** Begin the thread, and read the guide's code there, only with the first job. */
  isLazy?: boolean;
}

type Run = (job: ThreadJob) => Promise<ThreadJobResult>;

function nameOf(job: ThreadJob): string {
  if ('warm' in job) return 'warm';
  return 'safety' in job ? job.safety : job.method;
}

function metered(run: Run, meters: ThreadMeters): Run {
  return async (job) => {
    meters.jobs += 1;
    try {
      const result = await run(job);
      const name = nameOf(job);
      meters.seconds.set(name, (meters.seconds.get(name) ?? 0) + result.cpuMs / 1_000);
      return result;
    } finally {
      meters.jobs -= 1;
    }
  };
}

/** Jobs one after another, short texts first, so that the time of one runs only while it is worked on. */
function jobRunner({ worker = WORKER, limitMs = LIMIT_MS, isLazy = false }: Settings): {
  run: Run;
  close: () => Promise<void>;
} {
  const pool = new Piscina<ThreadJob, ThreadJobResult>({
    filename: worker.href,
    name: 'work',
    minThreads: isLazy ? 0 : 1,
    maxThreads: 1,
    idleTimeout: Infinity,
  });
  const inTurn = shortFirst();
  const run: Run = (job) =>
    inTurn(longestText(job), async () => {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), limitMs);
      try {
        return await pool.run(job, { signal: late.signal });
      } catch (error) {
        throw late.signal.aborted ? new Stopped('slow', { cause: error }) : error;
      } finally {
        clearTimeout(timer);
      }
    });
  return { run, close: () => pool.destroy() };
}

/** Data alone: what is called on the way stays here, and so does the signal. */
function questionOf(method: keyof Guide, input: object, context: GuideContext): GuideQuestion {
  const { signal: _signal, ...told } = context;
  const data = Object.fromEntries(Object.entries(input).filter(([, value]) => typeof value !== 'function'));
  return { method, input: data, context: told };
}

/** A person's questions are answered one after another, so that others wait for one of them at most; whoever has left by then is not answered. */
function guideOn(run: Run): Guide {
  const inTurn = oneAtATime();
  const work = (method: keyof Guide, input: object, context: GuideContext) =>
    inTurn(context.seed, async () => {
      if (context.signal?.aborted) throw new Error('Nobody waits for the answer any more');
      const result = await run(questionOf(method, input, context));
      const { cpuMs } = result;
      if (cpuMs > LONG_MS) logger.event(`The guide's ${method} took ${Math.round(cpuMs)} ms of its thread.`);
      return result;
    });

  const answered = (method: keyof Guide) => async (input: object, context: GuideContext) => {
    const { told, answer } = await work(method, input, context);
    const tell = Object.values(input).find((value): value is (one: unknown) => void => typeof value === 'function');
    if (tell) told.forEach((one) => tell(one));
    return answer as never;
  };

  const replied = (method: 'stepChat' | 'onboardingTurn') =>
    async function* (input: object, context: GuideContext): AsyncGenerator<ReplyEvent> {
      const { told } = await work(method, input, context);
      for (const event of told as ReplyEvent[]) {
        if (context.signal?.aborted) return;
        yield event;
      }
    };

  return {
    recommend: answered('recommend'),
    planFromIdea: answered('planFromIdea'),
    planFromDescription: answered('planFromDescription'),
    adaptPlan: answered('adaptPlan'),
    condense: answered('condense'),
    checkIn: answered('checkIn'),
    parseResume: answered('parseResume'),
    stepChat: replied('stepChat'),
    onboardingTurn: replied('onboardingTurn'),
  };
}

function safetyOn(run: Run): SafetyReader {
  const read = async (question: SafetyQuestion) => (await run(question)).answer as never;
  return {
    care: (...given) => read({ safety: 'care', given }),
    careForResume: (...given) => read({ safety: 'careForResume', given }),
    lawfulness: (...given) => read({ safety: 'lawfulness', given }),
    waiting: (...given) => read({ safety: 'waiting', given }),
  };
}

/**
 * The built-in guide and the reader of danger and law on a thread, so that reading what somebody wrote, up to 8,000
 * characters of it, holds up nobody else's call (docs/decisions/036). They answer as in this thread, all at once.
 * @throws {Stopped} `slow` when the thread does not come back; whatever else the thread threw, or ended with.
 */
export function guideThread(settings: Settings = {}): GuideThread {
  const meters: ThreadMeters = { seconds: new Map(), jobs: 0 };
  const { run: work, close } = jobRunner(settings);
  const run = metered(work, meters);
  let closing = false;
  return {
    guide: guideOn(run),
    safety: safetyOn(run),
    meters,
    async warm(languages) {
      for (const language of languages) {
        try {
          await run({ warm: language });
        } catch (error) {
          // A server that stops while it starts has nothing to be told of.
          if (closing) return;
          // A machine that is busy: one that serves already must not end for it.
          if (!(error instanceof Stopped)) throw error;
          logger.event(`What the guide knows in ${language} could not be read ahead in time.`);
        }
      }
    },
    close() {
      closing = true;
      return close();
    },
  };
}
