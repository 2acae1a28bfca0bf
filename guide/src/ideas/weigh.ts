import type { RecommendInput } from '../guide.ts';
import type { Words } from '../catalogue/load.ts';
import type { Fact } from '../profile/facts.ts';
import { type Near, nearestTo, SURELY_NEAR } from './nearest.ts';
import { hasSkillsFor } from './rank.ts';
import { judge, type Verdict } from './verdict.ts';

/** Nearly as near as the nearest, from this share of its likeness on. */
const NEARLY = 0.75;

/**
 * The archetype nearest to what was brought; of several that are nearly as near to an idea, one whose work the person
 * can do. A business is what it is, whatever its owner can do besides.
 */
function nearestFor(text: string, { mode }: RecommendInput, facts: readonly Fact[], words: Words): Near | undefined {
  const all = nearestTo(text, words);
  const [first] = all;
  if (mode !== 'idea') return first;
  const able = all.find(
    ({ archetype, score }) => score >= NEARLY * (first?.score ?? 0) && hasSkillsFor(archetype, facts),
  );
  return able ?? first;
}

/** What was brought, held against the catalogue and the person. */
export interface Weighed {
  near: Near | undefined;
  /** Whether the nearest archetype is near enough to speak of its customers. */
  surely: boolean;
  verdict: Verdict;
}

/** Finds what is nearest to a text that somebody brought, and what stands in its way. */
export function weigh(text: string, input: RecommendInput, facts: readonly Fact[], words: Words): Weighed {
  const near = nearestFor(text, input, facts, words);
  const surely = near !== undefined && near.score >= SURELY_NEAR;
  return { near, surely, verdict: judge(text, surely ? near.archetype : undefined, input, facts) };
}
