/** What a language tells its own work with: words separated by spaces, and the shapes of verbs. */
export interface OwnWorkWords {
  /** Pronouns of the first person. */
  self: string;
  /**
   * Whether a verb by itself says that it is the first person (“saco corcho”); `known` where that is said only of verbs that
   * things are known to be worked with, and more than one: what looks like a Hebrew verb may be a noun.
   */
  bare: boolean | 'known';
  /** A folded verb of the first person, now; and one of the past, which has to be told with its time. */
  now: RegExp;
  past: RegExp;
  /** A folded verb of nobody: “to mend”, “mending”. */
  infinitive: RegExp;
  /** What says of a past how long it was, and that it was always so. */
  timed: RegExp;
  ever: RegExp;
  /** How a clause begins that tells what is done since another job ended, and what stands before where it is done. */
  since: RegExp;
  at: RegExp;
  /** What may stand between pronoun and verb, or before a verb without a pronoun. */
  between: string;
  /** What makes a clause a condition, a question, a reason of something else, or somebody else's. */
  barrier: string;
  /** Verbs that are no work whatever they are said of: being, having, wanting, feeling, daily life. */
  notWork: string;
  /** What may stand before a thing. */
  before: string;
  /** What holds two parts of a thing together: “hojas de sierra”, “blades and chisels”. */
  within: string;
  /** What joins two things, or two verbs. */
  and: string;
  /** Words that are no thing. */
  noThing: string;
  /** Things of everybody's day, which are nobody's work. */
  daily: string;
  /** Words that say that something is done again and again, for others. */
  habit: RegExp;
  /** Whether a lone word behind a verb is a thing where nothing says so; else it may be an adverb: “je cuisine assise”. */
  lone: boolean;
  /** How a thing ends that is more than one. */
  many: RegExp;
}
