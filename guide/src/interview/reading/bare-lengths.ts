import { isCommon } from '../../language/common.ts';
import type { Fact } from '../../reader/spans/reader.ts';
import { stem, tokensOf } from '../../text/fold.ts';
import type { ReadingContext } from './context.ts';
import { isOfTime } from './day-words.ts';
import { edgeWords } from './edge-words/words.ts';
import { flat, overlaps } from './message.ts';
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
 * Lengths of work said without their unit, where another length of the message has one: “lorry driver twenty years, and football coach for five”,
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
