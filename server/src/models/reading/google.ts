import { at, countedAt, type EventReader, type Finish, textAt } from './answer.ts';

const finishes: Record<string, Finish> = {
  STOP: 'stop',
  MAX_TOKENS: 'length',
  SAFETY: 'refused',
  RECITATION: 'refused',
  BLOCKLIST: 'refused',
  PROHIBITED_CONTENT: 'refused',
  SPII: 'refused',
};
const usagePaths = {
  input: ['promptTokenCount'],
  output: ['candidatesTokenCount'],
  cached: ['cachedContentTokenCount'],
  thought: ['thoughtsTokenCount'],
};

/** The chunks of Google's `streamGenerateContent`. */
export const readGoogle: EventReader = (event, answer) => {
  const complaint = at(event, 'error');
  if (complaint !== undefined && complaint !== null) answer.error(complaint);
  if (textAt(event, 'promptFeedback', 'blockReason') !== '') answer.finish('refused');
  const usage = at(event, 'usageMetadata');
  if (usage) {
    // Thoughts are counted beside what is said here.
    const { output = 0, thought = 0, ...rest } = countedAt(usage, usagePaths);
    answer.count({ ...rest, output: output + thought, thought });
  }

  const candidate = at(event, 'candidates', 0);
  const parts = at(candidate, 'content', 'parts');
  for (const part of Array.isArray(parts) ? parts : []) {
    const text = textAt(part, 'text');
    if (at(part, 'thought') === true) answer.thinking(text);
    else if (text !== '') answer.text(text);
  }
  const reason = textAt(candidate, 'finishReason');
  if (reason !== '') answer.finish(finishes[reason] ?? 'other');
};
