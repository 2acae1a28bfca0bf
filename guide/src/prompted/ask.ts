import type * as z from 'zod/mini';
import type { GuideContext } from '../guide.ts';
import type { Finding } from './judge/finding.ts';

/** What a model is asked for; each has its own instructions, checks and counters. */
export const abilities = [
  'recommend',
  'plan',
  'adapt',
  'chat',
  'condense',
  'check-in',
  'interview',
  'resume',
  'judge',
] as const;
export type Ability = (typeof abilities)[number];

export interface PromptMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** A question as a model is asked it: pure text, the same for the same input. */
export interface Prompt {
  ability: Ability;
  /** Ours alone: nothing a person typed stands here. */
  instructions: string;
  /** Ordered from what stays to what changes (profile, plan, history, message), so that a provider's cache hits. */
  messages: readonly PromptMessage[];
  /** As much of the first message stays from one question of a person to the next, in UTF-16 units; absent = unknown. */
  stable?: number;
  /** Longest answer, in tokens. */
  maxOutputTokens: number;
  /** 0 to 1; absent = the provider's own. */
  temperature?: number;
}

/** What an answer turned out to be: a value, or what is wrong with it in words the model can act on. */
export type Reading<Value> = { ok: true; value: Value } | { ok: false; issues: string[] };

/** A question whose answer is one JSON object. */
export interface ObjectPrompt<Value> extends Prompt {
  /** Name of the object, letters and `_` only; some providers ask for one. */
  name: string;
  /** What the provider is told: every key required, nullable where it may be missing, no bounds and no unions. */
  wire: z.ZodMiniType;
  /** The strict reading, with every check of the answer; its issues go back to the model once. */
  read(raw: unknown): Reading<Value>;
  /** What a second model says against showing what was read; its issues go back to the model once too. */
  judge?(value: Value): Promise<string[]>;
}

/** Why a model gave no answer. Nothing of the prompt or of the provider's own message is ever in it. */
export const failureKinds = [
  'auth',
  'rate-limit',
  'overloaded',
  'timeout',
  'network',
  'bad-output',
  'endless',
  'refused',
  'context-too-long',
  'aborted',
  'bad-request',
  'over-budget',
  'resting',
  'unknown',
] as const;
export type FailureKind = (typeof failureKinds)[number];

export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: FailureKind;
  /** `provider:model` of the last one asked; null when none was. */
  readonly model: string | null;

  constructor(kind: FailureKind, model: string | null) {
    super(model === null ? kind : `${model}: ${kind}`);
    this.kind = kind;
    this.model = model;
  }
}

/**
 * Asks for one object: the next model of the chain is tried where that may help, and a refused reading is re-asked once.
 * `onText` is told the answer so far, as it grows; it starts again from nothing when another attempt is made.
 * Throws `ModelFailure`.
 */
export type Ask = <Value>(
  prompt: ObjectPrompt<Value>,
  context: GuideContext,
  onText?: (soFar: string) => void,
) => Promise<Value>;

/** A text as it is made. `cut` = the model stopped at its longest answer. */
export type TextEvent = { type: 'delta'; text: string } | { type: 'done'; text: string; cut: boolean };

/**
 * Streams one text, ending with one `done`. With `wire`, the text is one JSON object of that shape. Another model is
 * tried only before the first delta. Throws `ModelFailure`.
 */
export type Stream = (
  prompt: Prompt & { name?: string; wire?: z.ZodMiniType },
  context: GuideContext,
) => AsyncIterable<TextEvent>;

/**
 * Asks the model that reads what will be shown, an answer of the ability `of`; null where it gave no verdict in time.
 * Throws `ModelFailure` only when nobody waits any more.
 */
export type AskJudge = (
  prompt: ObjectPrompt<Finding[]>,
  of: Ability,
  context: GuideContext,
) => Promise<Finding[] | null>;

/** A way to reach models, handed in: the guide itself knows no network. */
export interface Models {
  ask: Ask;
  stream: Stream;
  /** Absent where no judge is set: the rules alone hold then. */
  judge?: AskJudge;
}
