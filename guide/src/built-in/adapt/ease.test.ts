import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { beginsWithVerb } from '../../checks/prose.ts';
import { adapted, keptAs, minutesOf, planIn, substepsOf } from './test-plan.fixture.ts';

const tooHard = { en: 'too hard', he: 'קשה מדי', fr: 'trop difficile', es: 'muy difícil', pt: 'muito difícil' };
const tooEasy = { en: 'too easy', he: 'קל מדי', fr: 'trop facile', es: 'muy fácil', pt: 'muito fácil' };

describe.each(languages)('easier in %s', (language) => {
  it('puts the smallest test first and divides the longest tasks, in no more minutes than before', async () => {
    const plan = await planIn(language, ['0.0']);
    const { draft } = await adapted(plan, tooHard[language]);
    const open = draft!.steps[0]!.substeps[1]!;
    expect(open.ref).toBe('shared.adapt-smallest-test');
    expect(open.description).toContain(plan.steps[0]!.smallest_test);
    const halves = substepsOf(draft!).filter(({ title }) => title.endsWith('(2/2)'));
    expect(halves).toHaveLength(3);
    expect(minutesOf(draft!)).toBeLessThanOrEqual(minutesOf(plan));
    const longest = Math.max(...substepsOf(plan).map(({ minutes }) => minutes));
    expect(Math.max(...substepsOf(draft!).map(({ minutes }) => minutes))).toBeLessThan(longest);
    for (const { title, deliverable, description } of substepsOf(draft!)) {
      expect(beginsWithVerb(title, language)).toBe(true);
      expect(deliverable.length).toBeGreaterThan(4);
      expect(description).not.toMatch(/[{}]|undefined/);
    }
  });

  it('goes on getting easier when asked again, and divides nothing twice', async () => {
    const plan = await planIn(language);
    const once = await adapted(plan, tooHard[language]);
    const { draft } = await adapted(keptAs(plan, once.draft!), tooHard[language]);
    const titles = substepsOf(draft!).map(({ title }) => title);
    expect(titles.filter((title) => /\(\d\/\d\).*\(\d\/\d\)/.test(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
    expect(substepsOf(draft!).map(({ ref }) => ref)).toContain('shared.adapt-first-minutes');
  });

  it('harder adds a bolder round, and when asked again more to do in every step', async () => {
    const plan = await planIn(language);
    const once = await adapted(plan, tooEasy[language]);
    expect(substepsOf(once.draft!).map(({ ref }) => ref)).toContain('shared.adapt-stretch');
    const twice = await adapted(keptAs(plan, once.draft!), tooEasy[language]);
    expect(minutesOf(twice.draft!)).toBeGreaterThan(minutesOf(once.draft!));
  });
});

it.each([
  ['en', 'step 4 is too hard'],
  ['he', 'שלב 4 קשה מדי'],
  ['fr', 'l’étape 4 est trop difficile'],
  ['es', 'el paso 4 es muy difícil'],
  ['pt', 'o passo 4 é muito difícil'],
] as const)('changes only the step that is named (%s)', async (language, feedback) => {
  const plan = await planIn(language);
  const { draft } = await adapted(plan, feedback);
  const changed = draft!.steps.flatMap((step, index) =>
    step.substeps.length === plan.steps[index]!.substeps.length ? [] : [index + 1],
  );
  expect(changed).toEqual([4]);
  expect(draft!.steps[3]!.substeps[0]!.ref).toBe('shared.adapt-smallest-test');
});
