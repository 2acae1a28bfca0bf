import type { Language } from '@foothold/contract';
import { type Fact, jobAt } from '../../reader/spans/reader.ts';
import type { Token } from '../../reader/spans/tokens.ts';
import { workFacts } from '../../catalogue/work/load.ts';
import { formsOf, tokensOf } from '../../text/fold.ts';
import { deedsIn } from '../../work/deeds.ts';
import { little } from '../../work/small-words.ts';

/** Where a clause ends, by punctuation; a verb and its thing never lie on both sides. */
const CLAUSE = /[^.,;:!?()\n]+/gu;
/** As many clauses as are looked at. */
const MOST_CLAUSES = 60;
/** As sure as a pair of verb and thing is of being somebody's own work, where the learnt reader heard nothing. */
const SURENESS = 0.6;
/** From here on, the learnt reader has heard something. */
const HEARD = 0.3;

interface Stretch {
  from: number;
  to: number;
}

/** Stretches of a clause that say what somebody does with which thing, from the verb to the thing or the other way. */
function deedsOf(message: string, clause: Stretch, language: Language): Stretch[] {
  const tokens = tokensOf(message.slice(clause.from, clause.to)).filter(({ word }) => !little.has(word));
  const said = tokens.map(({ word }) => formsOf(word));
  return deedsIn(said, language).flatMap(({ entry, verb, thing }) => {
    const [first, last] = [Math.min(...verb, ...thing), Math.max(...verb, ...thing)];
    const [begin, end] = [tokens[first], tokens[last]];
    const isTrade = thing.length > 0 && workFacts.get(entry)?.kind === 'job' && begin && end;
    return isTrade ? [{ from: clause.from + begin.from, to: clause.from + end.to }] : [];
  });
}

const overlaps = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to;

/**
 * Facts with what somebody does with which thing told whole: a job that the learnt reader heard in the thing alone has its
 * verb (“made wedding cakes”, not “wedding cakes”), what it took for a thing at hand is work (“I mend old bicycles”), and
 * what nobody heard at all is a job. `taken`: what the grammar of answers heard as something other than work.
 */
export function withDeeds(
  facts: readonly Fact[],
  message: string,
  {
    tokens,
    asked,
    language,
    taken,
  }: { tokens: readonly Token[]; asked: string; language: Language; taken: readonly Stretch[] },
): Fact[] {
  const clauses = [...message.matchAll(CLAUSE)].slice(0, MOST_CLAUSES);
  const deeds = clauses.flatMap(({ 0: clause, index }) =>
    deedsOf(message, { from: index, to: index + clause.length }, language),
  );
  const within = (fact: Fact, deed: Stretch) => deed.from <= fact.from && fact.to <= deed.to;
  const whole = facts.map((fact): Fact => {
    const deed = deeds.find((one) => within(fact, one));
    if (!deed || (fact.kind !== 'job' && fact.kind !== 'asset')) return fact;
    return { ...fact, ...deed, kind: 'job', text: message.slice(deed.from, deed.to) };
  });
  const isAgain = (fact: Fact, at: number) =>
    whole.slice(0, at).some((other) => other.kind === fact.kind && other.from === fact.from);
  const heard = [...whole.filter(({ sureness }) => sureness >= HEARD), ...taken];
  const unheard = deeds.filter((deed) => !heard.some((one) => overlaps(one, deed)));
  const told = unheard.map((deed) => jobAt(message, tokens, { ...deed, sureness: SURENESS, asked }));
  return [
    ...whole.filter((fact, at) => !isAgain(fact, at) && !told.some((deed) => overlaps(fact, deed))),
    ...told,
  ].toSorted((a, b) => a.from - b.from);
}
