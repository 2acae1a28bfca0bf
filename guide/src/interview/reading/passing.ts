import type { Mention } from '../fields.ts';
import { agrees, DECIDED } from './agrees.ts';
import type { Understood } from './learnt.ts';
import { SURE } from './unsure.ts';

/**
 * What is named in passing where the learnt reader hears nothing at all, or the same without being sure; and of somebody
 * who gives their name, the age that follows it, unless it is how long they did something: “Conceição, 45 anos”.
 */
export function weakly(passing: readonly Mention[], { facts }: Understood, said: readonly Mention[]): Mention[] {
  const isNamed = facts.some(({ kind, sureness }) => kind === 'name' && sureness >= DECIDED);
  const isTold = facts.some(({ kind, sureness }) => kind === 'age' && sureness >= SURE);
  const isLengthOfWork = (age: number) =>
    said.some((one) => one.field === 'experience' && one.value.duration_months === 12 * age);
  return passing.filter(
    (one) =>
      facts.length === 0 ||
      facts.some((fact) => agrees(fact, one.field) && fact.sureness < SURE) ||
      (one.field === 'age' && isNamed && !isTold && !isLengthOfWork(one.value)),
  );
}
