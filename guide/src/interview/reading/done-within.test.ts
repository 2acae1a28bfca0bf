import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

function heardOf(text: string, language: Language, asked: AskedField | null = null) {
  const message = cleaned(text);
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked, language, languages, now: 0 });
  return {
    hours: said.flatMap((one) => (one.field === 'hours_per_week' ? [one.value] : [])),
    goals: said.flatMap((one) => (one.field === 'goals' ? [one.value.value] : [])),
    names: said.flatMap((one) =>
      one.field === 'skills' ? [one.value.name] : one.field === 'experience' ? [one.value.role_title] : [],
    ),
    notes: said.flatMap((one) => (one.field === 'notes' ? [one.value] : [])),
  };
}

describe('how fast somebody does something', () => {
  it.each<[Language, string, string, string]>([
    ['en', "i can shuck an oyster in under five seconds and I'm 51", 'shuck an oyster', 'in under five seconds'],
    ['en', 'im 44, can plait a mane in under ten min, live in Hexham', 'plait a mane', 'in under ten min'],
    ['he', 'אני מפרקת אופניים בפחות מעשר דקות', 'מפרקת אופניים', 'בפחות מעשר דקות'],
    ['fr', "je ferre un cheval en moins d'une heure, j'ai 52 ans", 'ferre un cheval', "en moins d'une heure"],
    ['es', 'tejo una canasta en menos de dos horas, tengo 58 años', 'tejo una canasta', 'en menos de dos horas'],
    [
      'pt',
      'conserto uma corrente em menos de dez minutos, moro em Viseu',
      'conserto uma corrente',
      'em menos de dez minutos',
    ],
  ])('is no hours of a week and no part of its name, in %s: “%s”', (language, message, name, speed) => {
    const heard = heardOf(message, language);
    expect(heard.hours).toEqual([]);
    expect(heard.names).toContain(name);
    expect(heard.notes.join()).toContain(speed);
  });

  it.each<[Language, string]>([
    ['en', 'i gut a salmon in 2 minutes flat'],
    ['en', 'it takes me 3 hours to restring a harp, and I am 61'],
    ['he', 'לוקח לי שעתיים לסרוג כובע, גרה בעכו'],
    ['fr', "ça me prend 3 heures de rempailler une chaise, j'ai 40 ans"],
    ['es', 'tardo 3 horas en encordar un arpa, vivo en Lugo'],
    ['pt', 'demoro 3 horas a encordoar uma harpa, moro em Viseu'],
  ])('is none where it is told what it takes, in %s: “%s”', (language, message) => {
    expect(heardOf(message, language).hours).toEqual([]);
  });

  it('stays with what somebody wishes to reach', () => {
    const heard = heardOf('i want to run 5 km in under 25 minutes by june', 'en');
    expect(heard.hours).toEqual([]);
    expect(heard.goals).toEqual(['run 5 km in under 25 minutes']);
  });

  it.each<[Language, string, string, number]>([
    ['en', 'I can plait a mane in under 2 hours and I have 2 hours a week', 'plait a mane', 2],
    ['en', 'I shear a sheep in under 2 minutes and I have 2 hours a week', 'shear a sheep', 2],
    ['he', 'אני תופרת וילון בפחות משלוש שעות ויש לי שלוש שעות בשבוע', 'תופרת וילון', 3],
    ['fr', "je repeins une porte en moins de 3 heures et j'ai 3 heures par semaine", 'repeins une porte', 3],
    ['es', 'pinto un mural en menos de 5 horas y tengo 5 horas por semana', 'pinto un mural', 5],
    ['pt', 'monto um armário em menos de 4 horas e tenho 4 horas por semana', 'monto um armário', 4],
  ])('takes no equal hours of a week away, in %s: “%s”', (language, message, name, hours) => {
    const heard = heardOf(message, language);
    expect(heard.hours).toEqual([hours]);
    expect(heard.names).toEqual([name]);
  });

  it('takes none away beside a wish to do it so fast', () => {
    const heard = heardOf('I want to swim a mile in under 2 hours and I have 2 hours a week', 'en');
    expect(heard.goals).toEqual(['swim a mile in under 2 hours']);
    expect(new Set(heard.hours)).toEqual(new Set([2]));
  });

  it.each<[Language, string, AskedField | null, number]>([
    ['en', 'could do it in under 5 hours', 'hours_per_week', 5],
    ['en', 'i can only do it in under 5 hours a week', null, 5],
    ['en', 'im 33, can do 40 min each evening', null, 4.67],
    ['en', 'got 40 mins on saturdays', null, 0.67],
    ['es', 'tengo 33 años y puedo 20 minutos al día', null, 2.33],
    ['fr', "j'ai 6 heures par semaine, en moins de dix ans je suis à la retraite", null, 6],
    ['es', 'tengo 4 horas a la semana y coso un ojal en menos de 3 minutos', null, 4],
    ['pt', 'tenho 40 minutos por dia, moro em Évora', null, 4.67],
    ['en', "Half an hour on the ferry is what I get, I'm 38", null, 0.5],
    ['he', 'יש לי חצי שעה ברכבת וזהו, בן 38', null, 0.5],
    ['fr', "une demi-heure dans le train et c'est tout, j'ai 38 ans", null, 0.5],
    ['es', 'media hora en el tren y nada más, tengo 38 años', null, 0.5],
    ['pt', 'meia hora no comboio e mais nada, tenho 38 anos', null, 0.5],
    ['fr', "je mets 6 heures par semaine et 15 euros par mois, j'ai 29 ans", null, 6],
    ['fr', 'je mets 6 heures par semaine', 'hours_per_week', 6],
  ])('is told apart from the time there is, in %s: “%s”', (language, message, asked, hours) => {
    expect(heardOf(message, language, asked).hours).toEqual([hours]);
  });
});
