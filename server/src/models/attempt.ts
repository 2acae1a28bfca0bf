import { setTimeout as delay } from 'node:timers/promises';
import type { FailureKind, PromptMessage } from '@foothold/guide';
import type { Budget, Reservation } from './budget.ts';
import { callModel, type CallOptions, type CallResult } from './call.ts';
import type { Semaphore } from './semaphore.ts';
import type { Meters } from './meters.ts';
import type { ModelEntry } from './provider.ts';
import { type Question, timeLeft } from './question.ts';
import { requestOf, type ShapedPrompt } from './request.ts';
import type { GuideSettings } from '../config/model-settings.ts';
import type { ReasoningBudget } from './reasoning-budget.ts';
import { noUsage, requestLength, tokensOf } from './usage.ts';

/** What all calls of a process share. */
export interface Means {
  settings: Pick<GuideSettings, 'firstTokenTimeoutMs' | 'stallTimeoutMs' | 'totalTimeoutMs' | 'maxRetries'>;
  semaphore: Semaphore;
  budget: Budget;
  meters: Meters;
  reasoningBudget: ReasoningBudget;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export interface Attempt {
  entry: ModelEntry;
  prompt: ShapedPrompt;
  /** Those of the prompt, and what followed. */
  messages: readonly PromptMessage[];
  onText: CallOptions['onText'];
  /** Whether text may begin again from nothing; where it may not, a call that brought some is not repeated. */
  mayRestart: boolean;
}

/** First wait before the same model is asked again, in milliseconds; it doubles each time. */
const FIRST_WAIT_MS = 400;

function refuse(kind: FailureKind): CallResult {
  return { ok: false, kind, passing: false, retryAfterMs: null, text: '', usage: noUsage };
}

async function reserve({ budget, meters }: Means, seed: string, tokens: number): Promise<Reservation | FailureKind> {
  try {
    return (await budget.reserve(seed, tokens)) ?? 'over-budget';
  } catch {
    // Storage is away, and what can't be counted is not spent. The request that asks will say so when it stores its answer.
    meters.ledgerFailed();
    return 'over-budget';
  }
}

/** One call that is paid for and counted. */
async function callOnce(means: Means, question: Question, asked: Attempt): Promise<CallResult> {
  const { settings, meters, reasoningBudget, now } = means;
  const { entry, prompt, messages, onText } = asked;
  const beside = { person: question.person, reasoningBudget: reasoningBudget.of(entry.id) };
  const request = requestOf(entry, prompt, messages, beside);
  const most = tokensOf(requestLength(request)) + prompt.maxOutputTokens + beside.reasoningBudget;
  const reservation = await reserve(means, question.seed, most);
  if (typeof reservation === 'string') return refuse(reservation);
  const began = performance.now();
  const limits = {
    firstTokenMs: settings.firstTokenTimeoutMs,
    stallMs: settings.stallTimeoutMs,
    totalMs: timeLeft(question),
  };
  const result = await callModel(entry, request, { limits, signal: question.signal, onText, now });
  const { usage } = result;
  meters.call({
    ability: question.ability,
    model: entry.id,
    outcome: result.ok ? 'ok' : result.kind,
    milliseconds: performance.now() - began,
    firstTextMs: result.ok ? result.firstTextMs : null,
    usage,
  });
  reasoningBudget.learn(entry.id, usage.thought);
  await reservation.settle(usage.input + usage.output).catch(() => meters.ledgerFailed());
  return result;
}

/** How long to wait before asking the same model again; null when it is not worth it. */
function waitBefore(means: Means, question: Question, result: CallResult, retries: number): number | null {
  if (result.ok || !result.passing || retries >= means.settings.maxRetries) return null;
  const wait = result.retryAfterMs ?? FIRST_WAIT_MS * 2 ** retries;
  // Longer than for a first word nobody is let wait: another model, or the built-in guide, answers before that.
  return wait < Math.min(timeLeft(question), means.settings.firstTokenTimeoutMs) ? wait : null;
}

/** Asks one model, again when it failed in passing. Never throws. */
export async function attempt(means: Means, question: Question, asked: Attempt): Promise<CallResult> {
  for (let retries = 0; ; retries += 1) {
    const longest = Math.min(timeLeft(question), means.settings.firstTokenTimeoutMs);
    if (longest <= 0) return refuse(question.signal.aborted ? 'aborted' : 'timeout');
    const entrance = await means.semaphore.acquire(question.signal, longest);
    if (entrance !== 'entered') return refuse(entrance === 'aborted' ? 'aborted' : 'resting');
    const result = await callOnce(means, question, asked).finally(() => means.semaphore.release());
    const saidSome = result.text !== '' && !asked.mayRestart;
    const wait = saidSome ? null : waitBefore(means, question, result, retries);
    if (wait === null) return result;
    try {
      await delay(wait, undefined, { signal: question.signal });
    } catch {
      return refuse('aborted');
    }
  }
}
