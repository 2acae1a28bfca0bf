import type { Language } from '@foothold/contract';
import type { Counted } from '../../catalogue/shared-schema.ts';
import type { AskedField } from './fields.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** The interview's texts. */
export interface InterviewWords {
  /** How a saved field is called in the note of what was taken. */
  fields: Record<AskedField, string>;
  /** The first way of asking, and another for the second time. */
  questions: Record<AskedField, { ask: string; again: string }>;
  /** Answers that can be sent with one tap. */
  chips: Record<AskedField, string[]>;
  /** Why a field is asked for: the answer to “why do you ask?”. */
  why: Record<AskedField, string>;
  skip: string;
  /** Leads the list of what was saved. */
  noted: string;
  hours: Counted;
  years: Counted;
  months: Counted;
  skipped: string;
  /** Said once when one of the three needed fields is skipped. */
  needed: string;
  not_understood: string;
  /** Said after two misses. */
  form: string;
  too_young: string;
  enough: string;
  thanks: string;
}

export const interviewWords: Record<Language, InterviewWords> = { en, he, fr, es, pt };
