import type { AskedField, Language } from '@foothold/contract';
import { type CueKind, cueKinds, type Cues } from './cues/kinds.ts';
import { en } from './cues/en.ts';
import { es } from './cues/es.ts';
import { fr } from './cues/fr.ts';
import { he } from './cues/he.ts';
import { pt } from './cues/pt.ts';
import { labelFields, labels } from './field-names.ts';
import type { Passage } from './message.ts';

const cues: Record<Language, Cues> = { en, he, fr, es, pt };

/** A lead-in where it stands. */
export interface Hit {
  kind: CueKind | 'label';
  /** The field a label names. */
  field?: AskedField;
  from: number;
  /** Where what it opens begins. */
  to: number;
  /** Whether it counts only at the beginning of a clause. */
  weak: boolean;
}

const ENDED = '(?:(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}]))';
const BEFORE = '(?<![\\p{L}\\p{N}\'"])';
const BEGINS = `${BEFORE}ו?`;
const CLAUSE =
  '(?<=(?:^|[,:(] ?)(?:(?:and|but|so|then|also|well|hi|hello|et|mais|puis|y|e|pero|mas|luego|ok|okay|yes|no|non|oui|si|sim|nao),? )?|(?<= )(?:and|but|then|et|mais|puis|y|e|pero|mas|luego) )ו?';

interface Pattern {
  kind: CueKind;
  weak: boolean;
  /** Where the search stands. */
  pattern: RegExp;
}

/** The lead-ins of a language: where any of them may begin, and each by itself. */
interface Patterns {
  any: RegExp;
  each: readonly Pattern[];
}

const everyLanguage = Object.keys(cues) as Language[];
const patterns = Object.fromEntries(
  everyLanguage.map((language): [Language, Patterns] => {
    const all = cueKinds.flatMap((kind) => [cues[language][kind].anywhere, cues[language][kind].atStart]);
    const each = cueKinds.flatMap((kind): Pattern[] => [
      { kind, weak: false, pattern: new RegExp(`${BEGINS}(?:${cues[language][kind].anywhere})${ENDED}`, 'uy') },
      { kind, weak: true, pattern: new RegExp(`${CLAUSE}(?:${cues[language][kind].atStart})${ENDED}`, 'uy') },
    ]);
    const any = new RegExp(`${BEFORE}(?=ו?(?:${all.map((one) => `(?:${one})`).join('|')})${ENDED})`, 'gu');
    return [language, { any, each }];
  }),
) as Record<Language, Patterns>;

/** The lead-ins of a language: one search finds where any begins, so that a message is gone through once and not for each. */
function leadsIn(folded: string, { any, each }: Patterns): Hit[] {
  const starts = [...folded.matchAll(any)].map(({ index }) => index);
  return each.flatMap(({ kind, weak, pattern }) => {
    let end = 0;
    return starts.flatMap((from): Hit[] => {
      if (from < end) return [];
      pattern.lastIndex = from;
      const found = pattern.exec(folded)?.[0].length;
      if (found === undefined) return [];
      end = from + found;
      return [{ kind, weak, from, to: end }];
    });
  });
}

function labelHits(folded: string): Hit[] {
  return [...folded.matchAll(labels)].map((match) => {
    const field = labelFields[match.slice(1).findIndex((group) => group !== undefined)] ?? 'notes';
    return { kind: 'label', field, from: match.index, to: match.index + match[0].length, weak: false };
  });
}

/** Inside a wish, “and live in Spain” goes on wishing; only a comma or a pronoun ends it. */
function goesOn(hit: Hit, last: Hit | undefined, folded: string): boolean {
  if (!hit.weak || last?.kind !== 'want' || hit.kind === 'limit') return false;
  return !folded.slice(last.to, hit.from).includes(',');
}

/** From as many words on, a sentence without a comma is several that nobody parted. */
const RUN_ON_WORDS = 12;
/** What begins a clause even where nothing parts it from the one before. */
const PLAIN_STARTS =
  /(?<= )(?:(?<place>(?:live|living|based) (?:in|near)|habite|moro|vivo|גרה?)|(?<work>used to be(?: an?)?|worked as(?: an?)?)|(?<enjoy>love|like|enjoy|adore)|(?<want>(?:want|wanna|would like|looking) to)|(?<can>good at)|(?<have>can (?:do|work|spare|give)))(?= )/gu;

function runOnHits(folded: string): Hit[] {
  if (folded.includes(',') || folded.split(' ', RUN_ON_WORDS).length < RUN_ON_WORDS) return [];
  return [...folded.matchAll(PLAIN_STARTS)].map((match) => {
    const kind = cueKinds.find((one) => match.groups?.[one] !== undefined) ?? 'other';
    return { kind, weak: false, from: match.index, to: match.index + match[0].length };
  });
}

/** The lead-ins of a folded passage in order, none inside another; the longest that begins somewhere counts. */
export function hitsIn(folded: string, languages: readonly Language[]): Hit[] {
  const all = languages.flatMap((language) => leadsIn(folded, patterns[language]));
  const inOrder = [...labelHits(folded), ...runOnHits(folded), ...all].sort((a, b) => a.from - b.from || b.to - a.to);
  const hits: Hit[] = [];
  for (const hit of inOrder) {
    const last = hits.at(-1);
    const inside = last !== undefined && (hit.from < last.to || (hit.from === last.from && last.to > last.from));
    if (!inside && !goesOn(hit, last, folded)) hits.push(hit);
  }
  return hits;
}

const EDGE_AFTER =
  /(?:[\s,:;.-]|(?<![\p{L}'])(?:and|but|so|then|also|because|about|around|with|plus|y|e|et|mais|pero|mas|aussi|tambien|tambem|puis|que|avec|con|com|environ|unos|unas|uns|umas|cerca de|a peu pres|mas o menos|mais ou menos|ו|וגם|גם|אבל|בערך|ובערך|כי)(?![\p{L}']))+$/u;
const EDGE_BEFORE = /^(?:[\s,:;.)-]|(?:and|but|so|then|y|e|et|mais|pero|mas|puis|ו|וגם|אבל)(?![\p{L}']))+/u;

/** Where a part begins and ends without the joining words and marks at its edges. */
export function edgesOf({ flat }: Passage, from: number, to: number): { from: number; to: number } {
  // The edges are short; looking only there keeps long passages fast.
  const head = EDGE_BEFORE.exec(flat.slice(from, Math.min(to, from + 80)))?.[0].length ?? 0;
  const start = from + head;
  const tailFrom = Math.max(start, to - 80);
  const tail = EDGE_AFTER.exec(flat.slice(tailFrom, to));
  return { from: start, to: tail ? tailFrom + tail.index : Math.max(start, to) };
}
