import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { isErrand } from './errand.ts';

describe('what somebody else is to be asked', () => {
  it.each<[Language, string]>([
    ['en', 'ask my landlord if he can stay over in May'],
    ['he', 'תשאל אותה אם היא יכולה לבוא במאי'],
    ['fr', 'demande à mon voisin s’il peut passer en mai'],
    ['es', 'pregúntale si puede venir en mayo'],
    ['pt', 'pergunta a ela se pode vir em maio'],
  ])('is an errand (%s: %s)', (language, message) => {
    expect(isErrand(message, language)).toBe(true);
  });

  it.each(['he says he will come if I tell anybody', 'I asked him to stop', 'tell her I am gone'])(
    'is none in “%s”',
    (message) => {
      expect(isErrand(message, 'en')).toBe(false);
    },
  );
});
