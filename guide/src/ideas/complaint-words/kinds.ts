/** How a clause of a feedback bears on what it names; phrases are parted by bars. */
export interface ComplaintWords {
  /** There is too much of it, which turns it down where something else is turned down beside it. */
  excess: string;
  /** It is well enough, though a “not” stands in it: “c'est pas mal”. */
  praise: string;
  /** It is too long a way: an hour of it is no hour of work. */
  far: string;
  /** Why something is nothing for them: its words are told, and not wished for. */
  reason: string;
}

export type Complaint = keyof ComplaintWords;
