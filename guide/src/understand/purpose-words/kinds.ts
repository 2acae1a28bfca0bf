/** Phrases by which people say what a goal is for, each list parted by bars. */
export interface PurposeWords {
  /** Money that is to come in. */
  earning: string;
  /** That it is done for money; under a “not” that it is not. */
  forMoney: string;
  /** That money is no matter, in other words than those. */
  denied: string;
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
  /** The same, of which a shop of one's own may be told as well. */
  dream: string;
  /** That it is for others, whoever they are. */
  others: string;
  /** What is done for others and hardly ever for pay, as a goal begins with it. */
  helping: string;
  /** What is done for others where it is done to `someone`, and else for oneself. */
  visiting: string;
  /** People whom others do something for. */
  someone: string;
  /** Where many live or learn, who have something of it where nobody pays. */
  community: string;
  /** That something begun is to be done, as a goal begins with it. */
  finishing: string;
  /** What nobody does for pay, as a goal begins with it. */
  reaching: string;
}

export type PurposeWord = keyof PurposeWords;
