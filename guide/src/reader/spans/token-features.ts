import type { Language } from '@foothold/contract';
import { bucketOf } from '../hash.ts';
import { isCommon } from '../../language/common.ts';
import { namesOccupation } from '../../language/occupations.ts';
import { beginsTown, isTown, TOWN_WORDS } from '../../language/towns.ts';
import { stem } from '../../text/fold.ts';
import { unmarked } from '../../text/unmarked.ts';
import type { Token } from './tokens.ts';

/** Buckets that features of tokens are hashed into; a power of two. */
export const TOKEN_BUCKETS = 1 << 17;

/** What is known of a message besides its words. */
export interface Setting {
  /** What was asked just before, `free` when nothing was. */
  asked: string;
  language: Language;
  /** What lists and grammars say of each token. */
  hints: readonly (readonly string[])[];
}

const HEBREW = /^[\u05D0-\u05EA]/u;
const CURRENCY = /^[€$£₪¥₹₦]$/u;
const END = /^[.!?…\n]/u;
const BREAK = /^[.!?…,;:()\n–—-]/u;

/** Lower case without accents, digits kept as their number. */
export function foldedToken(text: string): string {
  return unmarked(text)
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/[’׳`´]/gu, "'")
    .replace(/״/gu, '"');
}

/** How large a number is, as far as that tells ages from years, hours and money. */
function magnitudeOf(digits: string): string {
  const value = Number(
    digits
      .replace(/[,.](?=\d{3}(?!\d))/gu, '')
      .replace(',', '.')
      .replace(':', '.'),
  );
  if (Number.isNaN(value)) return 'n?';
  const limits = [1, 2, 4, 8, 13, 16, 20, 31, 46, 66, 100, 200, 500, 1_000, 1_930, 2_030, 5_000, 20_000];
  const at = limits.findIndex((limit) => value < limit);
  return `n${at}${/^(?:19|20)\d\d$/u.test(digits) ? 'y' : ''}${digits.endsWith('00') ? 'o' : ''}`;
}

function shapeOf(text: string): string {
  if (/^\p{N}/u.test(text)) return magnitudeOf(text);
  if (CURRENCY.test(text)) return '$';
  if (text.startsWith('\n')) return '\\n';
  if (HEBREW.test(text)) return /["״'׳]/u.test(text) ? 'h"' : 'h';
  if (!/^\p{L}/u.test(text)) return text;
  if (text.length > 1 && text === text.toUpperCase()) return 'XX';
  return /^\p{Lu}/u.test(text) ? 'Xx' : 'x';
}

/** For each token, whether it begins or continues the name of a town. */
function townsAt(tokens: readonly Token[]): string[] {
  const marks = tokens.map(() => '');
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!first || marks[at] !== '' || !/^\p{L}/u.test(first.text)) continue;
    if (!beginsTown(first.text) && !(HEBREW.test(first.text) && beginsTown(first.text.slice(1)))) continue;
    for (let count = TOWN_WORDS; count > 0; count -= 1) {
      const some = tokens.slice(at, at + count);
      if (some.length < count || some.some(({ text }) => !/^\p{L}/u.test(text))) continue;
      const name = some.map(({ text }) => text).join(' ');
      // Hebrew glues “in”, “from”, “and” to the word.
      if (!isTown(name) && !(HEBREW.test(name) && isTown(name.slice(1)))) continue;
      for (let each = 0; each < count; each += 1) marks[at + each] = each === 0 ? 'T' : 't';
      break;
    }
  }
  return marks;
}

const hash = (kind: number, text: string) => bucketOf(kind, text, TOKEN_BUCKETS);

interface Seen {
  word: string;
  shape: string;
  town: string;
  work: string;
  /** Whether many people use the word around what they tell. */
  common: string;
}

const OUTSIDE: Seen = { word: '<>', shape: '<>', town: '', work: '', common: '<>' };

interface Clause {
  from: number;
  to: number;
}

/** The clause of each token: from behind the mark before it up to, not including, the mark behind it. */
function clausesOf(seen: readonly Seen[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 0; at <= seen.length; at += 1) {
    if (at < seen.length && !BREAK.test(seen[at]?.word ?? '')) continue;
    const clause = { from, to: at };
    for (let each = from; each <= at && each < seen.length; each += 1) clauses.push(clause);
    from = at + 1;
  }
  return clauses;
}

/** Short messages answer what was asked; long ones tell. */
function lengthOf(count: number): string {
  return ['1', '2', '4', '8', '15'].find((limit) => count <= Number(limit)) ?? 'long';
}

/** What a token's hints bring, and those of its neighbours. */
function hintBuckets(hints: Setting['hints'], at: number, beside: { shape: string; asked: string; distance: number }) {
  const { shape, asked, distance } = beside;
  return [
    ...(hints[at] ?? []).flatMap((hint) => [
      hash(70, hint),
      hash(71, `${hint} ${shape}`),
      hash(72, `${hint} ${asked}`),
      hash(73, `${hint} ${distance}`),
    ]),
    ...(hints[at - 1] ?? []).map((hint) => hash(75, hint)),
    ...(hints[at + 1] ?? []).map((hint) => hash(76, hint)),
  ];
}

/** Beginnings and endings of a word; of a Hebrew one also what stands behind its first letters. */
function wordBuckets({ word, town }: Seen, before: Seen): number[] {
  const buckets: number[] = [];
  for (let length = 2; length <= 4 && length < word.length; length += 1)
    buckets.push(hash(40 + length, word.slice(0, length)), hash(50 + length, word.slice(-length)));
  if (!HEBREW.test(word)) return buckets;
  buckets.push(hash(60, word.slice(1)), hash(61, word.slice(2)), hash(1, word.slice(1)));
  buckets.push(hash(62, `${word.slice(0, 1)} ${town}`), hash(63, `${word.slice(0, 1)} ${before.word}`));
  return buckets;
}

/** Which of a token and its two neighbours on each side many people use: a rare word names what the common ones are about. */
function commonBuckets(
  five: readonly Seen[],
  { asked, first, distance }: { asked: string; first: string; distance: number },
) {
  const all = five.map(({ common }) => common);
  const [, before = OUTSIDE, { common, shape } = OUTSIDE] = five;
  return [
    hash(37, all.slice(1, -1).join('')),
    hash(38, all.join('')),
    hash(39, `${common} ${before.word}`),
    hash(74, `${common} ${asked} ${shape}`),
    hash(77, `${common} ${first} ${distance}`),
  ];
}

/**
 * What each token of a message brings, as buckets: itself and its beginnings and endings, the two words on each side, its
 * shape, whether lists of towns and occupations know it and whether many people use it, how its clause begins and ends, how
 * long that is and between which marks it stands, and the question asked. Takes time in proportion to the number of tokens.
 */
export function tokenFeatures(tokens: readonly Token[], { asked, language, hints }: Setting): Uint32Array[] {
  const towns = townsAt(tokens);
  const seen: Seen[] = tokens.map(({ text }, at) => ({
    word: foldedToken(text),
    shape: shapeOf(text),
    town: towns[at] ?? '',
    work: namesOccupation(text) ? 'W' : '',
    common: isCommon(stem(foldedToken(text)), language) ? 'c' : 'r',
  }));
  const size = lengthOf(tokens.length);
  const clauses = clausesOf(seen);
  let sentence = 0;
  return tokens.map((token, at) => {
    const { from: clause, to: end } = clauses[at] ?? { from: 0, to: 0 };
    if (at > 0 && END.test(tokens[at - 1]?.text ?? '')) sentence = at;
    const near = (step: number) => seen[at + step] ?? OUTSIDE;
    const { word, shape, town, work } = near(0);
    const [before, earlier, next, later] = [near(-1), near(-2), near(1), near(2)];
    const first = seen[clause]?.word ?? '';
    const second = clause + 1 < end ? (seen[clause + 1]?.word ?? '') : '';
    const last = seen[end - 1]?.word ?? '';
    const distance = Math.min(at - clause, 5);
    const left = Math.min(end - 1 - at, 3);
    const span = lengthOf(end - clause);
    const breaks = `${seen[clause - 1]?.shape ?? '<>'} ${seen[end]?.shape ?? '<>'}`;
    const buckets = [
      hash(0, language),
      hash(1, word),
      hash(2, before.word),
      hash(3, next.word),
      hash(4, earlier.word),
      hash(5, later.word),
      hash(6, `${before.word} ${word}`),
      hash(7, `${word} ${next.word}`),
      hash(11, shape),
      hash(12, `${before.shape} ${shape}`),
      hash(13, `${shape} ${next.shape}`),
      hash(16, asked),
      hash(17, `${asked} ${shape}`),
      hash(18, `${asked} ${word}`),
      hash(19, `${asked} ${size}`),
      hash(20, `${asked} ${size} ${Math.min(at, 3)}`),
      hash(21, `${asked} ${size} ${shape}`),
      hash(22, `${first} ${distance}`),
      hash(25, `${asked} ${first}`),
      hash(26, String(distance)),
      hash(27, `${town}${before.town}${next.town}`),
      hash(28, `${town} ${before.word}`),
      hash(29, `${work}${before.work}${next.work}`),
      hash(30, `${work} ${before.word}`),
      hash(31, `${work} ${asked}`),
      hash(32, `${town} ${asked}`),
      ...commonBuckets([earlier, before, near(0), next, later], { asked, first, distance }),
      hash(33, seen[sentence]?.word ?? ''),
      hash(35, near(-3).word),
      hash(36, near(3).word),
      hash(80, `${asked} ${breaks} ${span}`),
      hash(81, `${span} ${distance} ${left}`),
      hash(82, `${asked} ${span} ${Math.min(distance, 2)}`),
      hash(83, `${first} ${second}`),
      hash(85, `${last} ${left}`),
    ];
    buckets.push(...hintBuckets(hints, at, { shape, asked, distance }));
    if (/^\p{L}/u.test(token.text)) buckets.push(...wordBuckets(near(0), before));
    return Uint32Array.from(buckets);
  });
}
