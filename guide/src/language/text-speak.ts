import type { Language } from '@foothold/contract';
import denials from './text-speak/denials.json' with { type: 'json' };
import spokenEn from './text-speak/dialect/en.json' with { type: 'json' };
import spokenEs from './text-speak/dialect/es.json' with { type: 'json' };
import spokenFr from './text-speak/dialect/fr.json' with { type: 'json' };
import spokenHe from './text-speak/dialect/he.json' with { type: 'json' };
import spokenPt from './text-speak/dialect/pt.json' with { type: 'json' };
import en from './text-speak/en.json' with { type: 'json' };
import es from './text-speak/es.json' with { type: 'json' };
import fr from './text-speak/fr.json' with { type: 'json' };
import he from './text-speak/he.json' with { type: 'json' };
import joined from './text-speak/joined.json' with { type: 'json' };
import mistakenDenials from './text-speak/mistaken-denials.json' with { type: 'json' };
import ownDenials from './text-speak/own-denials.json' with { type: 'json' };
import pt from './text-speak/pt.json' with { type: 'json' };
import { onFirstUse } from '../text/first-use.ts';

const spelled: Spellings = {
  en: new Map(Object.entries(en)),
  he: new Map(Object.entries(he)),
  fr: new Map(Object.entries(fr)),
  es: new Map(Object.entries(es)),
  pt: new Map(Object.entries(pt)),
};

type Spellings = Readonly<Record<Language, ReadonlyMap<string, string>>>;

const both = (language: Language, spoken: object): ReadonlyMap<string, string> =>
  new Map([...Object.entries<string>({ ...spoken }), ...spelled[language]]);

/** Short forms, and small words as dialects and creoles have them (“wetin”, “keksé”, “mermo”), which are no other word. */
const spelledAsSpoken: Spellings = {
  en: both('en', spokenEn),
  he: both('he', spokenHe),
  fr: both('fr', spokenFr),
  es: both('es', spokenEs),
  pt: both('pt', spokenPt),
};

/** Letters a pronoun is typed as, right before a word that can't begin so: “jvends” is “je vends”. */
const pronouns: Partial<Record<Language, readonly { letter: string; before: string; full: string }[]>> = joined;
/** So short a word is an abbreviation of its own. */
const SHORTEST_JOINED = 4;

/** A word typed with its pronoun, in two; null where it is none. */
function parted(word: string, language: Language): string | null {
  const small = word.toLowerCase();
  const [found] = (pronouns[language] ?? []).filter(
    ({ letter, before }) => small.startsWith(letter) && before.includes(small.charAt(letter.length)),
  );
  return found && word.length >= SHORTEST_JOINED ? `${found.full} ${word.slice(found.letter.length)}` : null;
}

/** A word as it is typed on a phone, “w/” and “c/” included; what belongs to a name, a link or a number is none. */
const WORD = /(?<![\p{L}\p{M}\p{N}@#./'’_-])[\p{L}\p{M}]+[0-9]?[\p{L}\p{M}]*\/?(?![\p{L}\p{M}\p{N}@'’_/-])/gu;

/** “5 g”, “2 x 3”: a letter behind a number is a unit or a sign of a sum. */
const BEHIND_A_NUMBER = /\d\s*$/u;
const BEFORE_A_NUMBER = /^\s*\d/u;
/** Signs of a sum, which stand between two numbers, and of a number: “rua 7, n 45”. */
const isSign = (word: string) => word === 'x' || word === 'n';

/**
 * A message with the short forms of phones in full (“c koi”, “vc q”, “how r u”), so that whoever types so is read like
 * anybody else. A short form with capitals may be a name or a grade (“plan C”) and stays.
 */
export const spellOut = (message: string, language: Language): string =>
  writtenWith(spelled[language], message, language);

/** The same, with the small words of dialects as everybody writes them: a question is a question in Scots as well. */
export const spellOutSpoken = (message: string, language: Language): string =>
  writtenWith(spelledAsSpoken[language], message, language);

/** What stands before the first word of a sentence; behind a short word a stop is hardly the end of one: “Mme. Pou”. */
const OPENING = /(?:^|[!?…\n]|[\p{L}\p{M}\p{N}]{4}\.)[\s¿¡"“«(–—-]*$/u;
const LONGEST_OPENING = 12;
const opensSentence = (message: string, at: number): boolean =>
  OPENING.test(message.slice(Math.max(0, at - LONGEST_OPENING), at));

/** A word of a dialect with a capital inside a sentence is a name: “à Mme Pou”, “para o Memo”. */
function writtenWith(full: ReadonlyMap<string, string>, message: string, language: Language): string {
  return message.replaceAll(WORD, (word: string, at: number) => {
    const key = word.length <= 2 ? word : word.toLowerCase();
    if (key !== word && !spelled[language].has(key) && full.has(key) && !opensSentence(message, at)) return word;
    const meant = full.get(key) ?? full.get(key.replace(/\/$/u, '')) ?? parted(word, language) ?? undefined;
    if (meant === undefined) return word;
    if (word.length > 1) return meant;
    const isFigure = BEHIND_A_NUMBER.test(message.slice(Math.max(0, at - 8), at));
    return isFigure || (isSign(word) && BEFORE_A_NUMBER.test(message.slice(at + 1, at + 4))) ? word : meant;
  });
}

/** How denials are typed or spoken at home (“cant”, “dinnae”, “num posso”) → as they are written. */
const denied: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(Object.entries(denials.en)),
  he: new Map(Object.entries(denials.he)),
  fr: new Map(Object.entries(denials.fr)),
  es: new Map(Object.entries(denials.es)),
  pt: new Map(Object.entries(denials.pt)),
};

/** Any of some phrases, as whole words. */
function anyOf(phrases: Iterable<string>): RegExp {
  // The longest first: “na” would take the beginning of “na de”.
  const longest = [...phrases].toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{M}\\p{N}'’])`, 'giu');
}

const denialsIn = onFirstUse(
  () => new Map(Object.entries(denied).map(([language, phrases]) => [language, anyOf(phrases.keys())] as const)),
);

/** No further than what leads up to a denial. */
const LEADING = 60;
const either = (words: string) => words.split(' ').join('|');

/** What may stand before a denial of somebody’s own, where a language’s denials fit any subject: “my wife dont drive” is none. */
const ownLead: Partial<Record<Language, RegExp>> = Object.fromEntries(
  Object.entries(ownDenials).map(([language, { links, lead }]) => [
    language,
    new RegExp(`(?:^|[,;.:!?()\\n–—-]|(?<!\\S)(?:${either(links)})\\s)\\s?(?:(?:${either(lead)})\\s){0,3}$`, 'iu'),
  ]),
);

/** Whether a denial in a note is the writer’s own: they are its subject, or nobody is named. */
function isOwn(note: string, at: number, language: Language): boolean {
  const before = at > LEADING ? `… ${note.slice(at - LEADING, at)}` : note.slice(0, at);
  return ownLead[language]?.test(before) ?? true;
}

/** A note as somebody would write it who had the time: short forms in full, and what is denied denied. */
export function plainNote(note: string, language: Language): string {
  const spelt = spellOut(note, language);
  const found = denialsIn().get(language);
  if (!found) return spelt;
  return spelt.replaceAll(found, (typed: string, at: number) =>
    isOwn(spelt, at, language) ? (denied[language].get(typed.toLowerCase()) ?? typed) : typed,
  );
}

/** Denials that read as another word, so that what is denied would be told: “num sei ler” (“num” is “in a”). */
const mistaken = onFirstUse(
  () => new Map(Object.entries(mistakenDenials).map(([language, words]) => [language, anyOf(words)] as const)),
);

/** A message with the denials in full that nobody else would take for one; every other word stays as it was typed. */
export function withPlainDenials(message: string, language: Language): string {
  const found = mistaken().get(language);
  return found
    ? message.replaceAll(found, (typed: string) => denied[language].get(typed.toLowerCase()) ?? typed)
    : message;
}
