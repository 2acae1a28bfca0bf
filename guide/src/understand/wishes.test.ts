import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { en } from './phrasings/en.ts';
import { es } from './phrasings/es.ts';
import { fr } from './phrasings/fr.ts';
import { he } from './phrasings/he.ts';
import type { Phrasings } from './phrasings/phrasings.ts';
import { pt } from './phrasings/pt.ts';
import { wishesIn } from './wishes.ts';

const phrasings: Record<Language, Phrasings> = { en, he, fr, es, pt };
const table = languages.flatMap((language) =>
  Object.entries(phrasings[language]).flatMap(([intent, phrases]) =>
    phrases.map((phrase) => [language, intent, phrase] as const),
  ),
);
const intentsIn = (feedback: string) => [...new Set(wishesIn(feedback).map((wish) => wish.intent))];

describe('what people ask for', () => {
  it.each(table)('%s %s: %s', (_language, intent, phrase) => {
    expect(intentsIn(phrase)).toEqual([intent]);
  });
});
