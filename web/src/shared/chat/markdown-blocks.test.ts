import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continueBlocks, emptyBlocks, splitBlocks } from './markdown-blocks.ts';

const pieces = [
  'Start here.',
  '\n\n',
  '\n',
  '- one',
  '- two',
  '  more',
  '1. first',
  '2. second',
  '> quoted',
  '# Title',
  '```\ncode\n```',
  '```js\nopen',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '**bold** and *soft*',
  '---',
  '===',
  'שלום עולם',
  '    four spaces',
  '<b>raw</b>',
  '[a](https://a.example)',
];

const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));

describe('blocks of a growing text', () => {
  it('are the blocks of the whole text, however it was cut', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(200), { maxLength: 12 }), (source, cuts) => {
        const stops = [...cuts.map((cut) => cut % (source.length + 1)).toSorted((a, b) => a - b), source.length];
        const grown = stops.reduce((memo, stop) => continueBlocks(memo, source.slice(0, stop)), emptyBlocks);
        expect(grown.blocks).toEqual(splitBlocks(source));
      }),
      { numRuns: 500 },
    );
  });

  it('read only the end again', () => {
    const first = continueBlocks(emptyBlocks, 'One.\n\nTwo.\n\nThree.\n\nFour.');
    expect(first.finished).toEqual(['One.', '\n\nTwo.']);
    const next = continueBlocks(first, `${first.source} More.`);
    expect(next.finished).toEqual(first.finished);
    expect(next.blocks.at(-1)).toBe('\n\nFour. More.');
  });

  it('begin anew when the text is another one', () => {
    const first = continueBlocks(emptyBlocks, 'One.\n\nTwo.\n\nThree.');
    expect(continueBlocks(first, 'Else.').blocks).toEqual(['Else.']);
  });

  it('keep a text with link definitions whole', () => {
    expect(splitBlocks('See [a].\n\n[a]: https://a.example')).toHaveLength(1);
  });
});
