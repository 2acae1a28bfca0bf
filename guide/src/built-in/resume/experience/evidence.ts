import { wordsOf } from '../fold.ts';
import { employerStems } from './employer-words.ts';
import { roleStems } from './role-words.ts';

type Matcher = { whole: Set<string>; stems: string[] };

const role = matcherOf(roleStems);
const employer = matcherOf(employerStems);
/** ה (the), ו (and), ב (in), ל (to) before a Hebrew word. */
const HEBREW_PREFIX = /^[הובל](?=[\u05D0-\u05EA]{3})/;

/** How much a text looks like a job title (positive) or an employer (negative); 0 = can't tell. */
export function roleEvidence(text: string): number {
  const words = wordsOf(text);
  return count(words.filter(isNoVerb), role) - count(words, employer);
}

/** True when a word of the text belongs into a job title. */
export function namesRole(text: string): boolean {
  return count(wordsOf(text).filter(isNoVerb), role) > 0;
}

/** True when a word of the text belongs into the name of an employer. */
export function namesEmployer(text: string): boolean {
  return count(wordsOf(text), employer) > 0;
}

/** "Cleaning", "designed": what somebody did, not what they were. */
function isNoVerb(word: string): boolean {
  return !/(?:ing|ed)$/.test(word);
}

function count(words: readonly string[], matcher: Matcher): number {
  return words.filter((word) => matches(word, matcher) || matches(word.replace(HEBREW_PREFIX, ''), matcher)).length;
}

function matches(word: string, { whole, stems }: Matcher): boolean {
  return whole.has(word) || stems.some((stem) => word.startsWith(stem));
}

function matcherOf(entries: readonly string[]): Matcher {
  const whole = entries.filter((entry) => entry.endsWith('$')).map((entry) => entry.slice(0, -1));
  return { whole: new Set(whole), stems: entries.filter((entry) => !entry.endsWith('$')) };
}
