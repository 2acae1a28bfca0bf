/** Words that join the words of a name and name nothing, folded: the names of work are kept without them. */
export const smallWords: ReadonlySet<string> = new Set(
  'of the a an and or in for to on at with by de del la le les l d du des et ou en au aux el los las y o para por con do da dos das e em um uma no na של את על עם או'.split(
    ' ',
  ),
);

/** A text as names are looked for in it: what each of its words may stand for, small words left out. */
export type SaidWords = readonly (readonly string[])[];
