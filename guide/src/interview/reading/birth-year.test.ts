import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

function agesIn(text: string, language: Language): number[] {
  const message = cleaned(text);
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked: null, language, languages, now: Date.UTC(2026, 10, 30) });
  return said.flatMap((one) => (one.field === 'age' ? [one.value] : []));
}

describe('the year of a birth', () => {
  it.each<[Language, string, number]>([
    ['en', 'Bev, born in 1971, Rotherham, seamstress', 55],
    ['en', 'I was born in 68, live in Hull', 58],
    ['he', 'ילידת 1980, גרה בחדרה', 46],
    ['he', 'נולדתי ב-1975 בטבריה, גר בנשר', 51],
    ['fr', 'née à Pau le 3 mai 1971, brodeuse', 55],
    ['es', 'nací en el 75, vivo en León, soltero', 51],
    ['es', 'soy del 82, vivo en Loja', 44],
    ['pt', 'nasci em 1969, moro em Olinda', 57],
  ])('tells an age, which it is not by itself, in %s: “%s”', (language, message, age) => {
    expect(agesIn(message, language)).toEqual([age]);
  });

  it.each<[Language, string, number[]]>([
    ['en', 'my son was born in 1999, I live in Hull', []],
    ['en', 'Ann, 43, born on the 3rd of December 1982 in Cork', [43]],
    ['es', 'nací en Lima, 33 años, cocinera', [33]],
    ['pt', 'sou de Braga, 40 anos', [40]],
    ['fr', 'née en 72 kg de laine', []],
    ['en', 'born in 64 m of silk', []],
  ])('is nobody else’s, and no more than the age that is told beside it, in %s: “%s”', (language, message, ages) => {
    expect(agesIn(message, language)).toEqual(ages);
  });
});
