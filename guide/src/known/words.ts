import type { Language, StepChoice, WorkKind } from '@foothold/contract';
import type { Counted } from '../text/counted.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** Sentences about what somebody did, each beginning with when. */
interface KnownWords {
  /** Sunday first. */
  days: readonly string[];
  today: string;
  yesterday: string;
  date: string;
  /** Money came in. */
  paid: string;
  asked: Counted;
  yes: Counted;
  decided: Record<StepChoice, string>;
  ticked: string;
  more: Counted;
  result: string;
  report: string;
  minutes: Counted;
  /** How far a sign to stop has come. */
  sign: string;
  /** A result given back: by its kind, and what somebody said. */
  quoted: Record<WorkKind | 'said', string>;
  /** Results outlive the tasks they were found in. */
  kept: string;
}

export const knownWords: Record<Language, KnownWords> = { en, he, fr, es, pt };
