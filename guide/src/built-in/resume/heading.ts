import { namesEmployer, namesRole } from '../../resume/experience/evidence.ts';
import { wordsOf } from '../../resume/fold.ts';
import { withoutTypos } from './heading-typos.ts';
import {
  headingJoiners,
  headingModifiers,
  quietSectionWords,
  sectionWords,
  type SectionKind,
} from './section-words.ts';

/** Longer lines are text, even when they are made of heading words. */
const MAX_WORDS = 6;
const MAX_LENGTH = 60;

const NUMBER =
  /^(?:(?:section|part|partie|sección|parte|seção|secção|חלק)\s+(?:\d{1,2}|[A-H]|[א-ח])['׳]?\s*[.):–—-]\s*|(?:\d{1,2}|[A-HIVX]{1,3})\s*[.)]\s*)(?=\p{L})/iu;
const REMARK = /(?<=\p{L})\s*\([^()]{2,50}\)\s*$/u;

const kinds = Object.keys(sectionWords) as SectionKind[];
const phraseKind = kindsByPhrase(sectionWords);
const quietKind = kindsByPhrase(quietSectionWords);
const joiners = new Set(headingJoiners.flatMap(wordsOf));
const fillers = new Set([...headingModifiers, ...headingJoiners].flatMap(wordsOf));
const LONGEST_PHRASE = 4;
const ands = new Set(['and', 'et', 'y', 'e']);
/** Words that may follow the "and" of a heading. */
const MAX_BESIDE = 2;

/** The section a heading opens, or undefined when the text is no heading. */
export function headingKind(printed: string): SectionKind | undefined {
  const text = withoutNumber(printed);
  if (text.length > MAX_LENGTH || /[\d@]|[.!]$/.test(text)) return undefined;
  const words = wordsOf(joinSpacedLetters(text));
  if (text.endsWith('?') && !phraseKind.has(words.join(' '))) return undefined;
  if (words.length === 0 || words.length > MAX_WORDS) return undefined;
  return phraseKind.get(words.join(' ')) ?? kindOfWords(words);
}

/**
 * The section a line opens that stands out as a heading does: in capitals, before a colon or after an empty line.
 * Capitals may hold words that name nothing ("EMPLOYMENT BEFORE SERVICE") when none of them is a role or an employer.
 */
export function standingOutKind(text: string): SectionKind | undefined {
  const quiet =
    text.length > MAX_LENGTH
      ? undefined
      : (quietKind.get(withoutArticle(wordsOf(text)).join(' ')) ?? misspeltKind(text));
  if (quiet || text.length > MAX_LENGTH || /[\d@,|]/.test(text)) return quiet;
  const words = wordsOf(text);
  if (words.length > MAX_WORDS - 1 || namesRole(text) || namesEmployer(text)) return undefined;
  if (!isInCapitals(text)) return kindBeforeAnd(text, words);
  for (let at = 0; at < words.length; at++) {
    const kind = phraseKind.get(phraseAt(words, at) ?? '');
    if (kind) return kind;
  }
  return undefined;
}

/** "Skills and machines", "כישורים ומערכות": a section, and what else stands in it. */
function kindBeforeAnd(text: string, words: readonly string[]): SectionKind | undefined {
  const phrase = phraseAt(words, 0);
  if (!phrase || /[.!?;:]$/.test(text)) return undefined;
  const rest = words.slice(phrase.split(' ').length);
  const said = ands.has(rest[0] ?? '')
    ? rest.slice(1)
    : rest.map((word, at) => (at === 0 ? afterHebrewAnd(word) : word));
  return said.length > 0 && said.length <= MAX_BESIDE && said[0] ? phraseKind.get(phrase) : undefined;
}

/** "Les saisons" as "saisons": joiners before the word say nothing. */
function withoutArticle(words: readonly string[]): readonly string[] {
  return words.length > 1 && joiners.has(words[0] ?? '') && !quietKind.has(words.join(' ')) ? words.slice(1) : words;
}

/** "WORK HISTROY", "Compétances": a heading with a letter or two wrong, where no word is a role or an employer. */
function misspeltKind(printed: string): SectionKind | undefined {
  const text = withoutNumber(printed);
  if (/[\d@,|/]|[.!?]$/.test(text) || namesRole(text) || namesEmployer(text)) return undefined;
  const mended = withoutTypos(wordsOf(text));
  return mended && kindOfWords(mended);
}

/** "2. Education", "Section B: Skills", "Employment (most recent first)" without what only counts or explains. */
function withoutNumber(text: string): string {
  return text.replace(NUMBER, '').replace(REMARK, '').trim();
}

/** True for texts with capitals only, which Hebrew has none of. */
export function isInCapitals(text: string): boolean {
  return text !== text.toLowerCase() && text === text.toUpperCase();
}

function kindsByPhrase(words: Readonly<Partial<Record<SectionKind, readonly string[]>>>): Map<string, SectionKind> {
  const byPhrase = new Map<string, SectionKind>();
  for (const kind of kinds) {
    for (const phrase of words[kind] ?? []) {
      const key = wordsOf(phrase).join(' ');
      if (!byPhrase.has(key)) byPhrase.set(key, kind);
    }
  }
  return byPhrase;
}

/** Every word must be part of a phrase or a filler; the first phrase that names a section decides. */
function kindOfWords(words: readonly string[]): SectionKind | undefined {
  let found: SectionKind | undefined;
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at);
    const bare = phrase ? undefined : withoutHebrewAnd(words[at] ?? '');
    const kind = phrase ? phraseKind.get(phrase) : phraseKind.get(bare ?? '');
    if (!kind && !fillers.has(words[at] ?? '') && !fillers.has(bare ?? '')) return undefined;
    found ??= kind;
    at += phrase ? phrase.split(' ').length : 1;
  }
  return found;
}

function phraseAt(words: readonly string[], at: number): string | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    if (phraseKind.has(phrase)) return phrase;
  }
  return undefined;
}

function withoutHebrewAnd(word: string): string {
  return afterHebrewAnd(word) ?? word;
}

function afterHebrewAnd(word: string): string | undefined {
  return word.length > 2 && word.startsWith('ו') ? word.slice(1) : undefined;
}

/** "E X P E R I E N C E" as a word; two spaces or more part words. */
function joinSpacedLetters(text: string): string {
  return /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;
}
