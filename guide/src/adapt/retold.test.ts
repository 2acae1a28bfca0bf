import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import { paceSentence } from '../plan/describe.ts';
import { profileOf } from '../testing/profiles.ts';
import { adapted, mechanic, minutesOf, planIn, substepsOf } from '../built-in/adapt/test-plan.fixture.ts';

const lessTime = {
  en: 'I only have 2 hours a week',
  he: 'יש לי רק שעתיים בשבוע',
  fr: 'Je n’ai que 2 heures par semaine',
  es: 'Solo tengo 2 horas por semana',
  pt: 'Só tenho 2 horas por semana',
};
const shorterPlan = { en: 'shorter', he: 'קצר יותר', fr: 'plus court', es: 'más corto', pt: 'mais curto' };

/** “5 hours”, “one hour”, and two in one Hebrew word. */
function hoursOf(cap: string): number {
  const named = /(\d+) (?:hours|heures|horas|שעות)/u.exec(cap)?.[1];
  return named === undefined ? (cap.includes('שעתיים') ? 2 : 1) : Number(named);
}

describe.each(languages)('after a refinement in %s', (language) => {
  it('the caps follow the minutes and keep their money', async () => {
    const plan = await planIn(language);
    const { draft, changes } = await adapted(plan, lessTime[language]);
    for (const [index, step] of draft!.steps.entries()) {
      const before = plan.steps[index]!;
      expect(hoursOf(step.cap)).toBeLessThan(hoursOf(before.cap));
      expect(hoursOf(step.cap) * 60).toBeGreaterThanOrEqual(minutesOf({ steps: [step] }));
      expect(step.cap.includes('100')).toBe(before.cap.includes('100'));
      expect(changes.find(({ title }) => title === step.title)?.aspects).toContain('cap');
    }
  });

  it('the description tells the new pace', async () => {
    const words = await loadWords(language);
    const plan = await planIn(language);
    const { draft } = await adapted(plan, lessTime[language]);
    expect(plan.short_description.endsWith(paceSentence(minutesOf(plan), 6, words))).toBe(true);
    expect(draft!.short_description.endsWith(paceSentence(minutesOf(draft!), 2, words))).toBe(true);
    const rest = plan.short_description.slice(0, -paceSentence(minutesOf(plan), 6, words).length);
    expect(draft!.short_description.startsWith(rest)).toBe(true);
  });

  it('the pace is found even when the hours of the profile have changed since', async () => {
    const words = await loadWords(language);
    const person = { ...mechanic, resources: { ...mechanic.resources, hours_per_week: 9 } };
    const { draft } = await adapted(await planIn(language), shorterPlan[language], person);
    expect(draft!.short_description.endsWith(paceSentence(minutesOf(draft!), 9, words))).toBe(true);
  });

  it('a shorter plan keeps every step and what a beginner needs', async () => {
    const plan = await planIn(language, ['0.0']);
    const { draft } = await adapted(plan, shorterPlan[language]);
    expect(draft!.steps).toHaveLength(plan.steps.length);
    expect(substepsOf(draft!).length).toBeLessThanOrEqual(Math.ceil(substepsOf(plan).length * 0.75));
    const refs = substepsOf(draft!).map(({ ref }) => ref);
    expect(refs).toEqual(expect.arrayContaining(['shared.check-risk', 'shared.set-price', 'shared.message-ten']));
  });
});

it('words of a cap and a description that the guide did not write stay', async () => {
  const plan = await planIn('en');
  const own = {
    ...plan,
    short_description: 'My own words.',
    steps: plan.steps.map((step) => ({ ...step, cap: 'At most a week of evenings' })),
  };
  const { draft } = await adapted(own, 'I have less time', profileOf({ hours: 6 }));
  expect(draft!.short_description).toBe('My own words.');
  expect(new Set(draft!.steps.map((step) => step.cap))).toEqual(new Set(['At most a week of evenings']));
});

it.each([
  ['en', 'My budget is only £40 a month'],
  ['he', 'התקציב שלי הוא רק 40 £ בחודש'],
  ['fr', 'Mon budget est de 40 £ par mois'],
  ['es', 'Mi presupuesto es de 40 £ al mes'],
  ['pt', 'Meu orçamento é de 40 £ por mês'],
] as const)('a budget that is named is the cap from then on (%s)', async (language, feedback) => {
  const plan = await planIn(language);
  const { draft } = await adapted(plan, feedback);
  const named = draft!.steps.map((step) => step.cap.includes('40'));
  expect(named).toEqual([false, false, true, true, true]);
  expect(draft!.steps.some((step) => step.cap.includes('100'))).toBe(false);
});
