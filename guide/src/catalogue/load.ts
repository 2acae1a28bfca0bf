import type { Language } from '@foothold/contract';
import * as z from 'zod';
import { ArchetypeWords, Topics } from './schema.ts';
import { SharedWords } from './shared-schema.ts';
import skills from './skills.json' with { type: 'json' };
import { composedAngles, composedWords, madeOf } from './work/compose.ts';
import { readWorkBook, type WorkBook } from './work/load.ts';
import { archetypeWordsOfGoal, type GoalBook, goalOf, readGoalBook } from './goals/load.ts';

export const topics: Topics = Topics.parse(skills);

/** All words of one language. */
export interface Words {
  language: Language;
  shared: SharedWords;
  archetypes: Readonly<Record<string, ArchetypeWords>>;
  /** What is known of jobs, things and skills, from which ideas are composed. */
  work: WorkBook;
  /** Goals that are not money, by kind. */
  goals: GoalBook;
}

const sources: Record<Language, () => Promise<[{ words: unknown }, { default: unknown }]>> = {
  en: () => Promise.all([import('./registry/en.ts'), import('./locales/en/shared.json', { with: { type: 'json' } })]),
  he: () => Promise.all([import('./registry/he.ts'), import('./locales/he/shared.json', { with: { type: 'json' } })]),
  fr: () => Promise.all([import('./registry/fr.ts'), import('./locales/fr/shared.json', { with: { type: 'json' } })]),
  es: () => Promise.all([import('./registry/es.ts'), import('./locales/es/shared.json', { with: { type: 'json' } })]),
  pt: () => Promise.all([import('./registry/pt.ts'), import('./locales/pt/shared.json', { with: { type: 'json' } })]),
};

const loaded = new Map<Language, Promise<Words>>();

async function readWords(language: Language): Promise<Words> {
  const [[registry, shared], work, goals] = await Promise.all([
    sources[language](),
    readWorkBook(language),
    readGoalBook(language),
  ]);
  return {
    language,
    shared: SharedWords.parse(shared.default),
    archetypes: z.record(z.string(), ArchetypeWords).parse(registry.words),
    work,
    goals,
  };
}

/** The words of a language, read and checked once. */
export function loadWords(language: Language): Promise<Words> {
  const known = loaded.get(language);
  if (known) return known;
  const reading = readWords(language);
  loaded.set(language, reading);
  return reading;
}

/** The words of an archetype, written, composed or of a goal; every archetype of the registry has them. */
export function wordsOf(words: Words, id: string): ArchetypeWords {
  const found = words.archetypes[id] ?? wordsOfGoal(words, id) ?? composedOf(words, id);
  if (!found) throw new Error(`The catalogue has no ${words.language} words for ${id}`);
  return found;
}

function wordsOfGoal({ goals, shared }: Words, id: string): ArchetypeWords | undefined {
  const found = goals.get(goalOf(id)?.kind ?? '');
  return found && archetypeWordsOfGoal(found, shared.phrases.any_customer);
}

function composedOf({ shared, work }: Words, id: string): ArchetypeWords | undefined {
  const made = madeOf(id);
  return made && composedWords(made, shared, work);
}

/** How an archetype is offered, angle by angle, without what its plan says. */
export function anglesOf(words: Words, id: string): ArchetypeWords['angles'] {
  const made = id in words.archetypes ? undefined : madeOf(id);
  return made ? composedAngles(made, words.shared, words.work) : wordsOf(words, id).angles;
}
