import { at, countedAt, type EventReader, type Finish, textAt } from './answer.ts';

const finishes: Record<string, Finish> = { stop: 'stop', length: 'length', content_filter: 'refused' };
const usagePaths = {
  input: ['prompt_tokens'],
  output: ['completion_tokens'],
  cached: ['prompt_tokens_details', 'cached_tokens'],
  thought: ['completion_tokens_details', 'reasoning_tokens'],
};

/** A text, or a list of its parts. */
function contentOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part) => textAt(part, 'text')).join('') : '';
}

/** The chunks of chat completions, as Ollama, vLLM, LM Studio, llama.cpp and many others send them. */
export const readOpenAICompatible: EventReader = (event, answer) => {
  const complaint = at(event, 'error');
  if (complaint !== undefined && complaint !== null) answer.error(complaint);
  const usage = at(event, 'usage');
  if (usage) answer.count(countedAt(usage, usagePaths));

  const choice = at(event, 'choices', 0);
  const delta = at(choice, 'delta');
  const thought = textAt(delta, 'reasoning_content') || textAt(delta, 'reasoning');
  if (thought !== '') answer.thinking(thought);
  const text = contentOf(at(delta, 'content'));
  if (text !== '') answer.text(text);
  const reason = textAt(choice, 'finish_reason');
  if (reason !== '') answer.finish(finishes[reason] ?? 'other');
  if (textAt(delta, 'refusal') !== '') answer.finish('refused');
};
