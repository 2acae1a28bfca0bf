import { ASSISTANT, type Language, languages, type ProposedKind } from '@foothold/contract';
import type { ChatTurn } from '../../guide.ts';
import { PhraseBook, read, type ReadText, type Written } from '../../text/phrases.ts';
import { asksOf } from '../asks.ts';
import { questionsNear } from '../lexicon.ts';
import en from './asked/en.json' with { type: 'json' };
import es from './asked/es.json' with { type: 'json' };
import fr from './asked/fr.json' with { type: 'json' };
import he from './asked/he.json' with { type: 'json' };
import pt from './asked/pt.json' with { type: 'json' };
import { type DenialKey, denialKeys, denialsIn, isReported } from './denied.ts';
import { changeLexicon } from './lexicon.ts';

/** What can be asked for; what is remembered for a time only is asked for in other words. */
export type AskedKind = Exclude<ProposedKind, 'profile'> | 'untick' | 'for_now';
/** Kinds of which some words ask only beside a wish: “before” in “I’d rather do it before”. */
type Weak = 'add' | 'move' | 'edit' | 'remove';
type Key = AskedKind | `weak:${Weak}` | 'advice' | 'wish' | DenialKey;
type Spoken = ReadonlyMap<Key, PhraseBook<true>>;

const lists: Record<Language, Record<Key, string>> = { en, he, fr, es, pt };

/** The words of requests of the built-in guide that ask for a kind too. */
const requests = {
  tick: ['tick', 'done'],
  untick: ['untick', 'undone'],
  add: ['add', 'plan'],
  move: ['move', 'swap', 'raise', 'sink'],
  edit: ['rename'],
  remove: ['remove'],
  remember: ['remember'],
  assumption: ['assume'],
  for_now: ['until'],
  advice: [],
  wish: ['put'],
  'weak:add': [],
  'weak:move': ['after', 'before', 'end', 'start', 'up', 'down'],
  'weak:edit': [],
  'weak:remove': [],
  denial: [],
  through: [],
  'denial:behind': [],
  'denial:except': [],
  'denial:last': [],
  reported: [],
  heeded: [],
} as const satisfies Record<Key, readonly string[]>;

/** Longest answer that only agrees, in words. */
const LONGEST_CONSENT = 5;
/** Words among which the question word of a sentence stands: more than without a question mark (“I know what to do”). */
const NEAR_WITH_MARK = 3;

const weakly: Readonly<Record<Weak, true>> = { add: true, move: true, edit: true, remove: true };

const known = new Map<Language, Spoken>();

/** The words of a language by which changes are asked for, taken apart when they are first wanted. */
function spokenIn(language: Language): Spoken {
  const before = known.get(language);
  if (before) return before;
  const lexicon = changeLexicon(language);
  const books = Object.entries(lists[language]).map(([key, phrases]) => {
    const others = requests[key as Key].flatMap((one) => [...lexicon.phrases(one)]);
    return [key as Key, new PhraseBook([...phrases.split('|'), ...others].map((one) => [one, true] as const))] as const;
  });
  const spoken: Spoken = new Map(books);
  known.set(language, spoken);
  return spoken;
}

/** A sentence that asks to be told something, and for nothing to be done: “How do I move it?”, “Should I drop this?” */
function isForAnswer(sentence: string, text: ReadText, spoken: Spoken): boolean {
  if (!/[?？]/u.test(sentence)) return false;
  const asks = questionsNear(text, 0, NEAR_WITH_MARK).some((at) => !isPolite(text, at));
  return asks || (spoken.get('advice')?.findAll(text).length ?? 0) > 0;
}

/** “Can you …?” asks for something to be done. */
const polite = new PhraseBook(
  languages.flatMap((language) => {
    const { phrases } = changeLexicon(language);
    return [...phrases('lead'), ...phrases('can')].map((one) => [one, true] as const);
  }),
);
function isPolite(text: ReadText, at: number): boolean {
  return polite.findAll(text).some(({ start }) => start === at);
}

/** Whether a sentence holds words of a language that ask for a change of some kind, and neither denies nor only reports them. */
function asksFor(sentence: Written, kinds: readonly AskedKind[], language: Language): boolean {
  const spoken = spokenIn(language);
  const found = (key: Key) => spoken.get(key)?.findAll(sentence.text) ?? [];
  const denies = denialsIn(sentence, found);
  const wishes = found('wish').some((one) => !denies(one));
  return kinds.some((kind) => {
    const strong = found(kind);
    const weak = wishes && kind in weakly ? found(`weak:${kind as Weak}`) : [];
    return [...strong, ...weak].some((one) => !denies(one) && (wishes || !isReported(one, found)));
  });
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** The sentences of a text that some words of it stand in, whole or in part. */
function sentencesWith(text: string, words: string): string[] {
  const from = text.indexOf(words);
  if (from < 0 || words === '') return [];
  const found = [...text.matchAll(/[^.!?\n]+[.!?\n]*/gu)];
  return found.flatMap(({ index, 0: one }) => (index < from + words.length && index + one.length > from ? [one] : []));
}

/** Whether somebody agrees with what the guide asked them. */
function agrees(message: string): boolean {
  return read(message).length <= LONGEST_CONSENT && asksOf(message).some(({ intent }) => intent === 'go');
}

/** The sentences of a message that hold some words and don’t only ask for an answer. */
function toldWith(quoted: string, message: string, spoken: readonly Language[]): Written[] {
  return sentencesWith(plain(message), plain(quoted)).flatMap((sentence) => {
    const text = read(sentence);
    const isQuestion = spoken.some((language) => isForAnswer(sentence, text, spokenIn(language)));
    return isQuestion ? [] : [{ message: sentence, text }];
  });
}

/** What was said, and in which languages it may be. */
export interface Said {
  history: readonly ChatTurn[];
  message: string;
  spoken: readonly Language[];
}

/** Whether words were said in the message, and not as a question for an answer. */
function isTold(quoted: string, { message, spoken }: Said): boolean {
  return toldWith(quoted, message, spoken).length > 0;
}

/** Whether a fact was said to be kept: “I have 4 hours, is that enough?” asks about it, “… can you change that?” does not. */
export function isStated(quoted: string, { message, spoken }: Said): boolean {
  return toldWith(quoted, message, spoken).some(
    (one) => !/[?？]/u.test(one.message) || polite.findAll(one.text).length > 0,
  );
}

const allKinds = Object.keys(requests).filter(
  (key): key is AskedKind =>
    !key.startsWith('weak:') && key !== 'advice' && key !== 'wish' && !denialKeys.some((one) => one === key),
);

/** Whether a message may ask for any change: a sentence of it holds words that do, and is no question for an answer. */
export function mayAsk({ message, spoken }: Pick<Said, 'message' | 'spoken'>): boolean {
  const sentences = toldWith(message, message, spoken);
  return sentences.some((one) => spoken.some((language) => asksFor(one, allKinds, language)));
}

/**
 * The words that asked for a change of some kinds, out of the message or out of the one before it that the guide had to
 * ask about; null where the words named are nobody’s, ask only for an answer, or deny it.
 */
export function askedWith(kinds: readonly AskedKind[], quoted: string, said: Said): string | null {
  const { history, message, spoken } = said;
  const asks = (sentence: Written) => spoken.some((language) => asksFor(sentence, kinds, language));
  if (toldWith(quoted, message, spoken).some(asks)) return message;
  const [last, before] = [history.at(-1), history.at(-2)];
  if (last?.sender !== ASSISTANT || !last.content.trimEnd().endsWith('?')) return null;
  if (before?.sender === 'user' && toldWith(quoted, before.content, spoken).some(asks))
    return `${before.content}\n${message}`;
  const isOffered = asks({ message: last.content, text: read(last.content) });
  return isOffered && agrees(message) && isTold(quoted, said) ? message : null;
}
