import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './language.ts';
import { withLevels } from './levels-told.ts';
import { flat } from './message.ts';

function levelOf(message: string, name: string, language: Language): string | null {
  const heard = { asked: null, language, languages: languagesOf(flat(message), language), now: 0 };
  const [one] = withLevels([{ field: 'skills', value: { name, level: null } }], message, heard);
  return one?.field === 'skills' ? one.value.level : null;
}

describe('how well a skill is known', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'I am really good with engines', 'engines', 'advanced'],
    ['en', 'I have been knitting for 20 years', 'knitting', 'advanced'],
    ['en', 'bookbinding, four years now', 'bookbinding', 'intermediate'],
    ['he', 'סורגת כבר 20 שנה', 'סורגת', 'advanced'],
    ['fr', 'je brode depuis 12 ans', 'brode', 'advanced'],
    ['es', 'toco la guitarra desde hace 15 años', 'guitarra', 'advanced'],
    ['pt', 'faço crochê há 5 anos', 'crochê', 'intermediate'],
  ])('is said by the words or the years beside it, in %s: %s', (language, message, name, level) => {
    expect(levelOf(message, name, language)).toBe(level);
  });

  it.each<[Language, string, string]>([
    ['en', 'I have been learning Polish for 4 years', 'Polish'],
    ['en', 'sewing. It would be great to earn with it, 20 years old', 'sewing'],
    ['fr', 'j’apprends le piano depuis 4 ans', 'piano'],
    ['es', 'estoy aprendiendo polaco desde hace 3 años', 'polaco'],
    ['pt', 'pintura e costura', 'pintura'],
  ])('stays open where nothing says it, in %s: %s', (language, message, name) => {
    expect(levelOf(message, name, language)).toBeNull();
  });
});
