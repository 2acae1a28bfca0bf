import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { PlanDocument } from '../plan-document.ts';
import fc from 'fast-check';
import { anyDraft, anyPlan, countingIds, draftOf } from './arbitrary-plan.ts';
import { planChanges } from './changes.ts';
import { mergePlan } from './merge.ts';

const guards = { description: '', smallest_test: '', cap: '', stop_if: '', ref: null, status: 'pending' as const };
const plan = (steps: Record<string, string[]>): PlanDocument => ({
  title: 'P',
  short_description: '',
  archetype: null,
  language: 'en',
  source: 'builtin',
  steps: Object.entries(steps).map(([title, substeps]) => ({
    ...guards,
    step_id: title,
    title,
    substeps: substeps.map((name) => {
      const [id = '', minutes = '30'] = name.split('@');
      const own = { substep_id: id, title: id, description: '', deliverable: '', ref: null };
      return { ...own, minutes: Number(minutes), status: id.endsWith('!') ? 'completed' : 'pending' };
    }),
  })),
});
const start = plan({ Check: ['ask', 'list!'], Offer: ['price', 'flyer'], Sell: ['post', 'call'] });
const told = (after: Record<string, string[]>) =>
  planChanges(start, plan(after)).map(({ kind, title }) => `${kind} ${title}`);

describe('planChanges', () => {
  it('is silent when nothing differs', () => {
    expect(told({ Check: ['ask', 'list!'], Offer: ['price', 'flyer'], Sell: ['post', 'call'] })).toEqual([]);
  });

  it('tells of the description where nothing else changed: a pause is kept there', () => {
    const paused = { ...start, short_description: 'A pause until May.' };
    expect(planChanges(start, paused)).toEqual([{ kind: 'changed', title: start.title, aspects: ['words'] }]);
    const fewer = { ...paused, steps: start.steps.slice(0, 2) };
    expect(planChanges(start, fewer)).toEqual([{ kind: 'removed', title: 'Sell' }]);
  });

  it('names a new substep and one that is gone', () => {
    expect(told({ Check: ['ask', 'list!'], Offer: ['price', 'page'], Sell: ['post', 'call'] })).toEqual([
      'added page',
      'removed flyer',
    ]);
  });

  it('lets a step speak for its substeps when it is new or gone', () => {
    expect(told({ Check: ['ask', 'list!'], Offer: ['price', 'flyer'], Grow: ['hire', 'train'] })).toEqual([
      'added Grow',
      'removed Sell',
    ]);
  });

  it('tells the minutes of a substep before and after', () => {
    const after = plan({ Check: ['ask@60', 'list!'], Offer: ['price@20', 'flyer'], Sell: ['post', 'call'] });
    expect(planChanges(start, after)).toEqual([
      { kind: 'changed', title: 'ask', aspects: ['minutes'], minutes: { before: 30, after: 60 } },
      { kind: 'changed', title: 'price', aspects: ['minutes'], minutes: { before: 30, after: 20 } },
    ]);
  });

  it('tells what else is different', () => {
    const [check, offer, sell] = start.steps;
    const after = {
      ...start,
      title: 'Another',
      steps: [
        { ...check!, cap: 'one hour', stop_if: 'nobody answers' },
        { ...offer!, title: 'An offer', substeps: offer!.substeps.toReversed() },
        {
          ...sell!,
          substeps: sell!.substeps.map((part) => ({ ...part, title: `${part.title} anew`, deliverable: 'x' })),
        },
      ],
    };
    expect(planChanges(start, after).map(({ title, aspects }) => [title, aspects])).toEqual([
      ['Another', ['title']],
      ['Check', ['words', 'cap']],
      ['An offer', ['title']],
      ['price', ['order']],
      ['post anew', ['title', 'words']],
      ['call anew', ['title', 'words']],
    ]);
  });

  it('tells that a substep stands in another step, and a step in another place', () => {
    const after = plan({ Offer: ['price', 'flyer', 'ask'], Check: ['list!'], Sell: ['post', 'call'] });
    const changes = planChanges(start, after).map(({ title, aspects }) => [title, aspects]);
    expect(changes).toContainEqual(['ask', ['step']]);
    expect(changes.filter(([, aspects]) => aspects?.includes('order'))).toHaveLength(1);
  });

  it('names only the step that was put elsewhere', () => {
    expect(told({ Offer: ['price', 'flyer'], Sell: ['post', 'call'], Check: ['ask', 'list!'] })).toEqual([
      'changed Check',
    ]);
  });

  it('says what finished work was kept', () => {
    expect(told({ Offer: ['price', 'flyer'], Sell: ['post', 'call'], 'Already done': ['list!'] })).toEqual([
      'kept list!',
      'removed Check',
    ]);
  });

  it('is silent after a merge exactly when what a person sees is the same', () => {
    const seen = ({ source: _source, archetype: _archetype, ...rest }: PlanDocument) => rest;
    // Chance hardly ever draws a draft that asks for what there is, so that half of them are made from the plan.
    const anyMerge = anyPlan.chain((before) =>
      fc.tuple(fc.constant(before), fc.oneof(anyDraft, fc.constant(draftOf(before)))),
    );
    fc.assert(
      fc.property(anyMerge, ([before, draft]) => {
        const after = mergePlan(before, draft, 'builtin', countingIds());
        expect(planChanges(before, after).length === 0).toBe(isDeepStrictEqual(seen(before), seen(after)));
      }),
      { numRuns: 400 },
    );
  });
});
