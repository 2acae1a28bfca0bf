/** How Hebrew begins what somebody would rather have; phrases are parted by bars. */
export const he = 'עדיף|מעדיף|מעדיפה|הייתי מעדיף|הייתי מעדיפה|יותר טוב|הייתי רוצה|רוצה|אשמח|בא לי|כדאי שיהיה';
