import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { promisesAnything } from './prose.ts';

const denied: readonly [Language, string][] = [
  ['en', 'No, there is no guarantee that a note brings orders.'],
  ['en', 'Nobody, not even a bank, can guarantee that.'],
  ['en', 'This isn’t passive income: each order is work.'],
  ['en', 'Nothing here is risk-free.'],
  ['he', 'שום דבר כאן לא מובטח.'],
  ['he', 'זו לא הכנסה פסיבית.'],
  ['fr', 'Non, rien n’est garanti ici.'],
  ['fr', 'Ce n’est pas un revenu passif.'],
  ['es', 'No, aquí nadie puede garantizar pedidos.'],
  ['es', 'Ningún pedido está garantizado.'],
  ['pt', 'Não, nada é garantido aqui.'],
  ['pt', 'Isto não é renda passiva.'],
];
const promised: readonly [Language, string][] = [
  ['en', 'No experience needed, orders are guaranteed.'],
  ['en', 'No, it is guaranteed.'],
  ['en', 'You do not need a shop, but orders are guaranteed.'],
  ['en', 'Orders are without doubt guaranteed.'],
  ['en', 'It is not hard. Orders are guaranteed.'],
  ['en', 'Not 40 % of them refuse.'],
  ['he', 'לא צריך ניסיון, וההצלחה מובטחת, זה מובטח.'],
  ['he', 'אין ספק שזה מובטח.'],
  ['fr', 'Pas besoin d’expérience, le résultat est garanti.'],
  ['fr', 'Le résultat est sans doute garanti.'],
  ['es', 'No hace falta experiencia, el resultado está garantizado.'],
  ['es', 'Sin duda está garantizado.'],
  ['pt', 'Não precisa de experiência, o resultado é garantido.'],
  ['pt', 'Sem dúvida é garantido.'],
];

describe('a promise', () => {
  it.each(denied)('in %s is none where it is denied: %s', (language, text) => {
    expect(promisesAnything(text, language)).toBe(false);
  });

  it.each(promised)('in %s is one where the denial is of something else: %s', (language, text) => {
    expect(promisesAnything(text, language)).toBe(true);
  });
});

describe('a guarantee', () => {
  it.each([
    ['en', 'Print a 30-day guarantee on the card.'],
    ['fr', 'Proposez une garantie de réparation.'],
    ['es', 'Ofrece una garantía por escrito de un mes.'],
    ['pt', 'Ofereça uma garantia de satisfação.'],
  ] as const)('for customers promises nothing (%s)', (language, text) => {
    expect(promisesAnything(text, language)).toBe(false);
  });
});
