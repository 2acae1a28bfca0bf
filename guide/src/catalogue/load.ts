import type { Language } from '@foothold/contract';
import * as z from 'zod';
import { facts } from './registry/facts.ts';
import { ArchetypeFacts, ArchetypeWords, Topics } from './schema.ts';
import { SharedWords } from './shared-schema.ts';
import skills from './skills.json' with { type: 'json' };

/** Facts of every archetype, in the order of their ids. */
export const archetypes: readonly ArchetypeFacts[] = Object.values(z.record(z.string(), ArchetypeFacts).parse(facts));

const byId = new Map(archetypes.map((archetype) => [archetype.id, archetype]));

/** The archetype of that id; undefined when the catalogue has none (any more). */
export function archetypeOf(id: string | null): ArchetypeFacts | undefined {
  return id === null ? undefined : byId.get(id);
}

export const topics: Topics = Topics.parse(skills);

/** All words of one language. */
export interface Words {
  language: Language;
  shared: SharedWords;
  archetypes: Readonly<Record<string, ArchetypeWords>>;
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
  const [registry, shared] = await sources[language]();
  return {
    language,
    shared: SharedWords.parse(shared.default),
    archetypes: z.record(z.string(), ArchetypeWords).parse(registry.words),
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

/** The words of an archetype; every archetype of the registry has them. */
export function wordsOf(words: Words, id: string): ArchetypeWords {
  const found = words.archetypes[id];
  if (!found) throw new Error(`The catalogue has no ${words.language} words for ${id}`);
  return found;
}
