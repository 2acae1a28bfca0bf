/** What somebody is like, and what they know, as they say it among what they can do; phrases are parted by bars. */
export interface QualityWords {
  /** A virtue: nobody orders “punctual”. */
  virtue: string;
  /** What is known, said or understood: counsel and lessons are made of it, and no order. */
  known: string;
}

export type Quality = keyof QualityWords;
