import { fold } from '../text/fold.ts';

const words: Record<string, number> = {};

function define(list: string, from: number, step = 1): void {
  list.split(' ').forEach((spellings, index) => {
    for (const word of spellings.split('|')) words[fold(word).replace(/_/g, ' ')] = from + index * step;
  });
}

define('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 1);
define('sixteen seventeen eighteen nineteen twenty', 16);
define('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10);
define('un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 1);
define('dix-sept dix-huit dix-neuf vingt', 17);
define('vingt trente quarante cinquante soixante', 20, 10);
define('un|una|uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 1);
define('dieciséis diecisiete dieciocho diecinueve veinte', 16);
define('veinte treinta cuarenta cincuenta sesenta', 20, 10);
define('um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze quatorze|catorze quinze', 1);
define('dezesseis dezessete dezoito dezenove vinte', 16);
define('vinte trinta quarenta cinquenta sessenta', 20, 10);
define('אחת|אחד שתי|שתיים|שני|שניים שלוש|שלושה ארבע|ארבעה חמש|חמישה שש|שישה שבע|שבעה שמונה תשע|תשעה עשר|עשרה', 1);
define('עשרים שלושים ארבעים חמישים שישים', 20, 10);

const spelled = Object.keys(words)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Source of a pattern that matches one number, in digits or spelled out, in a folded text. Has one group. */
export const NUMBER = `(\\d+(?:[.,]\\d+)?|(?<![\\p{L}])(?:${spelled})(?![\\p{L}]))`;

/** The number that `NUMBER` matched. */
export function numberOf(matched: string): number {
  return words[matched] ?? Number(matched.replace(',', '.'));
}

/** The first number of a text, in digits or spelled out in one of five languages; null when there is none. */
export function numberIn(text: string): number | null {
  const matched = new RegExp(NUMBER, 'u').exec(fold(text))?.[1];
  return matched === undefined ? null : numberOf(matched);
}
