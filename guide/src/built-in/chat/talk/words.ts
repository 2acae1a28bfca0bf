import type { Language, Register } from '@foothold/contract';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** What a message to copy may be for: those of the cards, and what people write besides. */
export const aims = [
  'ask',
  'first',
  'practise',
  'follow-up',
  'referral',
  'feedback',
  'price',
  'no',
  'post',
  'permission',
  'reminder',
  'sorry',
  'thanks',
  'about',
  'complaint',
  'tell',
  'notice',
] as const;
export type Aim = (typeof aims)[number];

/** The parts of which messages to copy are made, and what is said beside an answer in another form. */
export interface TalkWords {
  greeting: Record<Register, readonly string[]>;
  /** Greets a group. */
  everybody: Record<Register, string>;
  /** Stands where a name belongs. */
  name: string;
  introduce: Record<Register, readonly string[]>;
  /** The offer in the fewest words. */
  bare: string;
  subject: string;
  about: string;
  /** Stands where nobody said what it is about. */
  about_blank: string;
  group: string;
  price: string;
  price_blank: string;
  /** A question that is short enough for the shortest message. */
  brief: Record<Register, string>;
  closing: Record<Register, readonly string[]>;
  /** `why`: as one says it, and formally; `ask`: in two wordings, and formally. */
  purposes: Record<Aim, { why: readonly string[]; ask: readonly string[]; more: string }>;
  lead_to: string;
  lead_when: string;
  /** Said where what was told holds “she” or “he”, who may be the one addressed. */
  third: string;
  /** And where they are said to that one, in a language that says “you” in two ways; empty in the others. */
  to_them: string;
  /** Led by when nothing can be left out or added any more. */
  least: string;
  most: string;
  shorter: string;
  simple: string;
  list: string;
  longer: string;
  warm: string;
  tone: string;
  for_other: string;
  amount: string;
  /** Led by when what is to be left out does not stand there, or is all there is. */
  nothing_of_it: string;
  nothing_left: string;
  chips: Record<'shorter' | 'warmer' | 'formal' | 'another', string>;
}

export const talkWords: Record<Language, TalkWords> = { en, he, fr, es, pt };

const named = new Set<string>(aims);

export function isAim(name: string): name is Aim {
  return named.has(name);
}
