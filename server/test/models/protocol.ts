import { inspect } from 'node:util';
import { ModelFailure, type ObjectPrompt, type Prompt } from '@foothold/guide';
import type { TestContext } from 'vitest';
import * as z from 'zod/mini';
import { context, modelsOn } from './models-on.ts';
import { startStandIn, type StandIn } from './stand-in.ts';

/** What must never come out of a failure: the key, and two words of the prompt. */
export const secrets = ['sk-secret', 'CANARY-7QX', 'MARKER-OF-THE-PERSON'];

export const prompt: Prompt = {
  ability: 'chat',
  instructions: 'Be brief. CANARY-7QX. Answer in JSON where it is asked for.',
  messages: [{ role: 'user', content: 'MARKER-OF-THE-PERSON: what next?' }],
  maxOutputTokens: 200,
};

const Shape = z.object({ title: z.string(), hours: z.number() });
export const GOOD = '{"title":"Mend bicycles for neighbours in the street","hours":6}';

export const objectPrompt: ObjectPrompt<z.infer<typeof Shape>> = {
  ...prompt,
  name: 'idea',
  wire: Shape,
  read(raw) {
    const { success, data } = z.safeParse(Shape, raw);
    return success ? { ok: true, value: data } : { ok: false, issues: ['title must be a text, hours a number'] };
  },
};

/** Starts stand-ins that end with the test whose context this is; so tests can run side by side. */
export function starting({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  return async (options: Partial<Parameters<typeof startStandIn>[0]> = {}): Promise<StandIn> => {
    const standIn = await startStandIn({ format: 'openai-compatible', answer: () => GOOD, ...options });
    onTestFinished(() => standIn.close());
    return standIn;
  };
}

/** Limits that no model on this machine misses, and those for models that are to miss them. Nothing is tried twice. */
export const patient = { firstTokenTimeoutMs: 20_000, stallTimeoutMs: 20_000, totalTimeoutMs: 25_000, maxRetries: 0 };
export const hasty = { ...patient, firstTokenTimeoutMs: 300, stallTimeoutMs: 300 };
/** For a chain whose first model misses the limits and whose second does not. */
export const brisk = { ...patient, firstTokenTimeoutMs: 2_000, stallTimeoutMs: 2_000 };

export interface Ended {
  /** What came; for an object its JSON. */
  text: string;
  kind: string | null;
  /** What was thrown; undefined when nothing was. */
  error: unknown;
}

/** Asks the stand-ins in the one way or the other, and says how it ended. */
export async function ended(way: 'ask' | 'stream', standing: readonly StandIn[], given = patient): Promise<Ended> {
  const { models } = modelsOn(standing, given);
  let text = '';
  try {
    if (way === 'ask') text = JSON.stringify(await models.ask(objectPrompt, context()));
    else {
      for await (const event of models.stream(prompt, context())) if (event.type === 'delta') text += event.text;
    }
    return { text, kind: null, error: undefined };
  } catch (error) {
    return { text, kind: error instanceof ModelFailure ? error.kind : 'no ModelFailure', error };
  }
}

/** Secrets that an error gives away anywhere: its message, stack, members and causes. */
export function secretsIn(error: unknown): string[] {
  const told = inspect(error, { depth: Infinity, showHidden: true, maxStringLength: Infinity });
  return secrets.filter((secret) => told.includes(secret));
}
