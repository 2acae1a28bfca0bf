import { createHmac } from 'node:crypto';
import { APICallError, type LanguageModelV4, type LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { EventReader } from './reading/answer.ts';
import { readAnthropic } from './reading/anthropic.ts';
import { readGoogle } from './reading/google.ts';
import { readOpenAI } from './reading/openai.ts';
import { readOpenAICompatible } from './reading/openai-compatible.ts';
import { AnswerBegins, providerFetch } from './reading/provider-fetch.ts';
import type { IncomingMessage } from 'node:http';
import type { GuideSettings, JsonMode, ModelName, Provider } from '../config/model-settings.ts';

export type LanguageModel = LanguageModelV4;
export type ModelRequest = LanguageModelV4CallOptions;
export type ProviderOptions = NonNullable<LanguageModelV4CallOptions['providerOptions']>;

/** A model that can be asked. */
export interface ModelEntry {
  /** `provider:model`, as the settings name it. */
  id: string;
  provider: Provider;
  /** Loads the provider's package at the first question: the packages are a sixth of the server's memory. */
  model: () => Promise<LanguageModel>;
  json: JsonMode;
  read: EventReader;
}

const readers: Record<Provider, EventReader> = {
  openai: readOpenAI,
  anthropic: readAnthropic,
  google: readGoogle,
  'openai-compatible': readOpenAICompatible,
};

async function languageModel({ provider, model }: ModelName, { endpoints }: GuideSettings): Promise<LanguageModel> {
  const endpoint = endpoints[provider];
  if (!endpoint) throw new Error(`${provider} has no endpoint in these settings`);
  const { baseUrl: baseURL, apiKey: key } = endpoint;
  const settings = { baseURL, apiKey: key ?? '', fetch: providerFetch };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(settings).responses(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(settings)(model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle(settings)(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: provider,
        baseURL,
        ...(key === null ? {} : { apiKey: key }),
        includeUsage: true,
        supportsStructuredOutputs: true,
        fetch: providerFetch,
      })(model);
    }
  }
}

/** The value is made when it is first asked for, and kept. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The models of these names, ready to be asked. Nothing is sent yet. */
export function modelEntries(names: readonly ModelName[], settings: GuideSettings): ModelEntry[] {
  return names.map((name) => ({
    id: `${name.provider}:${name.model}`,
    provider: name.provider,
    model: once(() => languageModel(name, settings)),
    json: name.provider === 'openai-compatible' ? settings.compatibleJson : 'schema',
    read: readers[name.provider],
  }));
}

/** What a provider is told instead of who asks: the same for the same person, and of no use without this server's secret. */
export function hiddenPerson(seed: string, sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update(`model provider: ${seed}`).digest('base64url').slice(0, 32);
}

/** What each provider is told beside the question. Google's API has no field for a person. */
export function providerOptions(provider: Provider, person: string): ProviderOptions {
  switch (provider) {
    case 'openai':
      // A person waits for the first word; a summary of the thinking is for verified organisations only.
      return {
        openai: { store: false, safetyIdentifier: person, reasoningEffort: 'low', reasoningSummary: null },
      };
    case 'anthropic':
      return { anthropic: { metadata: { userId: person } } };
    case 'google':
      return {};
    case 'openai-compatible':
      return { openaiCompatible: { user: person } };
  }
}

/** What a part of a question carries so that a provider which caches only on demand keeps it, and all before it. */
export const cachedPart: ProviderOptions = { anthropic: { cacheControl: { type: 'ephemeral' } } };

/** What a provider's refusal of a call says; null when it is an error of another kind. It must not be kept: it holds the prompt. */
export function refusalOf(
  error: unknown,
): { status: number | null; body: string; headers: Record<string, string> } | null {
  if (!APICallError.isInstance(error)) return null;
  return { status: error.statusCode ?? null, body: error.responseBody ?? '', headers: error.responseHeaders ?? {} };
}

/**
 * Sends a question and gives the answer as it begins. The provider package writes the question and explains a refusal;
 * its own reading of an answer costs three times the work for each word. Throws the package's errors.
 */
export async function openAnswer({ id, model }: ModelEntry, request: ModelRequest): Promise<IncomingMessage> {
  try {
    const ready = await model();
    await ready.doStream(request);
  } catch (error) {
    if (error instanceof AnswerBegins) return error.incoming;
    throw error;
  }
  throw new Error(`${id} answered past its own connection`);
}
