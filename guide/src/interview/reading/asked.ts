import type { AskedField } from '@foothold/contract';

/** The questions of the interview as the training data name them (`guide/training/PEOPLE.md`); of others nothing was learnt. */
const trained: { [Field in AskedField]?: string } = {
  experience: 'experience',
  skills: 'skills',
  goals: 'goals',
  hours_per_week: 'hours',
  budget_per_month: 'budget',
  location: 'place',
  hobbies: 'hobbies',
  education: 'education',
  age: 'age',
  // What was learnt of this name is the question after limits.
  limits: 'notes',
  dislikes: 'notes',
  notes: 'notes',
};

/** What the reader of facts calls a question; `free` when nothing was asked that it learnt of. */
export function trainedName(asked: AskedField | null): string {
  return (asked && trained[asked]) ?? 'free';
}

/** The field that a question of the training data asks for; null when it asks for none. */
export function askedFieldOf(name: string): AskedField | null {
  return (Object.keys(trained) as AskedField[]).find((field) => trained[field] === name) ?? null;
}
