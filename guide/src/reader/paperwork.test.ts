import { describe, expect, it } from 'vitest';
import { isUnlawful, lawRead, wrongIn } from './law.ts';

describe('a wish without forms to fill in', () => {
  it.each([
    ['mend prams for the street without papers to fill in', 'mend prams for the street'],
    ['לתקן עגלות בשכונה בלי טפסים למלא', 'לתקן עגלות בשכונה'],
    ['réparer des poussettes sans tous ces papiers à remplir', 'réparer des poussettes'],
    ['arreglar cochecitos sin papeles que rellenar', 'arreglar cochecitos'],
    ['consertar carrinhos de bebê sem papéis para preencher', 'consertar carrinhos de bebê'],
  ])('stands to the law as the wish itself does: “%s”', (wish, itself) => {
    expect(isUnlawful(itself)).toBe(false);
    expect(isUnlawful(wish)).toBe(false);
    expect(isUnlawful(wish, true)).toBe(false);
  });

  it.each([
    'sell copied driving licences with no forms to fill out',
    'למכור רישיונות נהיגה מזויפים בלי טפסים למלא',
    'vendre de faux permis de conduire sans papiers à remplir',
    'vender carnets de conducir falsos sin papeles que rellenar',
    'vender cartas de condução falsas sem papéis para preencher',
  ])('is no excuse for what breaks it: “%s”', (wish) => {
    expect(lawRead(wish)).toBe('unlawful');
    expect(isUnlawful(wish, true)).toBe(true);
  });

  it.each([
    'cuisiner chez moi sans papiers à remplir',
    'arreglar bicis sin papeles que rellenar',
    'cocinar en casa sin papeles que rellenar',
    'vender no mercado sem papéis para preencher',
    'cozinhar em casa sem papéis para preencher',
  ])('is stopped by its words, and not by what it asks: “%s”', (wish) => {
    expect(wrongIn(wish).unlawful).toBeGreaterThan(0.48);
    expect(lawRead(wish)).toBeNull();
  });

  it.each([
    'hire cooks without papers to fill in',
    'embaucher des cuisiniers sans papiers à remplir',
    'contratar cocineros sin papeles que rellenar',
    'contratar cozinheiros sem papéis para preencher',
  ])('is another one where people are hired: “%s”', (wish) => {
    expect(lawRead(wish)).toBe('unlawful');
  });
});
