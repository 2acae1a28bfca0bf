import { describe, expect, it } from 'vitest';
import { TermIndex } from './term-index.ts';

const index = new TermIndex([
  ['late', 'pay* late'],
  ['late', 'overdue'],
  ['price', 'price high*'],
  ['price', 'too expensive'],
  ['talk', 'שלם איחור'],
  ['debt', 'owes #'],
]);
const first = (message: string) => index.find(message)[0]?.topic;

describe('terms', () => {
  it.each([
    ['She always pays far too late', 'late'],
    ['late again, paying is not her thing', 'late'],
    ['OVERDUE!!', 'late'],
    [`pay${'y'.repeat(8_000)} late`, 'late'],
    [`המחיר ${'ש'.repeat(8_000)}, OVERDUE`, 'late'],
    ['my price is apparently the highest in town', 'price'],
    ['הם שילמו באיחור, שלם', 'talk'],
    ['she still owes me 60 since May', 'debt'],
  ])('stand in a message in any order and ending: %s', (message, topic) => {
    expect(first(message)).toBe(topic);
  });

  it.each(['late for the bus', 'she pays', 'she owes me an answer', `pays ${'and so on '.repeat(20)} late`, ''])(
    'are not found by a part of them, nor far apart: %s',
    (message) => {
      expect(index.find(message)).toEqual([]);
    },
  );

  it.each([
    ['she pays', 'late again'],
    ['she owes me an answer', '60'],
    ['is my price right', 'as high as that'],
    ['הם שילמו, שלם', 'איחור'],
  ])('are not found in two messages, one half in each: %s, %s', (message, next) => {
    index.find(message);
    expect(index.find(next)).toEqual([]);
  });

  it('weigh as much alone when another topic has the word in company, and less when it has it alone', () => {
    const weightBeside = (...others: [string, string][]) =>
      new TermIndex([['late', 'overdue'], ...others]).find('it is overdue')[0]!.weight;
    expect(weightBeside(['books', 'overdue book'])).toBe(weightBeside());
    expect(weightBeside(['books', 'overdue'])).toBeLessThan(weightBeside());
  });

  it('weigh more together than alone', () => {
    const [alone] = index.find('it is overdue');
    const [both] = index.find('it is overdue, they pay late');
    expect(both!.weight).toBeGreaterThan(alone!.weight);
  });
});
