import { api, type ChatProposal, proposals } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { appOnModel } from '../../../test/models/app-on-model.ts';
import { goodModel, goodObject } from '../../../test/models/good-model.ts';
import type { Asked } from '../../../test/models/wire-format.ts';
import { asStream, eventsOf } from '../../../test/guide-client.ts';
import { planner, planOf, stepAt, substepAt } from '../../../test/plan.ts';
import { jsonModes } from '../../config/model-settings.ts';

const DONE = 'I put that one behind me before lunch.';
const QUESTION = 'What would you say to somebody who hesitates?';

/** A good model that proposes something with each reply, in the manner of a server that keeps to a form or does not. */
const proposing = (change: object, manner: (answer: string) => string) => async (asked: Asked) => {
  const object = await goodObject(asked);
  const isReply = typeof object === 'object' && object !== null && 'suggested_change' in object;
  return isReply ? manner(JSON.stringify({ ...object, proposals: [change] })) : goodModel(asked);
};

const full = { asked: DONE, part: 'S1.1', after: null, text: null, minutes: null, field: null, memory: null };
const strict = (answer: string) => answer;
const sloppy = (answer: string) => `Sure, here it is:\n\`\`\`json\n${answer}\n\`\`\`\nAnything else?`;

describe.each(jsonModes)('told its form by “%s”, a model', (compatibleJson) => {
  const on = appOnModel({ format: 'openai-compatible', answer: goodModel }, { compatibleJson });

  async function talker(change: object, manner: (answer: string) => string) {
    on.standIn.manner.answer = goodModel;
    const person = await planner(on.test);
    const plan = await planOf(person);
    const [step, task] = [stepAt(plan, 0), substepAt(plan, 0, 0)];
    on.standIn.manner.answer = proposing(change, manner);
    const body = (message: string) => ({ message, step_id: step.step_id, substep_id: task.substep_id });
    return {
      ...person,
      plan,
      task,
      ask: async (message: string, headers: Record<string, string> = {}) => {
        const { response } = await person.call(api.chat.send, { body: body(message), headers });
        const kept = (await person.call(api.chat.list)).data.messages.at(-1);
        return { body: response.body, kept };
      },
    };
  }

  it.each([
    ['that keeps to it', { ...full, kind: 'tick' }, strict],
    ['that wraps it and leaves keys out', { kind: 'Tick', asked: DONE, part: ' s1.1 ' }, sloppy],
  ])('%s proposes what was asked for, which is taken and undone', { timeout: 30_000 }, async (_who, change, manner) => {
    const person = await talker(change, manner);
    for (const headers of [{}, asStream]) {
      const { body, kept } = await person.ask(DONE, headers);
      const [only, ...others] = kept?.proposals ?? [];
      expect(others).toEqual([]);
      expect(only).toMatchObject({ kind: 'tick', state: 'open', payload: { title: person.task.title } });
      expect(kept).toMatchObject({ source: 'model', interrupted: false });
      expect(kept?.content).toContain('Nothing changes until you apply it');
      expect(kept?.content).not.toMatch(/```|"proposals"|asked/u);
      const last = headers === asStream ? eventsOf(body).at(-1)?.data : (JSON.parse(body) as unknown);
      expect(last).toMatchObject({ proposals: [{ kind: 'tick', state: 'open' }] });
      expect(await planOf(person)).toEqual(person.plan);

      const settle = async (action: 'take' | 'undo', { id }: ChatProposal) =>
        (await person.call(proposals.settle, { params: { id }, body: { action } })).data;
      const taken = await settle('take', only!);
      expect(substepAt(taken.plan, 0, 0).status).toBe('completed');
      expect((await settle('undo', only!)).plan.steps).toEqual(person.plan.steps);
    }
  });

  it('that proposes what nobody asked for shows its reply, and no change', { timeout: 30_000 }, async () => {
    const person = await talker({ ...full, kind: 'remove', asked: QUESTION }, strict);
    for (const headers of [{}, asStream]) {
      const { kept, body } = await person.ask(QUESTION, headers);
      expect(kept).toMatchObject({ source: 'model', interrupted: false });
      expect(kept?.proposals).toBeUndefined();
      expect(body).not.toContain('"proposals"');
    }
  });

  it('whose proposal fits no plan shows its reply, and no change', { timeout: 30_000 }, async () => {
    const person = await talker({ ...full, kind: 'tick', part: 'S9.9' }, strict);
    const { kept } = await person.ask(DONE);
    expect(kept).toMatchObject({ source: 'model' });
    expect(kept?.proposals).toBeUndefined();
  });
});
