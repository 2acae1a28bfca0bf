import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../../built-in/guide.ts';
import { contextFor } from '../../checks/ask.ts';
import { lookAtPlan } from '../../checks/check-plan.ts';
import { peopleIn, saidBy } from '../../checks/golden/people.ts';
import type { Idea, PlanDraft, StepDraft } from '../../guide.ts';
import { ModelFailure } from '../ask.ts';
import { canaryOf } from '../containment/canary.ts';
import { dataIn } from '../testing/data-in.ts';
import { type Scripted, scriptedModels } from '../testing/scripted-models.ts';
import { planAnswer, type WireStep } from '../testing/written-plan.ts';
import { planFromDescription } from './plan-from-description.ts';
import { planFromIdea } from './plan-from-idea.ts';

const nurse = peopleIn('en').find(({ name }) => name === 'nurse')!;
const context = contextFor('en', nurse);
const { profile } = nurse;
const [idea] = (await builtInGuide().recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, context)).value;
const draft = (await builtInGuide().planFromIdea({ profile, recommendation: idea! }, context)).value;

async function asks(script: readonly Scripted[], recommendation: Idea = idea!) {
  const { models, asked } = scriptedModels(script);
  const told: StepDraft[] = [];
  const input = { profile, recommendation, onStep: (step: StepDraft) => told.push(step) };
  const answer = await planFromIdea(models, builtInGuide())(input, context);
  return { ...answer, told, asked, issues: asked[0]?.issues ?? [] };
}

const answers = (...plans: readonly object[]): Scripted[] => plans.map((object) => ({ object }));
const spoilt = (at: number, change: (step: WireStep) => object) =>
  planAnswer((step, index) => (index === at ? change(step) : step));
const faultsOf = (plan: PlanDraft) =>
  lookAtPlan(plan, { profile, said: saidBy(nurse), where: 'plan', language: 'en' }).flatMap(({ quality, findings }) =>
    findings.map((one) => `${quality}: ${one}`),
  );
const isDrafted = (step: StepDraft) => draft.steps.some(({ title }) => title === step.title);

describe('a plan of a good model', async () => {
  const { value, meta, told, issues } = await asks(answers(planAnswer()));

  it('is told step by step and is the answer', () => {
    expect(issues).toEqual([]);
    expect(told).toEqual(value.steps);
    expect(value.steps.map(({ title }) => title)).toEqual(planAnswer().steps.map(({ title }) => title));
    expect(meta).toEqual({ source: 'model', warnings: [] });
  });

  it('holds the bars of the house', () => {
    expect(faultsOf(value)).toEqual([]);
  });

  it('has its phases, its caps and its pace from code, and refs only of tasks it really follows', () => {
    expect(value.steps.map(({ ref }) => ref)).toEqual(draft.steps.map(({ ref }) => ref));
    expect(value.steps[0]!.cap).toMatch(/^At most \d+ hours and no money; then look again\.$/u);
    expect(value.short_description).toMatch(/of work in all: at 6 hours a week/u);
    const refs = draft.steps.flatMap(({ substeps }) => substeps.map(({ ref }) => ref));
    const followed = value.steps.flatMap(({ substeps }) => substeps.flatMap(({ ref }) => ref ?? []));
    expect(followed.length).toBeGreaterThan(0);
    expect(followed.filter((ref) => !refs.includes(ref))).toEqual([]);
    expect(value.archetype).toBe(draft.archetype);
  });
});

it('is asked beside what was said in the interview, and may name the person’s own figures from it', async () => {
  const title = 'Ask the 48 parents of the choir';
  const { models, asked } = scriptedModels(answers(spoilt(0, withTask({ title }))));
  const talk = { lately: [{ sender: 'user' as const, content: 'There are 48 parents in the choir' }] };
  const { value } = await planFromIdea(models, builtInGuide())({ profile, recommendation: idea!, talk }, context);
  expect(dataIn(asked[0]!.prompt, 'talk')).toEqual({
    lately: [{ from: 'person', text: 'There are 48 parents in the choir' }],
  });
  expect(asked[0]!.issues).toEqual([]);
  expect(value.steps[0]!.substeps[1]!.title).toBe(title);
});

const withTask = (change: object) => (step: WireStep) => ({
  substeps: step.substeps.map((one, index) => (index === 1 ? { ...one, ...change } : one)),
});

const faults: [string, (step: WireStep) => object, RegExp][] = [
  [
    'names a thing instead of a deed',
    withTask({ title: 'The limits' }),
    /begin the title “The limits” with an imperative/u,
  ],
  ['has a task of two days', withTask({ minutes: 900 }), /minutes must be at most 600/u],
  ['has a task without a result', withTask({ deliverable: '' }), /deliverable is too short/u],
  ['says the same twice', withTask({ title: 'Talk to five families on your street' }), /is there already/u],
  ['has no sign to stop', () => ({ stop_if: '' }), /stop_if is too short/u],
  [
    'promises',
    () => ({ description: 'This step is guaranteed to bring your first customers in.' }),
    /promise nothing/u,
  ],
  [
    'names a price of its own',
    () => ({ description: 'Ask for £35 an hour from the first family on.' }),
    /nobody named this figure/u,
  ],
  [
    'is in another language',
    () => ({ description: 'Écrivez ce que contient une visite et ce qu’elle ne contient pas pour vous.' }),
    /write this in English/u,
  ],
  [
    'repeats the instructions',
    () => ({ smallest_test: `Show ${canaryOf(context.seed)} to somebody you know.` }),
    /repeats the instructions/u,
  ],
  ['has no task', () => ({ substeps: [] }), /at least one task/u],
];

it('takes a step of one task, and one of the draft beside it', async () => {
  const { value, issues, meta } = await asks(
    answers(spoilt(1, (step) => ({ substeps: step.substeps.slice(0, 1).map((one) => ({ ...one, minutes: 5 })) }))),
  );
  expect(issues).toEqual([]);
  expect(meta.source).toBe('model');
  expect(value.steps[1]!.substeps.map(({ minutes }) => minutes >= 10)).toEqual([true, true]);
});

describe('a step is sent back when it', () => {
  it.each(faults)('%s; a better one takes its place', async (_fault, change, issue) => {
    const second = { ...planAnswer(), steps: planAnswer().steps.slice(1, 2) };
    const { value, told, issues, meta } = await asks(answers(spoilt(1, change), second));
    expect(issues).toHaveLength(1);
    expect(issues[0]!.join('\n')).toMatch(issue);
    expect(value.steps.map(({ title }) => title)).toEqual(planAnswer().steps.map(({ title }) => title));
    expect(told).toEqual(value.steps);
    expect(meta.warnings).toEqual([]);
  });

  it.each(faults)('%s; after one re-ask the draft fills the gap', async (_fault, change) => {
    const { value, told, meta } = await asks(answers(spoilt(1, change), spoilt(1, change)));
    expect(value.steps.map(isDrafted)).toEqual([false, true, false, false, false]);
    expect(told).toEqual(value.steps);
    expect(faultsOf(value)).toEqual([]);
    expect(meta).toEqual({ source: 'mixed', warnings: ['filled'] });
  });
});

describe('a plan', () => {
  it('whose first step is too much for two weeks is sent back', async () => {
    const long = (step: WireStep) => ({ substeps: step.substeps.map((one) => ({ ...one, minutes: 400 })) });
    const { issues } = await asks(answers(spoilt(0, long), planAnswer()));
    expect(issues[0]!.join('\n')).toMatch(/at most 720 fit/u);
  });

  it('keeps the task about the main risk', async () => {
    const bold: Idea = { ...idea!, fit: { ...idea!.fit, risks: ['Families may want medical care.'] } };
    const without = (step: WireStep) => ({ substeps: step.substeps.map((one) => ({ ...one, like: null })) });
    const { issues } = await asks(answers(spoilt(0, without), planAnswer()), bold);
    expect(issues[0]!.join('\n')).toMatch(/with like “shared\.check-risk”/u);
  });

  it('of which hardly anything holds is a failure, so that the built-in guide writes it whole', async () => {
    const bad = planAnswer(() => ({ stop_if: '' }));
    await expect(asks(answers(bad, bad))).rejects.toMatchObject({ kind: 'bad-output' });
    await expect(asks(answers({ plan: 'none' }, []))).rejects.toMatchObject({ kind: 'bad-output' });
  });

  it('that breaks off is finished from the draft', async () => {
    const text = JSON.stringify(planAnswer());
    const part = text.slice(0, text.indexOf('first-customer'));
    const { value, told, meta } = await asks([{ part, failure: new ModelFailure('timeout', 'test:model') }]);
    expect(value.steps.map(isDrafted)).toEqual([false, false, false, true, true]);
    expect(told).toEqual(value.steps);
    expect(faultsOf(value)).toEqual([]);
    expect(meta).toEqual({ source: 'mixed', fellBackFrom: 'timeout', warnings: ['filled'] });
  });

  it('filled from the draft says nothing twice', async () => {
    const [moved] = draft.steps[4]!.substeps;
    const plan = planAnswer((step, index) =>
      index === 1 ? withTask({ title: moved!.title })(step) : index === 4 ? { stop_if: '' } : {},
    );
    const { value, issues } = await asks(answers(plan, plan));
    expect(issues[0]!.join('\n')).not.toMatch(/is there already/u);
    expect(value.steps[4]!.substeps).toEqual(draft.steps[4]!.substeps.slice(1));
    expect(faultsOf(value)).toEqual([]);
  });

  it('tells no step before the one that comes first', async () => {
    const steps = [...planAnswer().steps].reverse();
    const { value, told } = await asks(answers({ ...planAnswer(), steps }));
    expect(told.map(({ title }) => title)).toEqual(planAnswer().steps.map(({ title }) => title));
    expect(told).toEqual(value.steps);
  });
});

describe('a plan from a description', () => {
  const described = async (description: string, script: readonly Scripted[]) => {
    const { models, asked } = scriptedModels(script);
    return { ...(await planFromDescription(models, builtInGuide())({ profile, description }, context)), asked };
  };

  it('is the model’s, on the ground of the built-in one', async () => {
    const description = 'Business description: I visit older people at home\nMonthly revenue: £300';
    const { value, meta, asked } = await described(description, answers(planAnswer()));
    expect(value.title).toBe(planAnswer().title);
    expect(meta).toEqual({ source: 'model', warnings: [] });
    expect(dataIn(asked[0]!.prompt, 'business')).toEqual({ description });
    expect(faultsOf(value)).toEqual([]);
  });

  it('says what stands in the way first, whatever the model says', async () => {
    const { value } = await described(
      'I sell passive income courses to everybody',
      answers(planAnswer(), planAnswer()),
    );
    expect(value.short_description).toMatch(/^What stands in the way first: /u);
  });

  it('is never asked for out of distress', async () => {
    const { meta, asked } = await described('I sell cakes and I want to kill myself', answers(planAnswer()));
    expect(asked).toEqual([]);
    expect(meta.source).toBe('builtin');
  });

  it('is never asked for where nothing may be planned', async () => {
    const { meta, asked } = await described('I sell fake documents', answers(planAnswer()));
    expect(asked).toEqual([]);
    expect(meta.source).toBe('builtin');
  });
});
