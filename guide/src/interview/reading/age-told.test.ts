import { expect, it } from 'vitest';
import { jobAt } from '../../reader/spans/reader.ts';
import { tokensOf } from '../../reader/spans/tokens.ts';
import { withAge } from './age-told.ts';

const message = 'reparo tocadiscos antiguos, tengo como 25 en casa';
const tokens = tokensOf(message);
const from = message.indexOf('25');

/** What a number in passing is, heard as an age so surely, of somebody of an age. */
function kindOf(sureness: number, age: number | null, asked: 'age' | 'skills' = 'skills') {
  const fact = { ...jobAt(message, tokens, { from, to: from + 2, sureness, asked }), kind: 'age' as const };
  const heard = { asked, language: 'es' as const, languages: ['es' as const], now: Date.UTC(2026, 10, 29), age };
  return withAge([fact], message, { tokens, asked, heard }).map(({ kind }) => kind);
}

it('a number in passing is no age of whoever has told theirs', () => {
  expect(kindOf(0.5, null)).toEqual(['age']);
  expect(kindOf(0.5, 54)).toEqual(['figure']);
});

it('an age told surely, or as an answer, takes the place of the one before', () => {
  expect(kindOf(0.97, 54)).toEqual(['age']);
  expect(kindOf(0.5, 54, 'age')).toEqual(['age']);
});
