import type { Language } from '@foothold/contract';
import { flat } from '../../../../interview/reading/message.ts';
import { type Token, tokensIn } from '../../../../interview/reading/numbers.ts';
import { spellings } from '../cues.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

export type WordList = keyof typeof en;

type Phrases = readonly (readonly string[])[];

function phrasesOf(lexicon: Record<WordList, string>): Record<WordList, Phrases> {
  const cut = (list: string) =>
    list
      .split('|')
      .filter((one) => one !== '')
      .map((one) => spokenIn(one).map(({ word }) => word));
  return Object.fromEntries(Object.entries(lexicon).map(([key, list]) => [key, cut(list)])) as unknown as Record<
    WordList,
    Phrases
  >;
}

const lists: Record<Language, Record<WordList, Phrases>> = {
  en: phrasesOf(en),
  he: phrasesOf(he),
  fr: phrasesOf(fr),
  es: phrasesOf(es),
  pt: phrasesOf(pt),
};

/** A word of a message with all that it may stand for. */
export interface Spoken extends Token {
  forms: readonly string[];
}

/** The words and numbers of a text, without its marks. */
export function spokenIn(text: string): Spoken[] {
  return tokensIn(flat(text))
    .filter(({ word }) => /^[\p{L}\d&%@₦₹]/u.test(word))
    .map((token) => ({ ...token, forms: spellings(token.word) }));
}

/** Where phrases of a list stand among some words: indices of their first words and behind their last ones. */
export function placesOf(words: readonly Spoken[], list: WordList, language: Language): { at: number; end: number }[] {
  const phrases = lists[language][list];
  return words.flatMap((_, at) => {
    const found = phrases.filter((phrase) =>
      phrase.every((word, offset) => words[at + offset]?.forms.includes(word) === true),
    );
    const longest = Math.max(0, ...found.map(({ length }) => length));
    return longest > 0 ? [{ at, end: at + longest }] : [];
  });
}

/** Whether a phrase of a list stands among some words. */
export const says = (words: readonly Spoken[], list: WordList, language: Language): boolean =>
  placesOf(words, list, language).length > 0;
