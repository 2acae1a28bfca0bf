/** So near to 0 and 1 a probability is taken for no more certain. */
const LEAST = 1e-4;

/** The logarithm of the odds of a probability. */
export function logOdds(probability: number): number {
  const within = Math.min(Math.max(probability, LEAST), 1 - LEAST);
  return Math.log(within / (1 - within));
}

/** The probability with these odds, of which the logarithm is given. */
export function fromOdds(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
