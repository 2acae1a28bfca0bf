import type { IdeasNotice } from '@foothold/contract';
import type { Words } from '../../catalogue/load.ts';
import type { Fact } from '../../profile/facts.ts';
import { fill } from '../../text/fill.ts';
import { quote } from '../../text/quote.ts';

/** Fewer ideas than this want a word of why. */
const FEW = 3;
/** As much of what somebody told as is quoted to ask about it, in UTF-16 units. */
export const THING_QUOTE = 40;
/** Facts that something can be done with, the nearest to work first. */
const kinds = ['skill', 'experience', 'hobby', 'notes'] as const;

/**
 * Why so few ideas, or none, and what the person might rather do; undefined where there are enough. Where nothing of what
 * they told is known, it is said to be so, and they are asked.
 */
export function fewIdeas(count: number, facts: readonly Fact[], { shared, language }: Words): IdeasNotice | undefined {
  if (count >= FEW) return undefined;
  const { few, none, unknown, nothing, wishes } = shared.few_ideas;
  const thing = kinds
    .map((kind) => facts.find((fact) => fact.kind === kind && !fact.isRefused))
    .find((fact) => fact !== undefined);
  if (!thing) return { text: nothing, wishes: [] };
  const quoted = { thing: quote(thing.text, language, THING_QUOTE) };
  const isKnown = facts.some(({ topics }) => topics.size > 0);
  return {
    text: fill(count > 0 ? few : isKnown ? none : unknown, quoted),
    wishes: Object.values(wishes).map((wish) => fill(wish, quoted)),
  };
}
