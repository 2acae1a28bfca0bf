import type { ModelRequest } from './provider.ts';
import { type Counted, textAt } from './reading/answer.ts';

/** Tokens of a call. */
export interface Usage {
  /** With the cached ones. */
  input: number;
  /** With those of thinking. */
  output: number;
  cached: number;
  /** Of `output`, what was thought and not said. */
  thought: number;
}

export const noUsage: Usage = { input: 0, output: 0, cached: 0, thought: 0 };

/**
 * Characters a token stands for where a provider doesn't count. Latin text has about four, Hebrew two to three, JSON
 * three: a cautious mean.
 */
const CHARACTERS_A_TOKEN = 3;

export const tokensOf = (characters: number): number => Math.ceil(characters / CHARACTERS_A_TOKEN);

const schemaLengths = new WeakMap<object, number>();

function lengthOf(schema: object): number {
  const length = schemaLengths.get(schema) ?? JSON.stringify(schema).length;
  schemaLengths.set(schema, length);
  return length;
}

/** Characters a request sends: what is said in it, and the shape of the answer. */
export function requestLength({ prompt, responseFormat }: ModelRequest): number {
  const parts = prompt.flatMap(({ content }): readonly unknown[] =>
    typeof content === 'string' ? [content] : content,
  );
  const lengths = parts.map((part) => (typeof part === 'string' ? part : textAt(part, 'text')).length);
  const schema = responseFormat?.type === 'json' ? responseFormat.schema : undefined;
  return lengths.reduce((sum, length) => sum + length, schema ? lengthOf(schema) : 0);
}

/** What a provider counted, and an estimate for what it didn't; `thought` of what was heard is in characters. */
export function usageOf(counted: Counted, request: ModelRequest, heard: { text: string; thought: number }): Usage {
  return {
    input: counted.input ?? tokensOf(requestLength(request)),
    output: counted.output ?? tokensOf(heard.text.length + heard.thought),
    cached: counted.cached ?? 0,
    // Several servers think aloud and count it as nothing.
    thought: Math.max(counted.thought ?? 0, tokensOf(heard.thought)),
  };
}
