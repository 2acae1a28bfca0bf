import { negatorIn } from '../../../text/negation.ts';
import { read, type ReadText, type ReadWord } from '../../../text/phrases.ts';
import type { Place } from './addressee.ts';
import { isOneOf, type TalkLexicon } from './lexicon.ts';

/** Words between a denial and the verb of saying that it denies. */
const REACH = 4;
/** Words before a denial in its own part: “but you must not tell”. */
const BEFORE = 2;
const SENTENCE = /(?<=[;!?\n]|\.(?=\s|$))/u;
const PART = /(?<=,(?!\d)|[–—]|:(?!\d))/u;
const END = /[.;!?\n\s]+$/u;

/** Where a verb of saying is denied: “don’t tell her that”; -1 where none is. */
export function deniedAt(text: ReadText, { lexicon, language }: Place): number {
  const joins = (word: ReadWord | undefined) => word === undefined || isOneOf(lexicon.joins, word);
  const denies = negatorIn(language);
  const spoken = lexicon.spoken.findAll(text).map(({ start }) => start);
  // “But not that”: what leads to something said is denied itself.
  const leads = new Set(lexicon.lead.findAll(text).map(({ start }) => start));
  // “I did not tell anyone” is said to somebody, and keeps nothing back; “I do not want her to know” does.
  const isOwn = (at: number) => text.slice(Math.max(0, at - BEFORE), at).some((word) => isOneOf(lexicon.writer, word));
  const isHeld = (at: number) =>
    spoken.some((start) => start > at && start <= at + REACH && !(start === at + 1 && isOwn(at)));
  return text.findIndex((word, at) => denies(word) && ((leads.has(at + 1) && joins(text[at - 1])) || isHeld(at)));
}

/** A sentence up to what is denied to be said, with the “but” before it. */
function withoutDenied(sentence: string, place: Place): string {
  const text = read(sentence);
  const denied = deniedAt(text, place);
  if (denied < 0) return sentence;
  const isJoin = (at: number) => {
    const word = text[at];
    return word !== undefined && isOneOf(place.lexicon.joins, word);
  };
  const isOpen = (at: number) => isJoin(at) || /[,:–—]/u.test(sentence.slice(text[at - 1]?.to ?? 0, text[at]?.from));
  const near = [...Array(BEFORE + 1).keys()].map((back) => denied - back);
  let end = near.find((at) => at <= 0 || isOpen(at)) ?? denied;
  const isWriter = (at: number) => isOneOf(place.lexicon.writer, text[at] as ReadWord);
  while (end > 0 && (isJoin(end - 1) || isWriter(end - 1))) end -= 1;
  return end === 0 ? '' : `${sentence.slice(0, text[end - 1]?.to)}${END.exec(sentence)?.[0] ?? '.'}`;
}

/** Whether a part speaks to the guide: of whom the message is for, or of how it shall be written. */
export function isAside(part: string, lexicon: TalkLexicon): boolean {
  const text = read(part);
  const first = text.findIndex((word) => !isOneOf(lexicon.joins, word));
  return lexicon.aside.findAll(text).some(({ start }) => start === 0 || start === first);
}

/** A part in two where a remark or a wish stands behind an “and”. */
function clausesOf(part: string, { lexicon, language }: Place): string[] {
  const text = read(part);
  const asides = new Set(lexicon.aside.findAll(text).map(({ start }) => start));
  // Hebrew's “and” is a letter of the word behind it.
  const isJoined = ({ from }: ReadWord) => language === 'he' && part.startsWith('ו', from);
  const cut = text.findIndex(
    (word, at) =>
      at > 0 && ((isOneOf(lexicon.joins, word) && asides.has(at + 1)) || (isJoined(word) && asides.has(at))),
  );
  const from = text[cut]?.from;
  return from === undefined ? [part] : [part.slice(0, from), part.slice(from)];
}

const sentencesOf = (rest: string) => rest.split(SENTENCE);

/** What stands behind a name, without what is not to be said. */
export const withoutDenials = (rest: string, place: Place): string =>
  sentencesOf(rest)
    .map((sentence) => withoutDenied(sentence, place))
    .join('');

/** What stands behind a name, without what is said to the guide alone; `isOnly`: whether a part that sounds so is, behind others. */
export function withoutAsides(
  rest: string,
  place: Place,
  isOnly: (part: string, before: string) => boolean = () => true,
): string {
  let kept = '';
  for (const sentence of sentencesOf(rest))
    for (const part of sentence.split(PART).flatMap((one) => clausesOf(one, place))) {
      // “The shelves are ready, they are 60 each”: a number is said of a thing.
      const isOfThing = /\p{L}/u.test(kept) && /\d/u.test(part);
      kept += isAside(part, place.lexicon) && !isOfThing && isOnly(part, kept) ? (END.exec(part)?.[0] ?? '') : part;
    }
  return kept;
}
