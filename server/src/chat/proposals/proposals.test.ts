import { api, type ChatProposal, type Plan, type ProposalAction, proposals } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { planner, planOf, stepAt, substepAt } from '../../../test/plan.ts';

const builtIn = builtInGuide();
/** The built-in guide, but for a change of a task that no plan holds. */
const stepChat: Guide['stepChat'] = async function* (input, context) {
  for await (const event of builtIn.stepChat(input, context)) {
    const isStrange = event.type === 'done' && input.message === 'something strange';
    const payload = { substep_id: '00000000-0000-4000-8000-000000000000', title: 'None', step_title: 'None' };
    yield isStrange ? { ...event, proposals: [{ kind: 'remove', payload }] } : event;
  }
};

let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ guide: { ...builtIn, stepChat } })));
afterAll(() => test.close());

async function talker() {
  const person = await planner(test);
  const plan = await planOf(person);
  const [step, task] = [stepAt(plan, 0), substepAt(plan, 0, 0)];
  const place = { step_id: step.step_id, substep_id: task.substep_id };
  return {
    ...person,
    plan,
    task,
    ask: async (message: string) => (await person.call(api.chat.send, { body: { message, ...place } })).data,
    settle: (id: string, action: ProposalAction) => person.call(proposals.settle, { params: { id }, body: { action } }),
  };
}
type Talker = Awaited<ReturnType<typeof talker>>;

async function proposedBy(person: Talker, message: string): Promise<ChatProposal> {
  const { proposals = [] } = await person.ask(message);
  const [only] = proposals;
  if (!only || proposals.length > 1) throw new Error(`${proposals.length} changes were proposed`);
  return only;
}

const titlesOf = (plan: Plan) => plan.steps.map(({ substeps }) => substeps.map(({ title }) => title));
const now = (person: Talker) => planOf(person);
const codeOf = ({ response }: { response: { json(): unknown } }) => (response.json() as { code: string }).code;

describe('a change that a reply proposes', () => {
  it('changes nothing by itself, and stands in the history', async () => {
    const person = await talker();
    const { reply, proposals, message } = await person.ask('remove this');
    expect(reply).toContain('Nothing changes until you apply it');
    expect(proposals).toMatchObject([{ kind: 'remove', state: 'open', payload: { title: person.task.title } }]);
    expect(message.proposals).toEqual(proposals);
    expect(await now(person)).toEqual(person.plan);
    const { messages } = (await person.call(api.chat.list)).data;
    expect(messages.at(-1)?.proposals).toEqual(proposals);
  });

  it.each([
    ['mark this done', 'tick'],
    ['add a task to call the printer', 'add'],
    ['move this after the next', 'move'],
    ['rename it to Ask my aunt', 'edit'],
    ['make this 45 minutes', 'edit'],
    ['remove this', 'remove'],
  ])('“%s” is taken and undone, each once', async (message, kind) => {
    const person = await talker();
    const proposal = await proposedBy(person, message);
    expect(proposal.kind).toBe(kind);
    const taken = (await person.settle(proposal.id, 'take')).data;
    expect(taken.proposal).toEqual({ ...proposal, state: 'taken' });
    expect(taken.plan.steps).not.toEqual(person.plan.steps);
    expect(await now(person)).toEqual(taken.plan);
    expect((await person.settle(proposal.id, 'take')).data).toEqual(taken);
    const undone = (await person.settle(proposal.id, 'undo')).data;
    expect(undone.proposal.state).toBe('undone');
    expect(undone.plan.steps).toEqual(person.plan.steps);
    expect((await person.settle(proposal.id, 'undo')).data).toEqual(undone);
  });

  it('changes a field of the profile, and puts back what it held', async () => {
    const person = await talker();
    const hours = async () => (await person.call(api.profile.get)).data.profile.resources.hours_per_week;
    const before = await hours();
    const { id } = await proposedBy(person, 'change my hours to 11');
    expect((await person.settle(id, 'take')).data.update).toEqual({ field: 'hours_per_week', payload: 11 });
    expect(await hours()).toBe(11);
    await person.settle(id, 'undo');
    expect(await hours()).toBe(before);
    await person.settle(id, 'take');
    await person.call(api.profile.saveField, { body: { field: 'hours_per_week', payload: 12 } });
    const late = await person.settle(id, 'undo');
    expect([late.status, codeOf(late)]).toEqual([409, 'PROFILE_CHANGED']);
    expect(await hours()).toBe(12);
  });

  it('is left, and can be taken later', async () => {
    const person = await talker();
    const { id } = await proposedBy(person, 'remove this');
    expect((await person.settle(id, 'leave')).data.proposal.state).toBe('left');
    expect(codeOf(await person.settle(id, 'undo'))).toBe('NOTHING_TO_UNDO');
    expect(await now(person)).toEqual(person.plan);
    expect((await person.settle(id, 'take')).data.proposal.state).toBe('taken');
    expect(titlesOf(await now(person)).flat()).not.toContain(person.task.title);
    expect((await person.settle(id, 'leave')).status).toBe(409);
  });

  it('is refused with a sentence where the plan has moved on, and changes nothing', async () => {
    const person = await talker();
    const first = await proposedBy(person, 'rename it to Ask my aunt');
    const second = await proposedBy(person, 'remove this');
    await person.settle(first.id, 'take');
    const plan = await now(person);
    const late = await person.settle(second.id, 'take');
    expect([late.status, codeOf(late)]).toEqual([409, 'PLAN_CHANGED']);
    expect(await now(person)).toEqual(plan);
  });

  it('is taken once by two at the same time', async () => {
    const person = await talker();
    const { id } = await proposedBy(person, 'add a task to call the printer');
    const both = await Promise.all([person.settle(id, 'take'), person.settle(id, 'take')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      titlesOf(await now(person))
        .flat()
        .filter((title) => title === 'Call the printer'),
    ).toHaveLength(1);
  });

  it('is another person’s to nobody', async () => {
    const [one, other] = [await talker(), await talker()];
    const { id } = await proposedBy(one, 'remove this');
    expect((await other.settle(id, 'take')).status).toBe(404);
  });

  it('is not shown where it fits no plan', async () => {
    const person = await talker();
    expect((await person.ask('something strange')).proposals).toBeUndefined();
  });

  it('keeps ticks and words set meanwhile, and is logged as done where it ticks', async () => {
    const person = await talker();
    const { id } = await proposedBy(person, 'move this after the next');
    const other = substepAt(person.plan, 1, 0);
    await person.call(api.plan.setSubstepStatus, { params: { id: other.substep_id }, body: { status: 'completed' } });
    const { plan } = (await person.settle(id, 'take')).data;
    expect(substepAt(plan, 1, 0).status).toBe('completed');
    const ticking = await proposedBy(person, 'mark this done');
    await person.settle(ticking.id, 'take');
    const { data } = (await person.call(api.account.export)).data;
    const ticked = (data['event'] ?? []).map((row) => row['substep_id']);
    expect(ticked).toContain(person.task.substep_id);
  });
});
