import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';
import type { ReadingContext } from './context.ts';
import { hear } from './hear.ts';
import { asMeant } from './taken-back.ts';

function meant(message: string, language: Language): string {
  const text = cleaned(message);
  return asMeant(text, { asked: null, language, languages: languagesOf(flat(text), language), now: 0 });
}

describe('a number that is taken back in the same breath', () => {
  it.each<[Language, string, string]>([
    ['en', 'I could do 12 hours a week, no, 9, the bus is slow', 'I could do 9 hours a week, the bus is slow'],
    ['en', 'put in 70 a month.. no the boiler broke, say 40', 'put in 40 a month.. the boiler broke'],
    ['fr', 'je peux 8h par semaine, euh non, 6, à cause du bus', 'je peux 6h par semaine, à cause du bus'],
    ['es', 'quisiera ganar 300 euros al mes, ay no, 450', 'quisiera ganar 450 euros al mes'],
    ['es', 'tengo once horas a la semana, bueno pon ocho', 'tengo ocho horas a la semana'],
    ['pt', 'ponho 80 reais por mês... não, bota 50', 'ponho 50 reais por mês...'],
    ['pt', 'uns 90 por mês, não espera, meu pai acha que 90 é muito, bota 60', 'uns 60 por mês'],
    ['he', 'יש לי 12 שעות בשבוע, לא רגע, 8', 'יש לי 8 שעות בשבוע'],
    [
      'en',
      'I can give 90 a month, ah no, 70 because I pay the van on Mondays',
      'I can give 70 a month, because I pay the van on Mondays',
    ],
    [
      'es',
      'unas doce horas por semana, bueno pon siete porque los martes voy al club',
      'unas siete horas por semana, porque los martes voy al club',
    ],
    [
      'es',
      'le meto 250 pesos al mes, ah no, 180 porque pago el celular',
      'le meto 180 pesos al mes, porque pago el celular',
    ],
    [
      'fr',
      'vingt heures par semaine.. bon quatorze pour être réaliste',
      'quatorze heures par semaine.. pour être réaliste',
    ],
    ['pt', 'uns 90 reais por mês, ah não, 70 porque pago a van', 'uns 70 reais por mês, porque pago a van'],
    ['he', 'אפשר 90 שקל בחודש, לא רגע, 70 כי אני משלם על הגן', 'אפשר 70 שקל בחודש, כי אני משלם על הגן'],
  ])('gives its place to the one that holds: %s %s', (language, message, text) => {
    expect(meant(message, language)).toBe(text);
  });

  it.each<[Language, string]>([
    ['en', 'I have 5 hours a week, no car, 2 kids'],
    ['en', 'I have 60 a month, no more. I want 300 a month'],
    ['en', 'five hours a week and no one to help me'],
    ['en', '3 hours on Monday, no, on Tuesday 2'],
    ['fr', "j'ai 3 enfants, non, pas de voiture, 20 euros par mois"],
    ['es', 'tengo cincuenta euros, no cien'],
    ['pt', '40 euros, não mais. A renda são 300'],
    ['en', 'My rent is 650 dollars, honestly 20 dollars a month is what I can put in'],
    ['en', 'I can spend 60 dollars. Actually 400 dollars a month is what I want to earn'],
    ['en', 'I said I am asthmatic and have 9 hours a week, but 5 hours is safer'],
    ['en', 'I thought 150 dollars a month was my budget, but my rent is 800 dollars'],
    ['en', 'They told me I owe 3000 dollars but I can spend 25 dollars a month'],
    ['en', 'My rent is 650 dollars, well, 20 dollars a month for this'],
    ['en', 'I work 9 hours on Friday, well, 3 hours free on Sunday'],
    ['fr', 'Mon loyer est de 600 euros, en vrai 30 euros par mois c’est ce que je peux mettre'],
    ['es', 'El alquiler son 500 euros, la verdad 25 euros al mes es lo que puedo poner'],
    ['es', 'tengo 9 horas, bueno, 3 hijas y 20 euros al mes'],
    ['es', 'le dije a mi hermana 8 horas pero el tren son 3 horas'],
    ['pt', 'O aluguel é 700 reais, na prática 40 reais por mês é o que posso pôr'],
    ['he', 'שכר הדירה 3000 שקל, האמת 100 שקל בחודש זה מה שאני יכולה לשים'],
    ['he', 'יש לי 3 ילדים, לא עובדת, 200 שקל בחודש'],
  ])('is no number that stands beside a “no”: %s %s', (language, message) => {
    expect(meant(message, language)).toBe(cleaned(message));
  });
});

describe('a number that is concluded behind a turn', () => {
  it.each<[Language, string, string]>([
    ['en', 'I thought of 90 a month... ah no, rent went up, make it 55', 'I thought of 55 a month, rent went up'],
    ['en', '12 hours a week but my knees are bad, so say 8', '8 hours a week but my knees are bad'],
    ['he', 'תקציב חשבתי 300 אבל אשתי אומרת 180 והיא צודקת אז 180', 'תקציב חשבתי 180'],
    ['he', 'תקציב 260 שקל, סליחה זה לחודשיים, אז 130 בחודש', 'תקציב 130 בחודש, זה לחודשיים'],
    [
      'fr',
      'neuf heures par semaine.. non attends mardi c’est la chorale. Disons 6h',
      '6 heures par semaine.. mardi c’est la chorale.',
    ],
    ['fr', 'j’ai 4h.. ah non le jeudi je finis tôt donc 6h en tout', 'j’ai 6h.. le jeudi je finis tôt'],
    [
      'es',
      'nueve horas a la semana pero cuido a mi suegra, entonces seis',
      'seis horas a la semana pero cuido a mi suegra',
    ],
    ['pt', 'dá 90 reais por mês mas a luz subiu, então 60', 'dá 60 reais por mês mas a luz subiu'],
  ])('takes the place of the first: %s %s', (language, message, text) => {
    expect(meant(message, language)).toBe(text);
  });

  it.each<[Language, string]>([
    ['en', "I want 300 a month but can't spend much so 40 a month"],
    ['en', '3 hours on Saturday and 2 on Sunday but no evenings, so 5 in all'],
    ['en', '5 hours on Saturday but Sunday is church so 2 on Monday'],
    ['en', 'cook 8 years but the hotel shut so 2 years now as a cleaner'],
    ['en', "I'm 54 but my knees are bad so 10 a week"],
    ['en', '150 a month but my bus pass is 45 so 45 is gone'],
    ['en', '14 hours a week but my mum is ill so 6 go to her'],
    ['es', '150 al mes pero el gas son 45 entonces 45 se van'],
    ['fr', 'je gagne 900 euros mais j’ai trois enfants, donc 50 euros par mois au plus'],
    ['es', 'tengo 54 años pero poca fuerza, entonces 10 por semana'],
  ])('takes no place of another thing, of a part or of what is wanted: %s %s', (language, message) => {
    expect(meant(message, language)).toBe(cleaned(message));
  });
});

describe('the reason for a number', () => {
  it.each<[Language, string]>([
    ['en', '60 a month, no, 40 because of the rent'],
    ['he', '60 בחודש, לא, 40 בגלל השכירות'],
    ['fr', '60 par mois, non, 40 à cause du loyer'],
    ['es', '60 al mes, no, 40 porque pago el alquiler'],
    ['pt', '60 por mês, não, 40 por causa do aluguel'],
  ])('is no work, whatever was asked, in %s: “%s”', (language, message) => {
    const heard: ReadingContext = { asked: 'experience', language, languages: [language], now: 0 };
    const { said } = hear(asMeant(message, heard), heard);
    expect(said.filter(({ field }) => field === 'experience')).toEqual([]);
  });
});
