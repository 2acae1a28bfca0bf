/** How somebody says that they want out of something; phrases are parted by bars. */
export interface QuittingWords {
  /** What begins the wish, right before the verb. */
  wish: string;
  /** Verbs of going, whatever stands behind. */
  quit: string;
  /** Verbs that may as well prevent something: of who stops leaks only what somebody does is theirs to leave. */
  halt: string;
  /** Verbs of having gone, by which a clause begins: no wish is needed, and something is named right behind. */
  left: string;
  /** Doing, by itself: of what was named before it. */
  doing: string;
  /** Words that end a refusal and say neither for whom nor where nor when: “any more, thanks”. */
  closing: string;
  /** Nobody, who is another than the teller: “nobody makes them better”. */
  nobody: string;
  /** Where and for whom somebody works: who leaves a place takes their trade along. */
  place: string;
  /** What who leaves to do the same by themselves says of it: “to open mine”. */
  alone: string;
}

export type Quitting = keyof QuittingWords;
