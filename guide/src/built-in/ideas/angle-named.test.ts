import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { loadWords, wordsOf } from '../../catalogue/load.ts';
import { angleNamedBy } from './angle-named.ts';

const { angles } = archetypeOf('baking-to-order')!;

async function named(language: Language, idea: string): Promise<string | undefined> {
  const words = wordsOf(await loadWords(language), 'baking-to-order');
  const offers = Object.fromEntries(Object.entries(words.angles).map(([id, { offer }]) => [id, offer]));
  return angleNamedBy(idea, angles, offers)?.id;
}

it.each<[Language, string, string]>([
  ['en', 'Sell sourdough bread to my neighbours', 'weekly-bread'],
  ['fr', 'Vendre du pain au levain aux voisins', 'weekly-bread'],
  ['es', 'Vender pan de masa madre por encargo', 'weekly-bread'],
  ['pt', 'Vender pão por encomenda no prédio', 'weekly-bread'],
  ['fr', 'Des gâteaux pour les fêtes', 'birthday-cakes'],
  ['en', 'Something sweet', angles[0]!.id],
])('in %s, %j speaks of %s', async (language, idea, id) => {
  expect(await named(language, idea)).toBe(id);
});
