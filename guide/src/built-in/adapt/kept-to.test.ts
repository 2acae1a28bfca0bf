import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, keptAs, minutesOf, planIn, substepsOf, touched } from './test-plan.fixture.ts';

const plain = (text: string | undefined) => text?.replace(/[\u2066-\u2069]/gu, '') ?? '';

describe('days, times and ways that a message keeps to, and nothing else', () => {
  it.each<[Language, string, string]>([
    ['en', 'only Thursdays please', 'Thursdays'],
    ['en', 'I can only do evenings', 'evenings'],
    ['en', 'by train only', 'train'],
    ['fr', 'seulement le jeudi', 'jeudi'],
    ['fr', 'uniquement en bus', 'bus'],
    ['es', 'solo los lunes por la tarde', 'lunes'],
    ['pt', 'só posso às sextas', 'sextas'],
    ['pt', 'só de ônibus', 'ônibus'],
    ['he', 'רק בימי חמישי', 'חמישי'],
    ['he', 'רק באוטובוס', 'אוטובוס'],
    // Days that are left out by a verb for tasks are none.
    ['en', 'skip Fridays', 'Fridays'],
    ['fr', 'sans les mardis', 'mardis'],
    ['es', 'quita los domingos', 'domingos'],
    ['pt', 'tira os sábados', 'sábados'],
    ['he', 'בלי ימי ראשון', 'ימי ראשון'],
    // One day against all others.
    ['en', 'the hall opens for us on Mondays, other days no chance', 'Mondays'],
    ['fr', 'le jeudi on me prête le four, les autres jours il est pris', 'jeudi'],
    ['es', 'los viernes me dejan el patio, los demás días está cerrado', 'viernes'],
    ['pt', 'o salão abre na quinta, nos outros dias está fechado', 'quinta'],
    ['he', 'בימי רביעי האולם פתוח, בשאר הימים סגור', 'רביעי'],
  ])('stand in the plan in those words, and no task goes, in %s: %s', async (language, feedback, words) => {
    const plan = await planIn(language);
    const answer = await adapted(plan, feedback);
    expect(plain(answer.draft?.short_description)).toContain(words);
    expect(touched(plan, answer)).toEqual([]);
    expect((await adapted(keptAs(plan, answer.draft!), feedback)).draft).toBeNull();
  });

  it.each<[Language, string]>([
    ['en', 'she only comes on Fridays'],
    ['en', 'only yesterday it was Friday'],
    ['fr', 'le musée ouvre seulement le jeudi'],
    ['en', 'the boat goes on Mondays only so I can’t move that'],
    ['en', 'just so you know, I love evenings'],
    ['en', 'this week the shop is half empty'],
    ['he', 'רק רציתי להגיד בוקר טוב'],
    ['pt', 'só de manhã é que me lembrei'],
    ['es', 'solo quería saludar esta mañana'],
    ['en', 'I met her the other day, on Friday I think'],
    ['en', 'thanks, only Fridays are better than this'],
    ['fr', 'elle ne vient que le jeudi'],
    ['es', 'el otro día, un viernes, la vi'],
    ['pt', 'outro dia, numa sexta, encontrei ela'],
    ['he', 'היא באה רק בימי חמישי'],
  ])('are not heard in %s: %s', async (language, feedback) => {
    expect((await adapted(await planIn(language), feedback)).draft).toBeNull();
  });
});

describe('a day left out behind a task', () => {
  it.each<[Language, string, string]>([
    ['en', 'drop the price and nothing on Sundays', 'Sundays'],
    ['fr', 'enlève le prix et rien le dimanche', 'dimanche'],
    ['es', 'quita el precio y nada los domingos', 'domingos'],
    ['pt', 'tira o preço e nada aos domingos', 'domingos'],
    ['he', 'תורידי את קביעת המחיר ושום דבר בימי ראשון', 'ראשון'],
  ])('takes that one out and stands in the plan, in %s: %s', async (language, feedback, words) => {
    const plan = await planIn(language);
    const { draft, notice } = await adapted(plan, feedback);
    expect(plain(draft?.short_description)).toContain(words);
    expect(plain(notice)).toContain(words);
    expect(substepsOf(plan).length - substepsOf(draft!).length).toBe(1);
  });
});

describe('a day left out and fewer steps', () => {
  it.each<[Language, string, string]>([
    ['en', 'no Fridays and fewer steps', 'Fridays'],
    ['fr', 'sans les mardis et moins d’étapes', 'mardis'],
    ['es', 'sin los lunes y menos pasos', 'lunes'],
    ['pt', 'sem as segundas e menos passos', 'segundas'],
    ['he', 'בלי שלישי ופחות צעדים', 'שלישי'],
    ['fr', 'pas le jeudi et moins d’étapes', 'jeudi'],
    ['he', 'לא בימי שישי ופחות צעדים', 'שישי'],
  ])('are both done, in %s: %s', async (language, feedback, words) => {
    const plan = await planIn(language);
    const { draft } = await adapted(plan, feedback);
    expect(plain(draft?.short_description)).toContain(words);
    expect(minutesOf(draft!)).toBeLessThan(minutesOf(plan));
    expect(substepsOf(draft!).length).toBeLessThan(substepsOf(plan).length);
  });
});
