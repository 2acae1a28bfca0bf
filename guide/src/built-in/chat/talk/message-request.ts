import type { Register } from '@foothold/contract';
import type { Aim } from './words.ts';
import type { Addressing } from './yours.ts';

/** A message that somebody wants written. */
export interface MessageRequest extends Addressing {
  /** To whom, in their words; empty when nobody was named. */
  to: string;
  /** What about, in their words; empty when they did not say. */
  about: string;
  /** The moment it is for: “when she asks for a discount”. */
  when: string;
  /** What it is for, as far as words of theirs say it. */
  aim: Aim | null;
  /** What the one addressed owes the writer, as it was told; empty where that is not sure. */
  price?: string;
  /** What it has to say, in their words, sentence by sentence. */
  said: readonly string[];
  register: Register;
  /** Whether all the words behind whom it is for are its own. */
  isWhole?: true;
}
