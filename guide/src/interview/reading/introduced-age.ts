import type { Fact } from '../../reader/spans/reader.ts';
import { isCommon } from '../../language/common.ts';
import { stem } from '../../text/fold.ts';
import { read } from '../../text/phrases.ts';
import { isMonth } from '../../understand/deadline.ts';
import type { ReadingContext } from './context.ts';
import { soundsLikeWork } from './jobs.ts';
import { flat, type Stretch } from './message.ts';
import { KIN } from './number-mentions.ts';
import { type PlainSentence, rolesIn } from './told-clauses.ts';
import type { HomeRole } from './told-words/kinds.ts';
import { called, numbered } from './told-words/words.ts';
import { END, GAP, townBehind } from './town-behind.ts';
import { holdsWorkWord } from './work-words.ts';
import { whoseBooks } from './whose-words/words.ts';

/** From here on, a name, a place or work is heard. */
const HEARD = 0.3;
/** How far behind a number the words of a place are looked for, in characters. */
const REACH = 60;

/** What a number may be an age among. */
export interface Heap {
  facts: readonly Fact[];
  message: string;
  folded: string;
  heard: ReadingContext;
}

const isHeard = (kind: Fact['kind']) => (fact: Fact) => fact.kind === kind && fact.sureness >= HEARD;

/** A word and where what is told ends. */
const LAST_WORD = /^\s*(\p{L}{3,})(?= *(?:[,.;:!?\n(]|$))/u;

/** Whether one word that is no common one is all that a text tells. */
function endsInName(folded: string, { languages }: ReadingContext): boolean {
  const word = LAST_WORD.exec(folded)?.[1];
  return word !== undefined && !isMonth(word) && !languages.some((language) => isCommon(stem(word), language));
}

/** What leads to a place right behind a number, and where the place would begin. */
function leadBehind({ to }: Stretch, { folded, heard }: Heap): { lead: HomeRole | null; start: number } {
  const [led] = rolesIn(folded.slice(to, to + REACH), heard.languages, ({ home }) => home);
  const lead = led !== undefined && GAP.test(folded.slice(to, to + led.from)) ? led : null;
  return { lead: lead?.value ?? null, start: to + (lead?.to ?? 0) };
}

/** A place behind a number, with no more than “from” between: “63 from Grimsby”, “29 años bogotá”; and what led to it. */
function placeBehind(number: Stretch, heap: Heap): { lead: HomeRole | null } | null {
  const { facts, message, folded, heard } = heap;
  const place = facts.filter(isHeard('place')).find(({ from }) => from >= number.to);
  const { lead, start } = leadBehind(number, heap);
  const isBehind = place !== undefined && place.from >= start && GAP.test(folded.slice(start, place.from));
  return isBehind || townBehind(message, number.to, heard) !== null ? { lead } : null;
}

/** Whether “from” and one word that nobody knows are all that is told behind a number: a village. */
function isFromVillage(number: Stretch, heap: Heap): boolean {
  const { lead, start } = leadBehind(number, heap);
  return lead === 'from' && endsInName(heap.folded.slice(start, start + REACH), heap.heard);
}

/** Whether words name a relative or somebody near, whose age a number behind them would be. */
function namesKin(text: string, { languages }: ReadingContext): boolean {
  const words = read(text);
  return (
    KIN.test(text) ||
    languages.some((language) => whoseBooks[language].findAll(words).some((one) => one.value === 'kin'))
  );
}

/** As many words as somebody writes before their age at the very beginning: “lupe”, “dot here”; and the shortest of a name. */
const MOST_WORDS = 2;
const SHORTEST = 3;

/** Whether a word may be a name: it is no word that people use, as those of streets, buses and trades are. */
const mayName = (word: string, { language }: ReadingContext) =>
  /^\p{Lu}/u.test(word) ||
  (word.length >= SHORTEST && !isCommon(stem(flat(word)), language) && !holdsWorkWord(word, language));

/** The word of a message that would name its teller: the first, or behind “am” and its like the second. */
function firstWord(message: string, [lead = '', ...more]: readonly string[]): string {
  const words = message.trimStart().split(/[\s,]+/u, MOST_WORDS);
  return words[more.length > 0 && called.has(lead) ? 1 : 0] ?? '';
}

/** Whether what stands before a number names its teller: heard as a name, or all that is said before it. */
function isNamed({ from }: Stretch, { facts, message, folded, heard }: Heap): boolean {
  const before = folded
    .slice(0, from)
    .split(/[\s,]+/u)
    .filter(Boolean);
  const isFirst = before.length > 0 && before.length <= MOST_WORDS && heard.isFirst === true;
  const isNumbered = before.some((word) => numbered.has(word));
  if (isFirst && !isNumbered && !soundsLikeWork(folded.slice(0, from)))
    return mayName(firstWord(message, before), heard);
  const name = facts.filter(isHeard('name')).findLast(({ to }) => to <= from);
  if (!name || !GAP.test(folded.slice(name.to, from))) return false;
  return message
    .slice(name.from, name.to)
    .split(/\s+/u)
    .every((word) => !numbered.has(flat(word)) && mayName(word, heard));
}

/**
 * Whether a number stands in a heap of what somebody is called and where they live, without a verb: “dot here 63 from
 * grimsby”. Where nothing else says so, it is an age only while none is known: behind the teller’s own name, before a place or
 * at the end; or as the first that they say at all, before “from” and a place, or of years by themselves before or behind one.
 * Beside work such years are a length; behind other words a number is that of a house, a bus or a grandson.
 */
export function isHeaped(number: Stretch, sentence: PlainSentence, isYears: boolean, heap: Heap): boolean {
  const { facts, folded, heard } = heap;
  if (typeof heard.age === 'number' || namesKin(folded.slice(sentence.from, number.from), heard)) return false;
  const place = placeBehind(number, heap);
  const isEnd = END.test(folded.slice(number.to, number.to + REACH));
  if (isNamed(number, heap)) return place !== null || isEnd || isFromVillage(number, heap);
  if (heard.isFirst !== true) return false;
  const isWork =
    soundsLikeWork(sentence.text) ||
    facts.some(
      (one) => isHeard('job')(one) && one.from >= sentence.from && one.to <= sentence.from + sentence.text.length,
    );
  if (GAP.test(folded.slice(0, number.from)))
    return place !== null && (place.lead === 'from' || (isYears && place.lead === null && !isWork));
  const home = facts.filter(isHeard('place')).find(({ to }) => to <= number.from);
  const isAfter =
    home !== undefined && GAP.test(folded.slice(0, home.from)) && GAP.test(folded.slice(home.to, number.from));
  return isAfter && isYears && isEnd && !isWork;
}
