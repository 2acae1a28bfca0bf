import type { Prompt, PromptMessage } from '@foothold/guide';
import * as z from 'zod/mini';
import { cachedPart, type ModelEntry, type ModelRequest, type ProviderOptions, providerOptions } from './provider.ts';

/** A prompt with the shape of its answer, if that is an object. */
export type ShapedPrompt = Prompt & { name?: string; wire?: z.ZodMiniType };

type TextPart = { type: 'text'; text: string; providerOptions?: ProviderOptions };
type JsonSchema = NonNullable<Extract<NonNullable<ModelRequest['responseFormat']>, { type: 'json' }>['schema']>;
const schemas = new WeakMap<z.ZodMiniType, JsonSchema>();

/** The JSON Schema (draft 7) of a wire shape. */
export function jsonSchemaOf(wire: z.ZodMiniType): JsonSchema {
  const known = schemas.get(wire);
  if (known) return known;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(wire, { target: 'draft-7' });
  schemas.set(wire, schema as JsonSchema);
  return schema as JsonSchema;
}

/** For a server that can't be told a schema: the same in words. */
function instructionsFor({ json }: ModelEntry, { instructions, wire }: ShapedPrompt): string {
  if (!wire || json === 'schema') return instructions;
  return `${instructions}\n\nAnswer with one JSON object and nothing else: no code fence, no word before or after it. It must be valid against this JSON schema:\n${JSON.stringify(jsonSchemaOf(wire))}`;
}

function responseFormat({ json }: ModelEntry, { wire, name }: ShapedPrompt): Pick<ModelRequest, 'responseFormat'> {
  if (!wire || json === 'none') return {};
  if (json === 'object') return { responseFormat: { type: 'json' } };
  return { responseFormat: { type: 'json', schema: jsonSchemaOf(wire), name: name ?? 'answer' } };
}

/** A text whole, or where its beginning stays and the provider caches on demand, in two parts, the first marked. */
function partsOf(text: string, stable: number): TextPart[] {
  if (stable <= 0 || stable >= text.length) return [{ type: 'text', text }];
  return [
    { type: 'text', text: text.slice(0, stable), providerOptions: cachedPart },
    { type: 'text', text: text.slice(stable) },
  ];
}

/** A question as a model's interface takes it. `reasoningBudget`: tokens beside those of the answer. */
export function requestOf(
  entry: ModelEntry,
  prompt: ShapedPrompt,
  messages: readonly PromptMessage[],
  { person, reasoningBudget }: { person: string; reasoningBudget: number },
): ModelRequest {
  const turns: ModelRequest['prompt'] = messages.map(({ role, content }, index) => ({
    role,
    content: partsOf(content, index === 0 && entry.provider === 'anthropic' ? (prompt.stable ?? 0) : 0),
  }));
  return {
    prompt: [{ role: 'system', content: instructionsFor(entry, prompt), providerOptions: cachedPart }, ...turns],
    maxOutputTokens: prompt.maxOutputTokens + reasoningBudget,
    ...(prompt.temperature === undefined ? {} : { temperature: prompt.temperature }),
    ...responseFormat(entry, prompt),
    providerOptions: providerOptions(entry.provider, person),
  };
}
