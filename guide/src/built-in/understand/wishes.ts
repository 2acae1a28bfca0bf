import { isNegated, isNegator } from '../text/negation.ts';
import { clausesOf, type Found, PhraseBook, read, type ReadText } from '../text/phrases.ts';
import { conjunctions, type Intent, intentLexicon, intents } from './intent-lexicon.ts';

/** One thing the person wants changed. */
export interface Wish {
  intent: Intent;
  /** What it is about, in the person's own words; empty when the intent says it all. */
  object: string;
}

const book = new PhraseBook(
  intents.flatMap((intent) => intentLexicon[intent].split('|').map((phrase) => [phrase, intent] as const)),
);

const withObject = new Set<Intent>(['drop', 'postpone', 'add', 'more-like', 'other-customer', 'deadline']);

/** What the denial of an intent asks for; null = nothing (“not cheaper”, “don’t drop it”). */
const opposite: Partial<Record<Intent, Intent>> = {
  online: 'local',
  local: 'online',
  'more-like': 'drop',
  'more-time': 'less-time',
};

/** Of phrases that overlap, the longest; of equal ones, the first. */
function withoutOverlaps(found: readonly Found<Intent>[]): Found<Intent>[] {
  const kept: Found<Intent>[] = [];
  for (const one of [...found].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (kept.every((other) => one.end <= other.start || one.start >= other.end)) kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** The index of the joining word that ends what a wish is about, or the clause's end. */
function endOfObject(words: ReadText, from: number, next: number | undefined): number {
  for (let index = from; index < words.length; index += 1) {
    if (next !== undefined && index >= next) return joinBefore(words, next);
    const joins = words[index]?.forms.some((form) => conjunctions.has(form));
    if (joins && next !== undefined && next === index + 1) return index;
  }
  return words.length;
}

function joinBefore(words: ReadText, next: number): number {
  return words[next - 1]?.forms.some((form) => conjunctions.has(form)) ? next - 1 : next;
}

const articles = new Set(
  'the a an my any some that this all le la les l un une des du de mon ma mes el los las lo un una mi os as o um uma meu minha את'.split(
    ' ',
  ),
);

function objectOf(clause: string, words: ReadText, from: number, to: number): string {
  let first = from;
  while (first < to && words[first]?.forms.some((form) => articles.has(form))) first += 1;
  const start = words[first];
  const end = words[to - 1];
  return start && end && first < to ? clause.slice(start.from, end.to) : '';
}

function wishesOfClause(clause: string): Wish[] {
  const words = read(clause);
  const found = withoutOverlaps(book.findAll(words));
  const wishes: Wish[] = [];
  let readTo = 0;
  for (const [index, one] of found.entries()) {
    if (one.start < readTo) continue;
    const takesObject = withObject.has(one.value);
    const nextVerb = found.slice(index + 1).find((other) => startsAnew(words, other));
    const to = takesObject ? endOfObject(words, one.end, nextVerb?.start) : one.end;
    const denies = one.value === 'drop' && words.slice(one.start, one.end).some(isNegator);
    const inner = denies ? found.slice(index + 1).find((other) => !withObject.has(other.value)) : undefined;
    if (inner) {
      // “I don't want it online”: the denial of what follows rather than a task to drop.
      const meant = opposite[inner.value];
      if (meant) wishes.push({ intent: meant, object: '' });
      readTo = inner.end;
      continue;
    }
    const meant = isNegated(words, one.start) ? opposite[one.value] : one.value;
    if (meant) wishes.push({ intent: meant, object: takesObject ? objectOf(clause, words, one.end, to) : '' });
    readTo = to;
  }
  return wishes;
}

/** Whether a phrase begins a wish of its own: it takes an object, or a joining word stands before it. */
function startsAnew(words: ReadText, found: Found<Intent>): boolean {
  const joined = words[found.start - 1]?.forms.some((form) => conjunctions.has(form)) ?? false;
  return joined || found.value === 'drop' || found.value === 'postpone' || found.value === 'add';
}

/** What a feedback asks for, in its order; a denial turns a wish around or takes it away. */
export function wishesIn(feedback: string): Wish[] {
  return clausesOf(feedback).flatMap(wishesOfClause);
}
