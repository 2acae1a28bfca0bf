import type { Language } from '@foothold/contract';
import type { Need } from '../../../catalogue/schema.ts';
import { read } from '../../../text/phrases.ts';
import { needsAskedIn } from '../../../understand/limits.ts';
import { speaksOf } from '../talk/omission.ts';
import { withoutSentences } from '../../../text/sentences.ts';
import { refusalLexicons } from './lexicon.ts';
import type { Refusal } from './refusals.ts';

/** Shorter than that nothing of an answer is left. */
const LEAST_LETTERS = 40;

function asksFor(sentence: string, { needs, what }: Refusal, language: Language): boolean {
  if (what !== '') return speaksOf(sentence, what, language);
  const named = (need: Need) => needs.has(need);
  return (
    [...needsAskedIn(sentence)].some(named) ||
    refusalLexicons[language].spoken.findAll(read(sentence)).some(({ value }) => named(value))
  );
}

/** An answer without what asks for something that was ruled out; null where hardly anything is left. */
export function heeding(text: string, refusals: readonly Refusal[], language: Language): string | null {
  if (refusals.length === 0) return text;
  const rest = withoutSentences(text, (sentence) => refusals.some((one) => asksFor(sentence, one, language)));
  return rest.length < LEAST_LETTERS && rest.length < text.length ? null : rest;
}
