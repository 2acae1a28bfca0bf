import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { saidIn } from './testing.ts';

describe('a weight that must not be lifted', () => {
  it.each<[Language, string]>([
    ['en', 'no lifting over 15 pounds since the fall, and not on Fridays'],
    ['es', 'no puedo cargar más de 15 libras desde la caída'],
    ['fr', 'je ne peux pas porter plus de 15 livres depuis ma chute'],
    ['pt', 'não posso carregar mais de 15 libras desde a queda'],
    ['he', 'אסור לי להרים יותר מ-15 פאונד מאז הנפילה'],
  ])('is no budget, in %s: %s', (language, message) => {
    const said = saidIn(message, language, 'notes');
    expect(said('budget_per_month')).toEqual([]);
  });

  it('is another number than the money beside it', () => {
    expect(saidIn('no lifting over 15 pounds, and I can put in 40 pounds a month', 'en')('budget_per_month')).toEqual([
      '40',
    ]);
  });
});
