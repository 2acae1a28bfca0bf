import type { Answer, GuideContext, Idea, RecommendInput } from '../guide.ts';
import { loadWords } from '../catalogue/load.ts';
import { catalogueIdeas } from './ideas/catalogue-ideas.ts';
import { type Brought, ownIdeas } from './ideas/own-idea.ts';
import { sentences } from './ideas/write-idea.ts';
import { distressReply } from './lexicon/distress.ts';
import { factsOf } from './facts.ts';

/** The most ideas a call gives. */
export const MOST = 6;

/** How many of `count` ideas are versions of what the person brought; the rest are its neighbours. */
export function ownShare(count: number): number {
  return Math.max(1, Math.ceil(count * 0.6));
}

/** What the person brought in idea or existing-business mode; empty when nothing. */
export function broughtText({ mode, idea, business }: RecommendInput): string {
  if (mode === 'idea') return idea ?? '';
  return mode === 'from-description' ? (business?.description ?? '') : '';
}

/** What the person has said in this call and in declining ideas. */
function saidIn({ feedback, already }: RecommendInput): string {
  return [feedback ?? '', ...already.map(({ declined }) => declined?.note ?? '')].join('\n');
}

/**
 * Ideas for a person, the best first, none of `already`; fewer than `count` only when nothing is left. In idea and
 * existing-business mode the first are versions of what the person brought. What the guide has to say first (a refusal,
 * or a word to somebody in distress) opens the first idea's expectations, and is named in the warnings.
 */
export async function recommend(input: RecommendInput, context: GuideContext): Promise<Answer<Idea[]>> {
  const words = await loadWords(context.language);
  const count = Math.max(1, Math.min(MOST, Math.trunc(input.count)));
  const facts = factsOf(input.profile);
  const text = broughtText(input);
  const distress = distressReply(`${text}\n${saidIn(input)}`, context.language);
  const brought: Brought = distress
    ? { ideas: [], preface: distress, refused: false }
    : ownIdeas(text, input, facts, words, context.seed, ownShare(count));
  const { ideas: own, preface, refused } = brought;
  const near = distress || refused ? '' : text;
  const neighbours = catalogueIdeas(input, near, facts, words, context.seed, count - own.length, own);
  const [first, ...rest] = neighbours;
  const told =
    preface !== '' && first
      ? [{ ...first, expectations: sentences(preface, first.expectations) }, ...rest]
      : neighbours;
  const warnings = [...(distress ? ['distress'] : []), ...(refused ? ['refused'] : [])];
  return { value: [...own, ...told], meta: { source: 'builtin', warnings } };
}
