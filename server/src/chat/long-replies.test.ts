import { api } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { asStream, eventsOf } from '../asking/testing.ts';
import { appOnModel } from '../models/testing/app-on-model.ts';
import { goodModel } from '../models/testing/good-model.ts';
import { planner, planOf, stepAt } from '../plan/testing.ts';

const on = appOnModel({ format: 'anthropic', answer: goodModel });

/** Far beyond what a model is given room for: 1,200 tokens, of twelve characters at the very most. */
const LONG = 'Ask a neighbour, and write down what they say. '.repeat(1_000);

async function say(headers: Record<string, string> = {}) {
  const person = await planner(on.test);
  const { step_id } = stepAt(await planOf(person), 0);
  on.standIn.manner.answer = () => JSON.stringify({ reply: LONG, suggestions: [], suggested_change: null });
  const { response } = await person.call(api.chat.send, { body: { message: 'What next?', step_id }, headers });
  return { response, messages: (await person.call(api.chat.list)).data.messages };
}

describe('a reply that goes on and on', () => {
  it.each([{}, asStream])('is cut, kept as far as it went, and marked', async (headers) => {
    const { response, messages } = await say(headers);
    expect(messages.at(-1)).toMatchObject({ sender: 'foothold', interrupted: true, source: 'model' });
    const kept = messages.at(-1)?.content ?? '';
    expect(LONG.startsWith(kept.trimEnd())).toBe(true);
    expect(kept.length).toBeGreaterThan(1_000);
    expect(kept.length).toBeLessThan(LONG.length);
    const told = headers === asStream ? eventsOf(response.body).at(-1)?.data : response.json();
    expect(told).toEqual({ code: 'UNAVAILABLE', error: expect.stringMatching(/\w/) });
  });
});
