import { type Language, MONTHS_MAX } from '@foothold/contract';
import { isCommon } from '../../language/common.ts';
import { glueOf } from '../../language/glued.ts';
import type { Fact } from '../../reader/spans/reader.ts';
import { stem, tokensOf } from '../../text/fold.ts';
import { bareLengths } from './bare-lengths.ts';
import type { ReadingContext } from './context.ts';
import { edgeWords } from './edge-words/words.ts';
import { jobLength, sinceEventIn } from './jobs.ts';
import { flat, passageOf } from './message.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { rolesIn } from './told-clauses.ts';
import sinceAge from './since-age.json' with { type: 'json' };
import workItself from './work-itself.json' with { type: 'json' };

/** As far as a length may stand from its job, in characters. */
const REACH = 100;
/** As far back as “since” or “from the age of” is looked for, in characters. */
const LEAD = 24;
/** What it costs to take a length that stands on the other side than the first of the sentence does, in characters. */
const OTHER_SIDE = 40;
/** A bare number above counts no years of work. */
const MOST_YEARS = 60;
const MONTHS_A_YEAR = 12;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

interface Pair {
  job: Fact;
  span: Fact;
  cost: number;
}

/** Behind a number, a word that is no small one. */
const COUNTED = /^ ?\p{L}{4}/u;

const SENTENCE_END = /[.;!?\n]/u;
const CLAUSE_END = /[.,;!?\n]/u;

/** Whether an “and” stands between two things that are told. */
const joins = (between: string, language: Language) =>
  tokensOf(between).some(({ word }) => edgeWords[language].and.has(word) || glueOf[language]?.and.test(word));

const isOneClause = (between: string, language: Language) => !CLAUSE_END.test(between) && !joins(between, language);

/** What it costs to take a length out of the next sentence, in characters. */
const NEXT_SENTENCE = 60;

/**
 * Each job with each length that stands beside it, in one sentence and with no other of the two between them, or with the
 * length that the next sentence tells without a job: “I gutted herring. Nine seasons.” Where the first of them in a
 * sentence is a length, those before the jobs are likelier (“12 years welder, 3 a cook”).
 */
function pairsOf(all: readonly Fact[], message: string, language: Language): Pair[] {
  let beginsWithLength = false;
  return all.flatMap((second, at): Pair[] => {
    const [first, next] = [all[at - 1], all[at + 1]];
    const between = first ? message.slice(first.to, second.from) : '.';
    const isNewSentence = SENTENCE_END.test(between);
    if (isNewSentence) beginsWithLength = second.kind === 'span';
    if (!first || first.kind === second.kind || between.length > REACH) return [];
    if (isNewSentence) {
      const isWithJob = next?.kind === 'job' && !SENTENCE_END.test(message.slice(second.to, next.from));
      return first.kind === 'job' && !isWithJob
        ? [{ job: first, span: second, cost: between.length + NEXT_SENTENCE }]
        : [];
    }
    const isUsual = between === ' ' || (first.kind === 'span') === beginsWithLength;
    const [job, span] = first.kind === 'job' ? [first, second] : [second, first];
    // “I weave, and worked 12 years as a maid”: the length is that of its own clause.
    const isNexts =
      joins(between, language) && next?.kind === 'job' && isOneClause(message.slice(second.to, next.from), language);
    return [{ job, span, cost: between.length + (isUsual && !isNexts ? 0 : OTHER_SIDE) }];
  });
}

/** How long the job right before a span is done, where the span only says since what: “since my father passed in 2011”. */
function monthsSince(span: Fact, facts: readonly Fact[], message: string, heard: ReadingContext): number {
  const job = facts.findLast(({ kind, to }) => kind === 'job' && to <= span.from);
  const told = job && span.from - job.to <= REACH ? message.slice(job.from, span.to) : '';
  return told === '' || CLAUSE_END.test(told) ? 0 : (sinceEventIn(passageOf(told), heard)?.months ?? 0);
}

/** How old the teller is, by the facts of the message. */
function ageIn(facts: readonly Fact[], heard: ReadingContext): number | null {
  const age = facts.find(({ kind, manners }) => kind === 'age' && manners.other < 0.35 && manners.no < 0.35);
  return age ? (quantitiesIn(flat(age.text), heard.languages)[0]?.written ?? null) : null;
}

/** Whether a number behind these words is the age at which something began. */
function isAgeThen(before: string, heard: ReadingContext): boolean {
  return heard.languages.some((language) => sinceAge[language].some((lead) => before.trimEnd().endsWith(lead)));
}

/** Whether a number by itself counts something that is no time: “14 salt pans”. */
function isCount(words: string, { from, to }: Quantity): boolean {
  return COUNTED.test(words.slice(to)) && !/\p{L}/u.test(words.slice(0, from));
}

/** A length of time in months, or, said bare, its number: “six years here, four there”. */
function monthsSaid(span: Fact, facts: readonly Fact[], message: string, heard: ReadingContext): number | Quantity {
  const words = flat(span.text);
  const [number] = quantitiesIn(words, heard.languages);
  const before = flat(message.slice(Math.max(0, span.from - LEAD), span.from)) + words.slice(0, number?.from ?? 0);
  if (number && number.written < MOST_YEARS && isAgeThen(before, heard)) {
    const age = ageIn(facts, heard) ?? heard.age ?? null;
    return age === null ? 0 : Math.max(0, age - number.written) * MONTHS_A_YEAR;
  }
  const [begun = 0, ended = 0, ...more] = (span.text.match(YEAR) ?? []).map(Number);
  if (ended > begun && more.length === 0) return (ended - begun) * MONTHS_A_YEAR;
  const said = jobLength(passageOf(span.text), heard);
  if (said !== null && said > 0) return said;
  if (number?.kind === 'number' && number.written <= MOST_YEARS && !isCount(words, number)) return number;
  return jobLength(passageOf(message.slice(Math.max(0, span.from - LEAD / 2), span.to)), heard) ?? 0;
}

/** As far back as the verb of its clause is looked for, in characters. */
const VERB_BEFORE = 60;

/**
 * Whether a length is how long somebody is a widow, or sober, or lives somewhere: the words before it in its clause say so
 * and name no work.
 */
function isOfLife({ from }: Fact, jobs: readonly Fact[], message: string, { languages }: ReadingContext): boolean {
  const start = Math.max(0, from - VERB_BEFORE);
  const before = message.slice(start, from).split(CLAUSE_END).at(-1) ?? '';
  const clause = from - before.length;
  const nearby = flat(before.slice(-LEAD));
  if (rolesIn(nearby, languages, ({ work }) => work).some(({ value }) => value === 'civil')) return true;
  if (jobs.some((job) => job.from < from && job.to > clause)) return false;
  return rolesIn(flat(before), languages, ({ home }) => home).some(({ value }) => value === 'lives');
}

/**
 * How long each job was done, in whole months: of all lengths told beside jobs, each goes to one, the nearest first. A
 * bare number counts years where another length of the message does.
 */
export function jobLengths(heardOf: readonly Fact[], message: string, heard: ReadingContext): Map<Fact, number> {
  const hasLength = heardOf.some(({ kind }) => kind === 'span');
  const bare = hasLength ? bareLengths(heardOf, message, heard) : [];
  const facts = [...heardOf, ...bare].toSorted((one, other) => one.from - other.from);
  const spans = facts.filter(({ kind }) => kind === 'span');
  const jobs = facts.filter(({ kind }) => kind === 'job');
  const isOther = (span: Fact) => isOfLife(span, jobs, message, heard);
  const monthsOf = (span: Fact) => (isOther(span) ? 0 : monthsSaid(span, facts, message, heard));
  const plain = new Map(spans.map((span) => [span, monthsOf(span)]));
  const countsYears = [...plain.values()].some((months) => typeof months === 'number' && months >= MONTHS_A_YEAR);
  const wholeOf = (span: Fact) => {
    const months = plain.get(span) ?? 0;
    if (typeof months !== 'number') return countsYears ? months.written * MONTHS_A_YEAR : 0;
    return months || (isOther(span) ? 0 : monthsSince(span, facts, message, heard));
  };
  const said = new Map(spans.map((span) => [span, wholeOf(span)]));
  // “Since my man died” takes no other length's place, nor does a number that counts something else.
  const all = facts.filter((fact) => fact.kind === 'job' || (said.get(fact) ?? 0) !== 0);
  const pairs = pairsOf(all, message, heard.language).toSorted((one, other) => one.cost - other.cost);
  const lengths = new Map<Fact, number>();
  const taken = new Set<Fact>();
  for (const { job, span } of pairs) {
    if (lengths.has(job) || taken.has(span)) continue;
    taken.add(span);
    lengths.set(job, Math.min(MONTHS_MAX, said.get(span) ?? 0));
  }
  return lengths;
}

/** Whether words only say that there is work, not which: “nine years in the trade”. */
export function saysOnlyWork(title: string, { languages }: ReadingContext): boolean {
  return languages.some((language) => workItself[language].some((words) => flat(words) === flat(title)));
}

/** From here on, a length told without a job is believed to be one of work. */
const SURE = 0.5;

/** More words with a meaning of their own tell how long something else lasts: “l'alcool j'y touche plus depuis 2 ans”. */
const MOST_NAMED = 1;
/** A shorter word joins others. */
const NAMING = 3;

/** Whether the clause of a length is about something by itself, and so not about work that was told before. */
function isOfElse({ from, to }: Fact, message: string, { language }: ReadingContext): boolean {
  const before =
    message
      .slice(Math.max(0, from - REACH), from)
      .split(CLAUSE_END)
      .at(-1) ?? '';
  const [behind = ''] = message.slice(to, to + REACH).split(CLAUSE_END);
  const named = tokensOf(`${before} ${behind}`).filter(
    ({ word }) => word.length >= NAMING && !isCommon(word, language) && !isCommon(stem(word), language),
  );
  return named.length > MOST_NAMED;
}

/** The lengths of work, in months, of a message that names no job. */
export function lengthsAlone(facts: readonly Fact[], message: string, heard: ReadingContext): number[] {
  const isWork = ({ kind, text }: Fact) => kind === 'business' || (kind === 'job' && !saysOnlyWork(text, heard));
  if (facts.some(isWork)) return [];
  return facts
    .filter(({ kind, sureness, manners }) => kind === 'span' && sureness >= SURE && manners.other < SURE)
    .filter((span) => !isOfElse(span, message, heard))
    .flatMap((span) => {
      const months = monthsSaid(span, facts, message, heard);
      return typeof months === 'number' && months > 0 ? [Math.min(MONTHS_MAX, months)] : [];
    });
}
