import type { GuideContext } from '../guide.ts';
import { lasting } from '../memory/memory.ts';
import type { Prompt } from './ask.ts';
import { dataBlock } from './containment/data-block.ts';

/** Said in the instructions of whatever is asked about a person. */
export const MEMORY_RULE =
  'Where there is a “memory”, it holds what the person wanted remembered, newest first, each until its day: heed it, and where it differs from the profile, believe the memory.';

/** What a model calls an entry, by its place among those it is told of. */
export const memoryRef = (at: number) => `M${at + 1}`;

/** What is remembered, for a data block; each by its name where a reply may refer to it. */
function memoryData(context: Pick<GuideContext, 'memory' | 'now'>, named: boolean) {
  return lasting(context).map(({ kind, text, until, on }, at) => ({
    ...(named && { ref: memoryRef(at) }),
    on,
    kind,
    text,
    ...(until !== null && { until }),
  }));
}

/** A question with what its person had remembered, behind the block that says who they are. */
export function remembering<Asked extends Prompt>(prompt: Asked, context: GuideContext, named = false): Asked {
  const entries = memoryData(context, named);
  const [first, ...rest] = prompt.messages;
  if (entries.length === 0 || !first) return prompt;
  const end = '</data>';
  const at = first.content.indexOf(end) + end.length;
  const block = `\n${dataBlock('memory', entries)}`;
  const content = first.content.slice(0, at) + block + first.content.slice(at);
  const stable = prompt.stable === undefined ? {} : { stable: prompt.stable + block.length };
  return { ...prompt, ...stable, messages: [{ ...first, content }, ...rest] };
}
