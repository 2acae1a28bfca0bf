import { filledText, Recommendation, text } from '@foothold/contract';
import type { Idea } from '@foothold/guide';
import * as z from 'zod/mini';
import { storable } from '../asking/storable.ts';

const IdeaShape = z.extend(z.omit(Recommendation, { recommendation_id: true, declined: true }), {
  title: filledText(300),
  short_description: text(),
  expectations: text(),
  detailed_description: text(20_000),
});

/** A guide's ideas, checked before any is kept; throws when one isn't of the contract's shape. */
export function checkedIdeas(ideas: readonly Idea[]): Idea[] {
  return z.parse(z.array(IdeaShape), storable(ideas));
}
