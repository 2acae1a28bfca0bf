import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { clockRangesIn } from './clock-ranges.ts';
import { hear } from './hear.ts';
import { flat } from './message.ts';

const now = Date.parse('2026-11-01T09:00:00Z');

const hoursSaid = (message: string, language: Language) =>
  hear(message, { asked: 'hours_per_week', language, languages: [language], now }).said.flatMap(({ field, value }) =>
    field === 'hours_per_week' ? [value] : [],
  );

describe('hours of the clock', () => {
  it.each<[Language, string, number]>([
    ['en', '2-5pm on tuesdays', 3],
    ['en', '10am to 1pm mon to fri', 15],
    ['en', 'between 9 and 11 in the morning, monday to friday', 10],
    ['he', 'בין 9 ל-11 בבוקר פעמיים בשבוע', 4],
    ['he', 'בימי שלישי 16:00-18:30', 2.5],
    ['fr', 'entre 9h et 11h deux fois par semaine', 4],
    ['fr', 'de 14h à 16h30 le mardi', 2.5],
    ['es', 'de 16 a 19h lunes y jueves', 6],
    ['es', 'martes y viernes, de 3 a 5 de la tarde', 4],
    ['pt', 'das 14h às 17h às quartas', 3],
    ['pt', 'livre 8 às 11 todo dia', 21],
    ['es', 'libre de 8 a las 11', 3],
    ['en', '8 till 11 mornings, tues to fri', 12],
    ['en', 'i have from 9:30 to 2:30 when he naps, mon to fri', 25],
  ])('in %s are counted from one to the other: “%s”', (language, message, hours) => {
    expect(hoursSaid(message, language)).toEqual([hours]);
  });

  it.each([
    '5-8 hours a week',
    'between 5 and 8',
    '8 to 10',
    '3-4 evenings a week',
    'entre 9h et 11h par semaine',
    '2h à 3h le mardi',
    '2010-2015',
  ])('are not what people have at least and at most: “%s”', (message) => {
    expect(clockRangesIn(flat(message))).toEqual([]);
  });
});
