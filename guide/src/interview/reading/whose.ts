import type { Fact } from '../../reader/spans/reader.ts';

/** From here on, it counts what is said of whose a fact is, and whether it is at all. */
export const BELIEVED = 0.35;

/** Whether a fact is the teller's own, true, and now. */
export function isOwn({ manners: { other, no, wish } }: Fact): boolean {
  return other < BELIEVED && no < BELIEVED && wish < BELIEVED;
}

/** Whether a fact is somebody else's. */
export const isOthers = ({ manners }: Fact): boolean => manners.other >= BELIEVED;

/** Whether a fact is a place that somebody lived in once. */
export function isLeft({ kind, manners }: Fact): boolean {
  return kind === 'place' && manners.past > BELIEVED;
}
