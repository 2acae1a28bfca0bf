import type { RecommendInput } from '../guide.ts';
import type { Words } from '../catalogue/load.ts';
import type { ArchetypeFacts } from '../catalogue/schema.ts';
import { type Flaw, flaws, type NewFact, type Obstacle } from '../catalogue/shared-schema.ts';
import type { Fact } from '../profile/facts.ts';
import { fill } from '../text/fill.ts';
import { quote } from '../text/quote.ts';
import { flawsIn, flawsOfBusiness, goesWithoutLeave, isRefused } from '../understand/flaws.ts';
import { licenceFor } from '../understand/licences.ts';
import { excessesOf, limitsOf, refusedText } from '../understand/limits.ts';
import { insists, newFactsIn, type Said } from '../understand/new-facts.ts';
import { withNotesRead } from './declines.ts';
import { hasSkillsFor } from './rank.ts';

type Doubt = Flaw | Obstacle;

/** What there is to say about an idea that somebody brought, the gravest first. */
export interface Verdict {
  /** The family for which the idea is not planned; null when it may be. */
  refused: Flaw | null;
  /** What stands in its way, the gravest first. */
  doubts: readonly Doubt[];
  /** New facts that took a doubt away. */
  settled: readonly Said[];
  /** The person insists, and has told nothing new. */
  insisted: boolean;
}

/** The new facts that take a doubt away; a doubt that is not here stays. */
const answers: Partial<Record<Doubt, readonly NewFact[]>> = {
  health: ['permit'],
  'law-and-money-advice': ['permit'],
  'regulated-trade': ['permit'],
  'minding-children': ['permit'],
  passengers: ['permit'],
  'food-rules': ['permit'],
  'copied-brand': ['permit'],
  subletting: ['permit'],
  licence: ['permit'],
  'borrowed-money': ['money'],
  'big-capital': ['money'],
  money: ['money'],
  'big-event': ['money', 'customer'],
  stock: ['customer'],
  platform: ['customer'],
  'big-build': ['customer', 'partner'],
  audience: ['customer'],
  'passive-income': ['customer'],
  everyone: ['customer'],
  unproven: ['customer'],
  skill: ['partner'],
};

/** Families whose licence, once somebody has it, covers a part of the idea only. */
const partlyCovered: ReadonlySet<Doubt> = new Set<Doubt>([
  'health',
  'law-and-money-advice',
  'regulated-trade',
  'minding-children',
  'passengers',
]);

/** What stands between this person and work of the nearest kind. A business that runs has overcome it. */
function obstaclesFor(
  text: string,
  archetype: ArchetypeFacts | undefined,
  input: RecommendInput,
  facts: readonly Fact[],
): Obstacle[] {
  if (input.mode !== 'idea') return [];
  const licence = archetype?.licence === 'required' || goesWithoutLeave(text);
  const near: Obstacle[] = archetype
    ? [
        ...excessesOf(archetype, limitsOf(input.profile)),
        ...(hasSkillsFor(archetype, facts) ? [] : (['skill'] as const)),
      ]
    : [];
  return [...(licence ? (['licence'] as const) : []), ...near, 'unproven'];
}

/** Where somebody may have told a new fact: with the idea, as feedback, in declining an idea, in the profile's notes. */
function toldIn(text: string, { feedback, already, profile }: RecommendInput): string {
  const notes = withNotesRead(already).map(({ declined }) => declined?.note ?? '');
  return [feedback ?? '', ...notes, text, refusedText(profile)].join('\n');
}

/** Judges what was brought, by its family, its nearest archetype and what is known of the person and of the idea. */
export function judge(
  text: string,
  nearest: ArchetypeFacts | undefined,
  input: RecommendInput,
  facts: readonly Fact[],
): Verdict {
  const isIdea = input.mode === 'idea';
  const named: Doubt[] = [
    ...(isIdea ? flawsIn(text) : flawsOfBusiness(text)),
    ...obstaclesFor(text, nearest, input, facts),
  ];
  const told = isIdea ? newFactsIn(toldIn(text, input)) : [];
  const isFlaw = (doubt: Doubt): doubt is Flaw => flaws.some((flaw) => flaw === doubt);
  const settles = (doubt: Doubt) => told.find(({ fact }) => answers[doubt]?.includes(fact));
  const licensed = (doubt: Doubt) => isFlaw(doubt) && licenceFor(doubt, facts) !== undefined;
  const open = named.filter((doubt) => !settles(doubt) && !licensed(doubt));
  const covered = named.some((doubt) => partlyCovered.has(doubt) && !open.includes(doubt));
  const settled = named.flatMap((doubt) => settles(doubt) ?? []);
  const refused = isIdea ? isRefused : (flaw: Flaw) => flaw === 'illegal';
  return {
    refused: (open.find((doubt) => isFlaw(doubt) && refused(doubt)) as Flaw | undefined) ?? null,
    doubts: covered ? ['covered', ...open] : open,
    settled: settled.filter((said, index) => settled.findIndex(({ fact }) => fact === said.fact) === index),
    insisted: isIdea && settled.length === 0 && insists(input.feedback ?? ''),
  };
}

/** A doubt as a sentence. */
export function doubtText(doubt: Doubt, { shared }: Words): string {
  const all: Record<Doubt, string> = { ...shared.flaws, ...shared.obstacles };
  return all[doubt];
}

const QUOTE_LIMIT = 90;

/** What a new fact has changed; empty without one. */
export function settledText({ settled }: Verdict, { shared, language }: Words): string {
  const [said] = settled;
  return said ? fill(shared.idea.settled, { fact: quote(said.text, language, QUOTE_LIMIT) }) : '';
}

/** Why insisting has changed nothing, and what would; empty when nobody insisted. */
export function insistedText({ insisted, doubts: [first] }: Verdict, { shared }: Words): string {
  if (!insisted || !first) return '';
  const [fact] = answers[first] ?? [];
  return fact ? `${shared.idea.stays} ${shared.would_change[fact]}` : shared.idea.stays;
}
