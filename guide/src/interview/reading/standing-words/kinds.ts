/**
 * What words say of whether something is somebody's, and still. `det`: stands before a thing or person; `own`: says that what
 * follows is the teller's, and `our`: theirs among others; `person`: names somebody by a word, `close`: somebody whom a thing is called as well: “the guitar is my friend”; `expert`: who tells others what to do, `handed`: to whom something is left stands behind it; `does`: does it, said of somebody else, and `taught`: taught it; `who`, `that`: who does it,
 * said again of what was named before; `ended`: its teller ended it, `tried`: did it once or twice, with `times` beside it, and `each`: that this is how often;
 * `again`: it was taken up again; `enough`: a list ends here, unless it was of what is past;
 * `past`: it was once; `over`: it is over, and `since`: since when; `too`: so is this; `join`: may stand before all of these;
 * `barrier`: what follows is said besides: “I gave up fencing to paint”; `because`: of another clause;
 * `once`: stands before where somebody comes from and does not live; `origin`: perhaps.
 */
export const standingRoles = [
  'det',
  'own',
  'our',
  'person',
  'close',
  'expert',
  'handed',
  'does',
  'taught',
  'who',
  'that',
  'ended',
  'tried',
  'times',
  'each',
  'again',
  'enough',
  'past',
  'over',
  'since',
  'too',
  'join',
  'barrier',
  'because',
  'once',
  'origin',
] as const;
export type StandingRole = (typeof standingRoles)[number];

/** Phrases of a language for each role, separated by bars. */
export type StandingWords = Readonly<Record<StandingRole, string>> & {
  /** A word that says who somebody or something is, as it is written, in lower case. */
  is: RegExp;
  /** What may follow when something has ended: when, where or why; of folded text. */
  after: RegExp;
};
