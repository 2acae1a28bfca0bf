import { describe, expect, it } from 'vitest';
import { written } from './expression.ts';
import type { Ask, Meant, Per, What } from './meanings.ts';
import { solve } from './solve.ts';

/** “4 count, 7 took/piece”: figures with what they mean. */
const figures = (told: string): Meant[] =>
  told.split(', ').map((one) => {
    const [value = '', name = ''] = one.split(' ');
    const [what, per = 'all'] = name.split('/');
    return { value: Number(value), what: what as What, per: per as Per };
  });
const asked = (name: string): Ask => {
  const [what, per = 'all'] = name.split('/');
  return { what: what as Ask['what'], per: per as Per };
};
const resultOf = (told: string, ask: string) => solve(figures(told), asked(ask))?.value ?? null;

describe('a sum by what its figures mean', () => {
  it.each([
    ['4 count, 7 took/piece, 1 count, 12 took/piece, 3.8 spent', 'clear', 36.2],
    ['10 count, 6 took/piece, 1.5 spent/piece', 'clear', 45],
    ['30 count, 8 unsold, 5 took/piece, 40 spent', 'clear', 70],
    ['0.4 fee, 500 took', 'clear', 300],
    ['3.5 hours, 11 want/hour, 14.5 spent', 'took', 53],
    ['8 want/piece, 1.8 spent/piece, 0.1 fee', 'took/piece', 9.8 / 0.9],
    ['9 clear/piece, 300 want/month', 'count/month', 100 / 3],
    ['500 want/month, 20 took/piece', 'count/week', 6.25],
    ['90 took/piece, 8 spent/piece, 902 spent', 'count', 11],
    ['25 spent/batch, 50 count/batch', 'spent/piece', 0.5],
    ['260 have, 900 want, 20 clear/week', 'span/week', 32],
    ['4 count/week, 18 clear/piece, 720 want', 'span/week', 10],
    ['3 count/day, 5 days/week, 20 took/piece', 'took/week', 300],
    ['1260 took, 3 span/month', 'took/month', 420],
    ['16 took/hour, 240 want', 'hours', 15],
    ['3.4 spent/piece, 8.5 took/piece', 'margin', 60],
    ['640 want, 275 have', 'short', 365],
    ['240 took, 60 spent, 3 people', 'people', 60],
    ['0.3 deposit, 650 took', 'deposit', 195],
    ['12 spent/month, 8 count/month', 'spent/piece', 1.5],
    ['200 have, 1.6 spent/piece', 'count', 125],
  ])('of %s, asked for %s', (told, ask, result) => {
    expect(resultOf(told, ask)).toBeCloseTo(result, 6);
  });

  it.each([
    ['12 count, 3 took/piece, 40 span/week, 7 deposit', 'clear'],
    ['0 took/piece, 30 want', 'count'],
    ['12 count', 'people'],
  ])('is none where a figure is left over, or it comes to nothing: %s, asked for %s', (told, ask) => {
    expect(resultOf(told, ask)).toBeNull();
  });

  it('leaves out what no longer holds, and what is of no account', () => {
    expect(resultOf('20 was, 24 took/piece, 16 count, 62 none', 'took')).toBe(384);
  });

  it('is written down with the brackets it needs', () => {
    const sum = solve(figures('8 want/piece, 2 spent/piece, 0.5 fee'), asked('took/piece'));
    expect(sum && written(sum, ({ value }) => String(value))).toBe('(8 + 2) ÷ (1 − 0.5)');
  });
});
