import type { Prompt } from '../ask.ts';

/** The value of a data block of a prompt, as a model would read it. Throws when there is none. */
export function dataIn<Value>({ messages }: Prompt, name: string): Value {
  const text = messages.map(({ content }) => content).join('\n');
  const json = new RegExp(`<data name="${name}">\\n(.*)\\n</data>`, 'u').exec(text)?.[1];
  if (json === undefined) throw new Error(`The prompt has no block ${name}`);
  return JSON.parse(json) as Value;
}

/** The names of a prompt's data blocks in their order. */
export function blocksOf({ messages }: Prompt): string[] {
  return messages.flatMap(({ content }) => [...content.matchAll(/<data name="([\w-]+)">/gu)].map(([, name]) => name!));
}
