import { looseJson, type ObjectPrompt, type PromptMessage } from '@foothold/guide';
import { attempt, type Means } from './attempt.ts';
import type { Outcome } from './chain.ts';
import type { ModelEntry } from './provider.ts';
import type { Question } from './question.ts';
import { jsonSchemaOf } from './request.ts';

/** How often a model may answer: once, and once more knowing what was wrong. */
const ANSWERS = 2;
/** Of a rejected answer the model is shown this much, in characters. */
const SHOWN_AGAIN = 16_000;

function issuesOf(text: string, cut: boolean): string[] {
  if (cut) return ['the answer was longer than it may be and broke off; write less'];
  return text.includes('{') ? ['the answer was not valid JSON'] : ['the answer was not a JSON object'];
}

function askAgain(messages: readonly PromptMessage[], text: string, issues: readonly string[]): PromptMessage[] {
  const listed = issues.map((issue) => `- ${issue}`).join('\n');
  return [
    ...messages,
    { role: 'assistant', content: text.slice(0, SHOWN_AGAIN) },
    {
      role: 'user',
      content: `That answer can't be used:\n${listed}\nAnswer again with the whole corrected JSON object and nothing else.`,
    },
  ];
}

/** What is asked of one model. */
export interface ObjectRequest<Value> {
  entry: ModelEntry;
  prompt: ObjectPrompt<Value>;
  /** Hears the answer as it grows. */
  onText?: (soFar: string) => void;
}

/** Asks one model for an object: tolerant reading, the prompt's own strict one, and one more try that shows the issues. */
export async function askForObject<Value>(
  means: Means,
  question: Question,
  { entry, prompt, onText = () => undefined }: ObjectRequest<Value>,
): Promise<Outcome<Value>> {
  const members = Object.keys(jsonSchemaOf(prompt.wire).properties ?? {});
  let messages: readonly PromptMessage[] = prompt.messages;
  for (let answers = 1; ; answers += 1) {
    const result = await attempt(means, question, {
      entry,
      prompt,
      messages,
      onText: (_piece, soFar) => onText(soFar),
      mayRestart: true,
    });
    if (!result.ok) return result;
    const raw = looseJson(result.text, members);
    const reading = raw === undefined ? null : prompt.read(raw);
    const refused = reading?.ok ? await prompt.judge?.(reading.value) : undefined;
    if (reading?.ok && !refused?.length) return reading;
    if (answers === ANSWERS) return { ok: false, kind: 'bad-output' };
    messages = askAgain(
      prompt.messages,
      result.text,
      refused ?? (reading?.ok === false ? reading.issues : issuesOf(result.text, result.cut)),
    );
  }
}
