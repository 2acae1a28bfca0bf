import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';

function jobsIn(message: string, language: Language): string[] {
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked: 'experience', language, languages, now: Date.UTC(2026, 9, 16) });
  return said.flatMap((one) =>
    one.field === 'experience'
      ? [
          [one.value.role_title, one.value.company_name, one.value.duration_months]
            .filter((part) => part !== null)
            .join('|'),
        ]
      : [],
  );
}

describe('two works in a sentence', () => {
  it.each<[Language, string, string[]]>([
    [
      'en',
      'lorry driver for twenty years, and a football coach on sundays for five',
      ['lorry driver|240', 'football coach|60'],
    ],
    ['fr', '8 ans comme cuisinier et 3 comme livreur', ['cuisinier|96', 'livreur|36']],
    ['he', 'חשמלאי 12 שנה ונהג משאית עוד 4', ['חשמלאי|144', 'נהג משאית|48']],
    ['es', '8 años de cocinero y 3 de repartidor', ['cocinero|96', 'repartidor|36']],
    ['pt', 'motoboy 4 anos e antes ajudante de pedreiro por 6', ['motoboy|48', 'ajudante de pedreiro|72']],
  ])('have their lengths, one said without its unit, in %s: %s', (language, message, jobs) => {
    expect(jobsIn(message, language)).toEqual(jobs);
  });

  it('are heard once each, by whichever reader', () => {
    const told = 'aide-soignante 20 ans, maintenant je vends des confitures au marché depuis un an';
    expect(jobsIn(told, 'fr')).toHaveLength(2);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'nurse for 7 years and mother of 3', /mother|36/u],
    ['en', 'baker 10 years, with 2 ovens', /24/u],
    ['es', 'carpintero 12 años y padre de 4', /padre|48/u],
  ])('are not made of what else is counted, in %s: %s', (language, message, none) => {
    expect(jobsIn(message, language).join(' ; ')).not.toMatch(none);
  });
});
