import type { Register } from '@foothold/contract';
import { ALSO_MOST } from '@foothold/contract';
import { allAsks } from '../../../chat/asks.ts';
import { isOutside } from '../../../chat/intents.ts';
import { asksAt } from '../../../chat/lexicon.ts';
import { type Found, longestFirst, read, type ReadText } from '../../../text/phrases.ts';
import { oneLine } from '../../../text/quote.ts';
import { isDayOrMonth } from '../../../text/calendar-names.ts';
import { isInfinitive, type Place } from './addressee.ts';
import { isOneOf, type TalkLexicon } from './lexicon.ts';

/** What a message has to say, in the words of whoever wants it written. */
export interface Telling {
  /** Sentences for the one it goes to. */
  said: readonly string[];
  /** How it shall sound, where they say so. */
  register: Register;
}

/** Whether it is known whom a message is for, and whether nothing was told before it. */
interface Told {
  isNamed: boolean;
  isFirst: boolean;
}

const LONGEST = 190;
const LEAST_WORDS = 2;
/** Fewer words before a command are an address, and no story. */
const LEAST_OF_STORY = 3;
export const EDGES = /^[\s"'“”„«»״,:;–—-]+|[\s"'“”„«»״,:;.!–—-]+$/gu;
const MARK = /[,:;–—\n]|\.(?=\s)/u;

/** The first of what was found, and of what begins there the longest. */
export const longestOf = (found: readonly Found<true>[]) => found.toSorted(longestFirst)[0];

/** Where a word that leads to what is said stands, and what is behind it; null where a purpose is named before: “to ask if”. */
function ledAt({ message, text, lexicon }: Place, from: number, isNamed: boolean): { lead: number; at: number } | null {
  const behindFrom = (found: readonly Found<true>[]) => longestOf(found.filter(({ start }) => start >= from));
  const lead = behindFrom(lexicon.lead.findAll(text));
  const joined = text.findIndex(
    (word, at) => at >= from && lexicon.thatJoined?.test(message.slice(word.from, word.to)) === true,
  );
  const word = text[joined];
  if (word && (!lead || joined < lead.start)) return { lead: word.from, at: word.from + 1 };
  const first = lead && text[lead.start];
  // “The message that I have to send”: what stands right behind it tells which.
  if (lead && !isNamed && lead.start === from && lead.end === from + 1) return null;
  return lead && first ? { lead: first.from, at: text[lead.end]?.from ?? message.length } : null;
}

/** Where what is to be said begins: behind the first mark, or behind a word that leads to it. */
function beginning(place: Place, from: number, isNamed: boolean): number | null {
  const { message, text, lexicon } = place;
  const end = text[from - 1]?.to ?? 0;
  const mark = MARK.exec(message.slice(end));
  const marked = mark ? end + mark.index + mark[0].length : Infinity;
  const led = ledAt(place, from, isNamed);
  const purpose = longestOf(lexicon.that.findAll(text).filter(({ start }) => start >= from));
  const named = purpose ? (text[purpose.start]?.from ?? Infinity) : Infinity;
  const first = Math.min(marked, led?.lead ?? Infinity);
  if (first === Infinity || named < first) return null;
  return first === led?.lead ? led.at : marked;
}

/** “Politely”, “but not too stiff”, “without a quarrel”: how it shall sound, and nothing to say. */
export function isManner(part: string, lexicon: TalkLexicon): boolean {
  const text = read(part);
  if (lexicon.without.findAll(text).some(({ start }) => start === 0)) return true;
  // “אני מאחרת” holds “אחרת”, another.
  const styles = lexicon.changes.findAll(text).filter(({ value }) => !('style' in value) || value.style !== 'another');
  const styled = new Set(styles.flatMap(({ start, end }) => text.slice(start, end)));
  return text.every((word) => styled.has(word) || isOneOf(lexicon.filler, word) || isOneOf(lexicon.article, word));
}

/** “What do I write to him?” asks the guide; so few words stand beside the question. */
const BESIDES = 2;

function asksWhatToWrite(text: ReadText, lexicon: TalkLexicon): boolean {
  const asked = longestOf(lexicon.asksUs.findAll(text).filter(({ start }) => start <= 1));
  return asked !== undefined && text.length - (asked.end - asked.start) <= BESIDES;
}

/** A message up to a last part that asks what to write; null where it ends on none. */
export function beforeAsking(message: string, lexicon: TalkLexicon): string | null {
  const parts = message.split(/(?<=[,;:.!?\n])(?!\d)/u);
  const end = parts.findLastIndex((part) => /\p{L}/u.test(part));
  return asksWhatToWrite(read(parts[end] ?? ''), lexicon) ? parts.slice(0, end).join('') : null;
}

/** “What do I write?”, “is that legal?” ask the guide, and are not said to anybody else; where nobody is named, no question is. */
export function isQuestionToUs(part: string, lexicon: TalkLexicon, isNamed: boolean): boolean {
  const text = read(part);
  if (asksWhatToWrite(text, lexicon) || lexicon.say.findAll(text).some(({ start }) => start <= 1)) return true;
  const asks = allAsks(part);
  if (asks.some(({ intent, weak }) => !weak && isOutside(intent)) && /[?¿]/u.test(part)) return true;
  return asksAt(text, 0) && (!isNamed || asks.some(({ weak, bare }) => !weak && !bare));
}

/** “Her quilt is ready” is “your quilt” in a message to her, where nobody else is named. */
export function turned(sentence: string, { lexicon, language }: Place): string {
  const text = read(sentence);
  // Hebrew says it behind the noun.
  const at = language === 'he' ? 1 : 0;
  const word = text[at];
  const next = text[at + 1];
  if (!word || !next || isInfinitive(sentence.slice(next.from, next.to), language)) return sentence;
  const isName = (written: string) => /^\p{Lu}\p{Ll}/u.test(written) && !isDayOrMonth(written, language);
  if (text.slice(1).some(({ from, to }) => isName(sentence.slice(from, to)))) return sentence;
  const yours = lexicon.turns.get(sentence.slice(word.from, word.to).toLowerCase());
  return yours === undefined ? sentence : sentence.slice(0, word.from) + yours + sentence.slice(word.to);
}

/** “That it is ready” said is “it is ready”. */
export function withoutLead(said: string, { lexicon }: Place): string {
  const text = read(said);
  const lead = longestOf(lexicon.lead.findAll(text).filter(({ start }) => start === 0));
  if (lead) return said.slice(text[lead.end]?.from ?? said.length);
  return lexicon.thatJoined?.test(said.slice(0, text[0]?.to ?? 0)) === true ? said.slice(1) : said;
}

/** What is to be said, sentence by sentence, without what is said of how it shall sound. */
export function sentencesIn(rest: string, place: Place, { isNamed, isFirst }: Told): string[] {
  const { lexicon, language } = place;
  const isToSay = (part: string) =>
    !isManner(part, lexicon) && !isQuestionToUs(withoutLead(part.trim(), place), lexicon, isNamed);
  const sentences = rest.split(/[;!\n]+|[.?](?=\s|$)/u).flatMap((sentence, at) => {
    const parts = sentence.split(/,(?!\d)/u).filter(isToSay);
    const said = withoutLead(oneLine(parts.join(',').replace(EDGES, ''), LONGEST), place);
    if (read(said).length < LEAST_WORDS) return [];
    const plain = isNamed && isFirst && at === 0 ? turned(said, place) : said;
    return [plain.charAt(0).toLocaleUpperCase(language) + plain.slice(1)];
  });
  return sentences.slice(0, ALSO_MOST);
}

/** How a message shall sound, by any word that says so. */
export function registerIn({ text, lexicon }: Pick<Place, 'text' | 'lexicon'>): Register {
  const styles = lexicon.changes.findAll(text).flatMap(({ value }) => ('style' in value ? [value.style] : []));
  return styles.includes('warmer') ? 'warm' : styles.includes('formal') ? 'formal' : 'plain';
}

/** What is to be said in a message, behind the words that ask for it and name whom it is for. */
export function tellingBehind(place: Place, from: number, told: Told): Telling {
  const begins = beginning(place, from, told.isNamed);
  const rest = begins === null ? '' : place.message.slice(begins).replace(EDGES, '');
  return { said: sentencesIn(rest, place, told), register: registerIn(place) };
}

/** What was told before a message is asked for: “she ordered two and does not answer, write to her”. */
export function storyBefore({ message, text, lexicon }: Place, at: number): string {
  const before = message.slice(0, text[at]?.from ?? 0);
  const clause = /^(?<told>.*)[,;:.!?\n][^,;:.!?\n]*$/su.exec(before)?.groups?.['told'] ?? '';
  const told = clause.replace(EDGES, '');
  if (read(told).length < LEAST_OF_STORY || isManner(told, lexicon) || isQuestionToUs(told, lexicon, false)) return '';
  return oneLine(told, LONGEST);
}
