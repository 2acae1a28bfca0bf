import type { Feeling, Language } from '@foothold/contract';
import type { Counted } from '../../text/counted.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** How long somebody was away: days, weeks, or months. */
export const pauses = ['short', 'weeks', 'months'] as const;
export type Pause = (typeof pauses)[number];

type Welcome = Record<'none' | 'some', string>;

/** Words of welcome; none of them asks where somebody was. */
export interface CheckInWords extends Record<Pause, Welcome> {
  /** How somebody is greeted who is then told what they did last. */
  back: Record<Pause, string>;
  progress: Counted;
  ten: string;
  weeks_ten: string;
  test: string;
  /** The whole plan is done. */
  done: Record<Pause, string>;
  feelings: Record<Feeling | 'too_much_again' | 'kept' | 'week', string>;
}

export const checkInWords: Record<Language, CheckInWords> = { en, he, fr, es, pt };
