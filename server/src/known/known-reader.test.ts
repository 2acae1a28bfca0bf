import { randomUUID } from 'node:crypto';
import { api, checkIn, type PersonRow, type ResultContent, result } from '@foothold/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOnModel } from '../../test/models/app-on-model.ts';
import { goodModel } from '../../test/models/good-model.ts';
import { planner, planOf, type Planner, stepAt } from '../../test/plan.ts';

const NAMES = ['Dana Levi', 'Omer', 'Noa Bar'];
const row = (name: string, answer: PersonRow['answer'], words: string): PersonRow => ({
  id: randomUUID(),
  name,
  asked_on: '2026-10-15',
  answer,
  words,
});
const asked = [
  row('Dana Levi', 'yes', 'Noa Bar told me that mornings are best'),
  row('Omer', 'no', 'My cousin does it'),
  row('Noa Bar', 'later', ''),
];
const found: ResultContent[] = [
  { kind: 'people', data: { rows: asked } },
  { kind: 'text', data: { text: 'Dana wants the seeded loaf on Fridays' } },
  { kind: 'list', data: { rows: [{ id: randomUUID(), text: 'Flour from the mill', done: true }] } },
];

const model = appOnModel({ format: 'openai-compatible', answer: goodModel });
let person: Planner;
let stepId: string;
beforeAll(async () => {
  person = await planner(model.test);
  const plan = await planOf(person);
  stepId = stepAt(plan, 0).step_id;
  const tasks = plan.steps.flatMap(({ substeps }) => substeps);
  for (const [at, content] of found.entries()) {
    const params = { id: tasks[at]!.substep_id };
    const { status, response } = await person.call(result.save, { params, body: content });
    if (status !== 200) throw new Error(response.body);
  }
});

/** All that the model was sent since the beginning of a test. */
const sent = () => JSON.stringify(model.standIn.requests);
const say = (message: string) => person.call(api.chat.send, { body: { message, step_id: stepId } });

describe('what a model is told of what was found out', () => {
  it.each([
    ['a message', () => say('How do I go on here?')],
    ['a refinement', () => person.call(api.plan.adapt, { body: { feedback: 'Make the first step shorter' } })],
    ['a tap', () => person.call(checkIn.answer, { body: { feeling: 'well' } })],
  ])('by %s: the answers and the words, and nobody by name', async (_what, call) => {
    const { status } = await call();
    expect(status).toBe(200);
    expect(sent()).toContain('mornings are best');
    expect(sent()).toContain('wants the seeded loaf');
    expect(sent()).toContain('person 1');
    for (const name of NAMES.flatMap((one) => one.split(' '))) expect(sent()).not.toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('names whom the message names, and all where it asks who said what', async () => {
    await say('What shall I write to Omer?');
    expect(sent()).toContain('Omer');
    expect(sent()).not.toContain('Dana');
    await say('Who said yes so far?');
    for (const name of NAMES) expect(sent()).toContain(name);
  });
});
