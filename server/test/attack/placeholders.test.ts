import { expect, it } from 'vitest';
import { fill, fillText } from './placeholders.ts';

it('fills names, capitals and generated texts, at any depth', () => {
  const values = { 'A.email': 'a@b.test', n: '3' };
  expect(fill({ to: ['{{upper:A.email}} {{n}}'], '{{n}}': 1 }, values)).toEqual({ to: ['A@B.TEST 3'], 3: 1 });
  expect(fillText('{{gen:repeat(],3)}}{{gen:repeat(a b,2)}}', values)).toBe(']]]a ba b');
  expect(JSON.parse(fillText('{ {{gen:keys(2)}} }', values))).toEqual({ k0: 0, k1: 0 });
  expect(JSON.parse(fillText('[{{gen:experiences(2)}}]', values))).toHaveLength(2);
});

it('stops at a name nobody gave a value', () => {
  expect(() => fillText('{{B.plan}}', {})).toThrow('B.plan');
});
