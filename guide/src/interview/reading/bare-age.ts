import { AGE_MAX, AGE_MIN, type Language } from '@foothold/contract';
import type { Fact } from '../../reader/spans/reader.ts';
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { quantitiesIn } from './quantities.ts';

/** Languages in which years by themselves say how old somebody is: “Ana, 33 años”. */
const YEARS_ARE_AGES: ReadonlySet<Language> = new Set(['fr', 'es', 'pt']);
/** How far into a message somebody introduces themselves, in characters. */
const INTRODUCTION = 120;
/** From here on, an age is told already. */
const TOLD = 0.7;
const A_YEAR = 12;

const AGED: ReadonlySet<Fact['kind']> = new Set(['span', 'age']);

/** How many years a stretch counts where it stands by itself between commas; null where words lead up to it. */
function yearsAlone({ text, from, to }: Fact, message: string, { languages }: ReadingContext): number | null {
  const isAlone = /(?:^|[,.;(\n])\s*\p{L}{0,6}\s?$/u.test(message.slice(Math.max(0, from - 12), from));
  if (!/^\d{2}\s/u.test(text) || !isAlone || !/^\s*(?:$|[,.;)\n])/u.test(message.slice(to, to + 3))) return null;
  if (/\p{L}$/u.test(message.slice(0, from).trimEnd()) && from > 12) return null;
  const [years] = quantitiesIn(flat(text), languages);
  return years?.kind === 'years' && years.value % A_YEAR === 0 ? years.value / A_YEAR : null;
}

/**
 * Facts in which the years that somebody introduces themselves with are their age, though they sound like a length behind
 * the question for work: where no age is told, they stand alone, and another length is told or no work right before them.
 */
export function withBareAge(facts: readonly Fact[], message: string, heard: ReadingContext): Fact[] {
  if (!heard.languages.some((one) => YEARS_ARE_AGES.has(one))) return [...facts];
  const isTold = facts.some(({ kind, sureness, text }) => kind === 'age' && (sureness >= TOLD || /^\d+$/u.test(text)));
  if (isTold) return [...facts];
  const lengths = facts.filter(({ kind }) => AGED.has(kind));
  const isOfWork = ({ from }: Fact) =>
    facts.some(({ kind, to }) => kind === 'job' && to <= from && /^[\s,]*$/u.test(message.slice(to, from)));
  const ages = lengths.flatMap((fact) => {
    const years = fact.from < INTRODUCTION ? yearsAlone(fact, message, heard) : null;
    const isFree = lengths.length > 1 || !isOfWork(fact);
    return years !== null && years >= AGE_MIN && years <= AGE_MAX && isFree ? [{ fact, years }] : [];
  });
  const oldest = ages.toSorted((one, other) => other.years - one.years)[0]?.fact;
  return facts.map((fact) => (fact === oldest ? { ...fact, kind: 'age', sureness: 1 } : fact));
}
