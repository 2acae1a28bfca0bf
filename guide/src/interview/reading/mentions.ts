import { AGE_MAX, AGE_MIN } from '@foothold/contract';
import { isTown, TOWN_WORDS } from '../../language/towns.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { type Passage, passageOf } from './message.ts';
import { KIN } from './number-mentions.ts';

/** As much of a message as is looked at: people say who they are at its beginning. */
const LOOKED_AT = 2_000;
/** Fewer words answer what was asked. */
const STORY_WORDS = 6;

/** What stands before the place somebody lives in, and before one that they may only come from. */
const LIVES = /(?<![\p{L}\p{N}])(?:in|at|near|outside|around|à|a|en|em|no|na|près de|pres de|cerca de|perto de)\s+$/iu;
const COMES = /(?<![\p{L}\p{N}])(?:from|outta|out of|de|desde|do|da|d['’])\s*$/iu;
/** What makes a place somebody else's, or one of the past. */
const NOT_MINE =
  /(?<!\p{L})(?:born|used to|grew up|nee?|né|née|naci[od]?\p{L}*|nasci\p{L}*|antes|avant|before|נולד\p{L}*|גדל\p{L}*)(?!\p{L})/iu;
/** A sentence or clause that begins with a possessive or a third person is about somebody else. */
const ABOUT_OTHERS =
  /^\s*(?:(?:and|but|et|mais|y|pero|e|mas|o|a|os|as)\s+)?(?:my|our|his|her|their|he|she|they|mon|ma|mes|notre|nos|son|sa|ses|il|elle|ils|elles|mi|mis|nuestr\p{L}+|su|sus|[eé]l|ella|ellos|ellas|meus?|minhas?|nossos?|nossas?|seus?|suas?|ele|ela|eles|elas|הוא|היא|הם|הן)(?!\p{L})/iu;
const CLAUSE_END = /[.,;:!?()\n]/u;
const WORD = /\p{L}[\p{L}\p{M}'’"״.]*/gu;

interface Found {
  name: string;
  /** Lower is likelier to be where the person lives. */
  rank: number;
}

const FIRST_PERSON = /(?<!\p{L})(?:i|i'm|im|je|j|yo|eu|moi|me|אני)(?!\p{L})/iu;
/** As far back as the beginning of a sentence or clause is looked for, in characters. */
const BACK = 120;

/** Whether what stands at a place of a text is said of somebody else, or of the past. */
function isOthers(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - BACK), at);
  const clause = before.split(CLAUSE_END).at(-1) ?? '';
  const sentence = before.split(/[.;!?\n]/u).at(-1) ?? '';
  if (NOT_MINE.test(clause) || KIN.test(passageOf(clause).flat)) return true;
  return [clause, sentence].some((part) => ABOUT_OTHERS.test(part)) && !FIRST_PERSON.test(clause);
}

function rankOf(text: string, from: number, to: number): number | null {
  const before = text.slice(Math.max(0, from - 20), from);
  if (isOthers(text, from)) return null;
  if (LIVES.test(before)) return 0;
  if (COMES.test(before)) return 2;
  // An item of a list of its own: “Sam, 43, Tulsa”. What stands before the first number is a name.
  const alone = /[,;.(\n]\s*$/u.test(before) && /^\s*(?:[,;.)\n]|$)/u.test(text.slice(to, to + 3));
  return alone && /\p{N}/u.test(text.slice(0, from)) && /^\p{Lu}/u.test(text.slice(from, to)) ? 1 : null;
}

/** Hebrew writes “in” and “from” at the word itself. */
function hebrewMention(text: string, from: number, word: string): Found | null {
  const [, prefix = '', first = ''] = /^([במ])([\u05D0-\u05EA].*)$/u.exec(word) ?? [];
  if (prefix === '') return null;
  if (isOthers(text, from)) return null;
  const rest = text.slice(from + word.length, from + word.length + 40).split(CLAUSE_END)[0] ?? '';
  const more = rest.trim().split(/\s+/u).filter(Boolean);
  for (let count = Math.min(TOWN_WORDS - 1, more.length); count >= 0; count -= 1) {
    const name = [first, ...more.slice(0, count)].join(' ').replace(/[.,]$/u, '');
    if (isTown(name)) return { name, rank: prefix === 'ב' ? 0 : 2 };
  }
  return null;
}

/** The place a story names in passing as the one its teller lives in; null when it names none. */
function placeIn(text: string): string | null {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, from: index }));
  const found = words.flatMap(({ word, from }, at): Found[] => {
    if (/^[\u05D0-\u05EA]/u.test(word)) return [hebrewMention(text, from, word) ?? []].flat();
    for (let count = Math.min(TOWN_WORDS, words.length - at); count > 0; count -= 1) {
      const last = words[at + count - 1];
      if (!last) continue;
      const name = text.slice(from, last.from + last.word.length).replace(/[.'’"״]+$/u, '');
      if (/[,;:!?()\n]/u.test(name) || !isTown(name)) continue;
      const rank = rankOf(text, from, from + name.length);
      return rank === null ? [] : [{ name, rank }];
    }
    return [];
  });
  return found.toSorted((one, other) => one.rank - other.rank)[0]?.name ?? null;
}

/** “Sam, 43, cook”, “43 ans, cuisinier”: a number by itself, of an age people have, before what they do is told. */
const AGE_ALONE =
  /(?:^|[,;.(\n]|(?<!\p{L})(?:and|et|y|e)) ?(\d{2})(?: ?(?:yo|y\/o|ans|anos))?(?= ?(?:[,;.)\n]|$| (?:old|and|et|y|e|from|in|en|em)(?!\p{L})))/gu;
/** How far into a message an age by itself is believed, in characters. */
const INTRODUCTION = 80;

function ageIn({ flat }: Passage): number | null {
  for (const match of flat.slice(0, INTRODUCTION).matchAll(AGE_ALONE)) {
    const age = Number(match[1]);
    if (age >= AGE_MIN && age <= AGE_MAX && !isOthers(flat, match.index)) return age;
  }
  return null;
}

/** “No money”, “sans argent”: none to put in. */
const NO_MONEY =
  /(?<!\p{L})(?:(?:no|zero|without|not any) (?:money|budget|cash|savings|capital)|(?:sans|pas d'|pas de|aucun|zero) ?(?:argent|budget|sous|fric|economies)|(?:sin|nada de|no tengo|cero) (?:dinero|plata|presupuesto|ahorros|capital)|(?:sem|nenhum|nao tenho|zero) (?:dinheiro|grana|orcamento|verba|capital)|(?:אין(?: לי)?|בלי|אפס) (?:כסף|תקציב|חסכונות))(?!\p{L})/u;

/**
 * What a story says in passing of who tells it: where they live, by the names of towns, how old they are, and that they
 * have no money. Weaker than what was said outright, and only for what is not known yet.
 */
export function mentionsIn(message: string, { asked }: ReadingContext): Mention[] {
  const text = message.slice(0, LOOKED_AT);
  if (text.split(/\s+/u).length < STORY_WORDS) return [];
  const place = placeIn(text);
  const age = asked === 'hours_per_week' || asked === 'budget_per_month' ? null : ageIn(passageOf(text));
  return [
    ...(place === null ? [] : [{ field: 'location' as const, value: place }]),
    ...(age === null ? [] : [{ field: 'age' as const, value: age }]),
    ...(NO_MONEY.test(passageOf(text).flat) ? [{ field: 'budget_per_month' as const, value: 0 }] : []),
  ];
}
