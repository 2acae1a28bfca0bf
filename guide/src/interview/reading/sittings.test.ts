import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

function hoursIn(text: string, language: Language, asked: 'hours_per_week' | null) {
  const message = cleaned(text);
  const { said, unread } = hear(message, { asked, language, languages: languagesOf(flat(message), language), now: 0 });
  const hours = said.flatMap(({ field, value, reading }) => (field === 'hours_per_week' ? [{ value, reading }] : []));
  return { hours, unread };
}

/** Evenings, mornings and days that are counted without an hour, and what they come to. */
const counted: readonly [Language, string, hours: number][] = [
  ['en', 'two evenings a week', 4],
  ['en', '2 days', 12],
  ['en', '5 half days', 15],
  ['en', 'two afternoons and an evening', 6],
  ['en', 'two or three mornings', 4],
  ['he', 'שני ערבים בשבוע', 4],
  ['he', 'שלושה בקרים', 6],
  ['fr', 'deux matinées par semaine', 4],
  ['fr', 'trois demi-journées', 9],
  ['fr', '2 ou 3 soirs', 4],
  ['es', 'dos tardes a la semana', 4],
  ['es', '2 días', 12],
  ['pt', 'duas noites', 4],
  ['pt', 'três manhãs por semana', 6],
];

/** Hours that are said, and days that are counted by the month or beside other words: heard as before. */
const said: readonly [Language, string, hours: readonly number[]][] = [
  ['en', '3 evenings, an hour and a half each', [4.5]],
  ['en', '3', [3]],
  ['fr', 'deux soirs de trois heures', [6]],
  ['es', '4 días al mes', [4]],
  ['pt', 'daqui a 3 dias começo um curso', [3]],
];

describe('times of a week that have no hours', () => {
  it.each(counted)('are read as so many each, and that is said: %s, %s', (language, text, value) => {
    expect(hoursIn(text, language, 'hours_per_week')).toEqual({ hours: [{ value, reading: 'sittings' }], unread: [] });
  });

  it.each(said)(
    'are counted no further where hours are said, or something else is: %s, %s',
    (language, text, values) => {
      expect(hoursIn(text, language, 'hours_per_week').hours.map(({ value }) => value)).toEqual(values);
    },
  );

  it('are heard where nobody asked', () => {
    expect(hoursIn('vivo en Soria, tengo tres tardes y 80 euros', 'es', null).hours).toEqual([
      { value: 6, reading: 'sittings' },
    ]);
    expect(hoursIn('enfermeira, quatro noites por semana', 'pt', null).hours).toEqual([]);
    expect(hoursIn('I have two evenings a week', 'en', null).hours).toEqual([{ value: 4, reading: 'sittings' }]);
  });
});
