import { api } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { asStream, eventsOf } from '../../test/guide-client.ts';
import { appOnModel } from '../../test/models/app-on-model.ts';
import { goodModel } from '../../test/models/good-model.ts';
import { planner, planOf, stepAt } from '../../test/plan.ts';

const on = appOnModel({ format: 'anthropic', answer: goodModel });

/** Far beyond what a model is given room for: 1,200 tokens, of twelve characters at the very most. */
const COUNT = 1_900;
const replies: readonly [what: string, long: string][] = [
  ['repeats itself', 'Ask a neighbour, and write down what they say. '.repeat(COUNT)],
  ['says ever more', Array.from({ length: COUNT }, (_, nth) => `Ask the person in number ${nth}. `).join('')],
];

async function say(long: string, headers: Record<string, string>) {
  const person = await planner(on.test);
  const { step_id } = stepAt(await planOf(person), 0);
  on.standIn.manner.answer = () => JSON.stringify({ reply: long, suggestions: [], suggested_change: null });
  const { response } = await person.call(api.chat.send, { body: { message: 'What next?', step_id }, headers });
  return { response, messages: (await person.call(api.chat.list)).data.messages };
}

describe.each(replies)('a reply that goes on and on and %s', (_what, long) => {
  it.each([{}, asStream])('is broken off, and the built-in guide answers behind it', async (headers) => {
    const { response, messages } = await say(long, headers);
    const kept = messages.at(-1)?.content ?? '';
    const isStream = headers === asStream;
    const told = isStream ? eventsOf(response.body).at(-1) : { event: 'done', data: response.json() };
    expect(told).toMatchObject({ event: 'done', data: { reply: kept, source: 'mixed' } });
    expect(messages.at(-1)).toMatchObject({ sender: 'foothold', interrupted: false, source: 'mixed' });
    const [said = '', behind = ''] = kept.split(' …\n\n');
    expect([long.startsWith(said.trimEnd()), said.length > 50, said.length <= 4_000]).toEqual([true, true, true]);
    expect(behind.length).toBeGreaterThan(20);
  });

  it.each([{}, asStream])('in pieces too large to show any is the built-in guide’s', async (headers) => {
    const { response, messages } = await say(long.repeat(20), headers);
    expect(response.statusCode).toBe(200);
    expect(messages.at(-1)).toMatchObject({ sender: 'foothold', interrupted: false, source: 'builtin' });
    expect(messages.at(-1)?.content).not.toContain(long.slice(0, 20));
  });
});
