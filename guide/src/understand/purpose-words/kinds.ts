/** Phrases by which people say what a goal is for, each list parted by bars. */
export interface PurposeWords {
  /** Money that is to come in. */
  earning: string;
  /** What money is needed for, or work for one's own bread: a verb beside it says nothing of a purpose. */
  means: string;
  /** That it is done for money; under a “not” that it is not. */
  forMoney: string;
  /** How much: beside the “not” of that it is done for money as well. */
  degree: string;
  /** What may stand between that “not” and the money without taking anything back. */
  being: string;
  /** That it is done for much money; under a “not” it may well be done for some. */
  gain: string;
  /** That something is paid for: beside a denial it takes that back. */
  charging: string;
  /** That money is no matter, in other words than those. */
  denied: string;
  /** That no money is asked for it. */
  unpaid: string;
  /** What is done with a language or an instrument by whoever does not know it yet. */
  learning: string;
  /** What is done with it by whoever does, or wants to. */
  using: string;
  /** What is done with it for others by whoever knows it. */
  giving: string;
  /** That a sum is put aside. */
  saving: string;
  /** The same of a sum that is to be there one day; of one that comes every month, that it is to come in. */
  gathering: string;
  /** That it is for the person themselves. */
  self: string;
  /** The same, of which a shop of one's own may be told as well. */
  dream: string;
  /** That it is for others, whoever they are. */
  others: string;
  /** What is done for others and hardly ever for pay, as a goal begins with it. */
  serving: string;
  /** The same where it is done for anybody, and no more is said: as a trade people help with something, or somebody. */
  helping: string;
  /** What is done for people, as often for pay as not. */
  caring: string;
  /** What is done for oneself with one's `kin`, and with else who knows. */
  visiting: string;
  /** People whom others do something for. */
  someone: string;
  /** Anybody at all, who is named where they are helped. */
  people: string;
  /** Where they live, beside those who are helped. */
  near: string;
  /** Relatives and friends. */
  kin: string;
  /** Where many live or learn, who have something of it where nobody pays. */
  community: string;
  /** That something `begun` is to be done, as a goal begins with it. */
  finishing: string;
  /** What is learnt or made for oneself. */
  begun: string;
  /** What nobody does for pay, as a goal begins with it. */
  reaching: string;
  /** That something is to be done without something. */
  without: string;
  /** What somebody may want to be rid of, so that doing without it is what they want, and no limit. */
  rid: string;
  /** What somebody may not want to have to do with, so that doing without it is a limit: people, selling, leaving a place. */
  shunned: string;
  /** What is said of an end, too: a wish that begins with what is `reaching` or `visiting` is no plain one beside it. */
  ending: string;
  /** That somebody is to be helped who says so. */
  aid: string;
  /** Words that point at what was named, of which they say nothing by themselves. */
  pointing: string;
  /** Words that may stand beside a purpose without saying more. */
  beside: string;
  /** All of the purposes that were named. */
  all: string;
}

export type PurposeWord = keyof PurposeWords;
