import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { StandIn } from './stand-in.ts';
import type { Format } from './wire-format.ts';

/** A model of each format whose capabilities its package knows. */
export const modelIds: Record<Format, string> = {
  'openai-compatible': 'qwen3:8b',
  openai: 'gpt-4.1-mini',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
};

const makers: Record<Format, (baseURL: string, apiKey: string, id: string) => LanguageModelV4> = {
  'openai-compatible': (baseURL, apiKey, id) =>
    createOpenAICompatible({
      name: 'openai-compatible',
      baseURL,
      apiKey,
      includeUsage: true,
      supportsStructuredOutputs: true,
    }).chatModel(id),
  openai: (baseURL, apiKey, id) => createOpenAI({ baseURL, apiKey }).responses(id),
  anthropic: (baseURL, apiKey, id) => createAnthropic({ baseURL, apiKey })(id),
  google: (baseURL, apiKey, id) => createGoogle({ baseURL, apiKey })(id),
};

/** The provider package's own model, pointed at a stand-in: how the stand-ins are checked against the real client. */
export function languageModel(standIn: StandIn, apiKey: string, id = modelIds[standIn.format]): LanguageModelV4 {
  return makers[standIn.format](standIn.url, apiKey, id);
}
