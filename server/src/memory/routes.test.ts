import { randomUUID } from 'node:crypto';
import { api, memory, MEMORY_MAX, type NewMemory, proposals } from '@foothold/contract';
import type { CondenseInput, Guide, GuideContext, StepChatInput } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { planner, planOf, stepAt } from '../../test/plan.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';

/** What a guide was told, with every question of any ability. */
let told: { ability: string; input: unknown; memory: GuideContext['memory'] }[] = [];
let condensed: CondenseInput[] = [];
const own = builtInGuide();

/** The built-in guide, which notes what it is told. */
const noting: Guide = {
  ...own,
  recommend: (input, context) => (note('recommend', input, context), own.recommend(input, context)),
  planFromDescription: (input, context) => (note('plan', input, context), own.planFromDescription(input, context)),
  adaptPlan: (input, context) => (note('adapt', input, context), own.adaptPlan(input, context)),
  async *stepChat(input, context) {
    note('chat', input, context);
    for await (const event of own.stepChat(input, context)) {
      // As a model's, so that the talk is condensed.
      if (event.type === 'done') yield { ...event, meta: { source: 'model', warnings: [] } };
      else yield event;
    }
  },
  async condense(input) {
    condensed.push(input);
    const value = [input.summary ?? [], ...input.turns.map(({ content }) => content)].flat().join(' | ');
    return { value, meta: { source: 'model', warnings: [] } };
  },
};

function note(ability: string, input: unknown, { memory: held }: GuideContext): void {
  told.push({ ability, input, memory: held });
}

let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ guide: noting })));
afterAll(() => test.close());
beforeEach(() => {
  told = [];
  condensed = [];
});

const entry = (text: string, rest: Partial<NewMemory> = {}): NewMemory => ({
  kind: 'note',
  text,
  until: null,
  ...rest,
});
const summaryNow = () => (told.at(-1)?.input as StepChatInput | undefined)?.summary;
const newest = () => JSON.stringify(told.at(-1));

async function talker() {
  const person = await planner(test);
  const step_id = stepAt(await planOf(person), 0).step_id;
  const say = async (message: string) => (await person.call(api.chat.send, { body: { message, step_id } })).data;
  const entries = async () => (await person.call(memory.list)).data.entries;
  return { ...person, say, entries };
}

describe('what is remembered', () => {
  it('is kept, changed and forgotten, belongs to nobody else, and is told every guide', async () => {
    const person = await talker();
    const id = randomUUID();
    const body = { ...entry('The bakery opens at six', { kind: 'said', until: '2099-01-31' }), id };
    const first = await person.call(memory.add, { body });
    expect(first.status).toBe(201);
    expect(first.data.entry).toMatchObject({ ...body, source: null });
    expect((await person.call(memory.add, { body })).data).toEqual(first.data);

    const other = test.as((await test.signUp()).token);
    expect((await other.call(memory.change, { params: { id }, body: entry('Mine') })).status).toBe(404);
    expect((await other.call(memory.forget, { params: { id } })).status).toBe(404);

    await person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
    await person.call(api.plan.createFromDescription, {
      body: { description: 'Business description: repairs of bikes' },
    });
    await person.call(api.plan.adapt, { body: { feedback: 'Make it smaller' } });
    await person.say('How do I begin?');
    const heard = told.filter(({ memory: held }) => held?.some(({ text }) => text === body.text));
    expect(new Set(heard.map(({ ability }) => ability))).toEqual(new Set(['recommend', 'plan', 'adapt', 'chat']));

    const changed = await person.call(memory.change, { params: { id }, body: entry('The bakery opens at seven') });
    expect(changed.data.entry).toMatchObject({ text: 'The bakery opens at seven', kind: 'note', until: null });
    expect((await person.call(memory.forget, { params: { id } })).status).toBe(204);
    expect(await person.entries()).toEqual([]);
    expect((await person.call(memory.forget, { params: { id } })).status).toBe(404);
  });

  it('says danger first, and has bounds of length and number', async () => {
    const person = await talker();
    const dark = await person.call(memory.add, { body: entry('I want to kill myself tonight.') });
    expect(dark.response.json()).toHaveProperty('care');
    expect((await person.call(memory.add, { body: entry('a'.repeat(MEMORY_MAX.text + 1)) })).status).toBe(400);
    expect((await person.call(memory.add, { body: entry(' ') })).status).toBe(400);
    for (let at = (await person.entries()).length; at < MEMORY_MAX.entries; at += 1)
      await person.call(memory.add, { body: entry(`Note ${at}`) });
    const full = await person.call(memory.add, { body: entry('One more') });
    expect([full.status, (full.response.json() as { code: string }).code]).toEqual([409, 'MEMORY_FULL']);
    expect(await person.entries()).toHaveLength(MEMORY_MAX.entries);
  });
});

describe('a reply that proposes to remember', () => {
  it('has it remembered by one press, with its message, and forgotten by the next', async () => {
    const person = await talker();
    const { proposals: [proposal] = [] } = await person.say('I only have 4 hours until February');
    expect(proposal).toMatchObject({
      kind: 'remember',
      payload: { kind: 'for_now', until: expect.stringMatching(/-02-01$/u) },
    });
    expect(await person.entries()).toEqual([]);
    const settle = (action: 'take' | 'undo') =>
      person.call(proposals.settle, { params: { id: proposal!.id }, body: { action } });
    await settle('take');
    await settle('take');
    const [kept, ...others] = await person.entries();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ text: 'I only have 4 hours until February', kind: 'for_now' });
    const { messages } = (await person.call(api.chat.list, { query: {} })).data;
    expect(messages.map(({ id }) => id)).toContain(kept?.source?.message_id);

    await settle('undo');
    expect(await person.entries()).toEqual([]);
    await person.say('What next?');
    expect(newest()).not.toContain('hours until');
  });
});

describe('forgetting', () => {
  it('reaches the talk and its summary: neither the next question nor any summary holds it', async () => {
    const person = await talker();
    const { proposals: [proposal] = [] } = await person.say('Remember that my sister Zelda lends me her van');
    await person.call(proposals.settle, { params: { id: proposal!.id }, body: { action: 'take' } });
    await person.say('Could the van of Zelda, my sister, carry the tables?');
    for (let turn = 1; turn <= 12; turn += 1) await person.say(`What about market day ${turn}?`);
    await vi.waitFor(() => expect(condensed.length).toBeGreaterThan(0));
    await vi.waitFor(async () => {
      await person.say('And what now?');
      expect(summaryNow()).toContain('Zelda');
    });

    const [kept] = await person.entries();
    await person.call(memory.forget, { params: { id: kept!.id } });
    condensed = [];
    await person.say('What do I do first?');
    expect(newest()).not.toContain('Zelda');
    expect(newest()).toContain('market day 12');
    await vi.waitFor(() => expect(condensed.length).toBeGreaterThan(0));
    expect(JSON.stringify(condensed)).not.toContain('Zelda');
    await vi.waitFor(async () => {
      await person.say('And then?');
      expect(summaryNow()).toContain('market day 1');
    });
    expect(newest()).not.toContain('Zelda');
    // It is the person's own, and stays where they wrote it.
    const { messages } = (await person.call(api.chat.list, { query: { limit: '100' } })).data;
    expect(messages.some(({ content }) => content.includes('Zelda'))).toBe(true);
  });

  it('forgets the earlier words of what is put in others', async () => {
    const person = await talker();
    const { data } = await person.call(memory.add, { body: entry('The landlord Quimby wants 90 a month') });
    await person.say('Is Quimby, the landlord, too dear with 90 a month?');
    const params = { id: data.entry.id };
    await person.call(memory.change, { params, body: entry('The landlord wants 60 a month') });
    await person.say('What next?');
    expect(newest()).not.toContain('Quimby');
    expect(newest()).toContain('The landlord wants 60 a month');
  });
});
