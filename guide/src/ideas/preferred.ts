import { type Language, languages } from '@foothold/contract';
import { isNegated, negatorIn } from '../text/negation.ts';
import { clausesOf, type Found, read, type ReadText } from '../text/phrases.ts';
import { preferenceBooks } from './preference-words/words.ts';

/** A feedback in its clauses, before and from “I would rather”: what is told or turned down, and what is wished for. */
export interface Parted {
  before: readonly string[];
  wished: readonly string[];
  /** Whether a preference is stated at all. */
  prefers: boolean;
}

/** As many clauses as a wish has. */
const MOST_CLAUSES = 30;
/** A denial so near turns a preference around: “I don't want”, “je veux pas”. */
const NEAR = 2;
/** A shorter word says nothing of what is preferred. */
const SHORTEST = 3;

function isDenied(words: ReadText, { start, end }: Found<true>, language: Language): boolean {
  const behind = words[end];
  return isNegated(words, start, NEAR, language) || (behind !== undefined && negatorIn(language)(behind));
}

const tells = (words: ReadText) => words.some(({ forms }) => forms.some((form) => form.length >= SHORTEST));

/** Where a preference begins in a clause; null where it states none. */
function preferenceIn(words: ReadText, language: Language): { from: number; to: number } | null {
  const found = preferenceBooks[language].findAll(words).filter((one) => !isDenied(words, one, language));
  const [first] = found;
  if (!first) return null;
  // “I would like” may begin inside another phrase: what is preferred stands behind the last that touches the first.
  const touching = found.filter(({ start }) => start <= first.end);
  return { from: first.start, to: Math.max(...touching.map(({ end }) => end)) };
}

/** Parts a feedback where a preference begins; all of it is the wish where none does. */
export function partedByPreference(text: string, language?: Language): Parted {
  if (language !== undefined) return partedIn(text, language);
  const parted = languages.map((one) => partedIn(text, one));
  return parted.find(({ prefers }) => prefers) ?? partedIn(text, 'en');
}

function partedIn(text: string, language: Language): Parted {
  const before: string[] = [];
  const wished: string[] = [];
  const clauses = clausesOf(text).slice(0, MOST_CLAUSES);
  for (const clause of clauses) {
    const words = read(clause);
    const preference = wished.length > 0 ? null : preferenceIn(words, language);
    if (!preference) {
      (wished.length > 0 ? wished : before).push(clause);
      continue;
    }
    const behind = words.slice(preference.to);
    const ahead = words.slice(0, preference.from);
    const at = words[preference.from]?.from ?? 0;
    // “Something with plants would be better” prefers what stands before it.
    const prefers = tells(behind) ? clause.slice(behind[0]?.from ?? 0) : clause.slice(0, at);
    if (tells(behind) && tells(ahead)) before.push(clause.slice(0, at).trim());
    wished.push(prefers.trim());
  }
  return wished.length > 0 ? { before, wished, prefers: true } : { before: [], wished: clauses, prefers: false };
}
