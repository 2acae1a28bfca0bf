import type { QuittingWords } from './kinds.ts';

/** How Hebrew speakers say that they want out of something. */
export const he: QuittingWords = {
  wish: 'רוצה|אני רוצה|הייתי רוצה|מבקש|מבקשת|צריך|צריכה|מתכנן|מתכננת|בא לי|הגיע הזמן|אשמח|חולם|חולמת|מנסה|מחפש|מחפשת',
  quit: 'לעזוב|לעזוב את|לפרוש|לצאת|להיפרד|לזנוח|להתרחק|להפסיק לעבוד|להפסיק עם|לברוח',
  halt: 'להפסיק|לחדול',
};
