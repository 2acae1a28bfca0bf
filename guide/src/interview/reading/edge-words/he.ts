import type { EdgeWords } from './kinds.ts';

/** מה אומרים בעברית סביב מה שעושים. */
export const he: EdgeWords = {
  does: 'עושה עושים עשיתי',
  base: 'לעשות',
  tail: 'של את עם על או אבל אני שלי כן גם זה',
  denies: 'אף',
  hates: 'שונא שונאת',
  late: '',
  verbs: '',
  deny: 'אני כבר יודע יודעת יכול יכולה עושה מבין מבינה נוגע נוגעת בכלל את זה לי מושג אף פעם',
  but: 'אבל אך',
  and: 'וגם',
};
