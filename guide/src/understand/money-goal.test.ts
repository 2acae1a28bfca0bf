import { describe, expect, it } from 'vitest';
import { readMoneyGoal } from './money-goal.ts';

describe('a goal in money', () => {
  it.each([
    ['600 £ a month', 600, 'month', 'GBP'],
    ['£600', 600, 'month', 'GBP'],
    ['600', 600, 'month', null],
    ['earn 600 a month', 600, 'month', null],
    ['7200 a year', 7_200, 'year', null],
    ['I want to make $1,500 extra per week', 1_500, 'week', 'USD'],
    ['$40 a day', 40, 'day', 'USD'],
    ['Monthly income of 2.5k dollars', 2_500, 'month', 'USD'],
    ['In 6 months I want to earn 500 a month', 500, 'month', null],
    ['500 a month within a year', 500, 'month', null],
    ['2030 a month', 2_030, 'month', null],
    ['save 200 € a month', 200, 'month', 'EUR'],
    ['1 000 € par mois', 1_000, 'month', 'EUR'],
    ['Gagner 300 euros de plus par semaine', 300, 'week', 'EUR'],
    ['12 000 € par an', 12_000, 'year', 'EUR'],
    ['500 € al mes', 500, 'month', 'EUR'],
    ['Ganar 1.200 euros mensuales', 1_200, 'month', 'EUR'],
    ['R$ 2.000 por mês', 2_000, 'month', 'BRL'],
    ['Ganhar 100 reais por dia', 100, 'day', 'BRL'],
    ['3000 ש״ח בחודש', 3_000, 'month', 'ILS'],
    ['להרוויח 800 ₪ בשבוע', 800, 'week', 'ILS'],
    ['הכנסה חודשית של 2000', 2_000, 'month', null],
  ])('%s', (text, amount, per, currency) => {
    expect(readMoneyGoal(text, 'earn')).toEqual({ amount, per, currency });
  });

  it('is read behind a few other numbers, and not behind more than a goal is told with', () => {
    const after = (others: number) => readMoneyGoal(`${'10% '.repeat(others)}then 600 € a month`, 'earn');
    expect(after(9)).toEqual({ amount: 600, per: 'month', currency: 'EUR' });
    expect(after(10)).toBeNull();
  });

  it.each([
    'save 5,000 by June',
    'save 5,000 € for a car',
    'earn 5,000 by June',
    'a job in 3 months',
    'leave my job in 6 months',
    'have 3000 in 6 months',
    '10%',
    'grow by 10 percent',
    '100 customers',
    '20 clients a month',
    'work 10 hours a week',
    'start before 15 June',
    'start in 2027',
    'open 2 shops',
    'économiser 5 000 € d’ici juin',
    'un emploi dans 3 mois',
    '100 clients par mois',
    'plus 10 %',
    'ahorrar 5.000 € antes de junio',
    'un trabajo en 3 meses',
    'ganar 100 clientes',
    'juntar R$ 5.000 até junho',
    'um emprego em 3 meses',
    'ganhar 100 clientes',
    'לחסוך 5,000 ₪ עד יוני',
    'עבודה בעוד 3 חודשים',
    '100 לקוחות',
    '10 אחוז',
    '0 a month',
    'earn more',
    '',
  ])('none in “%s”', (text) => {
    expect(readMoneyGoal(text, 'earn')).toBeNull();
  });

  it('takes the period from the kind of goal when the amount names none', () => {
    expect(readMoneyGoal('500', 'weekly income')).toMatchObject({ per: 'week' });
    expect(readMoneyGoal('5000', 'savings')).toBeNull();
  });

  it('looks at every number before it gives up', () => {
    expect(readMoneyGoal('5 customers '.repeat(80), 'earn')).toBeNull();
    expect(readMoneyGoal('5 customers in 3 months, then 400 a month', 'earn')).toMatchObject({ amount: 400 });
  });
});
