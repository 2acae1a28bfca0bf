import type { Asked } from './wire-format.ts';

/** The JSON between the marks of every data block of a request, by name; a later block of a name wins. */
export function dataBlocks({ messages }: Asked): Map<string, unknown> {
  const text = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n');
  const found = text.matchAll(/<data name="([\w-]+)">\n(.*?)\n<\/data>/gs);
  return new Map([...found].map(([, name = '', json = '']) => [name, JSON.parse(json)]));
}
