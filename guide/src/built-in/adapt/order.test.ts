import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { PlanDraft } from '../../guide.ts';
import { adapted, planIn, substepsOf } from './test-plan.fixture.ts';

const steps = (draft: PlanDraft | null) => draft?.steps.map((step) => Number(step.key) + 1);
const refs = (draft: PlanDraft) => draft.steps.map((step) => step.substeps.map((one) => one.ref));

describe('whole steps', () => {
  it.each<[Language, string, number[]]>([
    ['en', 'move step 4 before step 2', [1, 4, 2, 3, 5]],
    ['en', 'Could you please put step 2 after step 3?', [1, 3, 2, 4, 5]],
    ['en', 'swap step 2 and step 4', [1, 4, 3, 2, 5]],
    ['en', 'swap steps 2 and 4', [1, 4, 3, 2, 5]],
    ['en', 'do step 3 first', [3, 1, 2, 4, 5]],
    ['en', 'the 2nd step can wait', [1, 3, 4, 5, 2]],
    ['en', 'drop steps 2 and 3', [1, 4, 5]],
    ['en', 'drop step 2 and drop step 3', [1, 4, 5]],
    ['en', 'remove the last step and the second step', [1, 3, 4]],
    ['he', 'להעביר את שלב 4 לפני שלב 2', [1, 4, 2, 3, 5]],
    ['he', 'להוריד את שלבים 2 ו-3', [1, 4, 5]],
    ['he', 'השלב השני יכול לחכות', [1, 3, 4, 5, 2]],
    ['fr', 'mettre l’étape 4 avant l’étape 2', [1, 4, 2, 3, 5]],
    ['fr', 'supprimer les étapes 2 et 3', [1, 4, 5]],
    ['fr', 'la 2e étape plus tard', [1, 3, 4, 5, 2]],
    ['es', 'mover el paso 4 antes del paso 2', [1, 4, 2, 3, 5]],
    ['es', 'quitar los pasos 2 y 3', [1, 4, 5]],
    ['es', 'el segundo paso más tarde', [1, 3, 4, 5, 2]],
    ['pt', 'mover o passo 4 antes do passo 2', [1, 4, 2, 3, 5]],
    ['pt', 'tirar os passos 2 e 3', [1, 4, 5]],
    ['pt', 'a 2ª etapa fica para depois', [1, 3, 4, 5, 2]],
  ])('%s: %s', async (language, feedback, order) => {
    const { draft, changes } = await adapted(await planIn(language), feedback);
    expect(steps(draft)).toEqual(order);
    expect(changes.length).toBeGreaterThan(0);
  });

  it('are counted as the person sees them, finished ones too', async () => {
    const plan = await planIn('en', ['0.0', '0.1', '0.2', '0.3']);
    const { draft } = await adapted(plan, 'drop the second step');
    expect(steps(draft)).toEqual([1, 3, 4, 5]);
    const front = await adapted(plan, 'do step 4 first');
    expect(steps(front.draft)).toEqual([1, 4, 2, 3, 5]);
  });

  it('that are done stay where they are', async () => {
    const plan = await planIn('en', ['0.0', '0.1', '0.2', '0.3']);
    for (const feedback of ['drop step 1', 'postpone step 1', 'replace step 1 with a party']) {
      const { draft, notice } = await adapted(plan, feedback);
      expect([draft, notice?.length]).toEqual([null, expect.any(Number)]);
    }
  });
});

describe('single tasks', () => {
  it('give way to what takes their place', async () => {
    const plan = await planIn('en');
    const { draft } = await adapted(plan, 'replace setting a price with a survey among friends');
    const [was, now] = [plan, draft!].map((one) => one.steps[1]!.substeps);
    const at = was!.findIndex(({ ref }) => ref === 'shared.set-price');
    expect(at).toBeGreaterThanOrEqual(0);
    expect(now![at]!.title).toContain('survey among friends');
    expect(now).toHaveLength(was!.length);
  });

  it('change places when both are in the plan', async () => {
    const plan = await planIn('en');
    const { draft } = await adapted(plan, 'swap setting the price with honest feedback');
    const [from, to] = [refs(draft!)[1], refs(draft!)[3]];
    expect([from!.includes('shared.ask-feedback'), to!.includes('shared.set-price')]).toEqual([true, true]);
    expect(substepsOf(draft!)).toHaveLength(substepsOf(plan).length);
  });

  it('move beside another, even one that is done', async () => {
    const plan = await planIn('en', ['1.0']);
    const { draft } = await adapted(plan, 'move the honest feedback before setting a price');
    const refsOfStep = refs(draft!)[1]!;
    expect(refsOfStep.indexOf('shared.ask-feedback')).toBe(refsOfStep.indexOf('shared.set-price') - 1);
  });

  it('come next when they are urgent', async () => {
    const { draft, changes } = await adapted(await planIn('en', ['0.0']), 'do the first price first');
    expect(draft!.steps[0]!.substeps[1]!.ref).toBe('shared.set-price');
    expect(changes).toContainEqual(expect.objectContaining({ title: 'Set a first price', aspects: ['step'] }));
  });

  it('are called by their place in a step', async () => {
    const plan = await planIn('en');
    const { changes } = await adapted(plan, 'drop the second task of step 3');
    expect(changes).toContainEqual({ kind: 'removed', title: plan.steps[2]!.substeps[1]!.title });
    const next = await adapted(plan, 'skip the next task');
    expect(next.changes).toContainEqual({ kind: 'removed', title: plan.steps[0]!.substeps[0]!.title });
  });

  it('go together when they are named together', async () => {
    const { changes } = await adapted(await planIn('en'), 'drop the price and the short message');
    const gone = changes.filter(({ kind }) => kind === 'removed').map(({ title }) => title);
    expect(gone).toEqual(['Set a first price', 'Prepare a short message']);
  });

  it('are added to the step that is named', async () => {
    const { draft } = await adapted(await planIn('en'), 'add a small website to step 2');
    expect(draft!.steps[1]!.substeps.at(-1)!.title).toBe('Do what you added: “\u2068small website\u2069”');
  });
});
