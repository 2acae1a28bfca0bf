import type { Language } from '@foothold/contract';
import { isCommon } from '../../language/common.ts';
import type { Fact, FactKind } from '../../reader/spans/reader.ts';
import { stem, tokensOf } from '../../text/fold.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { soundsLikeWork } from './jobs.ts';
import { learntFrom } from './learnt.ts';
import { flat } from './message.ts';
import { wordsOf } from './refusals.ts';

/** Facts below are guesses. */
export const SURE = 0.3;

/** Whether words heard as a job are only such as people use around facts: a greeting is no job, and no “still” either. */
export function saysNothing(one: Mention, language: Language): boolean {
  const words = tokensOf(wordsOf(one)).map(({ word }) => stem(word));
  const isLittle = words.length > 1 || !soundsLikeWork(wordsOf(one));
  return isLittle && words.every((word) => word.length < 3 || isCommon(word, language));
}

/** Facts that are worth asking back about, and from where on they are. */
const ASKED_BACK: ReadonlySet<FactKind> = new Set(['limit', 'dislike', 'job', 'skill', 'hobby', 'study', 'place']);
const DOUBTFUL = 0.1;

/** Whether what was noted is most of what is doubted: “no stairs” of “so no stairs”. */
const isMostOf = (noted: string, doubted: string) => doubted.includes(noted) && noted.length * 2 > doubted.length;

/** The surest of the facts that are too unsure to be noted, unless the same words were noted for something. */
export function unsureOf(facts: readonly Fact[], said: readonly Mention[], message: string, heard: ReadingContext) {
  const more = said.flatMap((one) => (one.field === 'experience' ? (one.value.description ?? []) : []));
  const noted = [...said.map(wordsOf), ...more].map(flat);
  const isNew = (one: Mention) =>
    !noted.some((words) => words.includes(flat(wordsOf(one))) || isMostOf(words, flat(wordsOf(one))));
  const doubtful = facts.filter(
    ({ kind, sureness }) => ASKED_BACK.has(kind) && sureness >= DOUBTFUL && sureness < SURE,
  );
  const inOrder = doubtful.toSorted((one, other) => other.sureness - one.sureness);
  return learntFrom(inOrder, message, heard).find((one) => isNew(one) && !saysNothing(one, heard.language)) ?? null;
}
