import { fold } from '../text/fold.ts';

/** From the first on, in five languages; Hebrew without its article. */
const ordinals = [
  'first one 1st premiere premier un une primer primera primero primeira primeiro ראשון ראשונה ראשונים ראשונות אחת',
  'second two 2nd deuxieme second seconde deux segundo segunda dos dois שני שנייה שתיים',
  'third three 3rd troisieme trois tercer tercera tercero tres terceiro terceira שלישי שלישית שלוש',
  'fourth four 4th quatrieme quatre cuarto cuarta cuatro quarto quarta quatro רביעי רביעית ארבע',
  'fifth five 5th cinquieme cinq quinto quinta cinco חמישי חמישית חמש',
  'sixth six 6th sixieme sexto sexta seis שישי שישית שש',
];
const lastWords = 'last final derniere dernier ultimo ultima ultimo אחרון אחרונה אחרונים אחרונות';

const positions = new Map<string, number>([
  ...ordinals.flatMap((words, index) => words.split(' ').map((word) => [fold(word), index] as const)),
  ...lastWords.split(' ').map((word) => [fold(word), -1] as const),
]);

/** The place that a word names, counted from 0; -1 is the last; undefined when it names none. */
export function positionOf(word: string): number | undefined {
  return /^\d{1,2}$/.test(word) ? Number(word) - 1 : positions.get(word);
}
