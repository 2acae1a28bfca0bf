import type { Language } from '@foothold/contract';
import { type Fact, type FactKind, jobAt } from '../../reader/spans/reader.ts';
import type { Token } from '../../reader/spans/tokens.ts';
import { workFacts } from '../../catalogue/work/facts.ts';
import { formsOf, tokensOf } from '../../text/fold.ts';
import { deedsIn } from '../../work/deeds.ts';
import { little } from '../../work/small-words.ts';
import { ownWorkWords } from './own-work/words.ts';
import { flat, overlaps, type Stretch, stretchesOf } from './message.ts';
import { ownWorkIn } from './own-work.ts';
import { isOwn } from './whose.ts';

/** Where a clause ends, by punctuation; a verb and its thing never lie on both sides. */
const CLAUSE = /[^.,;:!?()\n]+/gu;
/** As many clauses as are looked at. */
const MOST_CLAUSES = 60;
/** As sure as a pair of verb and thing is of being somebody's own work, where the learnt reader heard nothing. */
const SURENESS = 0.6;
/** As sure as a verb of the first person and a thing are, whatever was asked. */
const OWN_SURENESS = 0.7;
/** From here on, a job is surely named. */
const NAMED = 0.5;
/** From here on, the learnt reader has heard something. */
const HEARD = 0.3;

/** Kinds that work told by verb and thing is heard as. */
const WORK: ReadonlySet<FactKind> = new Set(['job', 'skill', 'hobby', 'asset']);

/** Kinds that give way to work which somebody plainly says they do, unless the learnt reader is surer of them. */
const YIELDING: ReadonlySet<FactKind> = new Set(['goal', 'idea', 'wish', 'figure', 'name', 'dislike', 'place']);

/** Work that a clause tells, with how sure that is where the learnt reader heard nothing. */
interface Told extends Stretch {
  sureness: number;
  /** Somebody says that they do it themselves. */
  own: boolean;
  /** And that they have done so since other work ended. */
  since: boolean;
}

/** Stretches of a clause that say what somebody does with which thing, from the verb to the thing or the other way. */
function deedsOf(message: string, clause: Stretch, language: Language): Told[] {
  const tokens = tokensOf(message.slice(clause.from, clause.to)).filter(({ word }) => !little.has(word));
  const said = tokens.map(({ word }) => formsOf(word));
  return deedsIn(said, language).flatMap(({ entry, verb, thing }) => {
    const [first, last] = [Math.min(...verb, ...thing), Math.max(...verb, ...thing)];
    const [begin, end] = [tokens[first], tokens[last]];
    const isTrade = thing.length > 0 && workFacts.get(entry)?.kind === 'job' && begin && end;
    return isTrade
      ? [{ from: clause.from + begin.from, to: clause.from + end.to, sureness: SURENESS, own: false, since: false }]
      : [];
  });
}

/** Whether the clause of a deed says that it was always done, which says what somebody can do, and names no job. */
function isEver(message: string, deed: Stretch, clauses: readonly Stretch[], language: Language): boolean {
  const clause = clauses.find((one) => overlaps(one, deed));
  return clause !== undefined && ownWorkWords[language].ever.test(flat(message.slice(clause.from, clause.to)));
}

/** The work that a clause tells: known trades, and what somebody says they do themselves, told as far as they say it. */
function workOf(message: string, clause: Stretch, language: Language): Told[] {
  const own = ownWorkIn(message.slice(clause.from, clause.to), language).map(({ from, to, since }) => ({
    since,
    from: clause.from + from,
    to: clause.from + to,
    sureness: OWN_SURENESS,
    own: true,
  }));
  const deeds = deedsOf(message, clause, language);
  return [...own, ...deeds.filter((deed) => !own.some((one) => overlaps(one, deed)))];
}

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
  const clauses = stretchesOf(CLAUSE, message).slice(0, MOST_CLAUSES);
  const deeds = clauses.flatMap((clause) => workOf(message, clause, language));
  const within = (fact: Fact, deed: Stretch) => deed.from <= fact.from && fact.to <= deed.to;
  const whole = facts.map((fact): Fact => {
    const here = deeds.filter((one) => overlaps(fact, one));
    const [deed] = here;
    if (!deed || !WORK.has(fact.kind)) return fact;
    const sureness = Math.max(fact.sureness, deed.sureness);
    const isDeed = fact.kind === 'job' || fact.kind === 'asset';
    const isCut = fact.kind === 'job' && here.some(({ to }) => fact.to < to);
    if (!isDeed || !(isCut || within(fact, deed))) return { ...fact, sureness };
    const from = Math.min(fact.from, deed.from);
    const to = Math.max(fact.to, ...here.map((one) => one.to));
    return { ...fact, from, to, sureness, kind: 'job', text: message.slice(from, to) };
  });
  const isAgain = (fact: Fact, at: number) =>
    whole.slice(0, at).some((other) => other.kind === fact.kind && other.from === fact.from);
  // “Since then I clean at the school” is no length.
  const holdsSince = (fact: Fact) =>
    fact.kind === 'span' && deeds.some((deed) => deed.since && fact.from <= deed.from && deed.to <= fact.to);
  const yields = (fact: Fact) =>
    holdsSince(fact) ||
    (YIELDING.has(fact.kind) && deeds.some((deed) => fact.sureness < deed.sureness && overlaps(fact, deed)));
  const heard = [...whole.filter((fact) => fact.sureness >= HEARD && !yields(fact)), ...taken];
  const unheard = deeds.filter((deed) => !heard.some((one) => overlaps(one, deed)));
  // Beside a job that was named, what somebody does besides is a skill: “a nurse, and I mend bikes”.
  const isNamed = whole.some(
    (fact) => fact.kind === 'job' && fact.sureness >= NAMED && isOwn(fact) && !deeds.some((one) => overlaps(fact, one)),
  );
  const told = unheard.map((deed): Fact => {
    const heard = jobAt(message, tokens, { ...deed, asked });
    const job = deed.own ? { ...heard, manners: { ...heard.manners, other: 0 } } : heard;
    return (isNamed && !deed.since) || isEver(message, deed, clauses, language) ? { ...job, kind: 'skill' } : job;
  });
  return [
    ...whole.filter((fact, at) => !isAgain(fact, at) && !told.some((deed) => overlaps(fact, deed))),
    ...told,
  ].toSorted((a, b) => a.from - b.from);
}
