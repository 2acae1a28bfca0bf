import { goalTypes, type Language, purposeOfType } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { readMoneyGoal } from '../../understand/money-goal.ts';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

const goalsIn = (language: Language, text: string) => {
  const message = cleaned(text);
  const now = Date.UTC(2026, 10, 28);
  const heard = { asked: 'goals', language, languages: languagesOf(flat(message), language), now } as const;
  return hear(message, heard).said.flatMap((one) => (one.field === 'goals' ? [one.value] : []));
};

describe('a sum that is wanted', () => {
  it.each<[Language, string, string]>([
    ['en', 'I’d like seven hundred and fifty a month', '750 a month'],
    ['he', 'הייתי רוצה אלף ושמונה מאות שקל בחודש', '1800 שקל בחודש'],
    ['fr', 'j’aimerais sept cents euros par mois', '700 euros par mois'],
    ['es', 'quiero ganar novecientos al mes', 'ganar 900 al mes'],
    ['pt', 'quero ganhar mil e quinhentos por mês', 'ganhar 1500 por mês'],
  ])('is kept in figures in %s, as it is reckoned: “%s”', (language, text, value) => {
    const [goal, ...more] = goalsIn(language, text);
    expect(goal?.value).toBe(value);
    expect(purposeOfType(goal?.goal_type ?? '')).toBe('earn');
    expect(readMoneyGoal(value, goalTypes[language].earn)?.per).toBe('month');
    expect(more).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'about seven hundred extra a month', '700 extra a month'],
    ['he', 'עוד אלף ומאתיים שקל בחודש', 'עוד 1200 שקל בחודש'],
    ['fr', 'environ sept cents euros de plus par mois', 'environ 700 euros de plus par mois'],
    ['es', 'unos novecientos pesos más al mes', 'unos 900 pesos más al mes'],
    ['pt', 'uns novecentos reais por mês', 'uns 900 reais por mês'],
  ])('is one as well where it is roughly so much, or so much more, in %s: “%s”', (language, text, value) => {
    expect(goalsIn(language, text).map((goal) => goal.value)).toEqual([value]);
  });

  it('has the article of its number in it', () => {
    expect(goalsIn('en', 'a hundred and sixty a week').map(({ value }) => value)).toEqual(['160 a week']);
  });

  it.each<[Language, string]>([
    ['en', 'between five and six hundred a month'],
    ['en', 'three or four hundred a month'],
    ['en', 'earn eight to nine hundred a month'],
    ['en', 'a thousand or so, or two a month'],
    ['en', 'half a thousand a month'],
    ['he', 'בין ארבע מאות לחמש מאות שקל בחודש'],
    ['he', 'שש מאות לשמונה מאות בחודש'],
    ['he', 'בין אלפיים לשלושת אלפים'],
    ['he', 'אלף שקל וחצי בחודש'],
    ['fr', 'entre cinq et six cents euros par mois'],
    ['fr', 'trois ou quatre cents euros par mois'],
    ['fr', 'deux mille euros et demi par mois'],
    ['es', 'entre dos mil y tres mil al mes'],
    ['es', 'cinco o seis mil pesos al mes'],
    ['es', 'dos mil y pico al mes'],
    ['pt', 'entre dois mil e três mil por mês'],
    ['pt', 'quatro ou cinco mil por mês'],
    ['pt', 'dois mil e meio por mês'],
  ])('stays as it was said in %s where more than one plain number stands in it: “%s”', (language, text) => {
    expect(goalsIn(language, text).filter(({ value }) => /\d/u.test(value))).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'teach a hundred children to whistle'],
    ['fr', 'lire cent livres avec ma fille'],
    ['es', 'leer cien libros con mi hija'],
  ])('is none in %s where something is counted, which stays as it was said: “%s”', (language, text) => {
    expect(goalsIn(language, text).map(({ value }) => value)).toEqual([text]);
  });

  it('has with it how often it comes, whatever its money is called', () => {
    const values = goalsIn('fr', 'mon but c’est 85 000 F CFA par mois, pour carreler la cour de mon oncle');
    expect(values.map(({ value }) => value)).toContain('85 000 F CFA par mois');
  });
});
