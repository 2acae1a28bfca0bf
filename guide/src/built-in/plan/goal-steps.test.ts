import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../catalogue/load.ts';
import { asksForWriting } from '../../catalogue/spoken/spoken.ts';
import type { Idea } from '../../guide.ts';
import { profileOf } from '../../testing/profiles.ts';
import { needsAskedIn } from '../../understand/limits.ts';
import { contextOf, ideasFor } from '../testing/ideas-for.ts';
import { planFromIdea } from './plan-from-idea.ts';

/** So much that hardly a task of a goal's own asks for none of it. */
const hard: Record<Language, string> = {
  en: 'I can’t read or write. no phone calls, no computers, no strangers’ homes, I can’t stand for long, no children, no crowds',
  he: 'לא יודעת לקרוא ולכתוב. בלי טלפונים, בלי מחשב, הברכיים גמורות, בלי ילדים, לא בערבים, לא נוהגת',
  fr: 'je ne sais ni lire ni écrire. pas de téléphone, pas d’ordinateur, pas chez les gens, pas d’enfants, pas le soir',
  es: 'no sé leer ni escribir. nada de llamadas, sin computadora, sin niños, rodillas destrozadas, no por la noche',
  pt: 'não sei ler nem escrever. nada de telefone, sem computador, sem crianças, joelhos estourados, não à noite',
};
const SELLING =
  /(?<!\p{L})(?:customers?|clients?|clientes?|לקוח(?:ות|ה)?|vendre|vender|sell(?:ing)?|paying|price|prix|precio|preço|מחיר)(?!\p{L})/iu;

describe.each(languages)('a plan toward a goal that is not money, in %s', (language) => {
  it('has words of any goal that ask for nothing somebody may rule out', async () => {
    const { shared } = await loadWords(language);
    const tasks = Object.entries(shared.substeps).filter(([name]) => name.startsWith('goal-'));
    const texts = [...tasks.map(([, task]) => task), ...Object.values(shared.goal_phases)].flatMap((one) =>
      Object.values<string>(one),
    );
    expect(tasks).toHaveLength(10);
    const asking = texts.filter((text) => needsAskedIn(text).size > 0 || asksForWriting(text, language));
    expect(asking.map((text) => `${[...needsAskedIn(text)].join()}: ${text}`)).toEqual([]);
    expect(texts.filter((text) => SELLING.test(text))).toEqual([]);
  });

  it('keeps two tasks a step and speaks of nobody who pays, whatever is ruled out', async () => {
    const { goals } = await loadWords(language);
    let looked = 0;
    for (const [kind, { names }] of goals) {
      const free = {
        ...profileOf({ goal: names.find((name) => name.includes(' ')) ?? names[0]!, hours: 3 }),
        language,
      };
      const [idea] = await ideasFor(free, language);
      const profile = { ...free, limits: hard[language] };
      const plan = (await planFromIdea({ profile, recommendation: idea! }, contextOf(language))).value;
      expect([kind, plan.steps.map(({ substeps }) => Math.min(2, substeps.length))]).toEqual([kind, [2, 2, 2, 2, 2]]);
      const texts = plan.steps.flatMap(({ title, description, smallest_test, stop_if, substeps }) => {
        const tasks = substeps.map((one) => [one.title, one.description, one.deliverable].join(' '));
        return [title, description, smallest_test, stop_if, ...tasks];
      });
      expect([kind, texts.filter((text) => SELLING.test(text))]).toEqual([kind, []]);
      looked += plan.steps
        .flatMap(({ substeps }) => substeps)
        .filter(({ ref }) => ref?.startsWith('shared.goal-')).length;
    }
    // The limits are as hard as they are meant to be.
    expect(looked).toBeGreaterThan(10);
  });

  it('is one without customers for a way that a model wrote', async () => {
    const profile = { ...profileOf({ goal: 'x' }), language };
    const [idea] = await ideasFor({ ...profile, goals: [{ goal_type: 'personal', value: 'abc def' }] }, language);
    const written: Idea = {
      ...idea!,
      title: 'Zzz',
      short_description: 'Yyy',
      fit: { ...idea!.fit, archetype: null },
    };
    const plan = (await planFromIdea({ profile, recommendation: written }, contextOf(language))).value;
    expect(plan.steps.flatMap(({ substeps }) => substeps.map(({ ref }) => ref)).slice(0, 2)).toEqual([
      'shared.goal-what-changes',
      'shared.goal-what-is-there',
    ]);
    expect(plan.steps.filter(({ description }) => SELLING.test(description))).toEqual([]);
  });
});
