import { type Language, languages } from '@foothold/contract';
import { covering, PhraseBook, read } from '../text/phrases.ts';
import { answerWords } from './answer-words/words.ts';
import { saysLawful } from './law.ts';
import en from './lawful-words/en.json' with { type: 'json' };
import es from './lawful-words/es.json' with { type: 'json' };
import fr from './lawful-words/fr.json' with { type: 'json' };
import he from './lawful-words/he.json' with { type: 'json' };
import pt from './lawful-words/pt.json' with { type: 'json' };

const lawfulWords: Record<Language, { lawful: string }> = { en, he, fr, es, pt };

const books = languages.map((language) =>
  PhraseBook.ofLists([
    [lawfulWords[language].lawful, 'lawful'],
    [answerWords[language].besides, 'besides'],
  ]),
);

/** An answer of so many UTF-16 units is one; whoever writes more says something besides. */
const LONGEST = 120;

/**
 * Whether somebody who was asked answers that what they want is lawful, by the press or in words of their own. Every word has
 * to belong to that: “it is legal if nobody looks” is no such answer.
 */
export function answersLawful(message: string): boolean {
  if (saysLawful(message)) return true;
  if (message.length > LONGEST || message.includes('?')) return false;
  const words = read(message);
  return books.some((book) => covering(words.length, book.findAll(words))?.includes('lawful') === true);
}
