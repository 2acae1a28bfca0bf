/** How people answer when they are asked whether all is well; phrases are parted by bars. */
export interface AnswerWords {
  /** That all is well, or that something else was meant: “I'm fine”, “just a figure of speech”. */
  fine: string;
  /** That it was not read right: “no”, and nothing besides. */
  no: string;
  /** That it was: “yes”, and nothing besides. */
  yes: string;
  /** That all is not well: “I'm not okay”, “help”. */
  unwell: string;
  /** What stands beside either and says nothing by itself: “haha”, “don't worry”, “let's go on”. */
  besides: string;
  /** What denies the words behind it: “not”. */
  denying: string;
  /** Words for being well, by themselves: “safe”. */
  wellness: string;
}
