import {
  applyField,
  type AskedBack,
  type AskedField,
  type FieldUpdate,
  isFilled,
  isYesNoField,
  type Language,
  type Profile,
  type ReplyAct,
} from '@foothold/contract';
import type { OnboardingInput } from '../guide.ts';
import { askedLast, nextQuestion, type Question } from './conversation.ts';
import { changedLines } from './note.ts';
import { updatesBetween } from './updates.ts';
import { interviewWords } from './words.ts';

/** What a turn says and changes. */
export interface Turn {
  paragraphs: (string | null)[];
  updates: FieldUpdate[];
  suggestions: string[];
  /** The field it asks for; null when it asks for none. */
  asks: AskedField | null;
  /** What a later turn must know of; absent when nothing. */
  act?: ReplyAct;
  /** What it asks back instead of going on; absent when nothing. */
  askedBack?: AskedBack;
}

type Asking = Pick<Turn, 'suggestions' | 'asks'> & { text: string };

/** The question as it stands, with its chips; the end of the interview when nothing is left to ask. */
export function asking(next: Question | null, language: Language): Asking {
  const words = interviewWords[language];
  if (!next) return { text: words.enough, suggestions: [], asks: null };
  const { field, asked } = next;
  const { ask, again } = words.questions[field];
  const chips = isYesNoField(field) ? [words.yes, words.no] : words.chips[field];
  return { text: asked === 0 ? ask : again, suggestions: [...chips, words.skip], asks: field };
}

/** The question that was open, unless the profile has its answer by now; the next one otherwise. */
export function stillAsking(input: OnboardingInput, profile: Profile, language: Language, asked: 0 | 1 = 0) {
  const open = askedLast(input.history);
  const next = open && !isFilled(profile, open) ? { field: open, asked } : nextQuestion(profile, input.history);
  return asking(next, language);
}

/** A turn that changes nothing and comes back to the open question. */
export function saying(input: OnboardingInput, language: Language, ...paragraphs: (string | null)[]): Turn {
  const { text, ...still } = stillAsking(input, input.profile, language);
  return { paragraphs: [...paragraphs, text], updates: [], ...still };
}

/** The fields that a turn fills are known from its updates alone: what the server stores is what is said. */
export function profileAfter(profile: Profile, updates: readonly FieldUpdate[]): Profile {
  return updates.reduce((known, update) => applyField(known, update), profile);
}

/** A note of what changed, under its lead; null when nothing did. */
export function noteOf(lead: string, before: Profile, after: Profile, language: Language): string | null {
  const lines = changedLines(before, after, language);
  return lines.length === 0 ? null : [lead, ...lines].join('\n');
}

/** A turn that changes the profile, says what, and goes on with the open question or the next. */
export function changing(
  input: OnboardingInput,
  wanted: Profile,
  language: Language,
  say: { lead: string; unchanged: string; behind?: (string | null)[]; act?: ReplyAct },
): Turn {
  const updates = updatesBetween(input.profile, wanted);
  const after = profileAfter(input.profile, updates);
  const { text, ...still } = stillAsking(input, after, language, askedAgain(input, after));
  const note = noteOf(say.lead, input.profile, after, language) ?? say.unchanged;
  const act = updates.length > 0 && say.act ? { act: say.act } : {};
  return { paragraphs: [note, ...(say.behind ?? []), text], updates, ...still, ...act };
}

/** The open question comes in other words when the message answered something else. */
function askedAgain({ history }: OnboardingInput, after: Profile): 0 | 1 {
  const open: AskedField | null = askedLast(history);
  return open && !isFilled(after, open) ? 1 : 0;
}
