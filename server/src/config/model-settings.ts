import * as z from 'zod/mini';
import { type Environment, SettingError, settingReader, urlWith, whole } from './setting.ts';

export const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type Provider = (typeof providers)[number];
export const jsonModes = ['schema', 'object', 'none'] as const;
/** What a server can be told of an object's shape: its schema, that it is JSON, or nothing but words. */
export type JsonMode = (typeof jsonModes)[number];

/** One model as a setting names it: `provider:model`. */
export interface ModelName {
  provider: Provider;
  model: string;
}

export interface Endpoint {
  baseUrl: string;
  /** null only where a server asks for none. */
  apiKey: string | null;
}

export interface GuideSettings {
  /** In the order they are asked; empty = the built-in guide answers alone. */
  models: readonly ModelName[];
  /** For what must come quickly: chat, interview, check-in. Empty = `models`. */
  fastModels: readonly ModelName[];
  /** What reads an answer before it is shown. Empty = the rules alone hold. */
  judgeModels: readonly ModelName[];
  /** Longest that a verdict is waited for; without one the rules hold. */
  judgeTimeoutMs: number;
  /** Where the providers named above are reached. */
  endpoints: Readonly<Partial<Record<Provider, Endpoint>>>;
  /** What an OpenAI-compatible server understands of `response_format`. */
  compatibleJson: JsonMode;
  firstTokenTimeoutMs: number;
  stallTimeoutMs: number;
  /** Of a whole question, with every retry and every further model. */
  totalTimeoutMs: number;
  maxRetries: number;
  /** Tokens in and out, a day in UTC; null = no limit. One person has 200,000 where nothing is set. */
  dailyTokensPerUser: number | null;
  dailyTokensTotal: number | null;
  /** Calls to providers under way at once in this process; null = no limit. */
  maxParallel: number | null;
  /** Whether a person's text is shown to OpenAI's moderation before an answer is. */
  moderation: boolean;
}

/** Longest a question may take, in seconds: a call that waits for a guide gives up at 180. */
const LONGEST_S = 170;
const MOST_TOKENS = 1_000_000_000_000;
const MOST_MODELS = 8;

const seconds = { schema: whole(1, LONGEST_S), hint: `seconds, 1 to ${LONGEST_S}` };
/** A day of working hard with a model; nobody's bill grows beyond that unseen. */
const USUAL_DAILY_TOKENS = 200_000;
/** A judge reads again what the first model read: thirty messages a day are to be had with it too. */
const USUAL_WITH_JUDGE = 2 * USUAL_DAILY_TOKENS;

const tokens = {
  schema: z.union([
    z.pipe(
      z.literal('off'),
      z.transform(() => null),
    ),
    whole(1, MOST_TOKENS),
  ]),
  hint: 'a number of tokens above 0, or off',
};
const key = {
  schema: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  hint: 'a key as the provider gave it, without spaces',
};
const url = {
  schema: urlWith('http:', 'https:').check(z.refine((value) => URL.parse(value)?.username === '')),
  hint: 'an address such as http://127.0.0.1:11434/v1, without a name or password in it',
};
const modelName = new RegExp(`^(${providers.join('|')}):([\\w.:/@+-]{1,200})$`);

function toModelNames(list: string): ModelName[] {
  return list.split(',').flatMap((part) => {
    const [, given, model] = modelName.exec(part.trim()) ?? [];
    const provider = providers.find((candidate) => candidate === given);
    return provider && model ? { provider, model } : [];
  });
}

const models = {
  schema: z.pipe(
    z.string().check(z.refine((list) => toModelNames(list).length === Math.min(list.split(',').length, MOST_MODELS))),
    z.transform(toModelNames),
  ),
  hint: `provider:model, or several with commas; the providers are ${providers.join(', ')}`,
};

const settings = {
  GUIDE_MODEL: models,
  GUIDE_MODEL_FAST: models,
  GUIDE_MODEL_JUDGE: models,
  GUIDE_JUDGE_TIMEOUT_S: { schema: whole(1, 60), hint: 'seconds, 1 to 60' },
  GUIDE_FIRST_TOKEN_TIMEOUT_S: seconds,
  GUIDE_STALL_TIMEOUT_S: seconds,
  GUIDE_TOTAL_TIMEOUT_S: seconds,
  GUIDE_MAX_RETRIES: { schema: whole(0, 5), hint: '0 to 5' },
  GUIDE_DAILY_TOKENS_PER_USER: tokens,
  GUIDE_DAILY_TOKENS_TOTAL: tokens,
  GUIDE_MAX_PARALLEL: { schema: whole(1, 10_000), hint: '1 to 10000' },
  GUIDE_MODERATION: { schema: z.enum(['on', 'off']), hint: 'on or off' },
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: url,
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_BASE_URL: url,
  GOOGLE_API_KEY: key,
  GOOGLE_BASE_URL: url,
  OPENAI_COMPATIBLE_API_KEY: key,
  OPENAI_COMPATIBLE_BASE_URL: url,
  OPENAI_COMPATIBLE_JSON: { schema: z.enum(jsonModes), hint: `one of ${jsonModes.join(', ')}` },
} as const;

/** What reaches each provider; `usual` is where the provider itself listens. */
const reach = {
  openai: { key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL', usual: 'https://api.openai.com/v1' },
  anthropic: { key: 'ANTHROPIC_API_KEY', url: 'ANTHROPIC_BASE_URL', usual: 'https://api.anthropic.com/v1' },
  google: {
    key: 'GOOGLE_API_KEY',
    url: 'GOOGLE_BASE_URL',
    usual: 'https://generativelanguage.googleapis.com/v1beta',
  },
  'openai-compatible': { key: 'OPENAI_COMPATIBLE_API_KEY', url: 'OPENAI_COMPATIBLE_BASE_URL', usual: null },
} as const;

type Read = ReturnType<typeof settingReader<typeof settings>>;

function endpointOf(read: Read, provider: Provider): Endpoint {
  const { key: keyName, url: urlName, usual } = reach[provider];
  const apiKey = read(keyName) ?? null;
  const baseUrl = read(urlName) ?? usual;
  if (baseUrl === null) throw new SettingError(urlName, `is needed by ${provider}; ${settings[urlName].hint}`);
  if (apiKey === null && usual !== null) throw new SettingError(keyName, `is needed by ${provider} in GUIDE_MODEL`);
  return { apiKey, baseUrl: baseUrl.replace(/\/+$/, '') };
}

/** What the environment says of language models. Throws `SettingError` naming the variable, never its value. */
export function readGuideSettings(env: Environment): GuideSettings {
  const unknown = Object.keys(env).find((known) => known.startsWith('GUIDE_') && !(known in settings) && env[known]);
  if (unknown) throw new SettingError(unknown, 'is not a setting; look for a slip in its name');

  const read = settingReader(env, settings);
  const asked = read('GUIDE_MODEL') ?? [];
  const fastModels = read('GUIDE_MODEL_FAST') ?? [];
  if (asked.length === 0 && fastModels.length > 0) throw new SettingError('GUIDE_MODEL_FAST', 'needs GUIDE_MODEL');
  const judgeModels = read('GUIDE_MODEL_JUDGE') ?? [];
  if (asked.length === 0 && judgeModels.length > 0) throw new SettingError('GUIDE_MODEL_JUDGE', 'needs GUIDE_MODEL');
  const named = new Set([...asked, ...fastModels, ...judgeModels].map(({ provider }) => provider));
  const moderation = read('GUIDE_MODERATION') === 'on';
  if (moderation && asked.length > 0) named.add('openai');
  const daily = (name: 'GUIDE_DAILY_TOKENS_PER_USER' | 'GUIDE_DAILY_TOKENS_TOTAL', usual: number | null) => {
    const limit = read(name);
    return limit === undefined ? usual : limit;
  };
  const inMs = (count: number | undefined, usual: number) => (count ?? usual) * 1_000;
  return {
    models: asked,
    fastModels,
    judgeModels,
    judgeTimeoutMs: inMs(read('GUIDE_JUDGE_TIMEOUT_S'), 6),
    endpoints: Object.fromEntries([...named].map((provider) => [provider, endpointOf(read, provider)])),
    compatibleJson: read('OPENAI_COMPATIBLE_JSON') ?? 'schema',
    firstTokenTimeoutMs: inMs(read('GUIDE_FIRST_TOKEN_TIMEOUT_S'), 20),
    stallTimeoutMs: inMs(read('GUIDE_STALL_TIMEOUT_S'), 15),
    totalTimeoutMs: inMs(read('GUIDE_TOTAL_TIMEOUT_S'), 90),
    maxRetries: read('GUIDE_MAX_RETRIES') ?? 1,
    dailyTokensPerUser: daily(
      'GUIDE_DAILY_TOKENS_PER_USER',
      judgeModels.length > 0 ? USUAL_WITH_JUDGE : USUAL_DAILY_TOKENS,
    ),
    dailyTokensTotal: daily('GUIDE_DAILY_TOKENS_TOTAL', null),
    maxParallel: read('GUIDE_MAX_PARALLEL') ?? null,
    moderation,
  };
}
