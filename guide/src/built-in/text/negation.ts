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

/** Small words of Portuguese alone, in which “no” says “in the”. */
const portuguese = new Set(
  'um uma em na nas ao aos com nao eu meu minha seu sua voce tenho trabalhei trabalho'.split(' '),
);

const known = new WeakMap<ReadText, boolean>();

function speaksPortuguese(text: ReadText): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const speaks = text.some(({ forms }) => forms.some((form) => portuguese.has(form)));
  known.set(text, speaks);
  return speaks;
}

/** Whether a negation stands at most four words before the word at `start`. */
export function isNegated(text: ReadText, start: number): boolean {
  const denying = text.slice(Math.max(0, start - REACH), start).filter(isNegator);
  if (denying.length === 0) return false;
  return denying.some(({ forms }) => !forms.includes('no')) || !speaksPortuguese(text);
}
