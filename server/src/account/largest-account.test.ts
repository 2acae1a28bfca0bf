import { api, IDEA_MAX, IDEAS_MAX, PLAN_MAX, PLANS_MAX } from '@foothold/contract';
import type { Guide, Idea, PlanDraft, StoredPlan } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftSteps, fullSteps, ideaRows, longText, profileRow, stepsOf } from '../../test/account/largest.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';
import { planOf, substepAt } from '../../test/plan.ts';

const meta = { source: 'builtin', warnings: [] } as const;
const draftOf = (steps: PlanDraft['steps']): PlanDraft => ({
  title: longText('plan', PLAN_MAX.title),
  short_description: longText('plan', PLAN_MAX.words),
  archetype: null,
  steps,
});
const full = (name: string) => draftOf(draftSteps(stepsOf(name, fullSteps)));
const other = () => {
  const { steps, ...plan } = full('new');
  const named = steps.map((step, at) => ({
    ...step,
    title: `Bake ${at}`,
    substeps: step.substeps.map((substep, below) => ({ ...substep, title: `Bake ${at}.${below}` })),
  }));
  return { ...plan, steps: named };
};
const going = (plan: StoredPlan) => draftSteps(plan.steps as unknown as ReturnType<typeof stepsOf>, true);

/** A plan with one substep more in its first step. */
function withOneMore(plan: StoredPlan): PlanDraft {
  const [first, ...rest] = going(plan);
  const [substep] = draftSteps(stepsOf('one more', [1])).flatMap((step) => step.substeps);
  return draftOf(first && substep ? [{ ...first, substeps: [...first.substeps, substep] }, ...rest] : []);
}

let ideas = 0;
const { fit, ...words } = ideaRows(1)[0] as unknown as Idea;
const idea = (): Idea => {
  const { title: _same, short_description, expectations, detailed_description } = words;
  ideas += 1;
  return { title: longText(`${ideas}`, IDEA_MAX.title), short_description, expectations, detailed_description, fit };
};

/** A guide that writes as much as it may, or what is asked for. */
const guide: Guide = {
  ...builtInGuide(),
  planFromDescription: async ({ description }) => {
    const draft = description === 'full' ? full('plan') : draftOf(draftSteps(stepsOf(description, [1])));
    const over = draftSteps(stepsOf('plan', [...fullSteps, 1]));
    return { value: description === 'over' ? draftOf(over) : draft, meta };
  },
  adaptPlan: async ({ plan, feedback }) => {
    if (feedback === 'one more') return { value: { draft: withOneMore(plan), changes: [] }, meta };
    if (feedback === 'all new') return { value: { draft: other(), changes: [] }, meta };
    return { value: { draft: { ...draftOf(going(plan)), title: feedback }, changes: [] }, meta };
  },
  recommend: async ({ count }) => ({ value: Array.from({ length: count }, idea), meta }),
};

let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ guide })));
afterAll(() => test.close());

const describePlan = (person: TestCaller, description: string) =>
  person.call(api.plan.createFromDescription, { body: { description } });
const adapt = (person: TestCaller, feedback: string) => person.call(api.plan.adapt, { body: { feedback } });
const codeOf = ({ response }: { response: { json(): unknown } }) => (response.json() as { code?: string }).code;

async function ask(person: TestCaller, user_feedback: string) {
  const body = { onboarding_mode: 'brainstorm' as const, user_feedback };
  return (await person.call(api.recommendations.create, { body })).data.recommendations;
}

async function fillProfile(person: TestCaller) {
  const { skills, experiences, goals, notes, education } = profileRow();
  const items = skills.map(({ skill_name: name, ...skill }) => ({ name, ...skill, level: 'beginner' as const }));
  // The largest call holds a part of what all of them together may keep.
  const short = experiences.map((job) => ({ ...job, description: job.description.slice(0, 2_000) }));
  await person.call(api.profile.saveField, { body: { field: 'goals', payload: goals } });
  await person.call(api.profile.saveField, { body: { field: 'experience', payload: short } });
  const skilled = items.map((skill) => ({ ...skill, notes: skill.notes.slice(0, 2_000) }));
  await person.call(api.profile.saveField, { body: { field: 'skills', payload: skilled } });
  await person.call(api.profile.saveField, { body: { field: 'notes', payload: notes } });
  await person.call(api.profile.saveField, { body: { field: 'education', payload: education } });
}

describe('the largest account there can be', () => {
  let person: TestCaller;
  beforeAll(async () => {
    person = test.as((await test.signUp()).token);
    await fillProfile(person);
    await describePlan(person, 'full');
    for (let version = 0; version < PLAN_MAX.versions + 1; version += 1) await adapt(person, `version ${version}`);
    for (let offered = 0; offered < IDEAS_MAX; offered += 5) await ask(person, `others ${offered}`);
  });

  it('goes into a new account again', async () => {
    const { data } = await person.call(api.account.export);
    const other = test.as((await test.signUp()).token);
    const reply = await other.call(api.account.import, { body: data });
    const filled = { plan: 1, plan_version: PLAN_MAX.versions, recommendation: IDEAS_MAX };
    expect([reply.status, reply.data.imported]).toMatchObject([200, filled]);
    expect(await planOf(other)).toEqual(await planOf(person));
  });

  it('gets no further idea, and is told that there is none', async () => {
    expect(await ask(person, 'still others')).toEqual([]);
    const body = { onboarding_mode: 'from-description' as const };
    expect((await person.call(api.recommendations.create, { body })).data.recommendations).toHaveLength(3);
    expect((await person.call(api.recommendations.list)).data.recommendations).toHaveLength(IDEAS_MAX);
  });

  it('gets no refinement beyond what a plan holds, and is told so', async () => {
    expect(codeOf(await describePlan(person, 'over'))).toBe('PLAN_FULL');
    const before = await planOf(person);
    const more = await adapt(person, 'one more');
    expect([more.status, codeOf(more)]).toEqual([409, 'PLAN_FULL']);
    const shown = await person.call(api.plan.previewAdapt, { body: { feedback: 'one more' } });
    expect([shown.status, codeOf(shown)]).toEqual([409, 'PLAN_FULL']);
    expect(await planOf(person)).toEqual(before);

    // What is done stays, so that it may be one too many beside as many that are new.
    const id = substepAt(before, 0, 0).substep_id;
    await person.call(api.plan.setSubstepStatus, { params: { id }, body: { status: 'completed' } });
    const ticked = await planOf(person);
    expect(codeOf(await adapt(person, 'all new'))).toBe('PLAN_FULL');
    expect(await planOf(person)).toEqual(ticked);
  });
});

describe('somebody with as many plans as are kept', () => {
  it('gets none more, and is told so; those there are go on', async () => {
    const person = test.as((await test.signUp()).token);
    for (let at = 0; at < PLANS_MAX - 1; at += 1) await describePlan(person, `a shop ${at}`);
    const last = await Promise.all(['one', 'another'].map((name) => describePlan(person, name)));
    expect(new Set(last.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const more = await describePlan(person, 'one more');
    expect([more.status, codeOf(more)]).toEqual([409, 'TOO_MANY_PLANS']);
    expect((await adapt(person, 'Another name')).data.plan.title).toBe('Another name');
    expect((await person.call(api.account.export)).data.data['plan']).toHaveLength(PLANS_MAX);
  });
});
