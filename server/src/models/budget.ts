/** Tokens set aside for a call that is about to be made. */
export interface Reservation {
  /** Puts what the call really used in their place. */
  settle(used: number): Promise<void>;
}

/** Who may still spend tokens today. */
export interface Budget {
  /** Sets tokens aside; null when what is left of the day's does not hold them. */
  reserve(seed: string, tokens: number): Promise<Reservation | null>;
}

/** For questions that nobody's account stands behind. */
export const unlimited: Budget = { reserve: async () => ({ settle: async () => undefined }) };
