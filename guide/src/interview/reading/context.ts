import type { AskedField, Language } from '@foothold/contract';

/** What a reading needs to know beside the words. */
export interface ReadingContext {
  /** What the interview asked last; null when nothing. */
  asked: AskedField | null;
  /** The language of the replies. */
  language: Language;
  /** The languages the message may be written in. */
  languages: readonly Language[];
  /** How old the teller is, where the profile knows. */
  age?: number | null;
  /** Whether the profile knows work of theirs. */
  hasWork?: boolean;
  /** Whether this is the first thing they say, so that nothing of them is known yet. */
  isFirst?: boolean;
  /** Milliseconds since the epoch. */
  now: number;
}
