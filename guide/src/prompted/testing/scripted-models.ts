import { ModelFailure, type Models, type ObjectPrompt } from '../ask.ts';

/** One answer of a scripted model: an object, a text as it comes, or a failure, after a part of a text if there is one. */
export type Scripted = { object: unknown } | { text: string } | { part?: string; failure: ModelFailure };

/** What a scripted model was asked, and what was told to it. */
export interface Asked {
  prompt: ObjectPrompt<unknown>;
  /** The issues of each refused reading. */
  issues: string[][];
}

/** Writes an answer to any prompt; `attempt` counts from 0. */
export type Writer = (prompt: ObjectPrompt<unknown>, attempt: number) => unknown;

const CHUNK = 37;

/**
 * Models that answer from a script, with the ladder of the real ones: a refused reading is re-asked once, then the
 * answer is `bad-output`. Every text grows in small parts.
 */
export function scriptedModels(script: readonly Scripted[] | Writer): { models: Models; asked: Asked[] } {
  const asked: Asked[] = [];
  let used = 0;
  const next = async (prompt: ObjectPrompt<unknown>, attempt: number): Promise<Scripted> => {
    if (typeof script === 'function') return { object: await script(prompt, attempt) };
    used += 1;
    return script[used - 1] ?? { failure: new ModelFailure('unknown', 'test:none') };
  };
  const models: Models = {
    async ask(prompt, _context, onText = () => undefined) {
      const record: Asked = { prompt, issues: [] };
      asked.push(record);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const answer = await next(prompt, attempt);
        const failure = 'failure' in answer ? answer.failure : null;
        const text =
          'failure' in answer ? (answer.part ?? '') : 'text' in answer ? answer.text : JSON.stringify(answer.object);
        for (let end = CHUNK; end < text.length + CHUNK; end += CHUNK) onText(text.slice(0, end));
        if (failure) throw failure;
        const reading = prompt.read('text' in answer ? JSON.parse(text) : 'object' in answer ? answer.object : null);
        const refused = reading.ok ? ((await prompt.judge?.(reading.value)) ?? []) : reading.issues;
        if (reading.ok && refused.length === 0) return reading.value;
        record.issues.push(refused);
      }
      throw new ModelFailure('bad-output', 'test:scripted');
    },
    stream() {
      throw new ModelFailure('unknown', 'test:scripted');
    },
  };
  return { models, asked };
}
