import { emptyProfile, type Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import type { Need } from '../catalogue/schema.ts';
import { limitsOf } from './limits.ts';

const inBoth = (language: Language, told: string) =>
  (['notes', 'limits'] as const).map((field) => limitsOf({ ...emptyProfile, language, [field]: told }).ruledOut);

it.each<[Language, Need, string]>([
  ['en', 'evenings', 'evenings only, after nine'],
  ['en', 'weekends', 'weekends only'],
  ['en', 'mornings', 'mornings only'],
  ['he', 'mornings', 'פנויה בבקרים בלבד'],
  ['he', 'weekends', 'רק בסופי שבוע'],
  ['fr', 'weekends', 'uniquement le week-end'],
  ['es', 'evenings', 'solo de noche'],
  ['es', 'mornings', 'solo por las mañanas'],
  ['pt', 'evenings', 'só à noite'],
])('in %s a time that somebody keeps to is theirs (%s: %s)', (language, time, told) => {
  for (const ruledOut of inBoth(language, told)) expect([...ruledOut]).not.toContain(time);
});

it.each<[Language, Need, string]>([
  ['en', 'weekends', 'mornings only, no weekends'],
  ['en', 'evenings', 'only mornings'],
  ['he', 'evenings', 'רק בבקרים, לא בערב'],
  ['fr', 'weekends', 'le matin seulement, jamais le week-end'],
  ['es', 'weekends', 'solo por las mañanas, fines de semana no'],
  ['pt', 'evenings', 'só de manhã, nunca à noite'],
])('in %s a time that is denied beside it is out (%s: %s)', (language, time, told) => {
  for (const ruledOut of inBoth(language, told)) expect([...ruledOut]).toContain(time);
});
