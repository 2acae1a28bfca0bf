import type { AngleFacts, ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Fact } from '../facts.ts';
import type { Limits } from '../understand/limits.ts';
import { fold } from '../text/fold.ts';

/** An archetype seen with one person's eyes. */
export interface Candidate {
  archetype: ArchetypeFacts;
  /** The person's facts that speak for it, the strongest first. */
  evidence: readonly Fact[];
  score: number;
}

/** How much a kind of fact proves that somebody can do the work; wishes and places prove nothing. */
const proof: Record<Fact['kind'], number> = {
  skill: 1,
  experience: 1,
  education: 1,
  hobby: 0.8,
  notes: 0.7,
  goal: 0,
  location: 0,
};

const REQUIRED = 3;
const HELPFUL = 1.2;
const INTEREST = 1.5;
/** Helpful topics beyond the third say nothing new. */
const HELPFUL_COUNTED = 3;
/** What an archetype that asks for no skill starts with, so that it stands behind any real evidence. */
const OPEN_TO_ALL = 1.5;
const RISK_COST = { low: 0, medium: 0.4, high: 1.2 } as const;
const COST_PER_WEEK = 0.08;

function touches(fact: Fact, topics: readonly string[]): boolean {
  return topics.some((topic) => fact.topics.has(topic));
}

function strongest(facts: readonly Fact[], topics: readonly string[]): number {
  return Math.max(0, ...facts.filter((fact) => touches(fact, topics)).map((fact) => fact.weight * proof[fact.kind]));
}

/** Whether every group of skills that the work can't do without is met. */
export function hasSkillsFor(archetype: ArchetypeFacts, facts: readonly Fact[]): boolean {
  return archetype.skills.required.every((group) => strongest(facts, group) > 0);
}

/** Every topic that speaks for an archetype. */
export function topicsOf({ skills, interests, angles }: ArchetypeFacts): string[] {
  return [...skills.required.flat(), ...skills.helpful, ...interests, ...angles.flatMap((angle) => angle.suits)];
}

/** The facts that speak for an archetype, the strongest first, each text once. */
export function evidenceFor(archetype: ArchetypeFacts, facts: readonly Fact[]): Fact[] {
  const core = archetype.skills.required.flat();
  const all = topicsOf(archetype);
  const strength = (fact: Fact) => fact.weight + (touches(fact, core) ? 3 : 0);
  const seen = new Set<string>();
  return facts
    .filter((fact) => fact.kind !== 'location' && fact.kind !== 'goal' && touches(fact, all))
    .sort((a, b) => strength(b) - strength(a))
    .filter((fact) => !seen.has(fold(fact.text)) && seen.add(fold(fact.text)));
}

/** How well an archetype suits: required skills ×3, helpful ×1.2, interests ×1.5, less risk and waiting. */
export function scoreOf(archetype: ArchetypeFacts, facts: readonly Fact[], limits: Limits): number {
  const groups = archetype.skills.required.map((group) => strongest(facts, group));
  const required =
    groups.length === 0 ? OPEN_TO_ALL : (REQUIRED * groups.reduce((sum, weight) => sum + weight, 0)) / groups.length;
  const helpful = archetype.skills.helpful
    .map((topic) => strongest(facts, [topic]))
    .sort((a, b) => b - a)
    .slice(0, HELPFUL_COUNTED)
    .reduce((sum, weight) => sum + HELPFUL * weight, 0);
  const liked = facts.filter((fact) => ['hobby', 'notes', 'goal'].includes(fact.kind));
  const interest = liked.some((fact) => touches(fact, archetype.interests)) ? INTEREST : 0;
  const roomToGrow = limits.hours !== null && archetype.hours_per_week.max < limits.hours / 2 ? -0.5 : 0;
  return (
    required +
    helpful +
    interest +
    roomToGrow -
    RISK_COST[archetype.risk] -
    COST_PER_WEEK * archetype.weeks_to_first_customer
  );
}

/** The angle to begin with: the place that is asked for, then what the person's facts suit, then the catalogue's order. */
export function anglesFor(archetype: ArchetypeFacts, facts: readonly Fact[], limits: Limits): AngleFacts[] {
  const fits = (angle: AngleFacts) => {
    const place = angle.place ?? archetype.place;
    return limits.place === null || place === 'both' || place === limits.place;
  };
  const suits = (angle: AngleFacts) => facts.filter((fact) => touches(fact, angle.suits)).length;
  return archetype.angles.filter(fits).sort((a, b) => suits(b) - suits(a));
}
