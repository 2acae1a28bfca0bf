import type { Status } from '@foothold/contract';
import type { PlanDraft, StepDraft, SubstepDraft } from '@foothold/guide';
import { describe, expect, it } from 'vitest';
import type { PlanDocument, PlanStep, PlanSubstep } from '../plan-document.ts';
import { countingIds, draftOf } from './arbitrary-plan.ts';
import { mergePlan } from './merge.ts';

const guards = { smallest_test: 'test', cap: 'cap', stop_if: 'stop', ref: null };
const substep = (substep_id: string, title: string, status: Status = 'pending'): PlanSubstep => {
  return { substep_id, title, description: `How to ${title}`, deliverable: 'x', minutes: 30, ref: null, status };
};
const step = (step_id: string, title: string, substeps: PlanSubstep[]): PlanStep => {
  const status = substeps.every((part) => part.status === 'completed') ? 'completed' : 'pending';
  return { step_id, title, description: '', ...guards, status, substeps };
};
const write = (title: string, key: string | null = null): SubstepDraft => {
  return { key, title, description: `Now: ${title}`, deliverable: 'y', minutes: 45, ref: null };
};
const part = (title: string, substeps: SubstepDraft[], key: string | null = null): StepDraft => {
  return { key, title, description: 'x', ...guards, substeps };
};

const before: PlanDocument = {
  title: 'Repair bikes',
  short_description: 's',
  archetype: null,
  language: 'he',
  source: 'builtin',
  steps: [
    step('A', 'Check the demand', [
      substep('a1', 'Ask five neighbours', 'completed'),
      substep('a2', 'List three competitors', 'completed'),
    ]),
    step('B', 'Set the offer', [
      substep('b1', 'Write a price list', 'completed'),
      substep('b2', 'Make a one-page flyer'),
    ]),
    step('C', 'Find the first customer', [substep('c1', 'Post in a local group'), substep('c2', 'Call two shops')]),
  ],
};
const merge = (steps: StepDraft[], plan = before, rest: Partial<PlanDraft> = {}) =>
  mergePlan(plan, { ...draftOf(plan), ...rest, steps }, 'model', countingIds());

describe('mergePlan', () => {
  const after = merge([
    part('Find the first customer', [write('Post in a local group!'), write('Call two bike shops', 'c2')], 'C'),
    part('check the demand.', [write('Ask five neighbours'), write('List three competitors'), write('Compare prices')]),
    part('Prices and flyer', [write('Write a price list'), write('Open a booking page')]),
  ]);

  it('continues reordered, reworded and keyless parts', () => {
    expect(after.steps.map(({ step_id }) => step_id).slice(0, 2)).toEqual(['C', 'A']);
    expect(after.steps[0]?.substeps.map(({ substep_id }) => substep_id)).toEqual(['c1', 'c2']);
    expect(after.steps[0]?.substeps[1]?.title).toBe('Call two bike shops');
  });

  it('reopens a finished step that gained work and keeps its ticks', () => {
    expect(after.steps[1]?.status).toBe('pending');
    expect(after.steps[1]?.substeps.map(({ status }) => status)).toEqual(['completed', 'completed', 'pending']);
  });

  it('keeps the words of finished work', () => {
    expect(after.steps[1]?.substeps[0]).toEqual(before.steps[0]?.substeps[0]);
  });

  it('keeps the tick of a substep moved to a new step', () => {
    expect(after.steps[2]?.step_id).not.toBe('B');
    expect(after.steps[2]?.substeps[0]).toEqual(before.steps[1]?.substeps[0]);
  });

  it('says who wrote it, and stays in the language of the plan', () => {
    expect([after.source, after.language]).toEqual(['mixed', 'he']);
  });

  it('carries no tick over to another task under the same key', () => {
    const [first] = merge([part('Check the demand', [write('Buy a cargo trailer', 'a1')], 'A')]).steps;
    expect(first?.substeps[0]).toMatchObject({ title: 'Buy a cargo trailer', status: 'pending' });
    expect(first?.substeps[0]?.substep_id).not.toBe('a1');
  });

  it('gives one id to one part when a key comes twice', () => {
    const { steps } = merge([part('Set the offer', [write('Make a flyer', 'b2'), write('Make a flyer again', 'b2')])]);
    expect(steps[0]?.substeps.filter(({ substep_id }) => substep_id === 'b2')).toHaveLength(1);
  });

  it('takes over no step without work', () => {
    expect(merge([part('Set the offer', []), part('Rest', [write('Rest')])]).steps[0]?.title).toBe('Rest');
  });
});

describe('finished work that a draft leaves out', () => {
  const once = merge([part('Find the first customer', [write('Call two shops', 'c2')], 'C')]);
  const done = once.steps.at(-1);

  it('goes to a last, completed step in the language of the plan', () => {
    expect(done).toMatchObject({ title: 'כבר נעשה', status: 'completed' });
    expect(done?.substeps.map(({ substep_id }) => substep_id)).toEqual(['a1', 'a2', 'b1']);
  });

  it('stays there, under the same id, when the next draft leaves that step out too', () => {
    const ticked: PlanDocument = {
      ...once,
      steps: once.steps.map((each) =>
        each.step_id === 'C'
          ? { ...each, status: 'completed', substeps: each.substeps.map((sub) => ({ ...sub, status: 'completed' })) }
          : each,
      ),
    };
    const twice = merge([part('Start anew', [write('Sell a bike')])], ticked);
    expect(twice.steps.at(-1)?.step_id).toBe(done?.step_id);
    expect(twice.steps.at(-1)?.substeps.map(({ substep_id }) => substep_id)).toEqual(['c2', 'a1', 'a2', 'b1']);
  });

  it('stays last when the next draft carries the step on and adds to the plan', () => {
    const draft = draftOf(once);
    const twice = merge([...draft.steps, part('Grow', [write('Hire a helper')])], once);
    expect(twice.steps.filter(({ title }) => title === 'כבר נעשה')).toHaveLength(1);
    expect(twice.steps.at(-1)?.title).toBe('כבר נעשה');
  });
});
