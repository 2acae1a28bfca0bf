import { tokensOf } from '../../text/fold.ts';
import { negatorIn } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import { LIMITING, type Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { edgeWords } from './edge-words/words.ts';
import { flat, placeOfWords, type Stretch } from './message.ts';
import { wordsOf } from './refusals.ts';
import { partBefore, wordingOf } from './told-clauses.ts';

/** What may be heard of something that somebody does badly. */
const DONE: ReadonlySet<Mention['field']> = new Set(['skills', 'hobbies', 'experience']);

/**
 * Whether a part of a message says that what it ends with is done badly, “je lis mal”, or hardly at all, “mal sei escrever”;
 * “pas mal” is well.
 */
function isWeak(part: string, name: string, { language }: ReadingContext): boolean {
  const { badly, barely, deny, knows } = edgeWords[language];
  if (read(part).some(negatorIn(language))) return false;
  const [tokens, lead] = [tokensOf(part), tokensOf(part.slice(0, part.length - name.length))];
  const last = tokens.at(-1);
  if (tokensOf(name).length > 1 && last && badly.has(last.word)) return true;
  const isLead = ({ word }: { word: string }) => barely.has(word) || deny.has(word) || knows.has(word);
  return lead.every(isLead) && lead.some(({ word }) => barely.has(word));
}

/** Where a part of a message ends, from a place in it. */
const PART_ENDS = /[,.;:!?\n]|$/u;

/** Where something is told that is hard for the teller, which no pastime is and no skill; null where it is not. */
function hardshipOf(one: Mention, folded: string, { language }: ReadingContext): Stretch | null {
  const place = DONE.has(one.field) ? placeOfWords(wordsOf(one), folded) : null;
  if (!place) return null;
  const from = partBefore(folded, place.from);
  const to = place.to + folded.slice(place.to).search(PART_ENDS);
  const part = folded.slice(from, to).trimEnd();
  return edgeWords[language].hard.test(part) && !read(part).some(negatorIn(language)) ? { from, to } : null;
}

/** Where what somebody does badly is told, with what leads to it; null where it is not. */
function weaknessOf(one: Mention, folded: string, heard: ReadingContext): Stretch | null {
  const isLong = one.field === 'experience' && one.value.duration_months > 0;
  // What somebody likes to do they need not do well.
  const isAsked = one.field === 'hobbies' && heard.asked === 'hobbies';
  const place = DONE.has(one.field) && !isLong && !isAsked ? placeOfWords(wordsOf(one), folded) : null;
  if (!place) return null;
  const from = partBefore(folded, place.from);
  return isWeak(folded.slice(from, place.to), wordsOf(one), heard) ? { from, to: place.to } : null;
}

/** Whether all that a limit denies is that something is done badly: “pas mal” is well. */
function isPraise(one: Mention, { language }: ReadingContext): boolean {
  const words = LIMITING.has(one.field) ? read(wordsOf(one)) : [];
  const denials = words.flatMap((word, at) => (negatorIn(language)(word) ? [at] : []));
  const isBad = words.at(-1)?.forms.some((form) => edgeWords[language].badly.has(form)) ?? false;
  return isBad && denials.length === 1 && denials[0] === words.length - 2;
}

/** What was heard, with what somebody does badly as a limit: “je lis mal” is neither a skill nor a pastime, and “pas mal” no limit. */
export function withoutWeak(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  return said.map((one): Mention => {
    const weak = hardshipOf(one, folded, heard) ?? weaknessOf(one, folded, heard);
    if (weak) return { field: 'limits', value: wordingOf(message, weak).trim() };
    return isPraise(one, heard) ? { field: 'notes', value: wordsOf(one) } : one;
  });
}
