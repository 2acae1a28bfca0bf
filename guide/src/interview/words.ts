import type { AskedField, Language, SkillLevel } from '@foothold/contract';
import type { Purpose } from '../catalogue/goals/schema.ts';
import type { Counted } from '../text/counted.ts';
import type { Reading } from './reading/quantities.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** The interview's texts. */
export interface InterviewWords {
  /** How a saved field is called in the note of what was taken. */
  fields: Record<AskedField, string>;
  /** What people call it: a pattern on folded text. */
  names: Record<AskedField, string>;
  /** What schooling is made of, which names it but is no label of it. */
  schooling: string;
  /** The first way of asking, and another for the second time. */
  questions: Record<AskedField, { ask: string; again: string }>;
  /** Answers that can be sent with one tap. */
  chips: Record<AskedField, string[]>;
  /** Why a field is asked for: the answer to “why do you ask?”. */
  why: Record<AskedField, string>;
  /** What an answer looks like: the answer to “what do you mean?”. */
  example: Record<AskedField, string>;
  levels: Record<SkillLevel, string>;
  /** What a field of yes or no holds. */
  yes: string;
  no: string;
  /** How an answer of yes, and of no, begins, and what says before its name that somebody has a thing or not: patterns on folded text. */
  says_yes: string;
  says_no: string;
  has: string;
  has_not: string;
  skip: string;
  /** Lead the lists of what was saved, and of what an undo brought back. */
  noted: string;
  undone: string;
  nothing_to_undo: string;
  /** A clause of a note that is a sentence: what it says of a field with `{entries}`, where that is nothing, and of what went. */
  said: Partial<Record<AskedField, string>>;
  nothing: Partial<Record<AskedField, string>>;
  taken_out: string;
  /** What a number of a field counts. */
  units: Partial<Record<AskedField, Counted>>;
  /** A line of a note: what a `{field}` holds, and what stands between its entries. */
  line: string;
  between: string;
  /** Entries of a note: `{value}` with what stood there `{before}`, and what was taken out. */
  was: string;
  removed: string;
  /** Said when the profile holds it already. */
  known: string;
  /** Asks back whether what was heard can be `{said}`, with its two answers, and what is said where they do not. */
  heard_right: string;
  heard_yes: string;
  heard_no: string;
  kept_as_said: string;
  /** What answers it by itself, typed instead of tapped: patterns on folded text. */
  says_right: string;
  says_wrong: string;
  /** Asks what `{goal}` is for, with an answer for each, and what is said of one. */
  purpose: string;
  purposes: Record<Purpose, string>;
  purpose_noted: string;
  /** Asks who named no goal what the ideas should be for, and the goal that each answer is. */
  what_for: string;
  purpose_goals: Record<Purpose, string>;
  /** How a number was arrived at. */
  readings: Record<Reading, string>;
  /** `{words}` were not taken. */
  unread: string;
  years: Counted;
  months: Counted;
  question_count: Counted;
  /** `{questions}` and the `{names}` of their fields. */
  left: string;
  skipped: string;
  /** Said once when one of the three needed fields is skipped. */
  needed: string;
  unsure: string;
  little: string;
  not_understood: string;
  /** The person asked something that is not the interview's. */
  question: string;
  outside: string;
  who: string;
  hello: string;
  /** Said after two misses. */
  form: string;
  form_here: string;
  stopped: string;
  go_on: string;
  summary: string;
  summary_empty: string;
  start_over: string;
  /** The one sentence that empties the profile. */
  start_over_yes: string;
  cleared: string;
  /** Nothing in the profile is called `{words}`. */
  missing: string;
  /** Said to “I told you already”, where it was not heard; of a question that is put off; asks which of several is meant. */
  told_already: string;
  left_for_later: string;
  which_one: string;
  which_item: string;
  remove_chip: string;
  which_number: string;
  too_young: string;
  enough: string;
  thanks: string;
}

export const interviewWords: Record<Language, InterviewWords> = { en, he, fr, es, pt };
