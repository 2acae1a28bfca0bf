import type { Idea, RecommendInput } from '../../guide.ts';
import { archetypes, type Words } from '../../catalogue/load.ts';
import type { AngleFacts, ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Fact } from '../facts.ts';
import { phrasesFor } from '../phrases-for.ts';
import { shareOf } from '../text/share.ts';
import { titleKey } from '../text/title-key.ts';
import { excessesOf, limitsOf } from '../understand/limits.ts';
import { chooseDiverse } from './choose.ts';
import { lessonsOf, violationOf } from './declines.ts';
import { anglesFor, type Candidate, evidenceFor, hasSkillsFor, scoreOf } from './rank.ts';
import { steer } from './steer.ts';
import { angleTitle, writeIdea } from './write-idea.ts';

/** Fewer facts than this that touch the catalogue make a thin profile, to which nothing risky is offered unasked. */
const THIN = 2;

/** How far apart two people's ideas drift where nothing they said speaks for one or the other, and where it never does. */
const VARIETY = 0.6;
const VARIETY_UNKNOWN = 2.5;

function isDaring({ risk, licence, startup_cost_band }: ArchetypeFacts): boolean {
  return risk === 'high' || licence === 'required' || startup_cost_band === 4;
}

/** A candidate with how far it goes against what feedback and declining have asked for; 0 = not at all. */
interface Open extends Candidate {
  against: number;
}

/** Feedback outweighs whatever declining has taught. */
const AGAINST_FEEDBACK = 1_000;

/** What is left to offer: archetypes within the profile's limits, whose skills the person has, none turned down. */
function candidatesFor(input: RecommendInput, near: string, facts: readonly Fact[], words: Words, seed: string) {
  const own = limitsOf(input.profile);
  const lessons = lessonsOf(input.already);
  const { limits, bonus, allows } = steer(input.feedback ?? '', near, own, input.already, lessons, facts, words);
  const asked = (archetype: ArchetypeFacts) =>
    excessesOf(archetype, limits).length > 0 || anglesFor(archetype, facts, limits).length === 0;
  const thin = facts.filter((fact) => fact.topics.size > 0).length < THIN;
  const open = archetypes
    .filter((archetype) => excessesOf(archetype, own).length === 0 && hasSkillsFor(archetype, facts))
    .filter((archetype) => allows(archetype) && !(thin && isDaring(archetype)))
    .filter((archetype) => anglesFor(archetype, facts, own).length > 0)
    .map((archetype) => ({ archetype, evidence: evidenceFor(archetype, facts) }));
  const drift = open.some(({ evidence }) => evidence.length > 0) ? VARIETY : VARIETY_UNKNOWN;
  const candidates = open.map(({ archetype, evidence }): Open => {
    const variety = evidence.length === 0 ? drift * shareOf(`${seed} ${archetype.id}`) : 0;
    const score = Math.max(0.1, scoreOf(archetype, facts, limits) + bonus(archetype) + variety);
    const against = violationOf(archetype, lessons) + (asked(archetype) ? AGAINST_FEEDBACK : 0);
    return { archetype, evidence, score, against };
  });
  return { candidates, limits: { ...limits, place: limits.place ?? lessons.place ?? null } };
}

/** Fewer ideas than this are filled up with the ones that go least against what was asked for. */
const ENOUGH = 3;

/**
 * Up to `count` ideas of the catalogue, none shown before or `beside` them: first archetypes not seen yet, each unlike the others; when
 * they run out, further angles (another group of customers) of the ones that suit best; then fewer. What goes against
 * feedback or a reason for declining comes only where fewer than three would be left, the least first. Among entries
 * that nothing speaks for, `seed` decides, so that people of whom little is known don't all get the same.
 */
export function catalogueIdeas(
  input: RecommendInput,
  near: string,
  facts: readonly Fact[],
  words: Words,
  seed: string,
  count: number,
  beside: readonly Idea[] = [],
): Idea[] {
  const { candidates, limits } = candidatesFor(input, near, facts, words, seed);
  const seenIdeas = [...input.already, ...beside];
  const takenTitles = new Set(seenIdeas.map((idea) => titleKey(idea.title)));
  const shownIds = new Set(seenIdeas.map((idea) => idea.fit.archetype));
  const person = { profile: input.profile, facts, seed };

  const freeAngles = ({ archetype, evidence }: Candidate): AngleFacts[] => {
    const phrases = phrasesFor(input.profile, evidence[0], words);
    const fitting = anglesFor(archetype, facts, limits, seed);
    return (fitting.length > 0 ? fitting : anglesFor(archetype, facts, limitsOf(input.profile), seed)).filter(
      (angle) => !takenTitles.has(titleKey(angleTitle(archetype, angle, phrases, words))),
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
  const isOpen = (candidate: Candidate) => freeAngles(candidate).length > 0;

  for (const against of [...new Set(candidates.map((candidate) => candidate.against))].sort((a, b) => a - b)) {
    const wanted = against === 0 ? count : Math.min(count, ENOUGH);
    if (ideas.length >= wanted) break;
    const tier = candidates.filter((candidate) => candidate.against === against);
    const [seen, fresh] = [true, false].map((shown) =>
      tier.filter((candidate) => shownIds.has(candidate.archetype.id) === shown && (shown || isOpen(candidate))),
    );
    chooseDiverse(fresh ?? [], wanted - ideas.length, seen).forEach(take);
    while (ideas.length < wanted) {
      const open = tier.filter(isOpen);
      if (open.length === 0) break;
      chooseDiverse(open, wanted - ideas.length).forEach(take);
    }
  }
  return ideas;
}
