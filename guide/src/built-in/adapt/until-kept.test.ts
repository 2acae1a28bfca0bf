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
    ['en', 'the market is on 6 December, it all has to be there'],
    ['es', 'la boda de mi hija es el 12 de junio'],
  ])('is kept as it was said where it may be another’s, and no task is cut, in %s: %s', async (language, feedback) => {
    const plan = await planIn(language);
    const answer = await adapted(plan, feedback);
    expect(plain(answer.draft?.short_description)).toContain(feedback.split(',')[0]);
    expect(touched(plan, answer)).toEqual([]);
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
