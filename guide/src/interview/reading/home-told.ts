import { type Fact, jobAt } from '../../reader/spans/reader.ts';
import type { Token } from '../../reader/spans/tokens.ts';
import { isCommon } from '../../language/common.ts';
import { stem } from '../../text/fold.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat, overlaps, type Stretch } from './message.ts';
import { quantitiesIn } from './quantities.ts';
import { clauseAt, rolesIn } from './told-clauses.ts';
import type { HomeRole } from './told-words/kinds.ts';
import { BELIEVED } from './whose.ts';

/** How far before a place the words that say whether it is the home stand, in characters. */
const BEFORE = 48;
/** From here on, a place is surely one. */
const SURE = 0.5;

/** What stands nearest before a place in its clause; null where nothing does. */
export function roleOf({ from, to }: Fact, folded: string, { languages }: ReadingContext): HomeRole | null {
  const start = Math.max(0, from - BEFORE);
  const text = folded.slice(start, to);
  const clause = clauseAt({ text }, from - start, to - start);
  const before =
    text
      .slice(clause.from, from - start)
      .split(/[.;!?\n]/u)
      .at(-1) ?? '';
  const role = rolesIn(before, languages, ({ home }) => home).findLast(({ value }) => value !== 'at')?.value ?? null;
  return role === 'resident' ? 'lives' : role;
}

/** As many words as the name of a place has, and as many letters as a word in it that is no name: “de la”, “on”. */
const NAME_WORDS = 4;
const SMALL = 3;
const FIRST_CLAUSE = /^\s*([^,.;:!?\n()]+?)\s*(?=[,.;:!?\n(]|$)/u;
/** A name: written large, or in a script that knows no large letters. */
const NAME = /^(?:\p{Lu}|\p{Lo})/u;

/** The name that an answer to the question for the home begins with: “Ngong, though the hotel is in Karen”. */
function answeredHome(message: string, heard: ReadingContext): Stretch | null {
  const name = heard.asked === 'location' ? FIRST_CLAUSE.exec(message) : null;
  const words = name?.[1]?.split(/\s+/u) ?? [];
  if (!name?.[1] || words.length > NAME_WORDS || name[0].length === message.trimEnd().length) return null;
  const isName = NAME.test(words[0] ?? '') && words.every((word) => NAME.test(word) || word.length <= SMALL);
  const isCommonWord = (word: string) => isCommon(stem(flat(word)), heard.language);
  if (!isName || words.every(isCommonWord) || rolesIn(flat(name[1]), heard.languages, ({ home }) => home).length > 0)
    return null;
  const from = name[0].indexOf(name[1]);
  return { from, to: from + name[1].length };
}

/** Facts with the home that a message answers with in the first place; what is named behind it is somewhere else. */
export function withAnsweredHome(
  facts: readonly Fact[],
  message: string,
  { tokens, asked, heard }: { tokens: readonly Token[]; asked: string; heard: ReadingContext },
): Fact[] {
  const place = answeredHome(message, heard);
  if (!place) return [...facts];
  const others = facts.flatMap((fact): Fact[] => {
    if (overlaps(fact, place)) return [];
    return [fact.kind === 'place' ? { ...fact, manners: { ...fact.manners, past: 1 } } : fact];
  });
  const { manners, ...home } = jobAt(message, tokens, { ...place, sureness: 1, asked });
  const now = { ...manners, past: 0, no: 0, other: 0, wish: 0 };
  return [{ ...home, kind: 'place', manners: now }, ...others];
}

/**
 * Facts with places as what the words before them say: “live in” is the home whatever was asked, “born in” is none, and
 * where somebody is from is their home unless they name another. That a place is one of the past is learnt from stories;
 * behind the question for work every place sounds so, and without a word of leaving none is believed to be left.
 */
export function withHomes(facts: readonly Fact[], message: string, heard: ReadingContext): Fact[] {
  const places = facts.filter(({ kind }) => kind === 'place');
  if (places.length === 0) return [...facts];
  const folded = flat(message);
  const roles = new Map(places.map((fact) => [fact, roleOf(fact, folded, heard)]));
  const isHome = (fact: Fact) => roles.get(fact) === 'lives';
  const isPlain = (fact: Fact) => roles.get(fact) === null && fact.manners.past < BELIEVED;
  return facts.map((fact) => {
    if (fact.kind !== 'place') return fact;
    const role = roles.get(fact);
    const isElsewhere = places.some((other) => other !== fact && (isHome(other) || isPlain(other)));
    // What was heard unsurely is not believed against what was learnt of the past.
    if (role === null && fact.sureness < SURE) return fact;
    const isPast = role === 'left' || (role !== 'lives' && isElsewhere && (role === 'from' || !isPlain(fact)));
    return { ...fact, manners: { ...fact.manners, past: isPast ? 1 : 0 } };
  });
}

/** Homes without how long somebody has been there: “Leeds 3 years”. A number that belongs to a name counts nothing. */
export function withoutLengths(said: readonly Mention[], { languages }: ReadingContext): Mention[] {
  return said.map((one) => {
    if (one.field !== 'location') return one;
    const length = quantitiesIn(flat(one.value), languages).find(({ kind, from }) => kind === 'years' && from > 0);
    return length ? { ...one, value: one.value.slice(0, length.from).trimEnd() } : one;
  });
}
