import type { AskedField } from '@foothold/contract';
import type { Fact, FactKind } from '../../reader/spans/reader.ts';
import { isOwn } from './whose.ts';

/** From here on, a fact says what its words are not, too. */
export const DECIDED = 0.5;

const fields: Partial<Record<FactKind, AskedField>> = {
  age: 'age',
  place: 'location',
  hours: 'hours_per_week',
  have: 'budget_per_month',
  want: 'goals',
  goal: 'goals',
  job: 'experience',
  skill: 'skills',
  hobby: 'hobbies',
  study: 'education',
  limit: 'limits',
  dislike: 'dislikes',
  asset: 'notes',
};

/** Whether the learnt reader takes the words of a fact for the same. */
export function agrees(fact: Fact, field: AskedField): boolean {
  return fields[fact.kind] === field && isOwn(fact);
}
