import type { AngleFacts, ArchetypeFacts } from '../catalogue/schema.ts';
import type { Fact } from '../profile/facts.ts';
import { formOfId } from '../catalogue/work/compose.ts';
import { sectorsIn } from '../catalogue/work/sectors.ts';
import { ruledOutIn } from '../understand/ruled-out.ts';
import { isInPlace, type Limits } from '../understand/limits.ts';
import { fold } from '../text/fold.ts';
import { shareOf } from '../text/share.ts';

/** An archetype seen with one person's eyes. */
export interface Candidate {
  archetype: ArchetypeFacts;
  /** The person's facts that speak for it, the strongest first. */
  evidence: readonly Fact[];
  score: number;
  /** Whether its form of offer was asked for by name, so that it may stand more than once: of several things. */
  isFormAsked?: boolean;
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

/** Kinds that say what somebody can do; a hobby speaks as an interest. */
const proven: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['skill', 'experience', 'education']);

const OWN_WORK = 7;
/**
 * How much of that a fact earns: a trade all of it, and less what somebody only loves. Who earns money is paid for what they
 * have done for years before what they do on Sundays. What somebody calls themselves advanced in is as good as a trade; a beginner's level is often one that nobody chose.
 */
const standing: Record<Fact['kind'], number> = {
  skill: 0.9,
  experience: 1,
  education: 0.9,
  hobby: 0.8,
  notes: 0.75,
  goal: 0,
  location: 0,
};
/** What an idea made of one fact gains, since no other fact can help it. */
const COMPOSED = 2.5;
const HELPFUL = 1.2;
const INTEREST = 1.5;
const LESS_DIRECT = 0.18;
const LEAST_DIRECT = 0.4;
/** Work that as many trades can do is the trade of none of them. */
const MANY_TRADES = 8;
const NOBODYS_TRADE = 0.75;
const SECOND_PROOF = 0.25;
/** However strong, what only helps does not make up for the work itself. */
const HELPFUL_MOST = 2;
/** What the first, second and third helpful fact count; each says less that is new. */
const HELPFUL_SHARES = [1, 0.5, 0.25];
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

/** How well the weakest of the required skills is proven: 1 as named by a beginner, 2 and more by work; 0 without any. */
export function proofOf(archetype: ArchetypeFacts, facts: readonly Fact[]): number {
  const groups = archetype.skills.required.map((group) => strongest(facts, group));
  return groups.length === 0 ? 0 : Math.min(...groups);
}

/** Every topic that speaks for an archetype. */
export function topicsOf({ skills, interests, angles }: ArchetypeFacts): string[] {
  return [...skills.required.flat(), ...skills.helpful, ...interests, ...angles.flatMap((angle) => angle.suits)];
}

/** Kinds of facts that make an idea somebody's own. */
const brought: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'skill',
  'experience',
  'education',
  'hobby',
  'notes',
]);

/**
 * The facts by which an archetype is somebody's own, the strongest first: those that its offer is about. A fact that names
 * known work speaks only for archetypes of the same sector, and what a note says is hard is no beginning of anything.
 */
export function broughtFor(archetype: ArchetypeFacts, facts: readonly Fact[]): Fact[] {
  const speaks = ({ kind, text, topics }: Fact) => {
    const sectors = sectorsIn(topics);
    const isOfIts = sectors.length === 0 || sectors.includes(archetype.sector);
    return isOfIts && brought.has(kind) && (kind !== 'notes' || ruledOutIn(text).size === 0);
  };
  return evidenceFor(archetype, facts).filter((fact) => touches(fact, archetype.subject) && speaks(fact));
}

/** A town and a wish are true of any idea. */
export type Evidence = Fact & { kind: Exclude<Fact['kind'], 'location' | 'goal'> };
const isEvidence = (fact: Fact): fact is Evidence => fact.kind !== 'location' && fact.kind !== 'goal';

/** The facts that speak for an archetype, the strongest first, each text once. */
export function evidenceFor(archetype: ArchetypeFacts, facts: readonly Fact[]): Evidence[] {
  const core = archetype.skills.required.flat();
  const all = topicsOf(archetype);
  const strength = (fact: Fact) => fact.weight + (touches(fact, core) ? 3 : 0);
  const seen = new Set<string>();
  return facts
    .filter(isEvidence)
    .filter((fact) => touches(fact, all))
    .sort((a, b) => strength(b) - strength(a))
    .filter((fact) => !seen.has(fold(fact.text)) && seen.add(fold(fact.text)));
}

/** How directly a fact speaks for a group of skills: its first topic is the work itself, the later ones only like it. */
function directness(fact: Fact, group: readonly string[]): number {
  const at = group.findIndex((topic) => fact.topics.has(topic));
  const whose = group.length >= MANY_TRADES ? NOBODYS_TRADE : 1;
  const sure = fact.sureness?.get(group[at] ?? '') ?? 1;
  return at < 0 ? 0 : sure * whose * Math.max(LEAST_DIRECT, 1 - LESS_DIRECT * at);
}

/** How much of what own work is worth a fact earns for a group of skills. */
function earned(fact: Fact, group: readonly string[]): number {
  const share = fact.level === 'advanced' ? 1 : standing[fact.kind];
  return share * directness(fact, group);
}

/** A group of required skills: its best proof, and a part of the next one, since two facts prove more than one. */
function groupProof(facts: readonly Fact[], group: readonly string[]): number {
  const [best = 0, next = 0] = facts
    .map((fact) => fact.weight * proof[fact.kind] * directness(fact, group))
    .sort((a, b) => b - a);
  return best + SECOND_PROOF * next;
}

/** What required work is worth: that somebody does or loves it counts more than for how long they have done it. */
function groupWork(facts: readonly Fact[], group: readonly string[]): number {
  const most = Math.max(0, ...facts.map((fact) => earned(fact, group)));
  return most === 0 ? 0 : OWN_WORK * most + groupProof(facts, group);
}

/** How well an archetype suits: required skills first, helpful ×1.2, interests ×1.5, less risk and waiting. */
export function scoreOf(archetype: ArchetypeFacts, facts: readonly Fact[], limits: Limits): number {
  const groups = archetype.skills.required.map((group) => groupWork(facts, group));
  const composed = formOfId(archetype.id) === undefined ? 0 : COMPOSED;
  const required =
    groups.length === 0 ? OPEN_TO_ALL : composed + groups.reduce((sum, one) => sum + one, 0) / groups.length;
  // A fact that proves the work itself says nothing more by helping in it.
  const core = archetype.skills.required.flat();
  const helpful = facts
    .filter((fact) => proven.has(fact.kind) && !touches(fact, core) && touches(fact, archetype.skills.helpful))
    .map((fact) => Math.min(HELPFUL_MOST, fact.weight * proof[fact.kind]))
    .sort((a, b) => b - a)
    .reduce((sum, weight, index) => sum + HELPFUL * weight * (HELPFUL_SHARES[index] ?? 0), 0);
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

/**
 * The angle to begin with: the place that is asked for, then what the person's facts suit; among angles that suit
 * equally, the catalogue's order, or with a `seed` an order of the person's own.
 */
export function anglesFor(
  archetype: ArchetypeFacts,
  facts: readonly Fact[],
  limits: Limits,
  seed?: string,
): AngleFacts[] {
  const fits = ({ place, asks = [] }: AngleFacts) =>
    isInPlace(archetype, place ?? archetype.place, limits) && !asks.some((need) => limits.ruledOut.has(need));
  const suits = (angle: AngleFacts) => facts.filter((fact) => touches(fact, angle.suits)).length;
  const lot = (angle: AngleFacts) => (seed === undefined ? 0 : shareOf(`${seed} ${archetype.id} ${angle.id}`));
  return archetype.angles.filter(fits).sort((a, b) => suits(b) - suits(a) || lot(a) - lot(b));
}
