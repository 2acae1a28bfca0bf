import type { Fact } from '../../reader/spans/reader.ts';
import type { ReadingContext } from './context.ts';
import type { Stretch } from './message.ts';
import { type PlainSentence, rolesIn } from './told-clauses.ts';
import { GAP, townBehind } from './town-behind.ts';

/** From here on, a name, a place or work is heard. */
const HEARD = 0.3;
/** Where what is told ends: a stop, a comma, a line. */
const END = /^ *(?:[,.;:!?\n(]|$)/u;
/** How far behind a number the words of a place are looked for, in characters. */
const REACH = 60;

/** What a number may be an age among. */
export interface Heap {
  facts: readonly Fact[];
  message: string;
  folded: string;
  heard: ReadingContext;
}

const isHeard = (kind: Fact['kind']) => (fact: Fact) => fact.kind === kind && fact.sureness >= HEARD;

/** Whether a place follows a number, with no more than “from” between: “63 from Grimsby”, “29 años bogotá”. */
function hasPlaceBehind({ to }: Stretch, { facts, message, folded, heard }: Heap): boolean {
  const place = facts.filter(isHeard('place')).find(({ from }) => from >= to);
  const between = place ? folded.slice(to, place.from) : '';
  const lead = rolesIn(between, heard.languages, ({ home }) => home);
  const rest = lead.length > 0 ? between.slice(0, lead[0]?.from) + between.slice(lead.at(-1)?.to) : between;
  return (place !== undefined && GAP.test(rest)) || townBehind(message, to, heard) !== null;
}

/**
 * Whether a number stands in a heap of what somebody is called and where they live, without a verb: “dot here 63 from
 * grimsby”. Behind a name it is an age where a place or a comma follows, before a place where no work stands before it, and
 * behind a place where it counts years by themselves and no word of living says for how long.
 */
export function isHeaped(number: Stretch, sentence: PlainSentence, isYears: boolean, heap: Heap): boolean {
  const { facts, folded, heard } = heap;
  const before = (kind: Fact['kind']) => facts.filter(isHeard(kind)).find((fact) => fact.to <= number.from);
  const isBeside = (fact: Fact | undefined) => fact !== undefined && GAP.test(folded.slice(fact.to, number.from));
  const isWork = facts.some((fact) => isHeard('job')(fact) && fact.from >= sentence.from && fact.to <= number.from);
  const isEnd = END.test(folded.slice(number.to, number.to + REACH));
  const isPlaced = hasPlaceBehind(number, heap);
  if (isBeside(before('name'))) return isPlaced || isEnd;
  if (isPlaced && !isWork) return true;
  const home = facts.filter(isHeard('place')).find((fact) => fact.to <= number.from && isBeside(fact));
  if (!home || isWork || !isYears) return false;
  const lead = rolesIn(folded.slice(sentence.from, home.from), heard.languages, ({ home: one }) => one).at(-1);
  return isEnd && lead?.value !== 'lives' && lead?.value !== 'left';
}
