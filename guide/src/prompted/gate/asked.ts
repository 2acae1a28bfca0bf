import type { Language, Profile } from '@foothold/contract';
import type { Need } from '../../catalogue/schema.ts';
import { ownWords, sentencesOf } from '../../checks/prose.ts';
import { isNegated, isNegator } from '../../text/negation.ts';
import { clausesOf, type Found, type PhraseBook, read, type ReadText, type ReadWord } from '../../text/phrases.ts';
import { limitsOf, refusedText } from '../../understand/limits.ts';
import { deniedBook, isDreaded, joins, ruledOutIn } from '../../understand/ruled-out.ts';
import { type AskingBooks, askingBooks, times } from './asking-words/words.ts';

/**
 * What a sentence of a model asks a person to do. Lists alone would refuse the opposite as well, “no driving needed” and
 * “they drive to you”, so each word is looked at where it stands.
 */

/** So far before a word its clause may deny it, in words, and so far behind. */
const BEFORE = 8;
const BEHIND = 3;
/** Between “before” and its time stands no more than an article. */
const ARTICLE = 2;
/** As much of a sentence as tells a model which one is meant. */
const SHOWN = 160;

type Hit = Found<{ need: Need; isCommand: boolean }>;

/** A clause with its words, and the books it is read with. */
interface Heard {
  words: ReadText;
  books: AskingBooks;
  language: Language;
}

const has = (word: ReadWord | undefined, set: ReadonlySet<string>) =>
  word?.forms.some((form) => set.has(form)) ?? false;

const endsAt = (book: PhraseBook<true>, words: ReadText, at: number) =>
  book.findAll(words).some(({ end }) => end === at);

/** Whether a form of a verb stands where somebody is told to do it. */
function isTold({ start, end }: Hit, { words, books }: Heard): boolean {
  const [before, behind] = [words[start - 1], words[end]];
  if (has(behind, books.compounds) || endsAt(books.unless, words, start)) return false;
  if (!books.leads || !before) return true;
  if (!has(before, books.leads)) return false;
  return !joins(before) || !books.objects || has(behind, books.objects) || /^\d/u.test(behind?.forms[0] ?? '');
}

/** Whether a clause denies what it names, before it or right behind. */
function isSpared({ start, end, value }: Hit, { words, books, language }: Heard): boolean {
  // “Do not wait and call them” denies the waiting.
  const before = words[start - 1];
  const from = value.isCommand && before && joins(before) && !isNegator(before) ? start : Math.max(0, start - BEFORE);
  const lead = words.slice(from, start);
  const tail = words.slice(end, end + BEHIND);
  const isReached = times.has(value.need) && books.until.findAll(lead).some((one) => lead.length - one.end < ARTICLE);
  return (
    isReached ||
    (from < start && isNegated(words, start, start - from, language)) ||
    books.denies.findAll(lead).length > 0 ||
    (!value.isCommand && (tail.some(isNegator) || books.spared.findAll(tail).length > 0))
  );
}

/** A clause that is about somebody else has named them by then, in words. */
const SUBJECT = 2;

/** Whether somebody else does it: “they drive to you”, also behind an “and”. */
function isTheirs({ start }: Hit, { words, books }: Heard): boolean {
  const before = words[start - 1];
  const isJoined = before !== undefined && joins(before);
  return (
    endsAt(books.others, words, start) || (isJoined && books.others.findAll(words).some(({ end }) => end <= SUBJECT))
  );
}

/** How many words behind a verb that stands which it is done to, with its article or number; “furniture for photos” is farther. */
const DONE_TO = 2;

/** Whether something is done to what makes it another work: “load the photos” lifts nothing. */
function isAside({ end, value }: Hit, { words, books }: Heard): boolean {
  return books.asides.findAll(words.slice(end, end + DONE_TO)).some((one) => one.value === value.need);
}

function isAsked(hit: Hit, heard: Heard): boolean {
  const { words, books } = heard;
  const inIdiom = books.idioms.findAll(words).some(({ start, end }) => start <= hit.start && end >= hit.end);
  if (inIdiom || isAside(hit, heard) || isTheirs(hit, heard) || isSpared(hit, heard)) return false;
  return !hit.value.isCommand || isTold(hit, heard);
}

/** Hits without those inside a longer one: “phone calls” tells nobody to phone. */
function outermost(hits: readonly Hit[]): readonly Hit[] {
  const isInside = (one: Hit, other: Hit) =>
    other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start;
  return hits.filter((one) => !hits.some((other) => isInside(one, other)));
}

/** What a text of a model asks somebody for, without what it quotes. */
export function needsToldIn(text: string, language: Language): Set<Need> {
  const books = askingBooks[language];
  const needs = clausesOf(ownWords(text)).flatMap((clause) => {
    const heard = { words: read(clause), books, language };
    return outermost(books.asking.findAll(heard.words))
      .filter((hit) => isAsked(hit, heard))
      .map(({ value }) => value.need);
  });
  return new Set(needs);
}

/** The sentences of a text that ask for what was ruled out, told to the one who wrote them. */
export function askedIssues(text: string, barred: ReadonlySet<Need>, language: Language): string[] {
  if (barred.size === 0) return [];
  return sentencesOf(text).flatMap((sentence) =>
    [...needsToldIn(sentence, language)]
      .filter((need) => barred.has(need))
      .map(
        (need) =>
          `the person ruled out “${need}”, and this asks for it; find another way: “${sentence.slice(0, SHOWN)}”`,
      ),
  );
}

/** What somebody names themselves and does not turn down: they may hear of it. */
function namedBy(said: string): Set<Need> {
  const named = clausesOf(said)
    .filter((clause) => !isDreaded(clause))
    .flatMap((clause) => {
      const words = read(clause);
      return deniedBook.findAll(words).filter(({ start }) => !isNegated(words, start, BEFORE));
    });
  return new Set(named.map(({ value }) => value));
}

/** Who is free in the one has said so of the other, and a reader that learnt may take it for both. */
const OPPOSITE: Partial<Record<Need, Need>> = { mornings: 'evenings', evenings: 'mornings' };

/** What somebody has ruled out; of the two ends of a day, where words rule out one, only what words rule out. */
export function ruledOutBy(profile: Profile): ReadonlySet<Need> {
  const byWords = ruledOutIn(refusedText(profile), profile.language);
  const isHeardOnly = (need: Need) => {
    const other = OPPOSITE[need];
    return other !== undefined && byWords.has(other) && !byWords.has(need);
  };
  return new Set([...limitsOf(profile).ruledOut].filter((need) => !isHeardOnly(need)));
}

/** What was ruled out, without what the same person asks about in what they `said`. */
export function barredBy(ruledOut: ReadonlySet<Need>, said: string, language: Language): ReadonlySet<Need> {
  if (ruledOut.size === 0 || said === '') return ruledOut;
  const theirs = new Set([...namedBy(said), ...needsToldIn(said, language)]);
  return new Set([...ruledOut].filter((need) => !theirs.has(need)));
}
