import { isCommon } from '../../language/common.ts';
import type { Fact } from '../../reader/spans/reader.ts';
import { stem, tokensOf } from '../../text/fold.ts';
import type { ReadingContext } from './context.ts';
import { isOfTime } from './day-words.ts';
import { edgeWords } from './edge-words/words.ts';
import type { Mention } from '../fields.ts';
import { flat, overlaps, placeOfWords } from './message.ts';
import { quantitiesIn } from './quantities.ts';

/** A bare number of years is no smaller, since one is an article too, and no larger. */
const LEAST = 2;
const MOST = 60;
/** As many small words stand between a number and its job. */
const SMALL_WORDS = 3;
/** What ends a clause; a number and its job stand in one. */
const ENDS = /[.,;:!?\n]/u;

/** Whether a text is a few small words and nothing else: “for”, “as a”. */
function isSmall(text: string, { language }: ReadingContext): boolean {
  const words = tokensOf(text);
  const isLittle = ({ word }: { word: string }) =>
    isCommon(word, language) || isCommon(stem(word), language) || isOfTime(word);
  return !ENDS.test(text) && words.length <= SMALL_WORDS && words.every(isLittle);
}

/** Whether nothing is counted by a number: its clause ends behind it, or goes on with an “and”. */
function isAlone(behind: string, { language }: ReadingContext): boolean {
  const [clause = ''] = behind.split(ENDS);
  const [next] = tokensOf(clause);
  return next === undefined || edgeWords[language].and.has(next.word);
}

/**
 * Lengths of work said without their unit, where another length of the message has one: “postman 9 years and DJ for 3”,
 * “8 ans comme cuisinier et 3 comme livreur”. Between number and job stand small words, and only where the number comes
 * first must there be one: “3 bakers” are counted.
 */
export function bareLengths(facts: readonly Fact[], message: string, heard: ReadingContext): Fact[] {
  const jobs = facts.filter(({ kind }) => kind === 'job');
  return quantitiesIn(flat(message), heard.languages).flatMap((number): Fact[] => {
    const { kind, written, from, to } = number;
    if (kind !== 'number' || written < LEAST || written > MOST || facts.some((fact) => overlaps(fact, number)))
      return [];
    const before = jobs.findLast((job) => job.to <= from);
    const after = jobs.find((job) => job.from >= to);
    const isBehind = before && isSmall(message.slice(before.to, from), heard) && isAlone(message.slice(to), heard);
    const lead = after ? message.slice(to, after.from) : '';
    const isBefore = after && tokensOf(lead).length > 0 && isSmall(lead, heard);
    const job = isBehind ? before : isBefore ? after : undefined;
    return job ? [{ ...job, kind: 'span', text: message.slice(from, to), from, to }] : [];
  });
}

/**
 * A job that the grammar of answers hears and the learnt reader does not, right before a length that no other job has: “a
 * postman 9 years and DJ for 3”. Who was asked for work told two then.
 */
export function jobsBefore(
  facts: readonly Fact[],
  plain: readonly Mention[],
  message: string,
  heard: ReadingContext,
): Fact[] {
  if (heard.asked !== 'experience') return [];
  const folded = flat(message);
  return plain.flatMap((one): Fact[] => {
    const place = one.field === 'experience' ? placeOfWords(one.value.role_title, folded) : null;
    const isSecond = place && facts.some(({ kind, to }) => kind === 'job' && to <= place.from);
    if (!isSecond || facts.some((fact) => overlaps(fact, place))) return [];
    const span = facts.find(({ from }) => from >= place.to);
    const isIts = span?.kind === 'span' && isSmall(message.slice(place.to, span.from), heard);
    return isIts ? [{ ...span, ...place, kind: 'job', text: message.slice(place.from, place.to) }] : [];
  });
}
