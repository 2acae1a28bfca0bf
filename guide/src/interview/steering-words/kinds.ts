/**
 * What words do in a message that steers the interview and tells nothing. `lead`: what is said before something that was
 * said before (“as I said”); `told`: that something was; `undo`: to take it back; `other`: another one is meant; `later`:
 * not now; `none`: there is none; `have`: that one has it; `money`: what is asked for by the budget; `sound`: a noise, or what is said before
 * one begins; `laugh`: a laugh; `small`: what stands beside any of them. What sets others aside: `nothing`: that there is
 * nothing, not only a “no”; `lack`: that one has none; `will`: a word of saying or wanting; `self`: of oneself, whom
 * nobody takes back or puts off; `to me`: where that is only who is asked.
 */
export const steeringRoles = [
  'lead',
  'told',
  'undo',
  'other',
  'later',
  'none',
  'have',
  'money',
  'sound',
  'laugh',
  'nothing',
  'lack',
  'will',
  'self',
  'to me',
  'small',
] as const;
export type SteeringRole = (typeof steeringRoles)[number];

/** Phrases of a language for each role, separated by bars. */
export type SteeringWords = Readonly<Record<SteeringRole, string>>;
