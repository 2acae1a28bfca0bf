import type { Language } from '@foothold/contract';
import type { ReadText, ReadWord } from './phrases.ts';

const negators = new Set(
  [
    'no not never without nothing neither nor avoid hate dislike allergic except instead afraid',
    'אין איני אינני אינו איננו אינה איננה אינם אינן אינך לא בלי ללא אל שונא שונאת אלרגי אלרגית במקום מפחד מפחדת',
    'ne pas sans aucun aucune jamais rien ni eviter deteste allergique sauf peur',
    'no sin nunca nada ningun ninguna ni evitar odio alergico alergica tampoco excepto miedo',
    'nao sem nunca nada nenhum nenhuma nem evitar odeio alergico alergica exceto medo',
  ].flatMap((words) => words.split(' ')),
);

/** Words that deny only where nothing is written before them at the word: “בחוץ” is outside, and not “except”. */
const bareNegators = new Set(['חוץ']);

/** How many words before a phrase a negation is looked for. */
const REACH = 4;

export function isNegator({ forms }: ReadWord): boolean {
  return forms.some((form) => negators.has(form)) || bareNegators.has(forms[0] ?? '');
}

/** Whether a word denies in one language: in Portuguese “no” says “in the”. */
export function negatorIn(language: Language | undefined): (word: ReadWord) => boolean {
  return (word) =>
    isNegator(word) && !(language === 'pt' && word.forms.every((form) => form === 'no' || !negators.has(form)));
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

/** Words behind which a denial no longer holds. */
const turns = new Set('but rather instead only mais plutot sino pero mas porem אבל אלא רק'.split(' '));

const isNe = ({ forms }: ReadWord) => forms.includes('ne');

/** Whether a negation stands at most `reach` words before the word at `start`, with no “but” between them; in Portuguese “no” says “in the”. */
export function isNegated(text: ReadText, start: number, reach = REACH, language?: Language): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  // “Mais” is “but” in French and “more” in Portuguese.
  const isTurn = (form: string) => turns.has(form) && !(form === 'mais' && language === 'pt');
  // “No más” and “non mais” deny; a “but” that turns stands behind what was denied.
  const isMore = ({ forms }: ReadWord, at: number) => forms.includes('mas') && before.slice(at - 1, at).some(isNegator);
  const turn = before.findLastIndex((word, at) => word.forms.some(isTurn) && !(at > 0 && isMore(word, at)));
  const near = reach > REACH ? before.slice(turn + 1) : before;
  // “Je ne fais que du pain” is about bread alone.
  const only = near.findIndex(isNe) >= 0 && near.slice(near.findIndex(isNe)).some(({ forms }) => forms.includes('que'));
  const denying = near.filter((word) => isNegator(word) && !(only && isNe(word)));
  if (denying.length === 0) return false;
  const isPortuguese = language === undefined ? speaksPortuguese(text) : language === 'pt';
  return denying.some(({ forms }) => !forms.includes('no')) || !isPortuguese;
}
