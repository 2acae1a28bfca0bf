import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { marksOf, sumDigest, sumsOf } from '../../../../../scripts/sum-examples.mjs';
import { readSum } from '../reading.ts';
import packed from './sum-weights.json' with { type: 'json' };
import { withAllFigures } from './features.ts';
import { type Ask, type Meant, shares } from './meanings.ts';
import { solve } from './solve.ts';

/** Months of 4.33 weeks are told by some, and counted as four here. */
const NEAR = 0.09;

describe('the readers of sums', () => {
  it('belong to the data in guide/training: else `npm run guide:train -- --sums` was forgotten', () => {
    expect(packed.data).toBe(sumDigest());
  });

  it.each(languages)(
    'have data in %s of which most come to the answer of whoever wrote them, by their own marks',
    (language) => {
      const firsts = sumsOf(language).map(([first]) => first!);
      const right = firsts.filter((turn) => {
        const read = readSum(turn.text, language);
        const reading = read && withAllFigures(read, language);
        if (!reading) return false;
        const meant = marksOf(turn, reading).map(({ what, per }, at): Meant => {
          const { kind, value, unit } = reading.parts[at]!;
          if (shares.has(what))
            return { what, per: 'all', value: kind === 'percent' || value > 1 ? value / 100 : value };
          return { what, per: what === 'span' ? (unit ?? per) : per, value };
        });
        const result = solve(meant, turn.ask as Ask);
        return result !== null && Math.abs(result.value - turn.answer) <= NEAR * Math.abs(turn.answer) + 0.01;
      });
      expect(right.length / firsts.length).toBeGreaterThan(0.75);
    },
  );
});
