import { type FailureKind, ModelFailure, type ObjectPrompt } from '@foothold/guide';
import * as z from 'zod/mini';
import { unlimited } from './budget.ts';
import { Meters } from './meters.ts';
import { modelsOf } from './models.ts';
import type { GuideSettings, ModelName } from '../config/model-settings.ts';

/** What to do about each failure, for whoever runs the server. */
const advice: Record<FailureKind, string> = {
  auth: 'the provider refuses the key, or its account has no credit: look at the key and the account',
  'rate-limit': 'the provider lets this account ask no more for now: wait, or raise its limits there',
  overloaded: 'the provider is overloaded or out of order: try again later, or name a second model',
  timeout: 'no answer in time: a model that is slow to start needs a longer GUIDE_FIRST_TOKEN_TIMEOUT_S',
  network: 'the provider was not reached, or broke off: look at its address and at this server’s way there',
  'bad-output': 'the model answers, but not with the object it was asked for: choose a more able one',
  endless: 'the model does not stop: choose another one, or look at how its server ends an answer',
  refused: 'the model refuses even a harmless question: choose another one',
  'context-too-long': 'the question is too long for this model: choose one with a larger context',
  aborted: 'the check was stopped',
  'bad-request': 'the provider does not accept the question: look at the name of the model',
  'over-budget': 'the tokens of the day are used up',
  resting: 'the model failed too often just now',
  unknown: 'it failed in a way nobody foresaw',
};
const compatibleAdvice = 'look at the name of the model, or try OPENAI_COMPATIBLE_JSON=object or none';

const Ready = z.object({ ready: z.boolean() });
const question: ObjectPrompt<true> = {
  ability: 'check-in',
  instructions: 'You are asked whether you can be reached. Answer with a JSON object whose key "ready" is true.',
  messages: [{ role: 'user', content: 'Are you ready?' }],
  maxOutputTokens: 256,
  name: 'ready',
  wire: Ready,
  read(raw) {
    return z.safeParse(Ready, raw).success
      ? { ok: true, value: true }
      : { ok: false, issues: ['"ready" must be true'] };
  },
};

export interface Checked {
  ok: boolean;
  /** One line for whoever runs the server: no key, nothing the provider said. */
  line: string;
}

async function checkModel(settings: GuideSettings, name: ModelName, sessionSecret: string): Promise<Checked> {
  const id = `${name.provider}:${name.model}`;
  const alone = { ...settings, models: [name], fastModels: [], judgeModels: [], maxRetries: 0 };
  const now = () => Date.now();
  const models = modelsOf(alone, { sessionSecret, budget: unlimited, meters: new Meters(), now });
  const began = performance.now();
  try {
    await models.ask(question, { language: 'en', now: now(), seed: 'guide:check' });
    return { ok: true, line: `${id}: ok, ${Math.round(performance.now() - began)} ms` };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { kind } = error;
    const isFormat = kind === 'bad-request' && name.provider === 'openai-compatible';
    return { ok: false, line: `${id}: ${kind}; ${isFormat ? compatibleAdvice : advice[kind]}` };
  }
}

/** Asks each model of the settings one small question, one after the other. */
export async function* checkModels(settings: GuideSettings, sessionSecret: string): AsyncGenerator<Checked> {
  const names = new Map(
    [...settings.models, ...settings.fastModels, ...settings.judgeModels].map((name) => [
      `${name.provider}:${name.model}`,
      name,
    ]),
  );
  for (const name of names.values()) yield await checkModel(settings, name, sessionSecret);
}
