import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { talk } from '../talk/testing.ts';

const formulaOf = async (messages: readonly string[], language: Language) => {
  const reply = (await talk(messages, language)).at(-1);
  return { topic: reply?.answered?.kind === 'sum' ? reply.answered.topic : null, text: reply?.text ?? '' };
};

describe('what somebody wants for an hour', () => {
  it.each<[Language, string]>([
    ['en', 'a bench took 7 hours and 30 of oak, I want 10 an hour'],
    ['he', 'ספסל לקח לי 7 שעות ו-30 שקל עץ, אני רוצה 10 לשעה'],
    ['fr', 'un banc m’a pris 7 heures et 30 de chêne, je veux 10 de l’heure'],
    ['es', 'un banco me llevó 7 horas y 30 de roble, quiero 10 la hora'],
    ['pt', 'um banco levou 7 horas e 30 de carvalho, quero 10 por hora'],
  ])('is a price in %s without a question: “%s”', async (language, message) => {
    const { topic, text } = await formulaOf([message], language);
    expect([topic, /100/u.test(text)]).toEqual(['price', true]);
  });

  it.each<[Language, string]>([
    ['en', 'I want 10 an hour but they offer 3 for 7 hours'],
    ['en', 'I have 7 hours free and want 10 an hour'],
    ['en', 'the fence is 7 hours and 40 boards, I want 10 an hour'],
    ['es', 'no quiero 10 la hora, me llevó 7 horas y 30 de roble'],
  ])('makes none in %s where a figure has no place: “%s”', async (language, message) => {
    expect((await formulaOf([message], language)).topic).not.toBe('price');
  });
});

describe('what was bought at a price', () => {
  it.each<[Language, string]>([
    ['en', 'I bought 8 bikes at 20 and sold them at 35, what did I make'],
    ['fr', 'j’ai acheté 8 vélos à 20 et je les ai vendus 35, combien j’ai gagné'],
    ['es', 'compré 8 bicis a 20 y las vendí a 35, cuánto gané'],
    ['pt', 'comprei 8 bicicletas a 20 e vendi a 35, quanto ganhei'],
  ])('goes off as often in %s: “%s”', async (language, message) => {
    expect((await formulaOf([message], language)).text).toMatch(/= 120/u);
  });

  it('goes off once where all of it was paid', async () => {
    const { text } = await formulaOf(['bought 8 bikes for 100 and sold them at 35, what did I make'], 'en');
    expect(text).toMatch(/= 180/u);
  });

  it('is not parted by how large one is', async () => {
    expect((await formulaOf(['כמה לקחת על נר של 250 גרם אם השעווה עולה לי 9'], 'he')).topic).toBeNull();
  });
});

describe('hours beside what goes into a piece of work', () => {
  it.each<[Language, string]>([
    ['en', 'what do I ask for painting a fence? it is 6 hours and 22 of paint'],
    ['fr', 'combien je prends pour repeindre une barrière ? j’ai 6 heures et 22 euros de peinture'],
    ['pt', 'quanto cobro para pintar uma cerca? são 6 horas e 22 de tinta'],
  ])('ask what an hour is to bring in %s: “%s”', async (language, message) => {
    expect((await formulaOf([message], language)).topic).toBe('price');
  });
});

describe('several of what was priced', () => {
  const priced: Record<Language, string> = {
    en: 'a bench takes 7 hours at 10 an hour and 30 of oak, what do I charge',
    he: 'ספסל לוקח 7 שעות, 10 לשעה, והחומר 30, כמה לגבות',
    fr: 'un banc prend 7 heures à 10 de l’heure et 30 de chêne, combien je demande',
    es: 'un banco lleva 7 horas a 10 la hora y 30 de roble, cuánto cobro',
    pt: 'um banco leva 7 horas a 10 por hora e 30 de carvalho, quanto cobro',
  };

  it.each<[Language, string]>([
    ['en', 'and for 3 benches?'],
    ['en', 'and if I make 3 of them?'],
    ['he', 'ואם 3 ספסלים?'],
    ['fr', 'et pour 3 bancs ?'],
    ['es', '¿y por 3 bancos?'],
    ['pt', 'e por 3 bancos?'],
  ])('are so many times its price in %s: “%s”', async (language, message) => {
    const { topic, text } = await formulaOf([priced[language], message], language);
    expect([topic, /300/u.test(text)]).toEqual(['basket', true]);
  });

  it.each<[Language, string]>([
    ['en', 'and for 3 chairs?'],
    ['en', 'and for 3 weeks?'],
    ['en', 'and if it takes 3 days?'],
  ])('are not where something else is counted in %s: “%s”', async (language, message) => {
    expect((await formulaOf([priced[language], message], language)).topic).toBeNull();
  });
});
