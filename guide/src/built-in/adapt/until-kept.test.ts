import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, minutesOf, planIn, touched } from './test-plan.fixture.ts';

const plain = (text: string | undefined) => text?.replace(/[\u2066-\u2069]/gu, '') ?? '';

describe('less until something that stands in no calendar', () => {
  it.each<[Language, string, string]>([
    ['en', 'less until Passover please', 'until Passover'],
    ['en', 'take it easy till the lambing is over', 'till the lambing'],
    ['fr', 'moins jusqu’au ramadan', 'ramadan'],
    ['fr', 'doucement jusqu’à la rentrée', 'rentrée'],
    ['es', 'menos hasta Semana Santa', 'Semana Santa'],
    ['es', 'más despacio hasta la vendimia', 'vendimia'],
    ['pt', 'menos até o São João', 'São João'],
    ['pt', 'devagar até passar o Carnaval', 'Carnaval'],
    ['he', 'פחות עד הרמדאן', 'הרמדאן'],
    ['he', 'לאט לאט עד פסח', 'פסח'],
  ])('is less, and keeps that in those words, in %s: %s', async (language, feedback, words) => {
    const plan = await planIn(language);
    const { draft, notice } = await adapted(plan, feedback);
    expect(minutesOf(draft!)).toBeLessThan(minutesOf(plan));
    expect(plain(draft?.short_description)).toContain(words);
    expect(plain(notice)).toContain(words);
  });

  it.each<[Language, string]>([
    ['en', 'I had less until he came'],
    ['en', 'until now it was hardly a bother'],
    ['fr', 'j’ai peu dormi jusqu’à l’aube'],
    ['es', 'dormí poco hasta la madrugada'],
    ['pt', 'dormi pouco até a madrugada'],
    ['he', 'ישנתי פחות עד הבוקר'],
  ])('is no story, in %s: %s', async (language, feedback) => {
    expect((await adapted(await planIn(language), feedback)).draft).toBeNull();
  });
});

describe('less, and until when beside it', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'this is too much work, the baby is with me until 10 February', /February/u],
    ['fr', 'c’est trop de travail, jusqu’au 10 février j’ai la petite', /10 février/u],
    ['es', 'es demasiado trabajo, hasta el 10 de febrero tengo a la niña', /10 de febrero/u],
    ['pt', 'é trabalho demais, até 10 de fevereiro fico com a menina', /10 de fevereiro/u],
    ['he', 'יותר מדי עבודה, עד 10 בפברואר התינוקת אצלי', /10 בפברואר/u],
  ])('is less until then, in %s: %s', async (language, feedback, date) => {
    const plan = await planIn(language);
    const { draft } = await adapted(plan, feedback);
    expect(minutesOf(draft!)).toBeLessThan(minutesOf(plan));
    expect(plain(draft?.short_description)).toMatch(date);
  });
});

describe('the day that all is to be ready by', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'finish by 9 May', /ready by May 9|ready by 9 May/iu],
    ['fr', 'finir avant le 9 mai', /9 mai 2027/u],
    ['es', 'tengo que terminar antes del 9 de mayo', /9 de mayo de 2027/u],
    ['pt', 'terminar até 9 de maio', /9 de maio de 2027/u],
    ['he', 'לסיים עד 9 במאי', /9 במאי 2027/u],
  ])('stands in the plan, and no task is touched where there is time, in %s: %s', async (language, feedback, date) => {
    const plan = await planIn(language);
    const answer = await adapted(plan, feedback);
    expect(plain(answer.draft?.short_description)).toMatch(date);
    expect(plain(answer.notice)).toMatch(date);
    expect(touched(plan, answer)).toEqual([]);
  });

  it('is one day: a later one takes its place', async () => {
    const { draft } = await adapted(await planIn('en'), 'finish by 9 May. no, finish by 20 June');
    expect(draft!.short_description.match(/ready by/gu)).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ['en', 'opening by 9 May is out of the question'],
    ['en', 'my passport must be ready by 9 May'],
    ['en', 'how come finish by 9 May'],
    ['en', 'the tax is due by 9 May'],
    ['fr', 'pas besoin de finir avant le 9 mai'],
    ['fr', 'je dois payer l’impôt avant le 9 mai'],
    ['es', 'no tengo que terminar antes del 9 de mayo'],
    ['es', 'tengo que pagar la luz antes del 9 de mayo'],
    ['pt', 'não preciso terminar até 9 de maio'],
    ['pt', 'tenho que pagar a luz até 9 de maio'],
    ['he', 'לא צריך לסיים עד 9 במאי'],
    ['he', 'אני צריכה לשלם את החשמל עד 9 במאי'],
    ['en', 'in April'],
    ['fr', 'en avril'],
    ['es', 'en abril'],
    ['pt', 'em abril'],
    ['he', 'באפריל'],
    ['en', 'remove the Monday task'],
    ['en', 'forget the 9 May date'],
    ['en', 'not on Fridays any more, any day is fine'],
    ['fr', 'pas le vendredi forcément, tous les jours me vont'],
    ['es', 'ya no los viernes, cualquier día me sirve'],
    ['pt', 'não às sextas, qualquer dia serve'],
    ['he', 'לא בימי שישי, כל יום מתאים'],
  ])('is none that is denied, another’s or only named, in %s: %s', async (language, feedback) => {
    const plan = await planIn(language);
    const answer = await adapted(plan, feedback);
    const told = plain(answer.draft?.short_description);
    expect(told).not.toMatch(/2027|ready by/u);
    expect(told).not.toContain(feedback.split(',')[0]);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'before Christmas', /December 25/u],
    ['fr', 'avant Noël', /25 décembre/u],
    ['es', 'antes de Navidad', /25 de diciembre/u],
    ['pt', 'antes do Natal', /25 de dezembro/u],
    ['he', 'עד 25 בדצמבר', /25 בדצמבר/u],
  ])('may be said alone, in %s: %s', async (language, feedback, date) => {
    const { draft } = await adapted(await planIn(language), feedback);
    expect(plain(draft?.short_description)).toMatch(date);
  });

  it.each<[Language, string]>([
    ['en', 'no phone calls and by Thursday'],
    ['fr', 'pas de téléphone et pour jeudi'],
    ['es', 'nada de teléfono y para el jueves'],
    ['pt', 'nada de telefone e até quinta-feira'],
    ['he', 'בלי טלפון ועד יום חמישי'],
  ])('is met where it stands behind a limit, in %s: %s', async (language, feedback) => {
    const plan = await planIn(language);
    const { draft } = await adapted(plan, feedback);
    expect(minutesOf(draft!)).toBeLessThan(minutesOf(plan));
  });

  it('is not made up where only a weekday is named', async () => {
    const { draft } = await adapted(await planIn('en'), 'finish by Friday');
    expect(draft?.short_description ?? '').not.toMatch(/ready by/u);
    expect(plain(draft?.short_description)).toContain('“finish by Friday”');
  });

  it.each<[Language, string]>([
    ['en', 'too many steps, and until Easter I only have 2 hours a week'],
    ['fr', 'trop d’étapes, et jusqu’à Pâques je n’ai que 2 heures par semaine'],
    ['es', 'demasiados pasos, y hasta Pascua solo tengo 2 horas a la semana'],
    ['pt', 'passos demais, e até a Páscoa só tenho 2 horas por semana'],
    ['he', 'יותר מדי צעדים, ועד פסח יש לי רק שעתיים בשבוע'],
  ])('stands beside hours that last until what has no date, in %s: %s', async (language, feedback) => {
    const { draft } = await adapted(await planIn(language), feedback);
    expect(plain(draft?.short_description)).toMatch(/Easter|Pâques|Pascua|Páscoa|פסח/u);
  });
});
