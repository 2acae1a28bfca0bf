/**
 * What words do between a number and the one that takes its place. `sure`: they take it back wherever they stand; `maybe`: they
 * do where their clause begins, and the number stands right behind; `denies`: the same, but right before a number they may
 * as well deny that one; `turns`: they turn from what was said, and take it back only where a number is concluded behind
 * them. `sigh`: what is said before them; `lead`: what leads up to the right number; `sums`: what concludes it from all that
 * was said; `whole`: what is said behind a sum; `small`: what may stand beside those; `why`: what the reason begins with, which is about something else than the
 * number.
 */
export const takenBackRoles = [
  'sure',
  'maybe',
  'denies',
  'sigh',
  'lead',
  'sums',
  'turns',
  'whole',
  'small',
  'why',
] as const;
export type TakenBackRole = (typeof takenBackRoles)[number];

/** Phrases of a language for each role, separated by bars. */
export type TakenBackWords = Readonly<Record<TakenBackRole, string>>;
