import { type Language, languagesFrom } from '@foothold/contract';
import { isNegator } from '../../../text/negation.ts';
import { read, type ReadText } from '../../../text/phrases.ts';
import { isOneOf, talkLexicon } from './lexicon.ts';

/** Whoever has something added says hardly more than that. */
const MOST_LETTERS = 300;
const LEAST_WORDS = 2;
/** Longest addition a message keeps. */
const LONGEST = 200;
/** Hebrew's “that” is a letter of the word behind it. */
const HEBREW_THAT = 'ש';
const EDGES = /^[\s"'“”„«»״:,;–—-]+|[\s"'“”„«»״,;.!–—-]+$/gu;

/** Where what is to be added begins: behind “add that”, with nothing but filling words before. */
function beginningIn(text: ReadText, message: string, language: Language): number | null {
  const lexicon = talkLexicon(language);
  for (const { start, end } of lexicon.add.findAll(text)) {
    const next = text[end];
    if (!next || !text.slice(0, start).every((word) => isOneOf(lexicon.filler, word) && !isNegator(word))) continue;
    if (language !== 'he') return next.from;
    if (message.startsWith(HEBREW_THAT, next.from)) return next.from + HEBREW_THAT.length;
  }
  return null;
}

/**
 * What a message is to say besides: “and mention that I bring my own table”, in the person's words, as a sentence of its
 * own; null when nothing is to be added. It is read in the language of the talk first, then in the others.
 */
export function readAddition(message: string, language: Language): string | null {
  if (message.length > MOST_LETTERS || message.includes('?')) return null;
  const text = read(message);
  for (const each of languagesFrom(language)) {
    const from = beginningIn(text, message, each);
    if (from === null) continue;
    const said = message
      .slice(from, from + LONGEST)
      .replace(EDGES, '')
      .replaceAll(/\s+/gu, ' ')
      .toWellFormed();
    if (read(said).length >= LEAST_WORDS) return said.charAt(0).toLocaleUpperCase(each) + said.slice(1);
  }
  return null;
}
