import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { boastsIn } from './boasts.ts';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';

function heardIn(message: string, language: Language, asked: AskedField) {
  const { said } = hear(message, { asked, language, languages: languagesOf(flat(message), language), now: 0 });
  return {
    skills: said.flatMap((one) => (one.field === 'skills' ? [one.value.name] : [])),
    limits: said.flatMap((one) => (one.field === 'limits' || one.field === 'dislikes' ? [one.value] : [])),
  };
}

describe('a boast', () => {
  it.each<[Language, string, string]>([
    ['en', 'I could teach a gate post to waltz', 'teach a gate post to waltz'],
    ['en', 'there’s no boiler I can’t fix', 'boiler'],
    ['en', 'nobody beats me at darts', 'darts'],
    ['he', 'אין מקרר שאני לא יודע לתקן', 'מקרר'],
    ['he', 'אין כמוני בפשטידות', 'פשטידות'],
    ['fr', 'aucune serrure ne me résiste', 'serrure'],
    ['fr', 'personne ne me bat aux échecs', 'échecs'],
    ['es', 'no hay cerradura que se me resista', 'cerradura'],
    ['es', 'nadie me gana cosiendo vestidos', 'cosiendo vestidos'],
    ['pt', 'não há fechadura que me resista', 'fechadura'],
    ['pt', 'vendia gelo no polo norte', 'vendia gelo no polo norte'],
    ['en', 'I could sell jumpers at the north pole', 'sell jumpers at the north pole'],
    ['he', 'אני מוכרת קרח לאסקימוסים', 'מוכרת קרח לאסקימוסים'],
    ['fr', 'je vends de la glace au pôle nord', 'vends de la glace au pôle nord'],
    ['es', 'te vendo hielo en el polo norte', 'vendo hielo en el polo norte'],
  ])('is a skill and no limit, whatever was asked, in %s: “%s”', (language, message, skill) => {
    for (const asked of ['skills', 'limits', 'dislikes'] as const)
      expect(heardIn(message, language, asked)).toEqual({ skills: [skill], limits: [] });
  });

  it.each<[Language, string]>([
    ['en', 'no car I can’t drive'],
    ['en', 'I can’t teach a class'],
    ['es', 'no puedo hacer paredes'],
    ['fr', 'je ne peux pas vendre dans la rue'],
    ['pt', 'não posso ensinar crianças'],
    ['he', 'לא יכולה למכור ברחוב'],
    ['he', 'אין אוכל שאני לא אוהבת'],
    ['he', 'אין יום שאני לא אופה'],
    ['es', 'no hay nadie que me gane cosiendo'],
    ['pt', 'não há ninguém que me vença'],
    ['en', 'there’s no one can beat me'],
    ['es', 'no puedo vender nada en el polo norte'],
  ])('is none where it is a plain denial, in %s: “%s”', (language, message) => {
    const { skills, limits } = heardIn(message, language, 'limits');
    expect(skills).toEqual([]);
    expect(limits).not.toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'I sell jumpers at the north pole'],
    ['he', 'אני מוכרת סריגים בקוטב'],
    ['fr', 'je vends des savons au pôle nord'],
    ['es', 'vendo jabones en el polo norte'],
    ['pt', 'vendo sabonetes no polo norte'],
  ])('is none where something is sold that may be sold there, in %s: “%s”', (language, message) => {
    expect(boastsIn(message, { asked: null, language, languages: [language], now: 0 })).toEqual([]);
  });

  it.each<[Language, string]>([
    ['es', 'no hay día que no haga deporte'],
    ['pt', 'não há dia que não faça crochê'],
  ])('is none where it tells of every day, in %s: “%s”', (language, message) => {
    expect(heardIn(message, language, 'hobbies').skills).toEqual([]);
  });
});
