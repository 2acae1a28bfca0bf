import { describe, expect, it } from 'vitest';
import { saidIn } from './testing.ts';

/** What is denied by a word that elsewhere is another one: “num” is “in a” as well. */
const denied: readonly [text: string, skills: readonly string[]][] = [
  ['num sei bordar mas sei tecer', ['tecer']],
  ['Num leio nem escrevo', []],
  ['naum sei bordar', []],
];

describe('a denial that reads as another word', () => {
  it.each(denied)('tells no skill: %s', (text, skills) => {
    expect(saidIn(text, 'pt', 'skills')('skills')).toEqual(skills);
  });

  it('is none before a place', () => {
    expect(saidIn('trabalhei num bar, servia mesa', 'pt')('limits')).toEqual([]);
  });
});
