import type { ReadText, ReadWord } from './phrases.ts';

const negators = new Set(
  [
    'no not never without nothing neither nor avoid hate dislike allergic except instead afraid',
    'אין לא בלי ללא אל שונא שונאת אלרגי אלרגית במקום מפחד מפחדת חוץ',
    'pas sans aucun aucune jamais ni eviter deteste allergique sauf peur',
    'no sin nunca ni evitar odio alergico alergica tampoco excepto miedo',
    'nao sem nunca nem evitar odeio alergico alergica exceto medo',
  ].flatMap((words) => words.split(' ')),
);

/** How many words before a phrase a negation is looked for. */
const REACH = 4;

export function isNegator({ forms }: ReadWord): boolean {
  return forms.some((form) => negators.has(form));
}

/** Whether a negation stands at most four words before the word at `start`. */
export function isNegated(text: ReadText, start: number): boolean {
  return text.slice(Math.max(0, start - REACH), start).some(isNegator);
}
