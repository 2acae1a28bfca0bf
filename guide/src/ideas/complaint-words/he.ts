import type { ComplaintWords } from './kinds.ts';

/** How Hebrew speakers say that there is too much of something, and that something is well enough. */
export const he: ComplaintWords = {
  excess: 'יותר מדי|כל כך הרבה|כל כך|הרבה מדי|המון',
  praise: 'לא רע|לא רעים|לא רעות|אין בעיה|לא הבעיה|אין לי בעיה|לא אכפת לי',
  far: 'רחוק|רחוקה|נסיעה|לכל כיוון|הלוך ושוב|הלוך וחזור',
  reason:
    'אין בזה כסף|לא משתלם|לא שווה את זה|כל היום|בגילי|כבר עשיתי|כבר עושה|צריך לקנות|צריכה לקנות|אין לי ממה|אין לי מאיפה',
};
