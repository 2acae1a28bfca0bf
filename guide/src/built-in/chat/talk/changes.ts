import { type Language, languagesFrom } from '@foothold/contract';
import { amountsIn } from '../../../text/money.ts';
import { read, type ReadText, type ReadWord } from '../../../text/phrases.ts';
import { isTimeUnit } from '../../../understand/quantities.ts';
import { spelledOut } from '../../../chat/asks.ts';
import { knownWords } from '../../../chat/lexicon.ts';
import { withoutSlipsFrom } from '../../../chat/typos.ts';
import { isVerbOrArticle, nameAt } from './addressee.ts';
import { isOneOf, type Style, type TalkLexicon, talkLexicon } from './lexicon.ts';

/** Another form of the last answer, as somebody asks for it. */
export interface ChangeRequest {
  styles: readonly Style[];
  /** The language it shall be in; null when none was named. */
  language: Language | null;
  /** Whom it is for now; empty when nobody was named. */
  to: string;
  /** The amount it shall hold now, as it was written; empty when none was named. */
  amount: string;
  /** Whether more is said than what shall change: “shorter, she has no glasses”. */
  besides: boolean;
}

/** Whoever asks for another form says hardly more than that. */
const MOST_WORDS = 16;
const MOST_LETTERS = 160;

const NUMBER = /^\d/u;

/** A message as it was read, and which of its words are accounted for. */
interface Reading {
  message: string;
  text: ReadText;
  covered: Uint8Array;
  lexicon: TalkLexicon;
  language: Language;
}

/** Marks the words that something accounts for. */
function cover({ covered }: Reading, start: number, end: number): void {
  covered.fill(1, start, end);
}

function isTaken({ covered }: Reading, start: number, end: number): boolean {
  return covered.subarray(start, end).includes(1);
}

/** The changes that are named, of those that overlap the longest: “less formal” is not “formal”. */
function namedIn(reading: Reading): { styles: Style[]; language: Language | null } {
  const found = reading.lexicon.changes.findAll(reading.text).toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const styles: Style[] = [];
  let language: Language | null = null;
  for (const { value, start, end } of found) {
    if (isTaken(reading, start, end)) continue;
    cover(reading, start, end);
    if ('language' in value) language = value.language;
    else if (!styles.includes(value.style)) styles.push(value.style);
  }
  return { styles, language };
}

function coverWords(reading: Reading, isKnown: (word: ReadWord) => boolean): void {
  reading.text.forEach((word, at) => {
    if (isKnown(word)) cover(reading, at, at + 1);
  });
}

/** “With 45 €”, “and if I take 30 %?”: the amount as it was written. */
function amountIn(reading: Reading): string {
  const { message, text, lexicon } = reading;
  const at = text.findIndex((word) => NUMBER.test(word.forms[0] ?? ''));
  const cues = lexicon.instead.findAll(text);
  if (at < 0 || cues.length === 0) return '';
  const [amount] = amountsIn(message, 1);
  // “And for 3 weeks” names no amount.
  const behind = text.find(({ from }) => from >= (amount?.to ?? 0));
  if (!amount || (behind && isTimeUnit(behind))) return '';
  for (const { start, end } of cues) cover(reading, start, end);
  coverWords(reading, (word) => isOneOf(lexicon.unit, word) || NUMBER.test(word.forms[0] ?? ''));
  const share = /^\s?%/u.exec(message.slice(amount.to))?.[0] ?? '';
  return `${message.slice(amount.from, amount.to)}${share}`.trim();
}

/** Hebrew writes “to” and its noun as one word; what leads to it must then say that this is about the last answer. */
function prefixed(reading: Reading): { at: number; cut: number } | null {
  if (reading.language !== 'he') return null;
  const at = reading.text.findIndex(
    (word, index) =>
      index > 0 &&
      reading.message.startsWith('ל', word.from) &&
      word.to - word.from > 3 &&
      reading.covered[index] === 0 &&
      isOneOf(reading.lexicon.cue, reading.text[index - 1] ?? word) &&
      !isOneOf(reading.lexicon.notFor, word),
  );
  return at < 0 ? null : { at, cut: 1 };
}

/** “For dentists”, “to her husband”: whom the answer is for now, at the end of what is said. */
function addresseeIn(reading: Reading): string {
  const { message, text, lexicon, language } = reading;
  const found = lexicon.preposition.findAll(text).filter(({ start, end }) => !isTaken(reading, start, end));
  for (const { start, end } of found) {
    const [first] = text.slice(start, end);
    const preposition = message.slice(first?.from, text[end - 1]?.to);
    if (isVerbOrArticle(preposition, language)) continue;
    const bare = end - start > 1 || (first !== undefined && isOneOf(lexicon.bare, first));
    const named = nameAt({ message, text, lexicon, language }, end, { preposition, bare });
    if (!named || named.end < text.length) continue;
    cover(reading, start, text.length);
    return named.to;
  }
  const joined = prefixed(reading);
  const word = joined && text[joined.at];
  if (!joined || !word) return '';
  const cutText = text.map((one, index) => (index === joined.at ? { ...one, from: one.from + joined.cut } : one));
  const named = nameAt({ message, text: cutText, lexicon, language }, joined.at);
  if (!named || named.end < text.length) return '';
  cover(reading, joined.at, text.length);
  return named.to;
}

function changeIn(message: string, language: Language): ChangeRequest | null {
  const lexicon = talkLexicon(language);
  const plain = read(message);
  if (plain.length === 0 || plain.length > MOST_WORDS) return null;
  const text = withoutSlipsFrom(plain, lexicon.slips);
  const reading = { message, text, covered: new Uint8Array(text.length), lexicon, language };
  const { styles, language: other } = namedIn(reading);
  const before = reading.covered.slice();
  const amount = amountIn(reading);
  if (amount === '') reading.covered.set(before);
  const to = amount === '' ? addresseeIn(reading) : '';
  coverWords(reading, (word) => isOneOf(lexicon.filler, word));
  if (reading.covered.includes(0)) return null;
  const asksNothing = styles.length === 0 && other === null && to === '' && amount === '';
  return asksNothing ? null : { styles, language: other, to, amount, besides: false };
}

/** A reason is said behind a mark, in no more words than these. */
const MOST_WORDS_OF_REASON = 12;
const MARK = /[,.;:!–—\n]+|\s-\s/u;
/** A word or two that nobody knows may stand behind the wish: “shorter pal innit”. */
const MOST_UNKNOWN = 1;
const SHORT = 4;

/** “She never reads that much, shorter please”: the part behind the last mark, where what stands before is no longer than a reason. */
function lastPartOf(message: string): string | null {
  const parts = message.split(new RegExp(MARK, 'gu')).filter((part) => part.trim() !== '');
  const before = parts.slice(0, -1).join(' ');
  return parts.length > 1 && read(before).length <= MOST_WORDS_OF_REASON ? (parts.at(-1) ?? null) : null;
}

/** A change with a word behind it that nobody knows: “shorter pal”. What some question is asked of is none: “shorter hours”. */
function withAddress(part: string, language: Language): ChangeRequest | null {
  const words = read(part);
  const known = words.at(-1 - MOST_UNKNOWN);
  const [last] = words.slice(-MOST_UNKNOWN);
  if (words.length > SHORT || !known || !last || last.forms.some((form) => knownWords.has(form))) return null;
  const change = changeIn(part.slice(0, known.to), language);
  return change && change.styles.length > 0 && change.to === '' ? change : null;
}

/** “Shorter, she has no glasses”, “more formal ginger”: a wish for another form, with a reason or an address behind it. */
function wishIn(message: string, language: Language): ChangeRequest | null {
  const mark = MARK.exec(message);
  const wish = mark ? message.slice(0, mark.index) : '';
  const reason = mark ? message.slice(mark.index + mark[0].length) : '';
  const asks = message.includes('?');
  if (wish !== '' && !reason.includes('?') && read(reason).length <= MOST_WORDS_OF_REASON) {
    const change = changeIn(wish, language) ?? (asks ? null : withAddress(wish, language));
    if (change && change.styles.length > 0) return { ...change, besides: true };
  }
  if (asks) return null;
  const last = lastPartOf(message);
  const asked = last === null ? null : (changeIn(last, language) ?? withAddress(last, language));
  if (asked && asked.styles.length > 0 && asked.to === '' && asked.amount === '') return { ...asked, besides: true };
  const change = withAddress(message, language);
  return change && { ...change, besides: true };
}

/**
 * The other form of the last answer that a message asks for; null when it says anything besides. It is read in the
 * language of the talk first, then in the others.
 */
export function readChange(message: string, language: Language): ChangeRequest | null {
  if (message.length > MOST_LETTERS) return null;
  const spelled = spelledOut(message.trim());
  const order = languagesFrom(language);
  for (const each of order) {
    const change = changeIn(spelled, each);
    if (change) return change;
  }
  for (const each of order) {
    const wish = wishIn(spelled, each);
    if (wish) return wish;
  }
  return null;
}

/** Whether something is said of what the person can do: “too long for me”. */
export function isForOneself(message: string, language: Language): boolean {
  return talkLexicon(language).forMe.findAll(read(spelledOut(message))).length > 0;
}
