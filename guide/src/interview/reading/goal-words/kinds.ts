/** What words do where somebody says what they want to reach. */
export const goalRoles = [
  'want',
  'reach',
  'ask',
  'self',
  'turn',
  'over',
  'overDoing',
  'onward',
  'others',
  'lacks',
  'exists',
  'aside',
  'deed',
  'that',
  'roughly',
  'without',
  'harm',
  'able',
  'lost',
  'instead',
  'ifNot',
] as const;
export type GoalRole = (typeof goalRoles)[number];

/**
 * Phrases of a language for each role, separated by bars. `want`: the teller wants what follows. `reach`: to earn, save or
 * make, which is wanted where a sum stands behind it, though nobody says so. `ask`: what is wanted of us, which is no goal.
 * `self`: “I”, and what may stand before a wish; `turn`: what turns to it from what was said before. `over` right behind a wish: it is not to be any more, `overDoing`: the same where a
 * verb follows. `onward`: its teller goes on with something else, which is not denied with it.
 * `others`: whose wish it is then. `lacks`: what there is not, which is a
 * complaint; `exists`: what there is. `aside`: that money is no matter, which is no wish for it. `deed`: what is to be done, as a wish begins with
 * it, in languages whose verbs are not known by their form. `that`: what is to be, as a wish begins with it. `roughly`: about, another
 * or at least so much, before a sum. `without`: a
 * denial that says how something is to be done, or fear, which somebody may want to lose.
 * `harm`: somebody who is feared, food that is to be done without, or an end, which is no aim of a plan. `able`: verbs of a wish
 * that as well say what somebody can, with a language or an instrument. `lost`: what is not to happen to what somebody
 * wants to keep. `instead`: what turns from a wish to another that would do as well, by a denial of the first,
 * `ifNot`: the same where a comma stands behind it.
 */
export type GoalWords = Readonly<Record<GoalRole, string>>;
