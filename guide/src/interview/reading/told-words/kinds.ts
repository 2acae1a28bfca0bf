/**
 * What words do where somebody tells of money. `give`: what follows is for the plan; `have`: it is there, `saved`: as money
 * that was put by; `start`, `most`:
 * what stands before is to begin with, or a ceiling, which only spending has. `want`: what follows is to be earned,
 * `reach`: what stands before.
 * `figure`: it is a wage, a price, a debt; `worth`: it is what a thing is worth, whatever was asked. `cash`: money in general, `lack`: there is none of what follows, `lacking`: of
 * what stands before. `broke`: there is no money, in one phrase;
 * `unpaid`: the same where money was asked for, and work without pay elsewhere. `noCash`: holds a word of money and tells of
 * none that there is: what is done for it, or a weight.
 */
export const moneyRoles = [
  'give',
  'have',
  'saved',
  'start',
  'most',
  'want',
  'reach',
  'once',
  'figure',
  'worth',
  'cash',
  'lack',
  'lacking',
  'broke',
  'unpaid',
  'others',
  'noCash',
] as const;
export type MoneyRole = (typeof moneyRoles)[number];

/**
 * What words do where somebody tells of hours. `free`: they are to spare; `busy`: of a job, a school, sleep or the past;
 * `others`: they are somebody else's; `aside`: what follows says why there are so many, or when, and not whose they are;
 * `meanwhile`: “when”: an aside right behind hours that open their sentence, where it is not the teller who does something then.
 */
export const timeRoles = ['free', 'busy', 'others', 'aside', 'meanwhile'] as const;
export type TimeRole = (typeof timeRoles)[number];

/**
 * What words do before a place. `lives`: it is the home, `resident`: and nothing else than a
 * place follows; `left`: it was once; `from`: somebody comes from there; `at`: a
 * preposition that any place may follow, of which nothing is said.
 */
export const homeRoles = ['lives', 'resident', 'left', 'from', 'at'] as const;
export type HomeRole = (typeof homeRoles)[number];

/**
 * What words do beside a number. `old` behind it: it is an age; `own`: of the teller, where nothing follows;
 * `work` behind it: it is how long something was done.
 */
export const ageRoles = ['old', 'own', 'work'] as const;
export type AgeRole = (typeof ageRoles)[number];

/**
 * What words do where somebody tells when. `by`: a day follows by which something is to be so; `mark`: such a day, beside
 * the months; `open`: somebody is free on the days beside it; `shut`: not on the days that were named before.
 */
export const whenRoles = ['by', 'mark', 'open', 'shut'] as const;
export type WhenRole = (typeof whenRoles)[number];

/** What words do beside a skill. `learns`: its teller is only learning it. */
export const levelRoles = ['learns'] as const;
export type LevelRole = (typeof levelRoles)[number];

/** What words do beside what somebody loves to do: it follows them (`lead`), or stands before them (`behind`);
 * `nobody` is who and what is loved without being done. */
export const loveRoles = ['lead', 'behind', 'nobody'] as const;
export type LoveRole = (typeof loveRoles)[number];

/**
 * What words do in what was heard as work. `trade` behind it: it is a job; `won` and, with it, `prize`: somebody won something; `leave`: time off for
 * illness; `tried`: it was an attempt; `form`: how much of a week is worked, `civil`: what somebody is to a spouse, and no work; `status`: what somebody is who works no longer, `health`: why so, `reason` before it; `rise`: an hour of the clock follows at which the day begins or ends; `over` behind a verb: it is done no longer,
 * and not where it is part of `more`; `still` at the end of a title: no part of it.
 */
export const workRoles = [
  'trade',
  'won',
  'prize',
  'leave',
  'tried',
  'form',
  'civil',
  'status',
  'health',
  'reason',
  'rise',
  'over',
  'more',
  'still',
] as const;
export type WorkRole = (typeof workRoles)[number];

/** Phrases of a language for each role, separated by bars. */
export interface ToldWords {
  money: Readonly<Record<MoneyRole, string>>;
  time: Readonly<Record<TimeRole, string>>;
  when: Readonly<Record<WhenRole, string>>;
  level: Readonly<Record<LevelRole, string>>;
  love: Readonly<Record<LoveRole, string>>;
  work: Readonly<Record<WorkRole, string>>;
  home: Readonly<Record<HomeRole, string>>;
  age: Readonly<Record<AgeRole, string>>;
  /** Small words inside the names of places, as written: “Lajes do Pico”. */
  inNames: string;
  /** What stands before a name where somebody says who they are, folded: “am mhairi”, “soy lupe”. */
  called: string;
  /** What a number behind it counts or names, folded, as that of a house or a bus: “flat 58”. */
  numbered: string;
  /** What stands behind the “from” of a place where it says what somebody is, and not where, folded: “de origen humilde”. */
  ofSelf: string;
}
