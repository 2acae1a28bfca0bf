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

  it.each<[Language, string, string]>([
    ['en', 'written english is hard for me, im 44', 'written english is hard for me'],
    ['he', 'חשבון קשה לי, אני בת 44', 'חשבון קשה לי'],
    ['fr', "l'orthographe est difficile pour moi, j'ai 44 ans", "l'orthographe est difficile pour moi"],
    ['es', 'la ortografía me cuesta mucho, tengo 44 años', 'la ortografía me cuesta mucho'],
    ['pt', 'ortografia é difícil pra mim, tenho 44 anos', 'ortografia é difícil pra mim'],
  ])('is a limit where it is hard, also for who is asked what they love, in %s: “%s”', (language, message, limit) => {
    const said = saidIn(message, language, 'hobbies');
    expect(said('limits', 'dislikes').join()).toContain(limit);
    expect(said('skills', 'hobbies', 'experience')).toEqual([]);
  });

  it('is a pastime for all that', () => {
    expect(saidIn('je chante mal', 'fr', 'hobbies')('hobbies')).toEqual(['chante mal']);
  });
});
