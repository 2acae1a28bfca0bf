import type { Language } from '@foothold/contract';

/** The type of a goal that does not say what it is for, and of which nobody has said it yet, as people read it. */
export const openGoalType: Record<Language, string> = {
  en: 'a goal',
  he: 'מטרה',
  fr: 'un objectif',
  es: 'un objetivo',
  pt: 'um objetivo',
};

const openTypes = new Set(Object.values(openGoalType));

/** Whether a goal's type leaves open what it is for. */
export function isOpenType(type: string): boolean {
  return openTypes.has(type.toLowerCase());
}
