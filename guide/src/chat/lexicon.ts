import { tokensOf } from '../text/fold.ts';
import { PhraseBook, type ReadText } from '../text/phrases.ts';
import { type ChatIntent, chatIntents, type ChatObstacle, obstacles, type Purpose, purposes } from './intents.ts';
import en from './lexicon/en.json' with { type: 'json' };
import es from './lexicon/es.json' with { type: 'json' };
import fr from './lexicon/fr.json' with { type: 'json' };
import he from './lexicon/he.json' with { type: 'json' };
import pt from './lexicon/pt.json' with { type: 'json' };

/** What a phrase of the lexicon says. */
export interface Meaning {
  intent: ChatIntent;
  purpose: Purpose | null;
  weak: boolean;
}

const lexicons: readonly Readonly<Record<keyof typeof en, string>>[] = [en, he, fr, es, pt];

/** Fewer words are no phrase that something may be left out of. */
const LEAST = 2;

/**
 * A phrase as it is written, and as it is typed in a hurry: without the words that are left out in speech (“personne
 * répond”), and with those that end on an apostrophe grown into the next (“j’ose” as “jose”).
 */
function asTyped(phrase: string, { dropped, elided, elides }: (typeof lexicons)[number]): string[] {
  if (dropped === '' && elided === '') return [phrase];
  const [silent, grown] = [new Set(dropped.split(' ')), new Set(elided.split(' '))];
  const [whole, short = ''] = elides.split(' ');
  const words = phrase.split(' ');
  // Where “n’” goes, what stands before it meets a vowel: “je n’ose” is “j’ose”.
  const met = words.map((word, at) => (word === whole && isBefore(words, at, silent, grown) ? short : word));
  const spoken = met.filter((word) => !silent.has(word));
  const joined = (list: readonly string[]) =>
    list
      .map((word, at) => (grown.has(word) && at < list.length - 1 ? word : `${word} `))
      .join('')
      .trim();
  const forms = spoken.length < words.length && spoken.length >= LEAST ? [words, spoken] : [words];
  return [...new Set(forms.flatMap((form) => [form.join(' '), joined(form)]))];
}

/** Whether the word behind a place is left out in speech and ends on an apostrophe. */
function isBefore(words: readonly string[], at: number, ...sets: ReadonlySet<string>[]): boolean {
  const next = words[at + 1];
  return next !== undefined && sets.every((set) => set.has(next));
}

const phrasesOf = (key: keyof typeof en): string[] =>
  lexicons.flatMap((lexicon) => lexicon[key].split('|').flatMap((phrase) => asTyped(phrase, lexicon)));
const wordsOf = (key: keyof typeof en): string[] => lexicons.flatMap((lexicon) => lexicon[key].split(' '));

function entriesOf(key: keyof typeof en, meaning: Meaning): (readonly [string, Meaning])[] {
  return phrasesOf(key).map((phrase) => [phrase, meaning] as const);
}

const templates = purposes.filter((purpose) => purpose !== 'ask' && purpose !== 'first' && purpose !== 'practise');
const entries = [
  ...chatIntents.flatMap((intent) => entriesOf(intent, { intent, purpose: null, weak: false })),
  ...entriesOf('how:weak', { intent: 'how', purpose: null, weak: true }),
  ...templates.flatMap((purpose) => entriesOf(`template:${purpose}`, { intent: 'template', purpose, weak: false })),
];

/** Phrases of all five languages: people ask in whatever language comes to them. */
export const meanings = new PhraseBook<Meaning>(entries);

/** One word after “what is in the way?”. */
export const obstacleWords = new PhraseBook<ChatObstacle>(
  obstacles.flatMap((obstacle) => phrasesOf(`after-stuck:${obstacle}`).map((phrase) => [phrase, obstacle] as const)),
);

const setOf = (key: keyof typeof en) => new Set(wordsOf(key).flatMap((word) => tokensOf(word).map((one) => one.word)));

/** Words that deny; words between a denial and what it denies; the wishing ones among those. */
export const refusing = setOf('refusing');
export const fillers = setOf('filler');
export const wanting = setOf('wanting');
/** “only”, “have”: beside a span of minutes they say how much time there is. */
export const having = setOf('only-have');
/** Words that say nothing about what a question is about. */
export const smallWords = setOf('small');
/** Words that begin a clause beside another: “because”, “when”. */
export const joining = setOf('joining');
/** Beginnings of a question that goes on with the one before it: “and if”, “what about”. */
export const followUpWords = new PhraseBook(phrasesOf('follow-up').map((phrase) => [phrase, true] as const));
/** Beginnings of what is said of the answer before it: “and she”, “but it”. */
export const remarkWords = new PhraseBook(phrasesOf('remark').map((phrase) => [phrase, true] as const));
/** All that is said where one asks why the answer before is as it is: “why those first”, “why like that”. */
export const whyLastWords = setOf('why-last');
/** Deaths and illness: nothing of the trade is offered beside them. */
export const griefWords = new PhraseBook(phrasesOf('grief').map((phrase) => [phrase, true] as const));

const questionBook = new PhraseBook(phrasesOf('question').map((phrase) => [phrase, true] as const));

/** Whether a question word stands at a place of a text. */
export function asksAt(text: ReadText, start: number): boolean {
  return questionBook.findAll(text.slice(start, start + 2)).some((found) => found.start === 0);
}

/** Words from the beginning of a part of a message, among which its question word stands: “where …”, “and where …”. */
const NEAR = 2;

/** Where question words stand among the words from a place on, so many of them. */
export function questionsNear(text: ReadText, start: number, words: number): number[] {
  return Array.from({ length: words }, (_, offset) => start + offset).filter((at) => asksAt(text, at));
}

/** Whether a part of a message asks at its beginning. */
export const asksNear = (text: ReadText, start = 0): boolean => questionsNear(text, start, NEAR).length > 0;

/** Every word that occurs in a phrase. */
export const knownWords: ReadonlySet<string> = new Set(
  entries.flatMap(([phrase]) => tokensOf(phrase).map((token) => token.word)),
);

/** Every word of the phrases of one thing that is asked. */
export const wordsToAsk: ReadonlyMap<ChatIntent, ReadonlySet<string>> = new Map(
  chatIntents.map((intent) => {
    const phrases = entries.flatMap(([phrase, meaning]) => (meaning.intent === intent ? [phrase] : []));
    return [intent, new Set(phrases.flatMap((phrase) => tokensOf(phrase).map(({ word }) => word)))] as const;
  }),
);
