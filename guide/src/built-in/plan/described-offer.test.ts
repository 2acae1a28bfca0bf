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
    ['en', 'I want to take dogs for walks while people are at work.', 'dog-walking'],
    ['pt', 'quero passear com os cães dos vizinhos', 'dog-walking'],
    ['fr', 'je voudrais réparer des vélos dans la cour', 'work/7234/0'],
    ['he', 'אני רוצה לעזור לקשישים עם קניות', 'errands-and-company'],
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
    ['en', 'I want to run a reading circle for night nurses'],
    ['en', 'managing a small drumming troupe'],
  ] as const)('is a group where something is run: %s %s', async (language, description) => {
    expect(await offerFor(language, `I want to begin: ${description}`)).toBeTruthy();
    expect(await offerFor(language, description)).toMatch(/^done\/group\//);
  });
});
