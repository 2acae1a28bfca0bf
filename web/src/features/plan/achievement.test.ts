import { withStepStatus } from '@foothold/contract';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '#shared/testing/browser.ts';
import { achievedBetween, useAchievement } from './achievement.ts';
import { id, samplePlan, ticked } from './testing/sample-plan.ts';

const start = samplePlan();
const oneDone = ticked(start, id(102), 'completed');
const allDone = ticked(oneDone, id(110), 'completed');

describe('what a tick has brought to its end', () => {
  it('is the step whose last substep it was', () => {
    expect(achievedBetween(start, oneDone)).toMatchObject({ kind: 'step', step: { title: 'Choose a format' } });
  });

  it('is the plan when nothing is left', () => {
    expect(achievedBetween(oneDone, allDone)).toEqual({ kind: 'plan' });
  });

  it('is nothing when a step goes on, was done before, or is opened again', () => {
    expect(achievedBetween(start, ticked(start, id(100), 'pending'))).toBeNull();
    expect(achievedBetween(oneDone, oneDone)).toBeNull();
    expect(achievedBetween(allDone, ticked(allDone, id(110), 'pending'))).toBeNull();
  });

  it('is nothing when the plan was refined', () => {
    const refined = { ...withStepStatus(start, id(10), 'completed'), version: 2 };
    expect(achievedBetween(start, refined)).toBeNull();
  });
});

it('is told of what was done just now, and not of what a copy did not know', () => {
  const { result, rerender } = renderHook(({ plan, isCopy }) => useAchievement(plan, isCopy), {
    initialProps: { plan: start, isCopy: true },
  });
  rerender({ plan: oneDone, isCopy: false });
  expect(result.current.achievement).toBeNull();
  rerender({ plan: allDone, isCopy: false });
  expect(result.current.achievement).toEqual({ kind: 'plan' });
});
