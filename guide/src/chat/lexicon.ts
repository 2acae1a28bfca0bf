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

const phrasesOf = (key: keyof typeof en): string[] => lexicons.flatMap((lexicon) => lexicon[key].split('|'));
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
/** Beginnings of a question that goes on with the one before it: “and if”, “what about”. */
export const followUpWords = new PhraseBook(phrasesOf('follow-up').map((phrase) => [phrase, true] as const));
/** Beginnings of what is said of the answer before it: “and she”, “but it”. */
export const remarkWords = new PhraseBook(phrasesOf('remark').map((phrase) => [phrase, true] as const));

const questionBook = new PhraseBook(phrasesOf('question').map((phrase) => [phrase, true] as const));

/** Whether a question word stands at a place of a text. */
export function asksAt(text: ReadText, start: number): boolean {
  return questionBook.findAll(text.slice(start, start + 2)).some((found) => found.start === 0);
}

/** Every word that occurs in a phrase. */
export const knownWords: ReadonlySet<string> = new Set(
  entries.flatMap(([phrase]) => tokensOf(phrase).map((token) => token.word)),
);
