import { describe, expect, it } from 'vitest';
import type { PlanDocument } from '../plan-document.ts';
import { sourceAfter } from './source-after.ts';

function planOf(title: string, ...tasks: string[]): Pick<PlanDocument, 'title' | 'steps'> {
  const words = { description: `${title} described`, smallest_test: `${title} tried`, stop_if: `${title} ended` };
  const substeps = tasks.map((task) => ({
    substep_id: task,
    title: task,
    description: `${task} described`,
    deliverable: `${task} done`,
    minutes: 30,
    ref: null,
    status: 'pending' as const,
  }));
  return {
    title,
    steps: [{ step_id: title, title: `${title}, first`, ...words, cap: '2 h', ref: null, status: 'pending', substeps }],
  };
}
const before = { ...planOf('Bread', 'Ask', 'Bake'), source: 'model' as const };

describe('who wrote a refined plan', () => {
  it('is who wrote it before when only minutes and caps are others', () => {
    const after = structuredClone(before);
    for (const step of after.steps) {
      step.cap = '1 h';
      for (const substep of step.substeps) substep.minutes = 15;
    }
    expect(sourceAfter(before, after, 'builtin')).toBe('model');
    expect(sourceAfter(before, planOf('Bread', 'Ask'), 'builtin')).toBe('model');
  });

  it('is both once the other has written some of it', () => {
    expect(sourceAfter(before, planOf('Bread', 'Ask', 'Bake', 'Sell'), 'builtin')).toBe('mixed');
    expect(sourceAfter({ ...before, source: 'builtin' }, planOf('Bread', 'Ask', 'Sell'), 'model')).toBe('mixed');
    expect(sourceAfter({ ...before, source: 'mixed' }, planOf('Bread', 'Ask', 'Sell'), 'model')).toBe('mixed');
  });

  it('is who refined it when nothing is left of before, or when it was theirs', () => {
    expect(sourceAfter(before, planOf('Soup', 'Cook'), 'builtin')).toBe('builtin');
    expect(sourceAfter(before, planOf('Bread', 'Ask', 'Sell'), 'model')).toBe('model');
  });
});
