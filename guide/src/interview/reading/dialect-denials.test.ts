import type { AskedField, Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { dayInUtc } from '../../text/calendar.ts';
import { hear } from './hear.ts';

/** The fields that a message is heard to fill. */
function fieldsOf(language: Language, asked: AskedField, message: string): Set<string> {
  const heard = { asked, language, languages: [language], now: dayInUtc(2026, 10, 16), age: null, hasWork: true };
  return new Set(hear(message, heard).said.map(({ field }) => field));
}

it.each([
  ['en', 'i winna stand on a ladder'],
  ['en', 'i didnae like phone calls and i winnae do them'],
  ['fr', 'jpeux pu monter les étages'],
  ['es', 'nanay de cargar cajas'],
  ['pt', 'nun posso carregar caixa'],
  ['he', 'אין מצב שאני סוחבת ארגזים'],
] as const)('hears what is denied as it is said at home for no ability, in %s: “%s”', (language, message) => {
  const fields = fieldsOf(language, 'skills', message);
  expect(fields.has('limits') || fields.has('dislikes')).toBe(true);
  expect(fields.has('skills') || fields.has('goals')).toBe(false);
});

it.each([
  ['fr', 'goals', 'j’veux pu faire les marchés'],
  ['fr', 'skills', 'je veux plus conduire la nuit'],
  ['es', 'goals', 'quiero nunca más fregar platos'],
  ['pt', 'goals', 'quero nunca mais lavar louça'],
  ['he', 'goals', 'רוצה לא עוד לשטוף כלים'],
  ['en', 'goals', 'i want no more washing up'],
] as const)(
  'hears a wish that something ends for no goal, in %s as an answer to %s: “%s”',
  (language, asked, message) => {
    const fields = fieldsOf(language, asked, message);
    expect(fields.has('goals') || fields.has('skills')).toBe(false);
    expect(fields.has('limits') || fields.has('dislikes')).toBe(true);
  },
);

it('hears more of something for a goal', () => {
  expect(fieldsOf('fr', 'goals', 'je veux gagner plus et agrandir la serre').has('goals')).toBe(true);
});

it.each([
  ['skills', "j'veux plus repasser, et plus courir partout"],
  ['skills', "j'veux plus faire de vaisselle, et plus de dimanches"],
  ['skills', 'jvx pu faire de la plonge'],
  ['skills', 'jveux pus faire de livraisons'],
] as const)('takes what somebody wishes no more for nothing they can, asked for %s: “%s”', (asked, message) => {
  const fields = fieldsOf('fr', asked, message);
  expect(fields.has('dislikes') || fields.has('limits')).toBe(true);
  expect(['skills', 'goals', 'notes', 'experience'].filter((field) => fields.has(field))).toEqual([]);
});

it.each(['skills', 'limits', 'notes'] as const)(
  'ends what is wished no more where its teller goes on, asked for %s',
  (asked) => {
    const heard = { asked, language: 'fr', languages: ['fr'], now: dayInUtc(2026, 10, 16), age: null } as const;
    const { said } = hear('je veux plus garder des chats et je fais des confitures', { ...heard, languages: ['fr'] });
    const denied = said.flatMap((one) => (one.field === 'dislikes' ? [one.value] : []));
    expect(denied.length).toBeGreaterThan(0);
    expect(denied.join()).not.toContain('confitures');
  },
);
