import type { Answer, GuideContext, Idea, RecommendInput } from '../guide.ts';
import { loadWords } from '../catalogue/load.ts';
import { catalogueIdeas } from './ideas/catalogue-ideas.ts';
import { ownIdeas } from './ideas/own-idea.ts';
import { sentences } from './ideas/write-idea.ts';
import { distressReply } from './lexicon/distress.ts';
import { factsOf } from './facts.ts';

/** The most ideas a call gives. */
const MOST = 6;

/** How many of `count` ideas are versions of what the person brought; the rest are its neighbours. */
function ownShare(count: number): number {
  return Math.max(1, Math.ceil(count * 0.6));
}

function broughtText({ mode, idea, business }: RecommendInput): string {
  if (mode === 'idea') return idea ?? '';
  return mode === 'from-description' ? (business?.description ?? '') : '';
}

/**
 * Ideas for a person, the best first, none of `already`; fewer than `count` only when nothing is left. In idea and
 * existing-business mode the first are versions of what the person brought. What the guide has to say first (a refusal,
 * or a word to somebody in distress) opens the first idea's expectations.
 */
export async function recommend(input: RecommendInput, context: GuideContext): Promise<Answer<Idea[]>> {
  const words = await loadWords(context.language);
  const count = Math.max(1, Math.min(MOST, Math.trunc(input.count)));
  const facts = factsOf(input.profile);
  const brought = broughtText(input);
  const distress = distressReply(`${brought}\n${input.feedback ?? ''}`, context.language);
  const { ideas: own, refusal } = distress
    ? { ideas: [], refusal: distress }
    : ownIdeas(brought, input, facts, words, ownShare(count));
  const titles = own.map((idea) => idea.title);
  const near = brought === '' ? input : { ...input, feedback: sentences(brought, input.feedback ?? '') };
  const neighbours = catalogueIdeas(refusal ? input : near, facts, words, context.seed, count - own.length, titles);
  const [first, ...rest] = neighbours;
  const told =
    refusal && first ? [{ ...first, expectations: sentences(refusal, first.expectations) }, ...rest] : neighbours;
  return { value: [...own, ...told], meta: { source: 'builtin', warnings: refusal ? ['refused'] : [] } };
}
