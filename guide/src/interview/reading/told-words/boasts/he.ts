import type { BoastWords } from './kinds.ts';

/** How Hebrew speakers boast. */
export const he: BoastWords = {
  noSkill: 'יום|לילה|שבוע',
  denied: 'לא|לעולם לא',
  plain: [
    String.raw`אין {thing} ש(?:אני )?לא (?:מצליחה?|יודעת?|יכולה?|מסוגלת?|אצליח|אדע)\p{L}*(?: \p{L}+)?$`,
    String.raw`אף אחד לא {thing} (?:כמוני|טוב ממני|יותר טוב ממני|טוב יותר ממני)$`,
    String.raw`אין (?:כמוני|עליי|עלי) ב{deed}`,
  ],
  tall: {
    may: 'יכולה? |מסוגלת? ',
    say: 'אני ',
    sayNothing: false,
    teach: 'ללמד|לשכנע|אלמד|אשכנע',
    deaf: 'עמוד|אבן|קיר|מתים',
    sell: 'למכור|אמכור|מוכרת?',
    sold: 'קרח|שלג|מקררים?|מקפיאים?|חול',
    nowhere: 'לאסקימוס(?:ים)?|בקוטב',
    make: 'לגרום|אגרום',
    moved: 'לצחוק|לבכות|לרקוד|לשיר',
    still: 'לאבן|לעמוד|לפסל',
  },
};
