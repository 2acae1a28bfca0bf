import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';
import { daysOut, timesTold, withTimes } from './times-told.ts';

const now = Date.parse('2026-11-01T09:00:00Z');
const told = (message: string, language: Language) =>
  timesTold(message, { asked: null, language, languages: languagesOf(flat(message), language), now });

describe('what people say of when', () => {
  it.each<[Language, string, string]>([
    ['en', 'it has to pay by Christmas', 'by Christmas'],
    ['en', 'I am off on Wednesdays, and my mum takes the kids', 'off on Wednesdays'],
    ['he', 'אני רוצה להתחיל לפני הלידה', 'לפני הלידה'],
    ['he', 'פנויה רק בימי חמישי, השאר לילדים', 'פנויה רק בימי חמישי'],
    ['fr', 'il faut que ce soit prêt avant la rentrée', 'avant la rentrée'],
    ['fr', 'je suis dispo le jeudi et un samedi sur deux', 'un samedi sur deux'],
    ['es', 'quiero empezar antes de septiembre', 'antes de septiembre'],
    ['es', 'estoy libre los jueves por la tarde', 'los jueves por la tarde'],
    ['pt', 'queria vender tudo até o Natal', 'até o Natal'],
    ['pt', 'folgo às segundas e um domingo sim outro não', 'um domingo sim outro não'],
  ])('is kept in their words, in %s: %s', (language, message, words) => {
    expect(told(message, language).join()).toContain(words);
  });

  it.each<[Language, string]>([
    ['en', 'I worked there until June 2019'],
    ['en', 'before the wedding I was a waitress'],
    ['en', 'my shift starts before sunrise on Tuesdays'],
    ['fr', 'jusqu’en mars 2020 je travaillais à la poste'],
    ['es', 'hasta junio de 2018 trabajé en un taller'],
  ])('is none where it is told of work or of the past, in %s: %s', (language, message) => {
    expect(told(message, language)).toEqual([]);
  });

  it('is kept once', () => {
    const limit = { field: 'limits', value: 'free only on Mondays' } as const;
    expect(withTimes([limit], ['free only on Mondays'])).toEqual([limit]);
  });
});

describe('days on which nothing can be done', () => {
  it.each<[Language, string, string]>([
    ['en', 'my dad has physio mondays and fridays so those are out', 'mondays and fridays so those are out'],
    ['he', 'ימי ראשון ורביעי אצל אמא אז אלה לא', 'ראשון ורביעי אצל אמא אז אלה לא'],
    [
      'fr',
      'lundi et mardi je garde mes petits, ces jours là non',
      'lundi et mardi je garde mes petits, ces jours là non',
    ],
    ['es', 'lunes y viernes cuido a mi padre, esos no', 'lunes y viernes cuido a mi padre, esos no'],
    ['pt', 'segundas e sextas levo a minha mãe, aí não dá', 'segundas e sextas levo a minha mãe, aí não dá'],
  ])('are a limit where words point back at them, in %s: %s', (language, message, limit) => {
    const heard = { asked: null, language, languages: languagesOf(flat(message), language), now };
    expect(daysOut(message, heard).map(({ text }) => text)).toEqual([limit]);
  });

  it('are none where no day was named', () => {
    const message = 'nets and pots, so those are out';
    expect(daysOut(message, { asked: null, language: 'en', languages: ['en'], now })).toEqual([]);
  });
});
