/** Phrases by which people say what a goal is for, each list parted by bars. */
export interface PurposeWords {
  /** Money that is to come in. */
  earning: string;
  /** That no money is asked for it. */
  unpaid: string;
  /** What is done with a language or an instrument by whoever does not know it yet. */
  learning: string;
  /** What is done with it for others by whoever knows it. */
  giving: string;
  /** That a sum is put aside. */
  saving: string;
  /** That it is for the person themselves. */
  self: string;
  /** That it is for others, whoever they are. */
  others: string;
}

export type PurposeWord = keyof PurposeWords;
