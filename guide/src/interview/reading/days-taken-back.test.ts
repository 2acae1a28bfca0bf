import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { daysMeant } from './days-taken-back.ts';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

function read(text: string, language: Language) {
  const message = cleaned(text);
  const heard = { asked: 'hours_per_week', language, languages: languagesOf(flat(message), language), now: 0 } as const;
  const meant = daysMeant(message, heard);
  const hours = hear(meant, heard).said.flatMap((one) => (one.field === 'hours_per_week' ? [one.value] : []));
  return { isChanged: meant !== message, hours };
}

describe('a day of a week that is taken back', () => {
  it.each<[Language, string, number]>([
    ['en', 'mon wed fri 2 hours each, wait fri is choir', 4],
    ['en', 'Mondays and Thursdays, two hours each. No, Thursdays we rehearse', 2],
    ['he', 'אני פנויה ראשון שלישי וחמישי שעתיים כל פעם... רגע חמישי אני אצל אמא, תורידו את חמישי', 4],
    ['fr', 'lundi, mercredi et samedi, 2 heures à chaque fois.. ah non, samedi j’ai la chorale', 4],
    ['es', 'las tardes del lunes, miércoles y sábado, dos horas cada una. Ay no, el sábado es el coro', 4],
    ['pt', 'terça e quinta de noite 2 horas cada e domingo 3 horas.. domingo não, minha mãe precisa de mim', 4],
  ])('counts no more, in %s: “%s”', (language, message, hours) => {
    expect(read(message, language)).toEqual({ isChanged: true, hours: [hours] });
  });

  it.each<[Language, string, number]>([
    ['es', 'martes, jueves y viernes, 3 horas cada uno, no, el viernes son 2', 8],
    ['es', 'lunes y jueves 4 horas en la tarde.. bueno el jueves son 3 porque voy por mi hermana', 7],
  ])('counts the hours that it is said to have instead, in %s: “%s”', (language, message, hours) => {
    expect(read(message, language)).toEqual({ isChanged: true, hours: [hours] });
  });

  it.each<[Language, string]>([
    ['en', 'Mondays 2 hours and Fridays 3 hours. No Mondays in December'],
    ['en', 'I work Mondays and Tuesdays, free 3 hours Wednesday. no phone on Mondays'],
    ['fr', 'lundi et jeudi 2 heures, le jeudi de préférence le matin'],
  ])('is none that is only named again, in %s: “%s”', (language, message) => {
    expect(read(message, language).isChanged).toBe(false);
  });
});
