import { languages } from '@foothold/contract';
import { describe, expect, it, test } from 'vitest';
import { needDigest } from '../../../scripts/need-examples.mjs';
import { type Line, needLines } from '../../../scripts/training-data.mjs';
import { RULED_OUT_FROM } from '../limits.ts';
import { learntNeeds } from './learnt-needs.ts';
import packed from './need-weights.json' with { type: 'json' };

test('the weights belong to the data and the lists: else `npm run guide:train -- --needs` was forgotten', () => {
  expect(packed.data).toBe(needDigest());
});

/** The share of lines of which something holds. */
const share = (lines: readonly Line[], holds: (line: Line) => boolean) => lines.filter(holds).length / lines.length;

describe.each(languages)('sentences that nobody learnt from, %s', (language) => {
  const lines = needLines(language);
  const likely = ({ text }: Line) => learntNeeds(text, language);

  it('are heard where they rule something out', () => {
    const ruling = lines.filter(({ label }) => label !== '-');
    const isHeard = (line: Line) =>
      (new Map<string, number>(likely(line)).get(line.label) ?? 0) >= RULED_OUT_FROM.notes;
    expect(share(ruling, isHeard)).toBeGreaterThan(0.5);
  });

  it('rule out nothing where they only sound like it', () => {
    const plain = lines.filter(({ label }) => label === '-');
    const isHeard = (line: Line) => [...likely(line).values()].some((one) => one >= RULED_OUT_FROM.notes);
    expect(share(plain, isHeard)).toBeLessThan(0.2);
  });
});
