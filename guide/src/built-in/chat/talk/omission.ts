import { type Language, languages, languagesFrom } from '@foothold/contract';
import { fold, stem } from '../../../text/fold.ts';
import { longestFirst, read, type ReadText } from '../../../text/phrases.ts';
import { isOneOf, omittedKinds, type OmittedKind, type TalkLexicon, talkLexicon } from './lexicon.ts';

/** Whoever has something left out says hardly more than that. */
const MOST_LETTERS = 120;
/** As many words as name what is left out. */
const MOST_WORDS = 5;

/** What an answer is to leave out, as it was named. */
export interface Omission {
  what: string;
  /** It reads as a wish by its form, and not as a question of its own: “take out the price”, “without the price”. */
  plain: boolean;
}

/** Where what is named begins and ends; null where more is said. */
function namedIn(text: ReadText, lexicon: TalkLexicon): { from: number; plain: boolean } | null {
  const found = lexicon.without.findAll(text).toSorted(longestFirst);
  for (const { start, end } of found) {
    const length = text.length - end;
    if (length < 1 || length > MOST_WORDS || !text.slice(0, start).every((word) => isOneOf(lexicon.filler, word)))
      continue;
    const first = text[end];
    const plain = length === 1 || (first !== undefined && isOneOf(lexicon.article, first));
    return { from: end, plain };
  }
  return null;
}

/** What the last answer is to leave out; null when a message says anything besides. */
export function readOmission(message: string, language: Language): Omission | null {
  if (message.length > MOST_LETTERS || /\d/u.test(message)) return null;
  const text = read(message);
  for (const each of languagesFrom(language)) {
    const named = namedIn(text, talkLexicon(each));
    const first = named && text[named.from];
    const last = text.at(-1);
    if (named && first && last)
      return { what: message.slice(first.from, last.to), plain: named.plain && !message.includes('?') };
  }
  return null;
}

/** The kinds of things that a name says, in any language: the price, oneself, the time. */
export function kindsIn(what: string): OmittedKind[] {
  const text = read(what);
  return omittedKinds.filter((kind) =>
    languages.some((language) => talkLexicon(language).omitted[kind].findAll(text).length > 0),
  );
}

/** Words of a name that say what it is, by their stems. */
function stemsOf(what: string, lexicon: TalkLexicon): string[] {
  const telling = read(what).filter((word) => !isOneOf(lexicon.filler, word) && !isOneOf(lexicon.article, word));
  return telling.flatMap(({ from, to }) => stem(fold(what.slice(from, to))));
}

/** Whether a sentence, in its language, speaks of what is named. */
export function speaksOf(sentence: string, what: string, language: Language): boolean {
  const lexicon = talkLexicon(language);
  const text = read(sentence);
  const kinds = kindsIn(what);
  if (kinds.length > 0) return kinds.some((kind) => lexicon.omitted[kind].findAll(text).length > 0);
  const stems = new Set(stemsOf(what, lexicon));
  return text.some(({ forms }) => forms.some((form) => stems.has(stem(form))));
}
