import { type AskedField, type Language, askedFields } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mention } from '../fields.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';
import { readMessage } from './read-message.ts';

const NOW = Date.UTC(2026, 9, 16);

function read(message: string, asked: AskedField | null, language: Language) {
  const text = cleaned(message);
  return readMessage(text, { asked, language, languages: languagesOf(flat(text), language), now: NOW });
}

function short({ field, value }: Mention): string {
  if (typeof value !== 'object') return `${field} ${value}`;
  if ('role_title' in value)
    return `${value.role_title} ${value.duration_months}${value.company_name ? ` @${value.company_name}` : ''}`;
  return 'name' in value ? `${value.name} ${value.level ?? '-'}` : `goal ${value.value}`;
}

describe('an answer as people type it', () => {
  it.each<[AskedField | null, Language, string, string[]]>([
    ['experience', 'en', 'nurse, 7 years', ['nurse 84']],
    ['experience', 'en', 'stay at home mum', ['stay at home mum 0']],
    ['experience', 'pt', 'costureira na Renner', ['costureira 0 @Renner']],
    ['experience', 'pt', 'pescadora nata', ['pescadora nata 0']],
    ['experience', 'pt', 'viveiro de plantas emprestadas', ['viveiro de plantas emprestadas 0']],
    ['experience', 'fr', "aide à l'hôpital Tenon", ['aide 0 @hôpital Tenon']],
    ['experience', 'en', '3 years as a carer', ['carer 36']],
    ['experience', 'en', 'taught maths 2015-2019, now a tutor', ['taught maths 48', 'tutor 0']],
    ['experience', 'en', 'I have a 5 year old daughter and I am 29', ['age 29']],
    [
      'skills',
      'en',
      'baking (advanced), Excel basic and first aid',
      ['baking advanced', 'Excel beginner', 'first aid -'],
    ],
    ['skills', 'en', "i'm pretty good with kids, expert in excel", ['kids intermediate', 'excel advanced']],
    [null, 'en', 'I can sew, bake bread and drive a truck', ['sew -', 'bake bread -', 'drive a truck -']],
    ['hours_per_week', 'en', '34 and 6 hours', ['hours_per_week 6']],
    ['age', 'en', '34 and 6 hours', ['hours_per_week 6', 'age 34']],
    ['hours_per_week', 'en', '5-8', ['hours_per_week 5']],
    ['hours_per_week', 'en', 'maybe 5 or 6', ['hours_per_week 5']],
    ['hours_per_week', 'en', 'a few hours', ['hours_per_week 3']],
    ['hours_per_week', 'en', '2 hrs on weekdays', ['hours_per_week 10']],
    ['hours_per_week', 'en', 'weekends only', ['limits weekends only']],
    ['hours_per_week', 'en', 'no idea really', []],
    ['budget_per_month', 'en', 'up to 100 quid', ['budget_per_month 100']],
    ['budget_per_month', 'en', 'nothing', ['budget_per_month 0']],
    ['budget_per_month', 'en', 'I am 31, about 6 hours a week', ['age 31', 'hours_per_week 6']],
    ['age', 'en', 'im 34 yrs old', ['age 34']],
    ['age', 'en', '430', []],
    ['location', 'en', 'Leeds, UK', ['location Leeds, UK']],
    ['location', 'en', 'no, 5 hours per week', ['hours_per_week 5']],
    ['goals', 'en', '600 a month', ['goal 600 a month']],
    ['hobbies', 'en', 'reading, long walks & chess', ['hobbies reading, long walks & chess']],
    [
      null,
      'en',
      'I want to earn 600 a month. My budget is 100 dollars',
      ['goal earn 600 a month', 'budget_per_month 100'],
    ],
    ['experience', 'he', 'אחות, שבע שנים', ['אחות 84']],
    ['skills', 'he', 'אפייה (מתקדמת), אקסל בסיסי וצילום', ['אפייה advanced', 'אקסל beginner', 'צילום -']],
    ['hours_per_week', 'he', 'שבע-עשרה שעות', ['hours_per_week 17']],
    ['hours_per_week', 'he', 'שעתיים', ['hours_per_week 2']],
    ['hours_per_week', 'he', 'שעה וחצי ביום', ['hours_per_week 10.5']],
    ['budget_per_month', 'he', 'אין לי תקציב', ['budget_per_month 0']],
    ['age', 'he', 'בת שלושים וארבע', ['age 34']],
    ['location', 'he', 'חיפה', ['location חיפה']],
    ['limits', 'he', 'רק בערבים, בלי רכב', ['limits רק בערבים', 'limits בלי רכב']],
    ['hours_per_week', 'fr', "une dizaine d'heures", ['hours_per_week 10']],
    ['hours_per_week', 'fr', '2 heures et demie', ['hours_per_week 2.5']],
    ['budget_per_month', 'fr', 'quatre-vingts euros', ['budget_per_month 80']],
    ['budget_per_month', 'fr', '1\u202F500 €', ['budget_per_month 1500']],
    ['age', 'fr', 'trente-quatre ans', ['age 34']],
    [
      'experience',
      'fr',
      "caissière depuis 2019, avant j'étais serveuse pendant 3 ans",
      ['caissière 88', 'serveuse 36'],
    ],
    ['location', 'fr', 'lyon', ['location lyon']],
    ['hours_per_week', 'es', 'un par de horas', ['hours_per_week 2']],
    ['hours_per_week', 'es', '5 o 6 horas', ['hours_per_week 5']],
    ['budget_per_month', 'es', 'unos cien euros', ['budget_per_month 100']],
    ['location', 'es', 'Ciudad de México', ['location Ciudad de México']],
    ['skills', 'es', 'se coser y cocinar, ingles avanzado', ['coser -', 'cocinar -', 'ingles advanced']],
    ['hours_per_week', 'pt', 'meia hora por dia', ['hours_per_week 3.5']],
    ['hours_per_week', 'pt', 'umas dez horas', ['hours_per_week 10']],
    ['budget_per_month', 'pt', 'nada', ['budget_per_month 0']],
    ['skills', 'pt', 'cozinhar (avançado), um pouco de excel', ['cozinhar advanced', 'excel beginner']],
    ['age', 'pt', 'trinta e quatro', ['age 34']],
    // The message may be in another language than the replies.
    ['experience', 'en', 'tengo 34 años y vivo en Sevilla', ['age 34', 'location Sevilla']],
    ['experience', 'fr', 'I live in Leeds and have 6 hours a week', ['location Leeds', 'hours_per_week 6']],
  ])('to %s in %s: %s', (asked, language, message, expected) => {
    expect(read(message, asked, language).said.map(short)).toEqual(expected);
  });

  it('says how it came to a number that was not said', () => {
    const readings = (message: string) => read(message, 'hours_per_week', 'en').said.map(({ reading }) => reading);
    expect(readings('between 5 and 8 hours')).toEqual(['smaller']);
    expect(readings('half an hour a day')).toEqual(['daily']);
    expect(readings('a couple of hours')).toEqual(['few']);
    expect(readings('6 hours')).toEqual([undefined]);
  });

  it('keeps what it took nothing from', () => {
    expect(read('34 and 6 hours', 'hours_per_week', 'en').unread).toEqual(['34']);
  });
});

const pieces = [
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
  'no, eight',
  'since 2019',
  'not a',
  'remove',
  'j’ai',
];

it('never throws and never invents: every text it takes occurs in the message', () => {
  const messages = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => all.join(' ')),
  );
  const languages = fc.constantFrom<Language>('en', 'he', 'fr', 'es', 'pt');
  fc.assert(
    fc.property(messages, fc.constantFrom(...askedFields, null), languages, (message, asked, language) => {
      const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
      const text = cleaned(message);
      for (const { value } of read(message, asked, language).said) {
        const taken =
          typeof value === 'string'
            ? value
            : typeof value === 'object' && 'role_title' in value
              ? value.role_title
              : '';
        for (const word of wordsIn(taken)) expect(text).toContain(word);
      }
    }),
  );
});
