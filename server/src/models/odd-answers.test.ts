import { api } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { asStream, eventsOf } from '../../test/guide-client.ts';
import { planOf, somebody, stepAt } from '../../test/plan.ts';
import { appOnModel } from '../../test/models/app-on-model.ts';
import type { Fault } from '../../test/models/fault.ts';
import { goodModel, goodObject } from '../../test/models/good-model.ts';
import type { Asked } from '../../test/models/wire-format.ts';

const MESSAGE = 'Where could I put up a note about it?';
const FRENCH = 'Commencez par demander à cinq voisins ce qui leur manque le plus dans la rue.';

const on = appOnModel({ format: 'google', answer: goodModel });

/** What became of a reply, as its caller and as the thread has it. */
async function replyOn(person: Awaited<ReturnType<typeof somebody>>, step_id: string) {
  const { status, data } = await person.call(api.chat.send, { body: { message: MESSAGE, step_id } });
  const [said, reply] = (await person.call(api.chat.list)).data.messages;
  return { status, data, said, source: reply?.source, interrupted: reply?.interrupted, length: reply?.content.length };
}

/**
 * Answers that come, and are not what was asked for, with who wrote the ideas, the plan and the reply then. Of what breaks
 * off, what was whole stays, and the rest is filled; a reply that breaks off has the built-in guide's behind it.
 */
const odd: readonly [fault: Fault, ideas: string[], plan: string, reply: unknown][] = [
  ['malformed-json', ['model', 'builtin'], 'mixed', 'model'],
  ['wrong-schema', ['builtin'], 'builtin', 'builtin'],
  ['fenced-json', ['model'], 'model', 'model'],
  ['cut-at-length', ['model', 'builtin'], 'mixed', 'mixed'],
  // Whether words of it are shown before it turns out to be too long is a matter of packets.
  ['huge-answer', ['model'], 'mixed', expect.stringMatching(/^(?:model|builtin)$/u)],
  ['hang', ['builtin'], 'builtin', 'builtin'],
];

it.each(odd)('%s costs nobody an answer, and each says whose it is', { timeout: 60_000 }, async (...given) => {
  const [fault, ofIdeas, ofPlan, ofReply] = given;
  on.standIn.manner.fault = fault;
  const person = await somebody(on.test);
  const ideas = await person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
  const { recommendations } = ideas.data;
  expect([ideas.status, recommendations.length >= 3]).toEqual([200, true]);
  expect([...new Set(recommendations.map(({ fit }) => fit.source))]).toEqual(ofIdeas);
  const body = { recommendation_id: recommendations[0]?.recommendation_id ?? '' };
  expect((await person.call(api.plan.createFromRecommendation, { body })).status).toBe(201);
  const plan = await planOf(person);
  expect(plan.source).toBe(ofPlan);

  const reply = await replyOn(person, stepAt(plan, 0).step_id);
  expect(reply).toMatchObject({ said: { sender: 'user', content: MESSAGE }, source: ofReply });
  expect(reply.length).toBeGreaterThan(10);
});

describe('a reply in another language', () => {
  const inFrench = (nth: (count: number) => boolean) => {
    let count = 0;
    return async (asked: Asked) => {
      const object = await goodObject(asked);
      const isReply = typeof object === 'object' && object !== null && 'reply' in object;
      if (isReply) count += 1;
      return JSON.stringify(isReply && nth(count) ? { ...object, reply: FRENCH } : object);
    };
  };
  const ask = async () => {
    const person = await somebody(on.test);
    await person.call(api.plan.createFromDescription, {
      body: { description: 'Business description: a small bakery' },
    });
    on.standIn.requests.length = 0;
    const { step_id } = stepAt(await planOf(person), 0);
    const { response } = await person.call(api.chat.send, { body: { message: MESSAGE, step_id }, headers: asStream });
    const told = eventsOf(response.body);
    const { messages } = (await person.call(api.chat.list)).data;
    return { told, messages, asked: on.standIn.requests.length };
  };

  it('is asked for once more, and nobody sees it', async () => {
    on.standIn.manner.answer = inFrench((count) => count === 1);
    const { told, messages, asked } = await ask();
    expect([asked, JSON.stringify(told).includes('voisins')]).toEqual([2, false]);
    expect(messages[1]).toMatchObject({ source: 'model', interrupted: false });
  });

  it('that comes twice is the built-in guide’s, and says so', async () => {
    on.standIn.manner.answer = inFrench(() => true);
    const { told, messages, asked } = await ask();
    expect([asked, JSON.stringify(told).includes('voisins')]).toEqual([2, false]);
    expect(messages[1]).toMatchObject({ source: 'builtin', interrupted: false });
  });
});
