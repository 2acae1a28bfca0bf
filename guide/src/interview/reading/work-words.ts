import type { Language } from '@foothold/contract';
import names from '../../catalogue/work/names.json' with { type: 'json' };
import { titles } from '../../catalogue/work/load.ts';
import type { Token } from '../../reader/spans/tokens.ts';
import { fold, formsOf, tokensOf } from '../../text/fold.ts';
import { smallWords } from '../../work/small-words.ts';

/** Words of the longest name that is looked for, small ones between them not counted. */
const LONGEST = 4;
/** As far as a name reaches with the small words in it, in tokens. */
const REACH = 7;
/** Of all the names a word stands in, the share that must be of one sort for the word to speak for it. */
const MOSTLY = 0.4;

/** Numbers by the hash of a text, in flat arrays: there are a hundred thousand names, and what is asked is only whether. */
class Hashes {
  readonly #keys: Uint32Array;
  readonly #values: Uint8Array;

  /** Room for `count` texts. */
  constructor(count: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, count) * 1.5));
    this.#keys = new Uint32Array(size);
    this.#values = new Uint8Array(size);
  }

  #place(text: string): { at: number; key: number } {
    let state = 0x811c9dc5;
    for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
    // 0 says that nothing stands there.
    const key = (state ^ (state >>> 15)) >>> 0 || 1;
    let at = key & (this.#keys.length - 1);
    while (this.#keys[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & (this.#keys.length - 1);
    return { at, key };
  }

  /** 0 where a text is not known. */
  get(text: string): number {
    return this.#values[this.#place(text).at] ?? 0;
  }

  set(text: string, value: number): void {
    const { at, key } = this.#place(text);
    this.#keys[at] = key;
    this.#values[at] = value;
  }
}

/** What is known by name in one language: jobs by the first two digits of ISCO-08, skills and things by their batch. */
interface Lexicon {
  /** 1 + index in `sorts` by name, and by word where most names of the word are of one sort. */
  names: Hashes;
  words: Hashes;
  sorts: readonly string[];
}

/** The names of every sort in a language. */
function namesOf(language: Language): Map<string, string[]> {
  const bySort = new Map<string, string[]>();
  const add = (sort: string, list: string) => bySort.set(sort, [...(bySort.get(sort) ?? []), ...list.split('|')]);
  for (const [group, list] of Object.entries(titles[language] ?? {})) add(group.slice(0, 2), list);
  for (const [batch, list] of Object.entries(names[language])) add(batch, list);
  return bySort;
}

function lexiconOf(language: Language): Lexicon {
  const bySort = namesOf(language);
  const sorts = [...bySort.keys()];
  const known = new Hashes([...bySort.values()].reduce((sum, list) => sum + list.length, 0));
  const uses = new Map<string, Uint16Array>();
  for (const [index, list] of [...bySort.values()].entries())
    for (const name of list) {
      known.set(name, index + 1);
      for (const word of name.split(' ')) {
        const counts = uses.get(word) ?? new Uint16Array(sorts.length);
        counts[index] = (counts[index] ?? 0) + 1;
        uses.set(word, counts);
      }
    }
  const words = new Hashes(uses.size);
  for (const [word, counts] of uses) {
    const most = Math.max(...counts);
    const all = counts.reduce((sum, count) => sum + count, 0);
    words.set(word, most >= MOSTLY * all ? counts.indexOf(most) + 1 : sorts.length + 1);
  }
  return { names: known, words, sorts };
}

const lexicons = new Map<Language, Lexicon>();

function lexiconIn(language: Language): Lexicon {
  const made = lexicons.get(language) ?? lexiconOf(language);
  lexicons.set(language, made);
  return made;
}

const kindOf = (sort: string) => (/^\d/u.test(sort) ? 'job' : sort.startsWith('things') ? 'thing' : 'skill');

/** How a name may go on behind `so`, by each form of a word. */
const longer = (so: readonly string[], forms: readonly string[]) =>
  so.length === 0 ? forms : so.flatMap((start) => forms.slice(0, 2).map((form) => `${start} ${form}`));

/**
 * What the knowledge of work says of each token: whether it begins (`name:job`) or continues (`more:job`) the name of a
 * job, a skill or a thing, of which sort most names are that it stands in (`of:72`), and whether no name has it (`of:`).
 */
export function workHints(tokens: readonly Token[], language: Language): string[][] {
  const { names: known, words, sorts } = lexiconIn(language);
  const forms = tokens.map(({ text }) => (/^\p{L}/u.test(text) ? formsOf(fold(text)).toReversed() : []));
  const hints = forms.map((all) => {
    if (all.length === 0) return [];
    const sort = all.reduce((found, form) => found || words.get(form), 0);
    return [`of:${sort === 0 ? '' : (sorts[sort - 1] ?? '*')}`];
  });
  for (let at = 0; at < tokens.length; at += 1) {
    let so: readonly string[] = [];
    let found = { sort: 0, end: at };
    for (let next = at, count = 0; next < at + REACH && count < LONGEST; next += 1) {
      const here = forms[next];
      if (!here || here.length === 0) break;
      if (smallWords.has(here.at(-1) ?? '')) {
        if (next === at) break;
        continue;
      }
      so = longer(so, here);
      count += 1;
      const sort = so.reduce((best, name) => best || known.get(name), 0);
      if (sort !== 0) found = { sort, end: next + 1 };
    }
    if (found.sort === 0) continue;
    const kind = kindOf(sorts[found.sort - 1] ?? '');
    const many = found.end - at > 1 ? '+' : '';
    for (let each = at; each < found.end; each += 1)
      hints[each]?.push(`${each === at ? 'name' : 'more'}:${kind}${many}`);
    at = found.end - 1;
  }
  return hints;
}

/** What the names are names of that each token stands in: `job`, `skill`, `thing`. */
export function nameKinds(tokens: readonly Token[], language: Language): ReadonlySet<string>[] {
  return workHints(tokens, language).map(
    (hints) => new Set(hints.flatMap((hint) => /^(?:name|more):(\w+)/u.exec(hint)?.[1] ?? [])),
  );
}

/** Whether a word, as it is written, stands in a name of work, a skill or a thing. */
export function isWorkWord(word: string, language: Language): boolean {
  return lexiconIn(language).words.get(fold(word)) !== 0;
}

/** As few letters as a word of work has that is no small word. */
const SHORTEST = 4;

/** Whether a text holds a word that stands in a name of work, a skill or a thing. */
export function holdsWorkWord(text: string, language: Language): boolean {
  return tokensOf(text).some(
    ({ word }) => word.length >= SHORTEST && formsOf(word).some((form) => isWorkWord(form, language)),
  );
}
