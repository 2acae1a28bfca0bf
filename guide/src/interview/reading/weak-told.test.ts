import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { saidIn } from './testing.ts';

describe('what somebody does badly', () => {
  it.each<[Language, string, string]>([
    ['fr', "je lis mal, j'ai 55 ans et je couds", 'lis mal'],
    ['fr', 'je lis à peine', 'lis à peine'],
    ['es', 'leo mal y tengo 60 años', 'leo mal'],
    ['pt', 'mal sei escrever', 'mal sei escrever'],
    ['pt', 'escrevo mal, tenho 60 anos', 'escrevo mal'],
    ['he', 'אני כותב גרוע', 'כותב גרוע'],
    ['en', 'i can hardly read, im 61', 'hardly read'],
  ])('is a limit and neither skill nor pastime nor work, in %s: “%s”', (language, message, limit) => {
    const said = saidIn(message, language, 'skills');
    expect(said('limits', 'dislikes').join()).toContain(limit);
    expect(said('skills', 'hobbies', 'experience').join()).not.toContain(limit);
  });

  it.each<[Language, string, string]>([
    ['fr', "je cuisine pas mal et j'ai 40 ans", 'cuisine pas mal'],
    ['en', 'i cook not badly', 'cook not badly'],
  ])('is none where that is denied, in %s: “%s”', (language, message, words) => {
    const said = saidIn(message, language);
    expect(said('limits', 'dislikes')).toEqual([]);
    expect(said('experience', 'skills', 'notes').join()).toContain(words);
  });

  it('is a pastime for all that', () => {
    expect(saidIn('je chante mal', 'fr', 'hobbies')('hobbies')).toEqual(['chante mal']);
  });
});
