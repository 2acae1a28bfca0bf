import { type Thing, together } from '../../catalogue/presumed.ts';
import { isNegator } from '../../text/negation.ts';
import type { Found, ReadText, ReadWord } from '../../text/phrases.ts';
import { cuesIn } from '../../understand/intent-book.ts';
import { contrasts } from '../../understand/intent-lexicon.ts';
import type { Cue } from '../../understand/intents.ts';
import { isTimeUnit, numberIn, quantitiesIn } from '../../understand/quantities.ts';
import { saidWishesIn } from '../../understand/wishes.ts';
import { isConjunction, isFiller, ownWordsBetween } from '../../understand/wish-parts.ts';
import type { Clause } from './clauses.ts';
import { isSmall } from './dated.ts';
import { type Mark, type NamedThing, thingsIn } from './words.ts';

/** What the plan takes for granted and the person has not, or what it makes and they have already. */
export interface PresumptionRequest {
  kind: 'lack' | 'have';
  said: string;
  /** The things that are known by name; empty when it is something else. */
  things: readonly Thing[];
  /** What it is, in the person's words. */
  object: string;
  /** Whether the words may well mean something else, where no task speaks of it. */
  vague: boolean;
}

/** What these ask for is read as a wish: “I have no time”. */
const wished: ReadonlySet<Cue> = new Set<Cue>([
  'less-time',
  'more-time',
  'cheaper',
  'too-easy',
  'too-hard',
  'shorter',
  'deadline',
  'other-customer',
]);
/** More words than a thing is called by. */
const MOST_WORDS = 4;
/** More words than it takes to say that something is not there yet. */
const MOST_IN_ALL = 8;
/** How far a denial stands before what it denies. */
const REACH = 4;

function withTogether(named: readonly Thing[]): Thing[] {
  const also = together.filter((group) => group.some((thing) => named.includes(thing))).flat();
  return [...new Set([...named, ...also])];
}

/** Where what is missing ends: at “and”, at “but”, at a word that only fills, or at the end. */
function endOfObject(words: ReadText, from: number, cut: readonly Found<Mark>[]): number {
  for (let index = from; index < words.length; index += 1) {
    if (isConjunction(words[index]) || words[index]?.forms.some((form) => contrasts.has(form))) return index;
    if (index > from && cut.some(({ start }) => start === index)) return index;
  }
  return words.length;
}

const isNo = (word: ReadWord | undefined) => word !== undefined && isNegator(word);

/** Words that lead to what is missing: “not [yet] [a] car”. */
function beginOfObject(words: ReadText, from: number, cut: readonly Found<Mark>[]): number {
  let at = from;
  while (
    at < words.length &&
    (isFiller(words[at]) || isNo(words[at]) || cut.some(({ start, end }) => start <= at && at < end))
  )
    at += 1;
  return at;
}

/** What is said to be missing in so many words, wherever “yet”, “here” and the like stand between those. */
function missingIn({ words, marks }: Clause): Thing[] {
  const cut = marks.all('cut');
  const bare = words.filter((_word, index) => !cut.some(({ start, end }) => start <= index && index < end));
  const found = [...thingsIn(words), ...thingsIn(bare)];
  return [...new Set(found.filter(({ value }) => value.missing).map(({ value }) => value.thing))];
}

/** “The sales have not begun yet”: what is named is not there yet. */
function notYet({ text, words, marks }: Clause, named: readonly Found<NamedThing>[]): PresumptionRequest | null {
  const things = [...new Set(named.map(({ value }) => value.thing))];
  const says = marks.has('yet') && words.some(isNegator);
  if (things.length === 0 || !says || words.length > MOST_IN_ALL) return null;
  return { kind: 'lack', said: text, things: withTogether(things), object: text, vague: false };
}

/** “No tools here”, “no customers yet”: a “no” that says what there is, and asks for nothing. */
function isBare({ words, marks }: Clause, { start, end }: Found<Mark>): boolean {
  return (start === 0 && words.length <= MOST_WORDS) || marks.all('cut').some((cut) => cut.start > end);
}

function lackIn(clause: Clause, named: readonly Found<NamedThing>[]): PresumptionRequest | null {
  const { words, marks, text } = clause;
  const outright = missingIn(clause);
  if (outright.length > 0)
    return { kind: 'lack', said: text, things: withTogether(outright), object: text, vague: false };
  const strong = marks.longest('lack');
  const cut = marks.all('cut');
  const cue = strong ?? marks.all('weak_lack').find((one) => isBare(clause, one));
  // “Without the flyer” asks for something.
  if (saidWishesIn(text).length > 0) return null;
  if (!cue) return notYet(clause, named);
  const from = beginOfObject(words, cue.end, cut);
  const to = endOfObject(words, from, cut);
  const object = ownWordsBetween(text, words, from, to).replace(/^[dl]['’]/iu, '');
  if (object === '' || marks.all('never').some(({ start }) => start >= from && start < Math.min(to, from + 2)))
    return null;
  const things = named.filter(({ start, end }) => start >= from && end <= to).map(({ value }) => value.thing);
  if (things.length > 0) return { kind: 'lack', said: text, things: withTogether(things), object, vague: false };
  if (!strong || to - from > MOST_WORDS) return null;
  return { kind: 'lack', said: text, things: [], object, vague: true };
}

function haveIn(clause: Clause, named: readonly Found<NamedThing>[]): PresumptionRequest | null {
  const { words, marks, text } = clause;
  const [already] = marks.all('already');
  if (!already || !marks.has('having')) return null;
  const near = words.slice(Math.max(0, already.start - REACH), already.end + 1);
  if (near.some(isNegator)) return null;
  const things = [...new Set(named.map(({ value }) => value.thing))];
  // What is left without “already” and “have” names it.
  const spoken = [...marks.all('already'), ...marks.all('having')];
  const left = words.filter((_word, index) => !spoken.some(({ start, end }) => start <= index && index < end));
  // “I have 9 hours a week now” names no thing that is there; “3 hours a week of help” does.
  const isCount = (word: ReadWord) =>
    numberIn(word) !== undefined || isTimeUnit(word) || isFiller(word) || isSmall(word);
  const behind = left.filter(({ from }) => from > (words[already.start]?.from ?? 0));
  if (marks.has('period') && quantitiesIn(text).length > 0 && behind.every(isCount)) return null;
  const object = left.map(({ from, to }) => text.slice(from, to)).join(' ');
  return { kind: 'have', said: text, things, object, vague: things.length === 0 };
}

/** What a clause says is missing, or there already, `before` being the clause before it; null when it says nothing of the kind. */
export function presumptionIn(clause: Clause, before: Clause | null): PresumptionRequest | null {
  const { words } = clause;
  const named = thingsIn(words);
  const lack = lackIn(clause, named);
  const asks = cuesIn(words).some(({ value }) => wished.has(value.cue));
  if (lack && !(asks && lack.vague)) return lack;
  if (asks) return null;
  const have = haveIn(clause, named);
  // “The price, I have it already”: what is meant stands before the comma, alone.
  const meant =
    have?.vague && before && before.words.length <= MOST_WORDS ? haveIn(clause, thingsIn(before.words)) : null;
  return meant && !meant.vague ? meant : have;
}
