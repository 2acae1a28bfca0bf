import type { Language } from '@foothold/contract';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** How people say where their business stands. */
export interface StageWords {
  /** What says that it runs, that it has not begun, and that it is wanted. */
  running: readonly string[];
  not_yet: readonly string[];
  wanting: readonly string[];
  /** Verbs in the form that names an action, with which whoever has not begun begins their sentence. */
  doing: readonly string[];
  /** What that form looks like, of a folded word; empty where a word does not show it. */
  infinitive: string;
  /** Nouns that only look like it. */
  nouns: readonly string[];
  /** What stands right before a year. */
  before_a_year: readonly string[];
  /** Where customers are told of a business. */
  channels: readonly string[];
}

export const stageWords: Record<Language, StageWords> = { en, he, fr, es, pt };
