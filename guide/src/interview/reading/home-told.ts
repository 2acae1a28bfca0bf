import type { Fact } from '../../reader/spans/reader.ts';
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { clauseAt, rolesIn } from './told-clauses.ts';
import type { HomeRole } from './told-words/kinds.ts';

/** How far before a place the words that say whether it is the home stand, in characters. */
const BEFORE = 48;
/** From here on, a place is surely one. */
const SURE = 0.5;
/** From here on, it counts that a place is said to be one of the past. */
const BELIEVED = 0.35;

/** What stands nearest before a place in its clause; null where nothing does. */
function roleOf({ from, to }: Fact, folded: string, { languages }: ReadingContext): HomeRole | null {
  const start = Math.max(0, from - BEFORE);
  const text = folded.slice(start, to);
  const clause = clauseAt({ text }, from - start, to - start);
  const before =
    text
      .slice(clause.from, from - start)
      .split(/[.;!?\n]/u)
      .at(-1) ?? '';
  return rolesIn(before, languages, ({ home }) => home).at(-1)?.value ?? null;
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
