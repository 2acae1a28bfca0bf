import type { Language, StopReason } from '@foothold/contract';
import { type GuideContext, type Memory, ModelFailure } from '@foothold/guide';
import { CallFailure, fail } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { childSignal, Stopped, stopReasonIn } from '../stop-reason.ts';

/** A guide that has not answered after this long, in milliseconds, will not: its own limits are all shorter. */
const LIMIT_MS = 180_000;
const RETRY_AFTER_SECONDS = 10;

/** What of a call matters to a guide. */
export interface Asker {
  userId: string;
  language: Language;
  signal: AbortSignal;
  /** Whether the person lets a language model answer. */
  useModel: boolean;
  /** What the person had remembered, for what is asked about them. */
  memory?: readonly Memory[];
}

function contextOf(services: Services, asker: Asker, signal: AbortSignal): GuideContext {
  const { language, userId: seed, useModel, memory } = asker;
  return { language, now: services.now(), seed, signal, builtInOnly: !useModel, ...(memory && { memory }) };
}

/** Waits for work until the signal aborts; for one piece of work after another. */
function untilAborted(signal: AbortSignal): <Value>(work: Promise<Value>) => Promise<Value> {
  let giveUp: () => void = () => undefined;
  signal.addEventListener('abort', () => giveUp(), { once: true });
  // No race with one promise of the abort: on that, each word of a reply would leave something until its end.
  return (work) =>
    new Promise((resolve, reject) => {
      giveUp = () => reject(new Error('The guide was not waited for any longer', { cause: signal.reason }));
      if (signal.aborted) giveUp();
      work.then(resolve, reject);
    });
}

/** The person's own doing is no fault of the guide's. */
const OWN_DOING = new Set<StopReason | null>(['stopped', 'replaced']);

function unavailable(cause: unknown): never {
  if (cause instanceof CallFailure) throw cause;
  if (OWN_DOING.has(stopReasonIn(cause))) return fail('STOPPED', { cause });
  const isLate = cause instanceof ModelFailure && cause.kind === 'timeout';
  const why = isLate ? new Stopped('slow', { cause }) : cause;
  return fail('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: why });
}

/** One answer of the guide. Throws UNAVAILABLE when it fails or is not waited for any longer, STOPPED when the person ended it. */
export async function ask<Value>(
  services: Services,
  asker: Asker,
  question: (context: GuideContext) => Promise<Value>,
): Promise<Value> {
  const { signal, close } = childSignal([asker.signal], { afterMs: LIMIT_MS });
  try {
    signal.throwIfAborted();
    return await untilAborted(signal)(question(contextOf(services, asker, signal)));
  } catch (error) {
    return unavailable(error);
  } finally {
    close();
  }
}

/** The events of a guide's reply as they come, even from a guide that does not heed its signal. Throws like `ask`. */
export async function* listen<Event>(
  services: Services,
  asker: Asker,
  question: (context: GuideContext) => AsyncIterable<Event>,
): AsyncGenerator<Event, void> {
  const { signal, close } = childSignal([asker.signal], { afterMs: LIMIT_MS });
  const waitFor = untilAborted(signal);
  try {
    signal.throwIfAborted();
    const events = question(contextOf(services, asker, signal))[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await waitFor(events.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      // Not awaited: a guide that hangs would hang here too.
      events.return?.().catch(() => undefined);
    }
  } catch (error) {
    unavailable(error);
  } finally {
    close();
  }
}
