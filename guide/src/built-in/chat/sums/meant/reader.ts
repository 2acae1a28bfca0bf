import type { Language } from '@foothold/contract';
import { type PackedWeights, unpack } from '../../../../reader/unpack.ts';
import { onFirstUse } from '../../../../text/first-use.ts';
import { readSum } from '../reading.ts';
import { decode, type Found, type SumWeights } from './decode.ts';
import { withAllFigures } from './features.ts';
import { type Before, decodeFollowUp } from './follow-meant.ts';
import packed from './sum-weights.json' with { type: 'json' };

const weights = onFirstUse((): SumWeights => {
  const { what, per, ask, askPer }: Record<'what' | 'per' | 'ask' | 'askPer', PackedWeights> = packed;
  return {
    shapes: new Map(Object.entries(packed.shapes)),
    what: unpack(what),
    per: unpack(per),
    ask: unpack(ask),
    askPer: unpack(askPer),
  };
});

/** The sum of a message, by what its figures likely mean; null where there is none to be made. */
export function meantSum(message: string, language: Language): Found | null {
  const reading = readSum(message, language);
  return reading && reading.parts.length > 0 ? decode(withAllFigures(reading, language), weights(), language) : null;
}

/** The sum before with what a message likely changes in it or asks of it; null where it does neither. */
export function meantFollowUp(message: string, before: Before, language: Language): Found | null {
  const reading = readSum(message, language);
  return reading && decodeFollowUp(withAllFigures(reading, language), before, weights(), language);
}
