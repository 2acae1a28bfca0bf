import type { Language } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedField, askedFields } from './fields.ts';
import { readAnswer } from './read-answer.ts';

const nurse = (role_title: string, company_name: string | null, duration_months: number) => ({
  field: 'experience',
  value: { role_title, company_name, duration_months, description: null },
});

describe('several facts in one message', () => {
  it.each<[Language, string, unknown[]]>([
    [
      'en',
      'I worked as a nurse for 7 years at City Hospital, I live in Haifa and I have 6 hours a week',
      [
        nurse('nurse', 'City Hospital', 84),
        { field: 'location', value: 'Haifa' },
        { field: 'hours_per_week', value: 6 },
      ],
    ],
    [
      'he',
      'עבדתי כאחות 7 שנים בבית חולים, גרה בחיפה ויש לי 6 שעות בשבוע',
      [nurse('אחות', 'בית חולים', 84), { field: 'location', value: 'חיפה' }, { field: 'hours_per_week', value: 6 }],
    ],
    [
      'fr',
      'J’ai travaillé comme infirmière pendant 7 ans et j’habite à Villeurbanne, environ 5 heures par semaine',
      [
        nurse('infirmière', null, 84),
        { field: 'location', value: 'Villeurbanne' },
        { field: 'hours_per_week', value: 5 },
      ],
    ],
    [
      'es',
      'Trabajé como enfermera durante siete años y vivo en Cádiz. Tengo 34 años',
      [nurse('enfermera', null, 84), { field: 'location', value: 'Cádiz' }, { field: 'age', value: 34 }],
    ],
    [
      'pt',
      'Trabalhei como enfermeira por 7 anos, moro em Recife, gosto de cozinhar',
      [nurse('enfermeira', null, 84), { field: 'location', value: 'Recife' }, { field: 'hobbies', value: 'cozinhar' }],
    ],
  ])('reads them in %s', (language, message, expected) => {
    expect(readAnswer(message, null, language)).toEqual(expected);
  });

  it('does not take another number for the budget that was asked for', () => {
    expect(readAnswer('I am 31 and live in Haifa, about 6 hours a week', 'budget_per_month', 'en')).toEqual([
      { field: 'age', value: 31 },
      { field: 'location', value: 'Haifa' },
      { field: 'hours_per_week', value: 6 },
    ]);
  });

  it('does not take an age for the hours that were asked for', () => {
    expect(readAnswer('I am 34, live in Leeds, have 6 hours a week', 'hours_per_week', 'en')).toEqual([
      { field: 'age', value: 34 },
      { field: 'location', value: 'Leeds' },
      { field: 'hours_per_week', value: 6 },
    ]);
    expect(readAnswer('אני בת 34, גרה בחיפה, יש לי 6 שעות בשבוע', 'hours_per_week', 'he')).toEqual([
      { field: 'age', value: 34 },
      { field: 'location', value: 'חיפה' },
      { field: 'hours_per_week', value: 6 },
    ]);
  });

  it('tells money to earn from money to spend', () => {
    expect(readAnswer('I want to earn 600 a month. My budget is 100 dollars', null, 'en')).toEqual([
      { field: 'goals', value: { goal_type: 'earn', value: 'earn 600 a month' } },
      { field: 'budget_per_month', value: 100 },
    ]);
  });

  it('keeps a list of skills together, with the levels that were said', () => {
    expect(readAnswer('baking (advanced), Excel basic and first aid', 'skills', 'en').map((one) => one.value)).toEqual([
      { name: 'baking', level: 'advanced', notes: '' },
      { name: 'Excel', level: 'beginner', notes: '' },
      { name: 'first aid', level: 'beginner', notes: '' },
    ]);
    expect(readAnswer('I can sew, bake bread and drive a truck', null, 'en')).toHaveLength(3);
  });
});

describe('a bare answer', () => {
  it.each<[AskedField, Language, string, unknown[]]>([
    ['experience', 'en', 'nurse, 7 years', [nurse('nurse', null, 84)]],
    ['experience', 'he', 'אחות, שבע שנים', [nurse('אחות', null, 84)]],
    ['hours_per_week', 'en', '5-8', [{ field: 'hours_per_week', value: 5 }]],
    ['hours_per_week', 'en', '2 hours a day', [{ field: 'hours_per_week', value: 14 }]],
    ['hours_per_week', 'he', 'שעתיים', [{ field: 'hours_per_week', value: 2 }]],
    ['hours_per_week', 'en', 'no idea really', []],
    ['budget_per_month', 'pt', 'nada', [{ field: 'budget_per_month', value: 0 }]],
    ['budget_per_month', 'fr', '1 500 €', [{ field: 'budget_per_month', value: 1500 }]],
    ['age', 'en', '34', [{ field: 'age', value: 34 }]],
    ['age', 'en', '430', []],
    ['location', 'es', 'Ciudad de México', [{ field: 'location', value: 'Ciudad de México' }]],
    ['location', 'en', 'no, 5 hours per week', [{ field: 'hours_per_week', value: 5 }]],
    ['notes', 'en', 'only evenings, no car', [{ field: 'notes', value: 'only evenings, no car' }]],
  ])('to %s in %s: %s', (asked, language, message, expected) => {
    expect(readAnswer(message, asked, language)).toEqual(expected);
  });
});

it('never throws and never invents: every text it takes occurs in the message', () => {
  const languages = fc.constantFrom<Language>('en', 'he', 'fr', 'es', 'pt');
  const pieces = fc.constantFrom(
    'I am',
    '7 years',
    'nurse',
    'שעות',
    'et',
    'quiero',
    '600 €',
    'ב',
    ',',
    '.',
    '🙂',
    'hours a week',
    '\n',
  );
  const messages = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(pieces, { maxLength: 30 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(messages, fc.constantFrom(...askedFields, null), languages, (message, asked, language) => {
      const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
      for (const one of readAnswer(message, asked, language)) {
        const text =
          typeof one.value === 'string' ? one.value : one.field === 'experience' ? one.value.role_title : null;
        for (const word of wordsIn(text ?? '')) expect(message).toContain(word);
      }
    }),
  );
});
