import { nextUnfinished } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { countItems, itemAt, standingSelection, titleOf } from './plan-items.ts';
import { id, samplePlan } from './testing/sample-plan.ts';

const plan = samplePlan();

describe('a selection', () => {
  it('points at a substep with its step, or at a step alone', () => {
    expect(itemAt(plan, { step_id: id(10), substep_id: id(102) })?.substep?.title).toBe('Say it aloud');
    expect(itemAt(plan, { step_id: id(11) })).toMatchObject({ step: { title: 'Find a customer' }, substep: null });
  });

  it('points at nothing when the plan has no such item', () => {
    expect(itemAt(plan, null)).toBeNull();
    expect(itemAt(plan, { step_id: id(99) })).toBeNull();
    expect(itemAt(plan, { step_id: id(11), substep_id: id(102) })).toBeNull();
  });

  it('stays while it can, and moves to the next unfinished item otherwise', () => {
    const second = { step_id: id(11), substep_id: id(110) };
    expect(standingSelection(plan, second)).toBe(second);
    const rebuilt = { steps: plan.steps.slice(0, 1) };
    expect(standingSelection(rebuilt, second)).toEqual(nextUnfinished(plan));
    expect(standingSelection({ steps: [] }, second)).toBeNull();
  });
});

describe('the plan', () => {
  it('counts steps and substeps together', () => {
    expect(countItems(plan)).toEqual({ done: 2, total: 6 });
  });

  it('knows titles by id', () => {
    expect(titleOf(plan, id(11))).toBe('Find a customer');
    expect(titleOf(plan, id(110))).toBe('Invite ten people');
    expect(titleOf(plan, id(99))).toBeUndefined();
  });
});
