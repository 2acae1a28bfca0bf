import type { AskedField } from '@foothold/contract';
import type { Fact, FactKind } from '../../reader/spans/reader.ts';
import type { Mention } from '../fields.ts';
import { factsAt, isElse, isUnheardOf, sensible, wantsSum } from './agreement.ts';
import { agrees } from './agrees.ts';
import type { ReadingContext } from './context.ts';
import { learntFrom, type Understood } from './learnt.ts';
import { flat } from './message.ts';
import { wordsOf } from './refusals.ts';
import { SURE } from './unsure.ts';

/** From here on, the words of a short answer are time or money, even where the question was about something else. */
const ELSE = 0.7;
/** What work is never the answer to, though it may have been asked. */
const NO_WORK: ReadonlySet<AskedField> = new Set(['location', 'education', 'goals']);
const COUNTED: ReadonlySet<FactKind> = new Set(['age', 'hours', 'have', 'want', 'figure']);
/** From here on, a short answer says a number of which the grammar heard none. */
const SURELY_COUNTED = 0.75;

/**
 * What a short answer says: what the grammar heard, unless the learnt reader is sure that all of it is something else,
 * so that “two evenings” becomes no job and “80 euros to begin with” no skill, whatever was asked.
 */
export function answeredBy(
  said: readonly Mention[],
  again: Understood,
  message: string,
  heard: ReadingContext,
): Mention[] {
  const folded = flat(message);
  const isOther = (one: Mention) => {
    const here = factsAt(one, folded, again, ELSE);
    const isWork = (fact: Fact) =>
      (fact.kind === 'job' && NO_WORK.has(one.field)) || (fact.kind === 'span' && one.field !== 'experience');
    return (
      here.length > 0 && here.every((fact) => (COUNTED.has(fact.kind) || isWork(fact)) && !agrees(fact, one.field))
    );
  };
  // Beside another fact, what is left over is a goal only where the learnt reader hears one: “ten hours, in winter”.
  const isScrap = (one: Mention) =>
    one.field === 'goals' && said.length > 1 && !factsAt(one, folded, again, 0).some((fact) => agrees(fact, 'goals'));
  const isHeard = (one: Mention) =>
    isScrap(one) || isOther(one) || isElse(one, folded, again) || isUnheardOf(one, folded, again, heard);
  const isWanted = (one: Mention) =>
    one.field === 'budget_per_month' &&
    wantsSum(
      one.value,
      again.facts.filter(({ sureness }) => sureness >= SURELY_COUNTED),
      heard,
    );
  const kept = sensible(
    said.filter((one) => (typeof one.value === 'number' ? !isWanted(one) : !isHeard(one))),
    folded,
    again,
    heard.language,
  );
  // A bare number may correct one that was said before; the grammar knows how, and heard none where this is a new one.
  const hasNumber = said.some(({ value }) => typeof value === 'number');
  const isFallen = said.some((one) => isUnheardOf(one, folded, again, heard));
  const isTold = ({ kind, sureness }: Fact) =>
    sureness >= (isFallen ? SURE : ELSE) &&
    (kept.length < said.length || !COUNTED.has(kind) || (sureness >= SURELY_COUNTED && !hasNumber));
  const learnt = learntFrom(again.facts.filter(isTold), message, heard);
  // An answer that is all the message is that and nothing else.
  const isAnswer = (one: Mention) =>
    kept.some((other) => other.field === heard.asked && flat(wordsOf(other)) === flat(wordsOf(one)));
  return [...kept, ...learnt.filter((one) => !kept.some(({ field }) => field === one.field) && !isAnswer(one))];
}
