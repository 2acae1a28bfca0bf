/** How a clause of a feedback bears on what it names; phrases are parted by bars. */
export interface ComplaintWords {
  /** There is too much of it, which turns it down where something else is turned down beside it. */
  excess: string;
  /** It is well enough, though a “not” stands in it: “c'est pas mal”. */
  praise: string;
}

export type Complaint = keyof ComplaintWords;
