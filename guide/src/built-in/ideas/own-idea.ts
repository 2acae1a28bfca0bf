import type { Idea, RecommendInput } from '../../guide.ts';
import { type Words, wordsOf } from '../../catalogue/load.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Obstacle, Version } from '../../catalogue/shared-schema.ts';
import type { Fact } from '../facts.ts';
import { nearestTo, SURELY_NEAR } from '../nearest.ts';
import { fill } from '../text/fill.ts';
import { oneLine, quote } from '../text/quote.ts';
import { titleKey } from '../text/title-key.ts';
import { flawsIn, flawsOfBusiness, refusedFor } from '../understand/flaws.ts';
import { excessesOf, limitsOf } from '../understand/limits.ts';
import { hasSkillsFor } from './rank.ts';
import { type OwnIdea, TITLE_QUOTE, writeVersion } from './write-version.ts';

const MOST_RISKS = 3;

/** What stands between this person and work of the nearest kind. A business that runs has overcome it. */
function obstaclesFor(
  archetype: ArchetypeFacts | undefined,
  input: RecommendInput,
  facts: readonly Fact[],
): Obstacle[] {
  if (input.mode !== 'idea') return [];
  const near: Obstacle[] = archetype
    ? [
        ...(archetype.licence === 'required' ? (['licence'] as const) : []),
        ...excessesOf(archetype, limitsOf(input.profile)),
        ...(hasSkillsFor(archetype, facts) ? [] : (['skill'] as const)),
      ]
    : [];
  return [...near, 'unproven'];
}

/** What was brought, beside its nearest archetype and what stands in its way: its family's risk, then the person's limits. */
function readOwnIdea(text: string, input: RecommendInput, facts: readonly Fact[], words: Words): OwnIdea {
  const [near] = nearestTo(text, words);
  const surely = near !== undefined && near.score >= SURELY_NEAR;
  const { shared, language } = words;
  const [blocking = null, ...further] = [
    ...(input.mode === 'idea' ? flawsIn(text) : flawsOfBusiness(text)).map((flaw) => shared.flaws[flaw]),
    ...obstaclesFor(surely ? near.archetype : undefined, input, facts).map((obstacle) => shared.obstacles[obstacle]),
  ];
  const known = surely ? wordsOf(words, near.archetype.id).risks.slice(0, 1) : [];
  return {
    quoted: quote(text, language, TITLE_QUOTE),
    nearest: near?.archetype,
    surely,
    blocking,
    risks: [...further, ...known].slice(0, MOST_RISKS - 1),
  };
}

function versionsFor(input: RecommendInput, own: OwnIdea): Version[] {
  if (input.mode === 'idea') return own.nearest ? ['smallest', 'as-service', 'one-group'] : ['smallest', 'one-group'];
  const obstacle: Version[] = input.business?.challenge?.trim() ? ['obstacle-first'] : [];
  return [...obstacle, 'regulars', 'new-group'];
}

/** Versions of what the person brought, unless its family is one the guide does not plan. */
export function ownIdeas(
  text: string,
  input: RecommendInput,
  facts: readonly Fact[],
  words: Words,
  count: number,
): { ideas: Idea[]; refusal: string | null } {
  const refused = input.mode === 'idea' ? refusedFor(text) : flawsOfBusiness(text).find((flaw) => flaw === 'illegal');
  if (refused) return { ideas: [], refusal: fill(words.shared.idea.refused, { text: words.shared.flaws[refused] }) };
  if (oneLine(text) === '') return { ideas: [], refusal: null };
  const own = readOwnIdea(text, input, facts, words);
  const taken = new Set(input.already.map((idea) => titleKey(idea.title)));
  const ideas = versionsFor(input, own)
    .map((version, index) => writeVersion(version, index, own, input, facts, words))
    .filter((idea) => !taken.has(titleKey(idea.title)));
  return { ideas: ideas.slice(0, count), refusal: null };
}
