import type { Idea, RecommendInput } from '../../guide.ts';
import { archetypes, type Words } from '../../catalogue/load.ts';
import type { AngleFacts, ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Fact } from '../facts.ts';
import { phrasesFor } from '../phrases-for.ts';
import { shareOf } from '../text/share.ts';
import { titleKey } from '../text/title-key.ts';
import { excessesOf, limitsOf } from '../understand/limits.ts';
import { chooseDiverse } from './choose.ts';
import { anglesFor, type Candidate, evidenceFor, hasSkillsFor, scoreOf } from './rank.ts';
import { steer } from './steer.ts';
import { angleTitle, writeIdea } from './write-idea.ts';

/** Fewer facts than this that touch the catalogue make a thin profile, to which nothing risky is offered unasked. */
const THIN = 2;

/** How far apart two people's ideas drift where nothing they said speaks for one or the other. */
const VARIETY = 0.8;

function isDaring({ risk, licence, startup_cost_band }: ArchetypeFacts): boolean {
  return risk === 'high' || licence === 'required' || startup_cost_band === 4;
}

/** What is left to offer: archetypes within the limits, whose skills the person has, the declined ones left out. */
function candidatesFor(input: RecommendInput, facts: readonly Fact[], words: Words, seed: string) {
  const { limits, bonus, allows } = steer(
    input.feedback ?? '',
    limitsOf(input.profile),
    input.already,
    archetypes,
    words,
  );
  const thin = facts.filter((fact) => fact.topics.size > 0).length < THIN;
  const candidates = archetypes
    .filter((archetype) => excessesOf(archetype, limits).length === 0 && hasSkillsFor(archetype, facts))
    .filter((archetype) => allows(archetype) && !(thin && isDaring(archetype)))
    .filter((archetype) => anglesFor(archetype, facts, limits).length > 0)
    .map((archetype): Candidate => {
      const evidence = evidenceFor(archetype, facts);
      const variety = evidence.length === 0 ? VARIETY * shareOf(`${seed} ${archetype.id}`) : 0;
      const score = Math.max(0.1, scoreOf(archetype, facts, limits) + bonus(archetype) + variety);
      return { archetype, evidence, score };
    });
  return { candidates, limits };
}

/**
 * Up to `count` ideas of the catalogue, none shown before: first archetypes not seen yet, each unlike the others; when
 * they run out, further angles (another group of customers) of the ones that suit best; then fewer. Among entries that
 * nothing speaks for, `seed` decides, so that people of whom little is known don't all get the same.
 */
export function catalogueIdeas(
  input: RecommendInput,
  facts: readonly Fact[],
  words: Words,
  seed: string,
  count: number,
  alsoTaken: readonly string[] = [],
): Idea[] {
  const { candidates, limits } = candidatesFor(input, facts, words, seed);
  const takenTitles = new Set([...input.already.map((idea) => idea.title), ...alsoTaken].map(titleKey));
  const shownIds = new Set(input.already.map((idea) => idea.fit.archetype));
  const person = { profile: input.profile, facts };

  const freeAngles = (candidate: Candidate): AngleFacts[] => {
    const phrases = phrasesFor(input.profile, candidate.evidence[0], words);
    return anglesFor(candidate.archetype, facts, limits).filter(
      (angle) => !takenTitles.has(titleKey(angleTitle(candidate.archetype, angle, phrases, words))),
    );
  };
  const ideas: Idea[] = [];
  const take = (candidate: Candidate) => {
    const [angle] = freeAngles(candidate);
    if (!angle) return;
    const idea = writeIdea(candidate.archetype, angle, person, words);
    takenTitles.add(titleKey(idea.title));
    ideas.push(idea);
  };

  const seen = candidates.filter((candidate) => shownIds.has(candidate.archetype.id));
  const fresh = candidates.filter(
    (candidate) => !shownIds.has(candidate.archetype.id) && freeAngles(candidate).length > 0,
  );
  chooseDiverse(fresh, count, seen).forEach(take);
  while (ideas.length < count) {
    const open = candidates.filter((candidate) => freeAngles(candidate).length > 0);
    if (open.length === 0) break;
    chooseDiverse(open, count - ideas.length).forEach(take);
  }
  return ideas;
}
