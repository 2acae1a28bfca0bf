import { filledText, IDEA_MAX, Recommendation, text } from '@foothold/contract';
import type { Idea } from '@foothold/guide';
import * as z from 'zod/mini';
import { storable } from '../guide-client/storable.ts';

const IdeaShape = z.extend(z.omit(Recommendation, { recommendation_id: true, declined: true }), {
  title: filledText(IDEA_MAX.title),
  short_description: text(IDEA_MAX.line),
  expectations: text(IDEA_MAX.paragraph),
  detailed_description: text(IDEA_MAX.words),
});

/** A guide's ideas, checked before any is kept; throws when one isn't of the contract's shape. */
export function checkedIdeas(ideas: readonly Idea[]): Idea[] {
  return z.parse(z.array(IdeaShape), storable(ideas));
}
