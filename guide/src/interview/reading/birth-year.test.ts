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
    ['pt', 'nasci a 3 de março de 1969, moro em Faro', 57],
    ['es', 'nací en Tarma el 4 de mayo de 1980', 46],
    ['es', 'soy del año 1982, vivo en Loja', 44],
    ['en', 'I was born June 7, 1980', 46],
    ['en', 'born in Derby, England, in 1974, seamstress', 52],
    ['he', 'נולדתי בראשון לציון ב-1972', 54],
    ['he', 'נולדתי לפני המון שנים, ב-1963', 63],
    ['he', 'נולדתי בעכו להורים מתוניס ב-1961', 65],
    ['fr', 'née à Brest, en 1968', 58],
    ['fr', 'née le 9 avril, en 1973, brodeuse', 53],
    ['es', 'nací en Tarma, en 1981', 45],
    ['es', 'nací en Piura, Perú, en 1977', 49],
    ['es', 'nací en A Coruña en 1966', 60],
    ['pt', 'nasci a nove de abril de 1964', 62],
    ['pt', 'nasci em Braga a nove de abril de 1964', 62],
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
    ['en', 'I was born in Derby and came over to Hull in 1989', []],
    ['en', 'born in Derby, in Hull since 1989', []],
    ['en', 'vintage tractors from 1965', []],
    ['he', 'נולדתי בעכו ועברתי לעפולה ב-1994', []],
    ['fr', 'née à Pau et installée à Brest en 1999', []],
    ['es', 'nací en Tarma y llegué a Vigo en 1998', []],
    ['es', 'nací en Tarma, llegué a Vigo en 1998', []],
    ['es', 'soy de Tarma y vivo en Vigo desde 1998', []],
    ['pt', 'nasci em Braga e vim para Faro em 1990', []],
    ['pt', 'sou de Braga mas moro em Faro desde 1990', []],
    ['en', 'born in Derby, in 1989 moved to Hull', []],
    ['en', 'born in Derby, married, in 1989', []],
    ['en', 'I was born in 68, 1990 to 2004 a tiler', [58]],
    ['he', 'נולדתי בעכו, ב-1994 עברתי לעפולה', []],
    ['he', 'נולדתי בעכו באנו לעפולה ב-1994', []],
    ['he', 'נולדתי בעכו המשפחה עברה לעפולה ב-1994', []],
    ['fr', 'née à Pau, en 1999 installée à Brest', []],
    ['es', 'nací en Tarma llegué a Vigo en 1998', []],
    ['pt', 'nasci em Braga vim a Faro em 1990', []],
  ])('is nobody else’s, and no more than the age that is told beside it, in %s: “%s”', (language, message, ages) => {
    expect(agesIn(message, language)).toEqual(ages);
  });
});
