import type { Profile } from '@foothold/contract';
import { languages } from '@foothold/contract';
import { ASSISTANT } from '@foothold/contract';
import type { ChatTurn } from '../../guide.ts';
import { type AskedField, askedFields, isFilled, requiredFields } from './fields.ts';
import { interviewWords } from './words.ts';

/** Every way of asking, in every language, since the language may change in the middle. */
const questions: readonly (readonly [text: string, field: AskedField])[] = languages.flatMap((language) =>
  askedFields.flatMap((field) =>
    Object.values(interviewWords[language].questions[field]).map((text) => [text, field] as const),
  ),
);

function askedIn(content: string): AskedField | null {
  return questions.find(([text]) => content.includes(text))?.[1] ?? null;
}

/** What the assistant asked last; null when it asked nothing. */
export function askedLast(history: readonly ChatTurn[]): AskedField | null {
  const last = history.findLast((turn) => turn.sender === ASSISTANT);
  return last ? askedIn(last.content) : null;
}

/** How often a field was asked for. */
export function timesAsked(history: readonly ChatTurn[], field: AskedField): number {
  return history.filter((turn) => turn.sender === ASSISTANT && askedIn(turn.content) === field).length;
}

export interface Question {
  field: AskedField;
  /** 0 for the first time. */
  asked: number;
}

/**
 * What to ask next: the first thing that is not known. What ideas can't be made without is asked twice at the most,
 * everything else once, so that nobody is asked again what they chose not to say. null when nothing is left.
 */
export function nextQuestion(profile: Profile, history: readonly ChatTurn[]): Question | null {
  for (const field of askedFields) {
    if (isFilled(profile, field)) continue;
    const asked = timesAsked(history, field);
    if (asked < (requiredFields.includes(field) ? 2 : 1)) return { field, asked };
  }
  return null;
}
