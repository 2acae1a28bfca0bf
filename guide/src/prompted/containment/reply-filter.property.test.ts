import { languages } from '@foothold/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canaryOf, withCanary } from './canary.ts';
import { replyFilter } from './reply-filter.ts';
import { visible } from './clean.ts';

const instructions = withCanary('You help one person with one step of a plan and you never claim a thing.', 's');
const pieces = [
  'a',
  'Ask one',
  ' ',
  '\n',
  '\n\n',
  '. ',
  '! ',
  '…',
  '“',
  '”',
  '"',
  '«',
  '»',
  '> ',
  '- ',
  '1. ',
  '**',
  '`',
  '```',
  '![',
  '[',
  ']',
  '](',
  '(',
  ')',
  ']:',
  '<',
  '</',
  '<b',
  '>',
  '<!--',
  'http',
  'https://',
  '://',
  'www.',
  'www',

  'evil.example',
  '/p?q=1',
  'javascript:',
  'KEY-',
  canaryOf('s').slice(0, 9),
  canaryOf('s').slice(9),
  canaryOf('s'),

  'I have ',
  'deleted ',
  'your plan',
  'Your plan ',
  'has been ',
  'updated',
  'I guarantee ',
  'J’ai supprimé ',
  '400 mg',

  'You help one person ',
  'with one step of a plan and you never claim',
  '👩',
  '\u200D',
  '\uFE0F',
  '🏽',
  '\uD83D',
  '\uDE42',
  '\u202E',
  '\u200B',
  '\0',
  '\r',
  '\u{E0041}',
  'שלום ',
  'מחקתי ',
  'é',
  '\\',
  '[',
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
const cuts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });

function shown(text: string, sizes: readonly number[], language: (typeof languages)[number]): string {
  const filter = replyFilter({ instructions, seed: 's', language }, () => undefined);
  let out = '';
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    out += filter.push(text.slice(at, at + size));
    at += size;
  }
  return out + filter.end();
}

it('lets nothing through that could load, lead away, run or hide, in whatever pieces it comes', () => {
  fc.assert(
    fc.property(texts, cuts, fc.constantFrom(...languages), (text, sizes, language) => {
      const out = shown(text, sizes, language);
      expect(out).not.toMatch(/!\[|\]\(|(?<![a-z])https?:\/\/|(?<![a-z])www\.|<\/?[a-z!]/iu);
      expect(out).not.toContain(canaryOf('s'));
      expect(visible(out)).toBe(out);
    }),
    { numRuns: 1_000 },
  );
});

it('keeps every plain text to the letter', () => {
  const plain = fc.array(
    fc.constantFrom(
      'Ask',
      ' one',
      ' neighbour',
      '. ',
      '\n',
      '\n- ',
      ' [name]',
      ' 3 < 4',
      '!',
      ' I would',
      ' your plan',
      ' 👩‍👩‍👧',
      '…',
      ' “',
      '”',
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(plain, cuts, (parts, sizes) => {
      const text = parts.join('');
      expect(shown(text, sizes, 'en')).toBe(text);
    }),
    { numRuns: 500 },
  );
});
