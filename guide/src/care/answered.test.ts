import { describe, expect, it } from 'vitest';
import { careAnswerIn } from './answered.ts';

describe('an answer to whether all is well', () => {
  it.each([
    'I am not really safe',
    'no, not safe at all',
    'yes, please help me',
    'please help me',
    'no estoy a salvo',
    'no me siento muy bien',
    'no es broma',
    'não estou segura',
    'não está tudo bem',
    'não estou brincando',
    'je ne suis pas en sécurité',
    'ça ne va pas très bien',
    'ממש לא בסדר',
    'לא הכל בסדר',
    'אני לא בטוחה',
  ])('is that it is not: %s', (message) => {
    expect(careAnswerIn(message)?.isWell).toBe(false);
  });

  it.each([
    'no, I’m fine',
    'don’t worry I’m fine',
    'no, estoy bien',
    'no pasa nada, estoy bien',
    'não se preocupe, tô bem',
    'pas de souci, ça va',
    'לא, אני בסדר',
  ])('is that it is: %s', (message) => {
    expect(careAnswerIn(message)).toEqual({ isWell: true, rest: '' });
  });

  it.each([
    '6 hours a week',
    'no, not on Sundays',
    'I don’t do well with crowds, so mornings at the market it is for me',
  ])('is none: %s', (message) => {
    expect(careAnswerIn(message)).toBeNull();
  });
});
