import type { Language } from '@foothold/contract';
import { isNegator } from '../../../text/negation.ts';
import { gapBefore, type PhraseBook, read, type Written, writtenAt } from '../../../text/phrases.ts';
import { oneLine } from '../../../text/quote.ts';
import { numberIn } from '../../../understand/quantities.ts';
import { closedClasses } from './closed.ts';
import { isOneOf, type TalkLexicon } from './lexicon.ts';

/** Somebody a message is for is named in so many words at most. */
const MOST_WORDS = 9;
const LONGEST = 80;

/** Prepositions that hold an article, and what is left when the preposition is taken away. */
const contracted: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  fr: { au: 'le', aux: 'les' },
  es: { al: 'el' },
  pt: { ao: 'o', aos: 'os', à: 'a', às: 'as', pro: 'o' },
};

const articleIn = (preposition: string, language: Language) => contracted[language]?.[preposition.toLowerCase()];

/** Somebody with the article that the preposition before them held. */
export function withArticle(to: string, preposition: string, language: Language): string {
  const article = articleIn(preposition, language);
  return oneLine(article === undefined ? to : `${article} ${to}`, LONGEST);
}

/** Infinitives end on these where a language marks them: “pour faire” names nobody. */
const infinitive: Partial<Record<Language, RegExp>> = {
  fr: /(?:er|ir|re|oir)$/u,
  es: /(?:ar|er|ir|arle|erle|irle|arlo|erlo|irlo)$/u,
  pt: /(?:ar|er|ir|or)$/u,
};

export const marksInfinitives = (language: Language) => infinitive[language] !== undefined;
export const isInfinitive = (written: string, language: Language) => infinitive[language]?.test(written) === true;

const PLURAL: Record<Language, RegExp> = {
  en: /(?:s|people|men|women|children)$/u,
  he: /(?:ים|ות|י)$/u,
  fr: /[sx]$/u,
  es: /s$/u,
  pt: /s$/u,
};

/** Articles and pronouns that name many. */
const many: ReadonlySet<string> = new Set('les des aux los las unos unas os as aos all some these those'.split(' '));

/** Whether somebody is named by what they are, as “the instructor”, and not by a name. Hebrew shows no names. */
export function startsSmall(to: string): boolean {
  return !/^\p{Lu}/u.test(to);
}

/** Whether it names many: “dentists”, “les voisins”. */
export function isMany(to: string, language: Language): boolean {
  const [first = '', second = ''] = to.toLowerCase().split(/\s+/u);
  if (many.has(first)) return true;
  const head = first === 'the' ? second : first;
  // “The school’s” is one school, and “mrs Hale” is one.
  const isOne = /['’]s$/u.test(head) || closedClasses(language).classes.get(head)?.has('titles') === true;
  return startsSmall(to) && !isOne && PLURAL[language].test(head);
}

/** A name with capitals, by itself or behind what somebody is: “Ana”, “my sister Ana”, “tia Ana”. */
export const NAMED = /^(?:\p{Ll}[\p{L}'’]*\.?\s){0,2}(?<name>\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)*)/u;

/** Words before a name: “my old neighbour Ada”. */
const LED_NAME = /^(?<led>(?:\p{Ll}[\p{L}'’]*\.?\s){0,4})(?<name>\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)*)/u;

/** “Madame” in “madame Traoré”, which goes with a name; but not whose kin somebody is: “my aunt Carol” is Carol. */
function titleIn(led: string, language: Language): string {
  const { classes, possessives } = closedClasses(language);
  const [title = '', ...before] = led.trim().split(/\s+/u).toReversed();
  const known = classes.get(title.replace(/\.$/u, '').normalize('NFC'));
  // “My baby sister Ana”, but not “my neighbour Mr Diop”.
  const near = before.findIndex((word) => classes.get(word)?.has('roles') === true);
  const whose = before.slice(0, near < 0 ? before.length : near);
  const isKin = known?.has('roles') === true && whose.some((word) => possessives.has(word.normalize('NFC')));
  return known?.has('titles') !== true || isKin || title.length === 1 ? '' : `${title} `;
}

/** The name to greet with: the first words with capitals, and a title before them; empty when it is no name. */
export function nameIn(to: string, language: Language): string {
  if (isMany(to, language)) return '';
  const { led = '', name = '' } = LED_NAME.exec(to)?.groups ?? {};
  const { classes, thirdWords, possessives } = closedClasses(language);
  const has = (word: string | undefined, kind: 'and' | 'within') =>
    word !== undefined && classes.get(word.normalize('NFC'))?.has(kind) === true;
  // “The woman from Leeds” is nobody of that name, “Nell’s mum” is not Nell.
  if (/['’]s$/u.test(name) || led.split(/\s+/u).some((word) => has(word, 'within'))) return '';
  const titled = name === '' ? '' : titleIn(led, language) + name;
  const [, and, rest = ''] = /^\s+(\S+)\s+(\S.*)$/u.exec(to.slice(led.length + name.length)) ?? [];
  // “Mrs Hale and her husband Tom” are not “Mrs Hale and Tom”.
  const whose = /^\S+/u.exec(rest)?.[0] ?? '';
  const isTheirs = possessives.has(whose) && thirdWords.has(whose);
  const other = has(and, 'and') && !isTheirs ? nameIn(rest, language) : '';
  return other === '' ? titled : `${titled} ${and} ${other}`;
}

/** “a” is “to” in Spanish alone: French has it as a verb, Portuguese as an article, unless they bear their accent. */
export function isVerbOrArticle(written: string, language: Language): boolean {
  return written.toLowerCase() === 'a' && (language === 'fr' || language === 'pt');
}

/** A message as it was read, in a language. */
export interface Place extends Written {
  lexicon: TalkLexicon;
  language: Language;
}

/** Some words of a message, as they stand by themselves. */
export const insideOf = (message: string, place: Place): Place => ({ ...place, message, text: read(message) });

/** Where what a message is for begins: “to move it to Friday”, “offering my robes”; the word behind what leads there. */
export function contentAt(place: Place, at: number): number | null {
  const { text, lexicon, language } = place;
  const longest = (...books: PhraseBook<true>[]) => Math.max(...books.map((book) => book.lengthAt(text, at)));
  // “To say that” is read where it leads to what is told.
  if (longest(lexicon.lead, lexicon.that) > 0) return null;
  const said = longest(lexicon.saying);
  // “Telling her that” leads on to what is told.
  if (said > 0) return at + (lexicon.that.lengthAt(text, at + said) > 0 ? said + 1 : 0);
  const led = longest(lexicon.purpose);
  const next = text[at + led];
  if (led === 0 || !next) return null;
  const written = writtenAt(place, at + led);
  // “To Bastien for the rent”, where “to” and “for” are two words.
  const isOfName = /^\p{Lu}\p{Ll}/u.test(writtenAt(place, at - 1)) && !/^\p{Lu}/u.test(written);
  if (marksInfinitives(language) && isOfName) return at + led;
  const isVerb = marksInfinitives(language)
    ? isInfinitive(written.normalize('NFC'), language)
    : /^\p{Ll}|^\p{Lo}/u.test(written) && !isOneOf(lexicon.article, next) && !isOneOf(lexicon.notFor, next);
  return isVerb ? at + led : null;
}

/** Where the words behind `from` end that name one person or group: at a mark, or before a word that leads on. */
export function endOfName(place: Place, from: number): number {
  const { text, lexicon } = place;
  const leads = [lexicon.about, lexicon.that, lexicon.when].flatMap((book) => book.findAll(text.slice(from + 1)));
  const led = Math.min(...leads.map(({ start }) => start + from + 1), from + MOST_WORDS, text.length);
  for (let at = from + 1; at < led; at += 1) {
    const gap = gapBefore(place, at);
    const written = writtenAt(place, at);
    // “Mrs. Halloran”, “D. Rosa”: a short form with a capital ends nothing.
    const isShort =
      /^\.\s*$/u.test(gap) && /^\p{Lu}\p{L}{0,3}$/u.test(writtenAt(place, at - 1)) && /^\p{Lu}/u.test(written);
    if (/[.,;:?!\n()]/u.test(gap) && !isShort) return at;
    if (lexicon.thatJoined?.test(written) === true || contentAt(place, at) !== null) return at;
  }
  return led;
}

/** Trailing words that only ask: “to my landlord please”. */
function trimmed({ text, lexicon }: Place, from: number, to: number): number {
  let end = to;
  while (end > from + 1 && lexicon.filler.has(text[end - 1]?.forms[0] ?? '')) end -= 1;
  return end;
}

/**
 * Whom the words from `from` on name, as they stand there; null when they name nobody. `article`: the preposition before
 * them holds one. `bare`: names without article or capital count too.
 */
export function nameAt(
  place: Place,
  from: number,
  { preposition = '', bare = true } = {},
): { to: string; end: number } | null {
  const { message, text, lexicon, language } = place;
  const first = text[from];
  if (!first) return null;
  // “Her” is nobody that is named; “her husband” is.
  const opens = isOneOf(lexicon.article, first) && endOfName(place, from) > from + 1;
  if (isOneOf(lexicon.notFor, first) && !opens) return null;
  const written = message.slice(first.from, first.to);
  const article = articleIn(preposition, language);
  const named = article !== undefined || isOneOf(lexicon.article, first) || /^\p{Lu}/u.test(written);
  if (!named && (!bare || isInfinitive(written, language))) return null;
  // “To ten”, “for your message”: a number and a message are nobody.
  if (/^\d/u.test(written) || (numberIn(first) ?? 0) > 1) return null;
  if (lexicon.messages.findAll(text.slice(from, from + 1)).length > 0) return null;
  const end = endOfName(place, from);
  const last = text[trimmed(place, from, end) - 1];
  if (!last || text.slice(from, end).some(isNegator)) return null;
  const to = oneLine(`${article === undefined ? '' : `${article} `}${message.slice(first.from, last.to)}`, LONGEST);
  return /\p{L}/u.test(to) ? { to, end } : null;
}

/** Hebrew's “to” is a letter of the word behind it. */
export function joinedBehind(place: Place, from: number, reach: number): { to: string; end: number } | null {
  const { message, text, lexicon, language } = place;
  if (language !== 'he') return null;
  for (let at = from; at < Math.min(text.length, from + reach + 1); at += 1) {
    const word = text[at];
    if (!word || !message.startsWith('ל', word.from) || word.to - word.from < 3 || isOneOf(lexicon.notFor, word))
      continue;
    const cut = text.map((one, index) => (index === at ? { ...one, from: one.from + 1 } : one));
    return nameAt({ ...place, text: cut }, at);
  }
  return null;
}
