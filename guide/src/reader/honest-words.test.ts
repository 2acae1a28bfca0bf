import { describe, expect, it } from 'vitest';
import { lawRead } from './law.ts';

describe('things that are honestly false, and locks that a trade opens', () => {
  it.each([
    'sell fake nails',
    'sell false lashes and artificial plants',
    'open locked cars',
    'למכור פרחים מזויפים',
    'vendre de fausses fleurs',
    'ouvrir des voitures fermées',
    'abrir coches cerrados',
    'vender pestañas falsas',
    'vender unhas falsas',
    'abrir carros trancados',
  ])('do not break the law: “%s”', (wish) => {
    expect(lawRead(wish)).toBeNull();
  });

  it.each([
    'sell fake nails and stolen bikes',
    'faux cils et faux billets',
    'fake leather banknotes',
    'לפתוח רכבים נעולים ולמכור אותם',
    'flores falsas marca Chanel',
    'למכור פרחים מזויפים ואופניים גנובים',
    'vendre de fausses fleurs et des vélos volés',
    'vender flores falsas y móviles robados',
    'vender unhas falsas e bicicletas roubadas',
    'sell fake leather as genuine',
    'vender cuero falso como auténtico',
    'sell fake passports',
  ])('excuse nothing beside them, nor what is passed off: “%s”', (wish) => {
    expect(lawRead(wish)).toBe('unlawful');
  });
});
