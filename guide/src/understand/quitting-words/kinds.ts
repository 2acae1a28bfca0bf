/** How somebody says that they want out of something; phrases are parted by bars. */
export interface QuittingWords {
  /** What begins the wish, right before the verb. */
  wish: string;
  /** Verbs of going, whatever stands behind. */
  quit: string;
  /** Verbs that may as well prevent something: of who stops leaks only what somebody does is theirs to leave. */
  halt: string;
  /** Where and for whom somebody works: who leaves a place takes their trade along. */
  place: string;
  /** What who leaves to do the same by themselves says of it: “to open mine”. */
  alone: string;
}

export type Quitting = keyof QuittingWords;
