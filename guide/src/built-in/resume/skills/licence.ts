import { wordsOf } from '../../../resume/fold.ts';
import { wordList } from '../../../resume/word-list.ts';

/** Classes of driving licences: AM, B, B1, C+E, CE, 3; in Hebrew ב', ג1. */
const CLASS =
  /^(?:am|a[12]?|b[1-4]?|b?e|be|c1?e?|d1?e?|cat|categoria|category|classe?|clase|tipo|דרגה|[אבגדה]'?\d?|\d{1,2})$/u;
const JOINERS = new Set(['and', 'et', 'y', 'e', 'ו']);
/** Words that only say that there is a licence. */
const ANSWERS = new Set(
  wordList(`
    full, clean, yes, valid, own, car, uk, manual, held, since, oui, voiture, véhicule, personnel, propio, propia, sí, si,
    vigente, en, vigor, vehículo, coche, sim, válida, própria, própio, carro, definitiva, כן, בתוקף, רכב, פרטי, נהיגה
  `).flatMap(wordsOf),
);

/** "B", "B, C+E", "categoria E", "ב'": classes of a licence and nothing else. */
export function isLicenceClass(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 6 && words.every((word) => CLASS.test(word) || JOINERS.has(word));
}

/** "Full, clean", "Sí", "vehículo propio": words that name nothing without their label. */
export function isBareAnswer(text: string): boolean {
  return wordsOf(text).every((word) => ANSWERS.has(word) || CLASS.test(word) || JOINERS.has(word));
}
