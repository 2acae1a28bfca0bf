import { expect, it } from 'vitest';
import { changesBetween, isUnchanged } from './changes.ts';
import { draftOf } from './state.ts';
import { planIn } from '../built-in/adapt/test-plan.fixture.ts';

it('tells nothing of a draft that changes nothing', async () => {
  const plan = await planIn('en', ['0.0']);
  const changes = changesBetween(plan, draftOf(plan));
  expect(isUnchanged(changes)).toBe(true);
  expect(changes).toEqual([{ kind: 'kept', title: plan.steps[0]!.substeps[0]!.title }]);
});

it('tells what is different in each part, with minutes before and after', async () => {
  const plan = await planIn('en');
  const draft = draftOf(plan);
  const [check, offer, ready, ...rest] = draft.steps;
  const [first, second, ...others] = check!.substeps;
  const edited = {
    ...draft,
    steps: [
      { ...offer!, title: 'Make an offer', substeps: offer!.substeps.toReversed().slice(0, 2) },
      {
        ...check!,
        cap: 'one hour',
        stop_if: 'Never',
        substeps: [{ ...first!, minutes: 10, deliverable: 'A list' }, ...others],
      },
      { ...ready!, substeps: [...ready!.substeps, second!] },
      ...rest,
    ],
  };
  const told = changesBetween(plan, edited).map(({ kind, title, aspects, minutes }) => [kind, title, aspects, minutes]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['changed', first!.title, ['words', 'minutes'], { before: first!.minutes, after: 10 }],
      ['changed', second!.title, ['step'], undefined],
      ['changed', 'Make an offer', expect.arrayContaining(['title']), undefined],
      ['changed', check!.title, expect.arrayContaining(['words', 'cap']), undefined],
      ['removed', offer!.substeps[0]!.title, undefined, undefined],
    ]),
  );
  expect(told.filter(([, , aspects]) => Array.isArray(aspects) && aspects.includes('order'))).toHaveLength(2);
});
