import { describe, expect, it } from 'vitest';
import { profileOf } from '../testing/profiles.ts';
import { bandOf, limitsOf, placeIn } from './limits.ts';
import { ruledOutIn } from './ruled-out.ts';
import { weeksUntil } from './deadline.ts';
import { hoursPerWeekIn, quantitiesIn } from './quantities.ts';

/** 20 November 2026. */
const now = 1_795_132_800_000;

describe('limits', () => {
  it.each([
    ['I have no car', 'car'],
    ['אין לי רכב', 'car'],
    ['Je n’ai pas de voiture', 'car'],
    ['No tengo coche', 'car'],
    ['Não tenho carro', 'car'],
    ['Allergic to dogs', 'animals'],
    ['mal au dos', 'physical-work'],
    ['No puedo los fines de semana', 'weekends'],
    ['Não quero trabalhar com crianças', 'children'],
  ])('%s', (text, need) => {
    expect([...ruledOutIn(text)]).toContain(need);
  });

  it('does not rule out what is only named', () => {
    expect([...ruledOutIn('I have a car, two dogs and like children')]).toEqual([]);
  });

  it.each([
    ['Only online please', 'online'],
    ['Online only', 'online'],
    ['רק מהבית', 'online'],
    ['Uniquement en ligne', 'online'],
    ['Solo presencial', 'local'],
    ['I would rather meet people', null],
  ])('%s → %s', (text, place) => {
    expect(placeIn(text)).toBe(place);
  });

  it('takes numbers nobody said as no limit, and no money as band 0', () => {
    expect(limitsOf(profileOf({}))).toMatchObject({ hours: null, band: null, age: null });
    expect(limitsOf(profileOf({ budget: 0 })).band).toBe(0);
    expect([bandOf(40, 'en'), bandOf(200, 'en'), bandOf(200, 'he'), bandOf(5_000, 'fr')]).toEqual([1, 2, 1, 4]);
  });
});

describe('time', () => {
  it.each([
    ['I have 3 hours a week', 3],
    ['an hour a day', 7],
    ['חמש שעות בשבוע', 5],
    ['cinq heures par semaine', 5],
    ['2h', 2],
    ['no idea', null],
  ])('%s', (text, hours) => {
    expect(hoursPerWeekIn(text)).toBe(hours);
  });

  it.each([
    ['finish in two weeks', 2],
    ['תוך שבועיים', 2],
    ['תוך שבוע', 1],
    ['en 3 semanas', 3],
    ['by 4 December', 2],
    ['avant le 4 décembre', 2],
    ['2026-12-04', 2],
    ['soon', null],
  ])('%s', (text, weeks) => {
    expect(weeksUntil(text, now)).toBe(weeks);
  });

  it('reads several spans in order', () => {
    expect(quantitiesIn('20 minutes, then 2 horas')).toEqual([
      { count: 20, unit: 'minute' },
      { count: 2, unit: 'hour' },
    ]);
  });
});
