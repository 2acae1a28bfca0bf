import { emptyProfile, type Language, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { changesBetween } from './note.ts';
import { sentenceOf } from './sentence.ts';
import { withSaid } from './updates.ts';
import type { Mention } from './fields.ts';

const job = (role_title: string, months: number): Mention => ({
  field: 'experience',
  value: { role_title, company_name: null, duration_months: months, description: null },
});
const skill = (name: string): Mention => ({ field: 'skills', value: { name, level: null } });

/** What is said of these facts, without the marks that shield the person's words. */
function said(facts: readonly Mention[], language: Language, before: Profile = emptyProfile): string | null {
  const after = withSaid(before, facts);
  const sentence = sentenceOf(changesBetween(before, after, language), after, language);
  return sentence && sentence.replaceAll(/[\u2068\u2069]/gu, '');
}

describe('what was noted, as a sentence', () => {
  it.each<[Language, Mention[], string]>([
    [
      'en',
      [job('glazier', 88), job('bar work', 6), { field: 'age', value: 61 }, { field: 'location', value: 'Hull' }],
      'you’re 61 and home is Hull; for work there’s glazier (7 years and 4 months) and bar work (6 months).',
    ],
    [
      'he',
      [job('זגג', 88), { field: 'hours_per_week', value: 2 }, { field: 'limits', value: 'בלי ערבים' }],
      'יש שעתיים בשבוע; בעבודה יש זגג (7 שנים ו-4 חודשים); צריך להתחשב ב״בלי ערבים״.',
    ],
    [
      'fr',
      [skill('tricot'), skill('soudure'), { field: 'hours_per_week', value: 1 }],
      'vous avez 1 heure par semaine\u202f; côté compétences, il y a tricot et soudure.',
    ],
    [
      'es',
      [skill('coser'), skill('injertar'), { field: 'budget_per_month', value: 0 }],
      'no hay dinero que poner; de habilidades tengo coser e injertar.',
    ],
    [
      'pt',
      [
        { field: 'location', value: 'Olinda' },
        { field: 'age', value: 33 },
        { field: 'hobbies', value: 'dominó' },
      ],
      'você tem 33 anos e mora em Olinda; de passatempos tenho dominó.',
    ],
  ])('in %s', (language, facts, sentence) => {
    expect(said(facts, language)).toBe(sentence);
  });

  it('says what stood there before, and what went', () => {
    const before = withSaid(emptyProfile, [{ field: 'hours_per_week', value: 6 }, skill('baking'), skill('sewing')]);
    expect(said([{ field: 'hours_per_week', value: 4 }], 'en', before)).toBe(
      'you have 4 hours (before: 6 hours) a week.',
    );
    const without = { ...before, skills: before.skills.slice(1) };
    expect(sentenceOf(changesBetween(before, without, 'en'), without, 'en')).toBe('I took out \u2068baking\u2069.');
  });

  it('is none where there is too much for one, or a bare number went', () => {
    expect(said('abcdefg'.split('').map(skill), 'en')).toBeNull();
    expect(said([skill('a'.repeat(270))], 'en')).toBeNull();
    const before = withSaid(emptyProfile, [{ field: 'age', value: 40 }]);
    expect(sentenceOf(changesBetween(before, emptyProfile, 'en'), emptyProfile, 'en')).toBeNull();
  });
});
