import type { Language } from '@foothold/contract';
import type { Words } from '../../catalogue/load.ts';
import { titles, workFacts } from '../../catalogue/work/load.ts';
import { fold, formsOf, stem, tokensOf } from '../text/fold.ts';

/** An entry of the knowledge of work that a text names. */
export interface Named {
  entry: string;
  /** How much of the text and of the name are the same, 0 to 1. */
  score: number;
}

interface Name {
  entry: string;
  words: readonly string[];
  weight: number;
  /** How much its words tell, all together. */
  tells: number;
}

/** What we wrote as a name counts fully; ESCO has every title anybody ever had, and says so little more with each. */
const WRITTEN = 1;
const ESCO = 0.9;
/** The trade as a noun, which is a description rather than a name. */
const DESCRIBED = 0.85;

/** Of a name, the share that must stand in the text; and of the text, the share that must be the name. */
const OF_NAME = 0.6;
const OF_TEXT = 0.4;
/** A name that stands in the text from its first to its last word needs less of the text beside it. */
const OF_TEXT_WHOLE = 0.15;
/** Words of a name stand near each other: so many others may stand between. */
const BETWEEN = 2;
/** More words than a job or a skill has. */
const MOST_WORDS = 40;
const MOST_NAMED = 3;
/** What a word tells that no name holds: somebody's town or firm, mostly. */
const UNKNOWN = 2;

/** Names of entries, found in short texts by the words they share; a rare word tells more than a usual one. */
class Names {
  readonly #names: Name[] = [];
  readonly #byWord = new Map<string, number[]>();
  readonly #tells = new Map<string, number>();

  constructor(names: Iterable<readonly [name: string, entry: string, weight: number]>, small: ReadonlySet<string>) {
    const inEntries = new Map<string, Set<string>>();
    for (const [name, entry, weight] of names) {
      const words = [...new Set(tokensOf(name).map(({ word }) => stem(word)))].filter((word) => !small.has(word));
      if (words.length === 0) continue;
      for (const word of words) {
        const list = this.#byWord.get(word) ?? [];
        list.push(this.#names.length);
        this.#byWord.set(word, list);
        const entries = inEntries.get(word) ?? new Set();
        inEntries.set(word, entries.add(entry));
      }
      this.#names.push({ entry, words, weight, tells: 0 });
    }
    const all = new Set(this.#names.map(({ entry }) => entry)).size;
    for (const [word, entries] of inEntries) this.#tells.set(word, Math.log((1 + all) / entries.size));
    for (const name of this.#names) name.tells = name.words.reduce((sum, word) => sum + this.tells(word), 0);
  }

  has(word: string): boolean {
    return this.#tells.has(word);
  }

  /** How much a word tells, in nats: the fewer entries share it, the more. */
  tells(word: string): number {
    return this.#tells.get(word) ?? UNKNOWN;
  }

  /** Names that share a word with the text, with the places of the words they share. */
  candidates(text: readonly (readonly string[])[]): { name: Name; at: number[] }[] {
    const places = new Map<number, number[]>();
    text.forEach((forms, at) => {
      for (const index of new Set(forms.flatMap((form) => this.#byWord.get(form) ?? []))) {
        const known = places.get(index) ?? [];
        known.push(at);
        places.set(index, known);
      }
    });
    return [...places].flatMap(([index, at]) => {
      const name = this.#names[index];
      return name ? [{ name, at }] : [];
    });
  }
}

const books = new Map<Language, Names[]>();

const SMALL = new Set(
  'of the a an and or in for to on at with by my i am was as de del la le les l d du des et ou en au aux el los las y o para por con do da dos das e em um uma no na nos un una une je tu mi mon ma mes meu minha su של את על עם ב ל ה ו או גם אני'
    .split(' ')
    .map(fold),
);

/** The names of one language, and of English beside it, since people name what they do in English everywhere. */
function namesIn(words: Words): Names[] {
  const known = books.get(words.language);
  if (known) return known;
  const { language, work } = words;
  const esco = (of: Language) =>
    Object.entries(titles[of] ?? {}).flatMap(([entry, list]) =>
      list.split('|').map((title) => [title, entry, ESCO] as const),
    );
  const written = [...work.entries].flatMap(([entry, { also, work: trade }]) => [
    ...also.map((name) => [name, entry, WRITTEN] as const),
    [trade, entry, DESCRIBED] as const,
  ]);
  const made = [
    new Names([...written, ...esco(language)], SMALL),
    ...(language === 'en' ? [] : [new Names(esco('en'), SMALL)]),
  ];
  books.set(language, made);
  return made;
}

interface Match extends Named {
  at: readonly number[];
}

function matchOf(names: Names, text: readonly (readonly string[])[], name: Name, at: readonly number[]): Match | null {
  const shared = new Set(at.flatMap((place) => (text[place] ?? []).filter((form) => name.words.includes(form))));
  const told = [...shared].reduce((sum, word) => sum + names.tells(word), 0);
  const ofName = told / name.tells;
  const whole = shared.size === name.words.length;
  const first = Math.min(...at);
  const last = Math.max(...at);
  if (last - first + 1 > at.length + BETWEEN) return null;
  const said = text.reduce((sum, forms) => sum + Math.min(...forms.map((form) => names.tells(form))), 0);
  const ofText = Math.min(1, told / Math.max(0.1, said));
  if (ofName < OF_NAME || ofText < (whole ? OF_TEXT_WHOLE : OF_TEXT)) return null;
  return { entry: name.entry, at, score: name.weight * ofName * (0.5 + 0.5 * ofText) };
}

/** Whether a word names something that people do, have or love: part of a name of ours, or of a title of ESCO. */
export function isSubject(word: string, words: Words): boolean {
  return formsOf(word).some((form) => namesIn(words).some((names) => names.has(form)));
}

/** The entries that a short text (a job, a skill, something one owns or likes) names, the surest first. */
export function entriesNamed(text: string, words: Words): Named[] {
  const read = tokensOf(text)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)
    .filter((word) => !SMALL.has(word))
    .map((word) => formsOf(word));
  if (read.length === 0) return [];
  const matches = namesIn(words).flatMap((names, order) =>
    names.candidates(read).flatMap(({ name, at }) => {
      const match = matchOf(names, read, name, at);
      return match ? [order === 0 ? match : { ...match, score: match.score * ESCO }] : [];
    }),
  );
  matches.sort((a, b) => b.score - a.score || b.at.length - a.at.length || (a.entry < b.entry ? -1 : 1));
  const taken = new Set<number>();
  const named: Named[] = [];
  for (const { entry, score, at } of matches) {
    if (named.length >= MOST_NAMED) break;
    if (at.some((place) => taken.has(place)) || named.some((one) => one.entry === entry)) continue;
    for (const place of at) taken.add(place);
    // A title whose group nothing is written of keeps its words from being taken for another.
    if (workFacts.has(entry)) named.push({ entry, score });
  }
  return named;
}
