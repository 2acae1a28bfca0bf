import { api, memory } from '@foothold/contract';
import { expect, it } from 'vitest';
import { appOnModel } from '../../test/models/app-on-model.ts';
import { goodModel } from '../../test/models/good-model.ts';
import { planner, planOf, stepAt } from '../../test/plan.ts';

const on = appOnModel({ format: 'anthropic', answer: goodModel });

it('what is forgotten stands in no question to a model again, and the built-in guide answers without it', async () => {
  const person = await planner(on.test);
  const { step_id } = stepAt(await planOf(person), 0);
  const ask = async (message: string) => {
    on.standIn.requests.length = 0;
    const { data } = await person.call(api.chat.send, { body: { message, step_id } });
    return { reply: data.reply, asked: JSON.stringify(on.standIn.requests) };
  };
  const text = 'Aunt Griselda only leaves me 4 hours a week for all of it';
  const body = { kind: 'for_now' as const, text, until: '2099-01-31' };
  const { data } = await person.call(memory.add, { body });

  const before = await ask('Is 4 hours a week enough, as Griselda leaves me?');
  expect(before.asked).toContain('Aunt Griselda only leaves me');
  await person.call(api.account.setUseModel, { body: { use_model: false } });
  expect((await ask('How many hours a week do I have?')).reply).toMatch(/\b4\b/u);

  await person.call(memory.forget, { params: { id: data.entry.id } });
  expect((await ask('How many hours a week do I have?')).reply).toMatch(/\b8\b/u);
  await person.call(api.account.setUseModel, { body: { use_model: true } });
  const after = await ask('How do I begin with this?');
  expect(after.asked).toContain('How do I begin with this?');
  expect(after.asked).not.toContain('Griselda');
});

it('a refinement is asked beside what was said about the plan, but for what is forgotten', async () => {
  const person = await planner(on.test);
  const { step_id } = stepAt(await planOf(person), 0);
  const body = { kind: 'for_now' as const, text: 'Uncle Balthasar lends me a cart', until: '2099-01-31' };
  const { data } = await person.call(memory.add, { body });
  for (const message of ['Could the cart of uncle Balthasar help?', 'I like the second of your ideas'])
    await person.call(api.chat.send, { body: { message, step_id } });
  const asked = async (call: () => Promise<unknown>) => {
    on.standIn.requests.length = 0;
    await call();
    return JSON.stringify(on.standIn.requests);
  };
  const refine = () => person.call(api.plan.adapt, { body: { feedback: 'Make it as I said' } });

  const before = await asked(refine);
  for (const said of ['cart of uncle Balthasar', 'the second of your ideas']) expect(before).toContain(said);
  await person.call(memory.forget, { params: { id: data.entry.id } });
  const after = await asked(refine);
  expect(after).toContain('the second of your ideas');
  expect(after).not.toContain('Balthasar');
});

it('a plan and the interview are asked without what is forgotten, where it was told in the interview', async () => {
  const person = await planner(on.test);
  const asked = async (call: () => Promise<unknown>) => {
    on.standIn.requests.length = 0;
    await call();
    return JSON.stringify(on.standIn.requests);
  };
  const tell = (message: string) => person.call(api.chat.onboardingSend, { body: { message } });
  const plan = () => person.call(api.plan.createFromDescription, { body: { description: 'I mend kites in Leeds' } });
  // A question: what is told is kept in the profile, and is changed there.
  await tell('Should I ask uncle Balthasar for his cart?');
  await tell('I like to bake bread');
  const body = { kind: 'note' as const, text: 'ask uncle Balthasar for his cart', until: null };
  const { data } = await person.call(memory.add, { body });

  for (const call of [plan, () => tell('I like to sew')])
    expect(await asked(call)).toContain('ask uncle Balthasar for his cart');
  await person.call(memory.forget, { params: { id: data.entry.id } });
  for (const call of [plan, () => tell('I like to swim')]) {
    const after = await asked(call);
    expect(after).toContain('I like to bake bread');
    expect(after).not.toContain('Balthasar');
  }
});
