import { type GuideContext, ModelFailure, type ObjectPrompt, type Prompt, type TextEvent } from '@foothold/guide';
import * as z from 'zod/mini';
import { type Budget, unlimited } from '../../src/models/budget.ts';
import { Meters } from '../../src/models/meters.ts';
import { modelsOf } from '../../src/models/models.ts';
import { type GuideSettings, type Provider, readGuideSettings } from '../../src/config/model-settings.ts';
import { modelIds } from './language-model.ts';
import type { StandIn } from './stand-in.ts';

export const GOOD = '{"title":"Bike repair","hours":6}';

export const prompt: Prompt = {
  ability: 'chat',
  instructions: 'Be brief.',
  messages: [{ role: 'user', content: 'What next?' }],
  maxOutputTokens: 200,
};

const Shape = z.object({ title: z.string(), hours: z.nullable(z.number()) });

export const objectPrompt: ObjectPrompt<z.infer<typeof Shape>> = {
  ...prompt,
  ability: 'recommend',
  name: 'idea',
  wire: Shape,
  read(raw) {
    const { data } = z.safeParse(Shape, raw);
    return data ? { ok: true, value: data } : { ok: false, issues: ['title: must be a text'] };
  },
};

export const context = (signal?: AbortSignal): GuideContext => ({
  language: 'en',
  now: 0,
  seed: 'person-1',
  ...(signal ? { signal } : {}),
});

interface Given extends Partial<GuideSettings> {
  budget?: Budget;
  now?: () => number;
}

/** Settings that name these stand-ins in this order; one of each format at most. Nothing is tried twice. */
export function settingsFor(standIns: readonly StandIn[]): GuideSettings {
  const endpoint = ({ format, url }: StandIn): [Provider, object] => [format, { baseUrl: url, apiKey: 'sk-secret' }];
  return {
    ...readGuideSettings({}),
    models: standIns.map(({ format }) => ({ provider: format, model: modelIds[format] })),
    endpoints: Object.fromEntries(standIns.map(endpoint)),
    maxRetries: 0,
  };
}

export function modelsOn(standIns: readonly StandIn[], given: Given = {}) {
  const { budget = unlimited, now = () => Date.now(), ...overrides } = given;
  const meters = new Meters();
  const settings = { ...settingsFor(standIns), ...overrides };
  const models = modelsOf(settings, { sessionSecret: 'secret of this server', budget, meters, now });
  return { models, meters };
}

/** A text as far as it came, and how it ended. */
export async function heard(events: AsyncIterable<TextEvent>) {
  let text = '';
  try {
    for await (const event of events) {
      if (event.type === 'done') return { text, done: event };
      text += event.text;
    }
  } catch (error) {
    if (error instanceof ModelFailure) return { text, kind: error.kind, model: error.model };
    throw error;
  }
  return { text };
}

/** Why there was no answer; null when there was one. */
export async function failureOf(answer: Promise<unknown>): Promise<unknown> {
  const error = await answer.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof ModelFailure ? error.kind : error;
}
