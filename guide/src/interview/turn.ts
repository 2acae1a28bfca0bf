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
import { askedLast, nextQuestion, type Question, timesMissed } from './conversation.ts';
import type { Mention } from './fields.ts';
import { changedLines, changesBetween } from './note.ts';
import { sentenceOf } from './sentence.ts';
import { updatesBetween, withSaid } from './updates.ts';
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
  /** What is said behind its note, and so not in it; absent when nothing. */
  told?: readonly Mention[];
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
function stillAsking({ profile, history }: OnboardingInput, language: Language): Asking {
  const open = askedLast(history);
  return asking(
    open && !isFilled(profile, open) ? { field: open, asked: 0 } : nextQuestion(profile, history),
    language,
  );
}

/** A turn that changes nothing and comes back to the open question. */
export function saying(input: OnboardingInput, language: Language, ...paragraphs: (string | null)[]): Turn {
  const { text, ...still } = stillAsking(input, language);
  return { paragraphs: [...paragraphs, text], updates: [], ...still };
}

/** The fields that a turn fills are known from its updates alone: what the server stores is what is said. */
export function profileAfter(profile: Profile, updates: readonly FieldUpdate[]): Profile {
  return updates.reduce((known, update) => applyField(known, update), profile);
}

/** A note of what changed, a sentence or a list behind its lead; null when nothing did. */
export function noteOf(lead: string, before: Profile, after: Profile, language: Language): string | null {
  const changes = changesBetween(before, after, language);
  if (changes.length === 0) return null;
  const sentence = sentenceOf(changes, after, language);
  return sentence === null ? [lead, ...changedLines(changes, language)].join('\n') : `${lead} ${sentence}`;
}

/** A turn that changes the profile, says what, and goes on with the open question or the next. `told`: what is said `behind` it. */
export function changing(
  input: OnboardingInput,
  wanted: Profile,
  language: Language,
  say: { lead: string; unchanged: string; behind?: (string | null)[]; told?: readonly Mention[]; act?: ReplyAct },
): Turn {
  const updates = updatesBetween(input.profile, wanted);
  const after = profileAfter(input.profile, updates);
  const { left, text, ...still } = askingOn(input, after, language);
  // What is told behind the note stands in it no second time.
  const known = withSaid(input.profile, say.told ?? []);
  const note = noteOf(say.lead, known, after, language) ?? (updates.length === 0 ? say.unchanged : null);
  const act = updates.length > 0 && say.act ? { act: say.act } : {};
  const told = say.told && say.told.length > 0 ? { told: say.told } : {};
  return { paragraphs: [note, ...(say.behind ?? []), left, text], updates, ...still, ...act, ...told };
}

/**
 * The open question in other words where the message told something else, once; behind that it is left for later, which is
 * said, and the next one is asked.
 */
function askingOn({ history }: OnboardingInput, after: Profile, language: Language): Asking & { left: string | null } {
  const open: AskedField | null = askedLast(history);
  if (!open || isFilled(after, open)) return { left: null, ...asking(nextQuestion(after, history), language) };
  if (timesMissed(history, open) === 0) return { left: null, ...asking({ field: open, asked: 1 }, language) };
  return { left: interviewWords[language].left_for_later, ...asking(nextQuestion(after, history, open), language) };
}
