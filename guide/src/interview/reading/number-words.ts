import type { Language } from '@foothold/contract';
import { flat } from './message.ts';

/** How a language spells numbers; every word folded. */
export interface NumberWords {
  values: ReadonlyMap<string, number>;
  hundred: ReadonlySet<string>;
  thousand: ReadonlySet<string>;
  million: ReadonlySet<string>;
  /** Behind figures, word by word: “6ish”, “20-odd”, “veinte y pico”. */
  rough: readonly (readonly string[])[];
  /** “And” inside a number. */
  joins: ReadonlySet<string>;
  /** “A”: a number only beside a unit. */
  articles: ReadonlySet<string>;
  /** Vague amounts by their first word, with the number they are read as. */
  vague: ReadonlyMap<string, readonly (readonly [words: readonly string[], value: number])[]>;
}

const phrases = (list: string) => list.split('|').map((phrase) => flat(phrase).split(' '));
const set = (words: string) => new Set(words.split(' ').map(flat));

function valuesOf(rows: readonly (readonly [list: string, from: number, step?: number])[]): Map<string, number> {
  const values = new Map<string, number>();
  for (const [list, from, step = 1] of rows)
    for (const [index, spellings] of list.split(' ').entries())
      for (const word of spellings.split('|')) values.set(flat(word), from + index * step);
  return values;
}

/** Phrases by their first word, as tokens: “d'” is two. */
const vagueOf = (rows: Record<string, number>) =>
  Map.groupBy(
    Object.entries(rows).map(([words, value]) => [flat(words).replace(/'/gu, " '").split(' '), value] as const),
    ([[first = '']]) => first,
  );

export const numberWords: Record<Language, NumberWords> = {
  en: {
    values: valuesOf([
      ['zero one two three four|fore five six seven eight|eigth nine ten eleven twelve|twelf thirteen fourteen', 0],
      ['fifteen sixteen seventeen eighteen nineteen twenty', 15],
      ['twenty thirty forty|fourty fifty sixty seventy eighty ninety|ninty', 20, 10],
    ]),
    hundred: set('hundred'),
    thousand: set('thousand k grand'),
    million: set('million millions'),
    rough: phrases('ish|- ish|odd|- odd|or so|or thereabouts'),
    joins: set('and'),
    articles: set('a an'),
    vague: vagueOf({
      'a couple hundred': 200,
      'a couple of hundred': 200,
      'couple hundred': 200,
      'couple of hundred': 200,
      'a few hundred': 300,
      'few hundred': 300,
      'a couple grand': 2_000,
      'a couple thousand': 2_000,
      'a couple of': 2,
      'a couple': 2,
      'couple of': 2,
      'a few': 3,
      few: 3,
      'half a dozen': 6,
      'a dozen': 12,
      dozen: 12,
    }),
  },
  he: {
    values: valuesOf([
      ['אפס אחת|אחד שתיים|שתי|שניים|שני שלוש|שלושה|שלושת ארבע|ארבעה|ארבעת חמש|חמישה|חמשת שש|שישה|ששה|ששת', 0],
      ['שבע|שבעה|שבעת שמונה|שמונת תשע|תשעה|תשעת עשר|עשרה|עשרת', 7],
      ['עשרים שלושים ארבעים חמישים שישים|ששים שבעים שמונים תשעים', 20, 10],
      ['מאתיים', 200],
      ['אלפיים', 2_000],
    ]),
    hundred: set('מאה מאות'),
    thousand: set('אלף אלפים'),
    million: set('מיליון מיליוני'),
    rough: phrases('ומשהו|פלוס מינוס|בערך'),
    joins: set(''),
    articles: set(''),
    vague: vagueOf({ 'כמה מאות': 300, 'כמה עשרות': 30, כמה: 3, זוג: 2, תריסר: 12 }),
  },
  fr: {
    values: valuesOf([
      ['zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 0],
      ['vingt|vingts trente quarante cinquante soixante septante huitante|octante nonante', 20, 10],
    ]),
    hundred: set('cent cents'),
    thousand: set('mille k'),
    million: set('million millions'),
    rough: phrases('et quelques|et des poussières|à peu près|environ'),
    joins: set('et'),
    articles: set('un une'),
    vague: vagueOf({
      'une couple de cents': 200,
      'une couple de cent': 200,
      'quelques centaines': 300,
      'une couple': 2,
      'une dizaine': 10,
      'une douzaine': 12,
      'une quinzaine': 15,
      'une vingtaine': 20,
      'une trentaine': 30,
      'une quarantaine': 40,
      'une cinquantaine': 50,
      'une centaine': 100,
      dizaine: 10,
      quelques: 3,
      'une poignée': 3,
      'une paire': 2,
    }),
  },
  es: {
    values: valuesOf([
      ['cero un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis', 0],
      ['diecisiete dieciocho diecinueve veinte veintiuno|veintiún|veintiuna veintidós veintitrés veinticuatro', 17],
      ['veinticinco veintiséis veintisiete veintiocho veintinueve', 25],
      ['veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10],
      ['cien|ciento doscientos|doscientas trescientos|trescientas cuatrocientos quinientos|quinientas', 100, 100],
      ['seiscientos|seiscientas setecientos ochocientos novecientos', 600, 100],
    ]),
    hundred: set('cientos'),
    thousand: set('mil k luca lucas'),
    million: set('millón millones'),
    rough: phrases('y pico|y algo|más o menos|o así'),
    joins: set('y'),
    articles: set('un una'),
    vague: vagueOf({
      'un par de cientos': 200,
      'unos cientos': 300,
      'un par de': 2,
      'una decena': 10,
      'una docena': 12,
      'media docena': 6,
      'unas pocas': 3,
      'unos pocos': 3,
      'unas cuantas': 3,
      'unos cuantos': 3,
      algunas: 3,
      pocas: 3,
    }),
  },
  pt: {
    values: valuesOf([
      ['zero um|uma dois|duas três quatro cinco seis|meia-dúzia sete oito nove dez onze doze treze', 0],
      ['quatorze|catorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove vinte', 14],
      ['vinte trinta quarenta cinquenta|cinqüenta sessenta setenta oitenta noventa', 20, 10],
      ['cem|cento duzentos|duzentas trezentos|trezentas quatrocentos quinhentos|quinhentas seiscentos', 100, 100],
      ['setecentos oitocentos novecentos', 700, 100],
    ]),
    hundred: set(''),
    thousand: set('mil k'),
    million: set('milhão milhões'),
    rough: phrases('e tal|e pouco|e poucos|e poucas|e tantos|mais ou menos'),
    joins: set('e'),
    articles: set('um uma'),
    vague: vagueOf({
      'umas centenas': 300,
      'um par de': 2,
      'uma dezena': 10,
      'uma dúzia': 12,
      'meia dúzia': 6,
      algumas: 3,
      alguns: 3,
      'umas poucas': 3,
      poucas: 3,
    }),
  },
};
