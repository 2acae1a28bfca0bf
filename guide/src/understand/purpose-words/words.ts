import { isNegated, isNegator } from '../../text/negation.ts';
import { clausesOf, type Found, PhraseBook, read, type ReadText } from '../../text/phrases.ts';
import { remembered } from '../../text/remembered.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { PurposeWord } from './kinds.ts';
import { pt } from './pt.ts';

/** Of all languages at once: a profile outlives the language that it was told in. */
const book = PhraseBook.ofLists(
  [en, he, fr, es, pt].flatMap((words) => Object.entries(words).map(([word, list]) => [list, word] as const)),
) as PhraseBook<PurposeWord>;

/** No phrase has more words. */
const MOST_WORDS = 8;

const lengthOf = ({ start, end }: Found<PurposeWord>) => end - start;

/** What words say of a purpose. A phrase inside a longer one says nothing: “money” in “for money” is no earning. */
function saidIn(words: ReadText): Found<PurposeWord>[] {
  const found = book.findAll(words);
  const farthest = new Map<number, number>();
  for (const { start, end } of found) farthest.set(start, Math.max(end, farthest.get(start) ?? 0));
  const isInLonger = (one: Found<PurposeWord>) => {
    for (let start = Math.max(0, one.start - MOST_WORDS); start <= one.start; start += 1) {
      const end = farthest.get(start) ?? 0;
      if (end >= one.end && end - start > lengthOf(one)) return true;
    }
    return false;
  };
  const said = found
    .filter((one) => !isInLonger(one))
    .map((one) => (FOR_MONEY.has(one.value) ? forMoney(one, words) : one));
  const without = said.find(({ value }) => value === 'without')?.start ?? words.length;
  return said.filter(({ value, start }) => start <= without || OF_WITHOUT.has(value));
}

/** What counts behind a “without”; whatever else is to be done without is not what a goal is for: “without selling”. */
const OF_WITHOUT: ReadonlySet<PurposeWord> = new Set<PurposeWord>([
  'unpaid',
  'denied',
  'forMoney',
  'rid',
  'shunned',
  'ending',
]);

const FOR_MONEY: ReadonlySet<PurposeWord> = new Set<PurposeWord>(['forMoney', 'gain']);

/** So many words behind those of money may still say how much it is done for it. */
const BEHIND = 2;

/**
 * That something is done for money, which is an income, or what denies it with the words from there on. “Not only” and “not
 * to get rich” deny nothing, nor does a “not” with words between that nobody knows: what else it is for stays open.
 */
function forMoney(one: Found<PurposeWord>, words: ReadText): Found<PurposeWord> {
  if (!isNegated(words, one.start)) return { ...one, value: 'earning' };
  const start = words.slice(0, one.start).findLastIndex(isNegator);
  const between = words.slice(start + 1, one.start);
  const isPlain = saysOnly(between, PLAIN) || between.length === 0;
  const isOfDegree = book.findAll(words.slice(start, one.end + BEHIND)).some(({ value }) => value === 'degree');
  return { ...one, value: one.value === 'gain' || isOfDegree || !isPlain ? 'forMoney' : 'denied', start };
}

const PLAIN: ReadonlySet<PurposeWord> = new Set<PurposeWord>(['being']);

const MOTIVES: ReadonlySet<PurposeWord> = new Set<PurposeWord>(['unpaid', 'denied', 'forMoney']);

/** What a text says of its purpose, in the order in which it says it first. What is to be paid for is not denied. */
export const purposeWordsIn = remembered((text: string): ReadonlySet<PurposeWord> => {
  const said = clausesOf(text).flatMap((clause) => saidIn(read(clause)).map(({ value }) => value));
  const isPaid = said.includes('charging');
  return new Set(said.map((value) => (value === 'denied' && isPaid ? 'forMoney' : value)));
});

/** Where a text says why something is done or not: for money, or for none. */
export function motivesIn(words: ReadText): Found<PurposeWord>[] {
  const bare = book.findAll(words).filter(({ value }) => FOR_MONEY.has(value));
  return [...saidIn(words).filter(({ value }) => MOTIVES.has(value)), ...bare];
}

/** Where a text says that no money is asked for something, or that it is not done for any. */
export function unpaidIn(words: ReadText): Found<PurposeWord>[] {
  return saidIn(words).filter(({ value }) => value === 'unpaid' || value === 'denied');
}

/** Verbs that say what a goal is for where it begins with them; words before them are those that lead up to a wish. */
const BEGINNING: ReadonlySet<PurposeWord> = new Set<PurposeWord>([
  'serving',
  'helping',
  'caring',
  'visiting',
  'finishing',
  'reaching',
]);
const MOST_BEFORE = 3;

/** What a goal says of its purpose by the verb that it begins with. */
export function begunWith(text: string): Set<PurposeWord> {
  const [clause = ''] = clausesOf(text);
  const words = read(clause);
  const verbs = saidIn(words).filter(
    ({ value, start }) => BEGINNING.has(value) && start <= MOST_BEFORE && !isNegated(words, start),
  );
  const first = Math.min(...verbs.map(({ start }) => start));
  return new Set(verbs.filter(({ start }) => start === first).map(({ value }) => value));
}

/** What something is to be done without. */
export interface Without {
  /** Where it begins in its text, with its “without”. */
  from: number;
  to: number;
  /** Whether somebody may want to be rid of it. */
  isRid: boolean;
  /** Whether it is what somebody may not want to have to do with. */
  isShunned: boolean;
}

/** The things without which a text wants something to be done, each up to the end of its clause. */
export function withoutIn(text: string): Without[] {
  return clauseStretches(text).flatMap(({ clause, from }) => {
    const words = read(clause);
    const said = saidIn(words);
    const at = said.find(({ value }) => value === 'without')?.start;
    const first = at === undefined ? undefined : words[at];
    if (at === undefined || !first) return [];
    const isRid = said.some(({ value, start }) => value === 'rid' && start > at);
    const isShunned = said.some(({ value, start }) => value === 'shunned' && start > at);
    return [{ from: from + first.from, to: from + clause.length, isRid, isShunned }];
  });
}

/** A text without some of its parts. */
export function cut(text: string, parts: readonly Pick<Without, 'from' | 'to'>[]): string {
  return parts.reduceRight((rest, { from, to }) => `${rest.slice(0, from)}${rest.slice(to)}`, text).trim();
}

/** A wish without what somebody wants to be rid of, which rules nothing out. */
export function withoutCures(wish: string): string {
  return cut(
    wish,
    withoutIn(wish).filter(({ isRid }) => isRid),
  );
}

/** What a wish may rule out: of what is to be done without something, only that, since what stands before it is wanted. */
export function withoutWanted(wish: string): string {
  const withouts = withoutIn(wish);
  if (withouts.length === 0) return wish;
  const kept = clauseStretches(wish).flatMap(({ clause, from }) => {
    const without = withouts.find((one) => one.to === from + clause.length);
    if (!without) return [clause];
    return without.isRid ? [] : [wish.slice(without.from, without.to)];
  });
  return kept.join('\n');
}

/** The clauses of a text, each with its place. */
function clauseStretches(text: string): { clause: string; from: number }[] {
  let at = 0;
  return clausesOf(text).map((clause) => {
    const from = text.indexOf(clause, at);
    at = from + clause.length;
    return { clause, from };
  });
}

/** Words of which a purpose is all that is said, however many purposes they name. */
const BARE: ReadonlySet<PurposeWord> = new Set<PurposeWord>([
  'earning',
  'forMoney',
  'self',
  'aid',
  'others',
  'serving',
  'helping',
  'unpaid',
  'denied',
  'beside',
]);

const ALL: ReadonlySet<PurposeWord> = new Set<PurposeWord>(['all', 'beside']);

/** Whether words of these roles are all that a text says. */
function saysOnly(words: ReadText, roles: ReadonlySet<PurposeWord>): boolean {
  const covered = new Set<number>();
  for (const { value, start, end } of book.findAll(words))
    if (roles.has(value)) for (let at = start; at < end; at += 1) covered.add(at);
  return words.length > 0 && words.every((_, at) => covered.has(at));
}

const OWN: ReadonlySet<PurposeWord> = new Set<PurposeWord>(['kin', 'beside']);
const POINTING: ReadonlySet<PurposeWord> = new Set<PurposeWord>(['pointing', 'all', 'beside']);

/** Whether a text names one's own people and nothing besides: whether they need money or time is not said. */
export function saysOnlyKin(text: string): boolean {
  return saysOnly(read(text), OWN) && purposeWordsIn(text).has('kin');
}

/** Whether a text only points at what was named, or at none of it: “the second one”, “whichever”. */
export function saysOnlyWhich(text: string): boolean {
  return saysOnly(read(text), POINTING);
}

/** Whether a wish may be one for an end: to rest in peace, to see the dead. */
export function mayBeEnd(text: string): boolean {
  const verbs = begunWith(text);
  return (verbs.has('reaching') || verbs.has('visiting')) && purposeWordsIn(text).has('ending');
}

const GENERAL: ReadonlySet<PurposeWord> = new Set<PurposeWord>([
  'serving',
  'helping',
  'others',
  'people',
  'community',
  'near',
  'beside',
]);

/** Whether a text says that others are to be helped, and neither with what nor who they are: that is no trade. */
export function saysOnlyHelp(text: string): boolean {
  return saysOnly(read(text), GENERAL);
}

/** Whether a text says that all is wanted that was named. */
export function saysAll(text: string): boolean {
  return saysOnly(read(text), ALL) && purposeWordsIn(text).has('all');
}

/** Whether a text names purposes and nothing besides: “for myself”, and not “to sing for my street” or “300 a month”. */
export function saysOnlyPurpose(text: string): boolean {
  return saysOnly(read(text), BARE);
}
