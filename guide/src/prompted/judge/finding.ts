/** Why something is not shown. */
export const judgeClasses = ['unsafe', 'invented', 'promise', 'pretended', 'deceit', 'reproach'] as const;
export type JudgeClass = (typeof judgeClasses)[number];

/** A sentence that must not be shown, by its number; one that is no number of a sentence is about all of them. */
export interface Finding {
  n: number;
  problem: JudgeClass;
}
