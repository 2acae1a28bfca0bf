import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventCutter, EndlessAnswer } from './event-source.ts';

function dataOf(pieces: readonly string[]): string[] {
  const data: string[] = [];
  const cutter = new EventCutter((each) => data.push(each));
  for (const piece of pieces) cutter.add(piece);
  cutter.end();
  return data;
}

describe('server-sent events', () => {
  it.each([
    ['data: one\n\ndata: two\n\n', ['one', 'two']],
    ['event: news\nid: 7\ndata: one\n\n', ['one']],
    ['data: one\r\n\r\ndata: two\r\n\r\n', ['one', 'two']],
    [': a comment\n\ndata:one\n\n', ['one']],
    ['data: one\ndata: more of it\n\n', ['one\nmore of it']],
    ['data: not closed', ['not closed']],
    ['<!doctype html>\n\n<p>data: no', []],
    ['', []],
  ])('in %j carry %j', (text, data) => {
    expect(dataOf([text])).toEqual(data);
  });

  it('are the same however the connection cuts them', () => {
    const event = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), fc.array(fc.nat(60)), (events, cuts) => {
        const text = events.map((each) => `event: e\ndata: ${each}\n\n`).join('');
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((end, at) => text.slice(places[at], end));
        expect(dataOf(pieces)).toEqual(events);
      }),
    );
  });

  it('are given up when a line has no end', () => {
    const cutter = new EventCutter(() => undefined);
    expect(() => {
      for (let added = 0; added < 100; added += 1) cutter.add('x'.repeat(64 * 1024));
    }).toThrow(EndlessAnswer);
  });
});
