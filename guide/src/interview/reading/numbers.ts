import type { Language } from '@foothold/contract';
import { type NumberWords, numberWords } from './number-words.ts';

/** A word, a number in digits or a mark, with its place in the passage. */
export interface Token {
  word: string;
  from: number;
  to: number;
  digits: boolean;
}

const PIECE =
  /(?<![\d])\d{1,3}(?:[ .,']\d{3})+(?!\d)|\d{1,12}(?:[.,]\d{1,2}(?!\d))?|\p{L}+(?:"\p{L}(?!\p{L}))?|[^\s\p{L}\d]/gu;

/**
 * The tokens of a folded passage: letters and digits that touch are two (“6h”, “2k”). A Hebrew abbreviation has its mark
 * before its last letter.
 */
export function tokensIn(folded: string): Token[] {
  return [...folded.matchAll(PIECE)].map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
    digits: /^\d/u.test(match[0]),
  }));
}

/** A number where it stands; `first` and `end` are token indices, `end` behind its last. */
export interface Amount {
  value: number;
  first: number;
  end: number;
  /** “A few”: the number is our reading. */
  vague: boolean;
  /** “An hour”: a number only because a unit follows. */
  article: boolean;
}

const HEBREW_AND = /^ו(?=[\u05D0-\u05EA]{2})/u;
const HEBREW_PREFIX = /^[ובלכמהש](?=[\u05D0-\u05EA]{2})/u;

function digitsValue(word: string): number {
  return Number(/[ .,']\d{3}/u.test(word) ? word.replace(/\D/gu, '') : word.replace(',', '.'));
}

/** Of two prefixes the first joins (“and”, “that”, “the”), or the second is “about”: “ושלוש”, “לכעשר”; “למעשר” is to a tithe. */
const TWO_PREFIXES = /^(?:[ושה][ובלכמהש]|[בלמ]כ)/u;

/** What a word adds to a number: itself, or itself without up to two Hebrew prefixes. */
function spelledAs(word: string, known: (word: string) => boolean): string | null {
  if (known(word)) return word;
  const once = word.replace(HEBREW_PREFIX, '');
  if (once !== word && known(once)) return once;
  const twice = TWO_PREFIXES.test(word) ? once.replace(HEBREW_PREFIX, '') : once;
  return twice !== once && known(twice) ? twice : null;
}

/** Whether a value can follow in the same number: 20 + 3, 60 + 15, 10 + 8 (“dix-huit”) and 100 + 34, but not 3 + 4. */
function fits(current: number, value: number): boolean {
  if (current === 0) return true;
  if (value >= 100) return false;
  if (current % 100 === 0) return true;
  if (current % 100 === 10) return value >= 7 && value < 10;
  if (current % 100 === 60 || current % 100 === 80) return value < 20;
  return current % 10 === 0 && current % 100 >= 20 && value < 10;
}

const MILLION = 1_000_000;

interface Spelled {
  total: number;
  current: number;
}

/** The number after one more word; null when the word does not belong to it. */
function withWord({ total, current }: Spelled, word: string, words: NumberWords): Spelled | null {
  const known = (one: string) =>
    [words.values, words.hundred, words.thousand, words.million].some((all) => all.has(one));
  const as = spelledAs(word, known);
  if (as === null) return null;
  // A letter by itself counts thousands only behind figures.
  if (words.thousand.has(as) && current === 0 && as.length === 1) return null;
  if (words.million.has(as)) return { total: (total + current || 1) * MILLION, current: 0 };
  if (words.thousand.has(as)) return { total: total + (current || 1) * 1_000, current: 0 };
  if (words.hundred.has(as)) return current >= 100 ? null : { total, current: (current || 1) * 100 };
  const value = words.values.get(as) ?? 0;
  if (value === 10 && /^[א-ת]/u.test(as) && current > 0 && current < 10) return { total, current: current + 10 };
  if (value === 20 && as.startsWith('vingt') && current % 100 === 4) return { total, current: current + 76 };
  if (value >= 1_000) return current === 0 ? { total: total + value, current: 0 } : null;
  return fits(current, value) && (total === 0 || value < 1_000) ? { total, current: current + value } : null;
}

function spelledAt(tokens: readonly Token[], at: number, words: NumberWords): Amount | null {
  let number: Spelled = { total: 0, current: 0 };
  let end = at;
  for (let index = at; index < tokens.length; index += 1) {
    const { word, digits } = tokens[index] ?? { word: '', digits: true };
    if (digits) break;
    const between = index > at && (word === '-' || words.joins.has(word));
    if (between) continue;
    // A join or a hyphen reaches one token: “six and two” is two numbers, which `fits` tells.
    if (index - end > 1) break;
    const next = withWord(number, word, words);
    if (!next) break;
    number = next;
    end = index + 1;
  }
  const value = number.total + number.current;
  if (end === at) return null;
  const article = end === at + 1 && words.articles.has(tokens[at]?.word ?? '');
  return { value, first: at, end, vague: false, article };
}

function vagueAt(tokens: readonly Token[], at: number, words: NumberWords): Amount | null {
  for (const [parts, value] of words.vague.get(tokens[at]?.word ?? '') ?? []) {
    if (!parts.every((part, offset) => tokens[at + offset]?.word === part)) continue;
    return { value, first: at, end: at + parts.length, vague: value < 10, article: false };
  }
  return null;
}

function digitsAt(tokens: readonly Token[], at: number, spoken: readonly NumberWords[]): Amount {
  const token = tokens[at];
  const value = digitsValue(token?.word ?? '0');
  const next = tokens[at + 1]?.word ?? '';
  const thousand = spoken.some((words) => words.thousand.has(next));
  const million = spoken.some((words) => words.million.has(next));
  return {
    value: value * (million ? MILLION : thousand ? 1_000 : 1),
    first: at,
    end: at + (million || thousand ? 2 : 1),
    vague: false,
    article: false,
  };
}

function amountAt(tokens: readonly Token[], at: number, spoken: readonly NumberWords[]): Amount | null {
  if (tokens[at]?.digits) return digitsAt(tokens, at, spoken);
  const found = spoken.flatMap((words) => vagueAt(tokens, at, words) ?? spelledAt(tokens, at, words) ?? []);
  const longest = found.sort((a, b) => b.end - a.end)[0];
  if (longest) return longest;
  const article = spoken.some((words) => words.articles.has(tokens[at]?.word ?? ''));
  return article ? { value: 1, first: at, end: at + 1, vague: false, article: true } : null;
}

/** A number in digits with what says behind it that it is a rough one. */
function withRough(amount: Amount, tokens: readonly Token[], spoken: readonly NumberWords[]): Amount {
  if (tokens[amount.first]?.digits !== true) return amount;
  const isNext = (phrase: readonly string[]) =>
    phrase.every((word, offset) => tokens[amount.end + offset]?.word === word);
  const rough = spoken.flatMap((words) => words.rough).find(isNext);
  return rough ? { ...amount, end: amount.end + rough.length } : amount;
}

/** Every number of a passage in order, in digits or spelled in one of the languages; articles marked as such. */
export function amountsIn(tokens: readonly Token[], languages: readonly Language[]): Amount[] {
  const spoken = languages.map((language) => numberWords[language]);
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = amountAt(tokens, at, spoken);
    const amount = found && withRough(found, tokens, spoken);
    if (amount) amounts.push(amount);
    at = amount ? amount.end : at + 1;
  }
  return amounts;
}

/**
 * Whether the words of a number are surely of one: it counts thousands once, and but for “and” nothing is written to them.
 * “שלוש מאות לארבע מאות” and “mil y dos mil” are two that were run together.
 */
export function isOneNumber(tokens: readonly Token[], one: Amount, languages: readonly Language[]): boolean {
  const words = tokens.slice(one.first, one.end).map(({ word }) => word);
  return languages.some((language) => {
    const { values, hundred, thousand, million, joins } = numberWords[language];
    const known = (word: string) => [values, hundred, thousand, million].some((all) => all.has(word));
    const bare = words.map((word, at) => (at > 0 && !known(word) ? word.replace(HEBREW_AND, '') : word));
    const isPart = (word: string) => known(word) || joins.has(word) || word === '-';
    const isLarge = (word: string) => thousand.has(word) || million.has(word) || (values.get(word) ?? 0) >= 1_000;
    return bare.every(isPart) && bare.filter(isLarge).length <= 1;
  });
}

/** Whether a word joins more to the number before it: “and a half”, “וחצי”. */
export function goesOn(word: string, languages: readonly Language[]): boolean {
  return HEBREW_AND.test(word) || languages.some((language) => numberWords[language].joins.has(word));
}
