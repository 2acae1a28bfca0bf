import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../catalogue/load.ts';
import { readStory } from './business/story.ts';
import { describedOffer } from './described-offer.ts';
import { describedIn } from './plan-from-beginning.ts';

async function offerFor(language: Language, description: string): Promise<string> {
  const words = await loadWords(language);
  return describedOffer(describedIn(readStory(description, 0, words), words), words)?.id ?? '';
}

describe('what a description is offered as', () => {
  it.each([
    ['en', 'I want to walk dogs while people are at work.', 'dog-walking'],
    ['pt', 'quero passear cães à tarde', 'dog-walking'],
    ['fr', 'je voudrais réparer des vélos dans la cour', 'work/7234/0'],
    ['he', 'אני רוצה לתקן אופניים בחצר', 'work/7234/0'],
    ['en', 'I want to wash windows on the canal', 'work/9123/0'],
    ['es', 'quiero afilar cuchillos de cocineros', 'work/7224/0'],
    ['en', 'I want to pour candles', 'work/candles/0'],
    ['es', 'quiero dar clases de piano', 'work/piano-playing/0'],
  ] as const)('is what the catalogue has, where that names what is done with which thing: %s %s', async (...given) => {
    const [language, description, offer] = given;
    expect(await offerFor(language, description)).toBe(offer);
  });

  it.each([
    ['en', 'I want to look after tortoises in winter', /^done\/do\/.*tortoises/],
    ['es', 'quiero vender humitas los viernes', /^sold\/do\/humitas/],
    ['fr', 'je veux fabriquer des masques de carnaval en cuir', /^made\/make\/.*masques/],
    ['pt', 'quero consertar concertinas', /^done\/do\/.*concertinas/],
    ['he', 'אני רוצה לאפות לחוח', /^made\/make\/.*לחוח/],
  ] as const)('is their own words where a trade is only near: %s %s', async (language, description, offer) => {
    expect(await offerFor(language, description)).toMatch(offer);
  });

  it.each([
    ['en', 'I want to run a choir for night nurses', /choir/],
    ['es', 'quiero llevar a los mayores al mercado en mi coche', /^done\/do\/.*mercado/],
    ['fr', 'je veux faire des démarches pour les voisins', /^done\/do\//],
    ['he', 'אני רוצה לצלם חתונות', /^work\/3431\//],
  ] as const)('is of no other trade that shares a word with it: %s %s', async (language, description, offer) => {
    expect(await offerFor(language, description)).toMatch(offer);
  });
});
