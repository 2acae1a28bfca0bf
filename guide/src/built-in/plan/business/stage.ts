import { type BusinessSnapshot, type Language, languages } from '@foothold/contract';
import { PhraseBook, read } from '../../../text/phrases.ts';
import { saysNothing } from './nothing.ts';
import en from './stage-words/en.json' with { type: 'json' };
import es from './stage-words/es.json' with { type: 'json' };
import fr from './stage-words/fr.json' with { type: 'json' };
import he from './stage-words/he.json' with { type: 'json' };
import pt from './stage-words/pt.json' with { type: 'json' };

/** Whether somebody already has customers, or has described what they want to begin with. */
export type Stage = 'running' | 'beginning';

/** What says so: it runs; it has not begun; it is wanted. */
type Sign = 'running' | 'not_yet' | 'wanting';

interface StageWords extends Record<Sign, readonly string[]> {
  /** Verbs in the form that names an action, with which whoever has not begun begins their sentence. */
  doing: readonly string[];
  /** What that form looks like, of a folded word; empty where a word does not show it. */
  infinitive: string;
  /** Nouns that only look like it. */
  nouns: readonly string[];
}

const words: Record<Language, StageWords> = { en, he, fr, es, pt };
const signs = ['running', 'not_yet', 'wanting'] as const satisfies Sign[];

const signBook = new PhraseBook<Sign>(
  languages.flatMap((language) =>
    signs.flatMap((sign) => words[language][sign].map((phrase) => [phrase, sign] as const)),
  ),
);
const verbs = new Map(
  languages.map((language) => {
    const { doing, infinitive, nouns } = words[language];
    const looksSo = infinitive === '' ? null : new RegExp(infinitive, 'u');
    return [language, { doing: new Set(doing), nouns: new Set(nouns), looksSo }] as const;
  }),
);

/** Whether a word names an action; of one that only looks so, `isTrade` says whether it is what somebody is. */
function isAction(word: string, spoken: readonly Language[], isTrade: (word: string) => boolean): boolean {
  return spoken.some((language) => {
    const { doing, nouns, looksSo } = verbs.get(language) ?? {};
    return doing?.has(word) || (looksSo?.test(word) && !nouns?.has(word) && !isTrade(word));
  });
}

/** What is known of a description beside its words. */
export interface Circumstances {
  /** It was told since when or how long it runs, or what it sells in a day, a week or a month. */
  isDated: boolean;
  /** The languages it may be written in. */
  spoken: readonly Language[];
  /** Whether a folded word is a trade: a “boulanger” is no action. */
  isTrade: (word: string) => boolean;
}

/** Whether a business runs. A bare name (“carpets”) is a business: that is what was asked for. */
export function stageOf({ description, revenue, sales }: BusinessSnapshot, given: Circumstances): Stage {
  const { isDated, spoken, isTrade } = given;
  const said = read(`${description}\n${sales ?? ''}`);
  const found = signBook.valuesIn(said);
  if (revenue && !saysNothing(revenue)) return 'running';
  if (found.has('not_yet')) return 'beginning';
  if (found.has('running') || isDated) return 'running';
  const [first] = said[0]?.forms ?? [];
  const begins = first !== undefined && isAction(first, spoken, isTrade);
  return found.has('wanting') || begins ? 'beginning' : 'running';
}

/** Whether a clause says what somebody wants. */
export function isWanting(clause: string): boolean {
  return signBook.valuesIn(read(clause)).has('wanting');
}

/** What is wanted, without the “I want to” before it. */
export function withoutWanting(clause: string): string {
  const words = read(clause);
  const lead = signBook.findAll(words).findLast(({ value, start }) => value === 'wanting' && start === 0);
  const rest = lead ? clause.slice(words[lead.end]?.from ?? 0) : clause;
  return rest.trim();
}
