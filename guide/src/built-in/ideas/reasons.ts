import type { Place } from '@foothold/contract';
import type { Words } from '../../catalogue/load.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Reason } from '../../catalogue/shared-schema.ts';
import { type Fact, quotableFacts } from '../facts.ts';
import { quoteFact } from '../phrases-for.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { evidenceFor } from './rank.ts';

/** A fact and what it says for an idea. */
export interface Why {
  fact: Fact;
  reason: Reason;
}

const MOST = 4;
/** From this many facts on, an idea names two of them. */
const RICH = 4;

function reasonOf(fact: Fact, core: readonly string[]): Reason {
  const proves = fact.kind === 'skill' || fact.kind === 'experience';
  if (proves && !core.some((topic) => fact.topics.has(topic))) return 'helps';
  switch (fact.kind) {
    case 'skill':
      return `skill-${fact.level ?? 'beginner'}`;
    case 'experience':
      return fact.months ? 'experience-for' : 'experience';
    default:
      return fact.kind;
  }
}

/**
 * Why an idea suits: the facts that touch it, then the town of local work. When that is fewer than the profile could
 * give, the goal and the people one knows fill up: true of any idea, and said as what they are.
 */
export function whyFor(archetype: ArchetypeFacts | undefined, facts: readonly Fact[], place: Place): Why[] {
  const evidence = archetype ? evidenceFor(archetype, facts) : [];
  const core = archetype ? [...archetype.skills.required.flat(), ...archetype.interests] : [];
  const whys: Why[] = evidence.slice(0, 3).map((fact) => ({ fact, reason: reasonOf(fact, core) }));
  const town = facts.find((fact) => fact.kind === 'location');
  if (town && place !== 'online') whys.push({ fact: town, reason: 'location' });
  const wanted = quotableFacts(facts) >= RICH ? 2 : 1;
  const fillers: Why[] = [
    ...ofKind(facts, 'goal', 'goal'),
    ...ofKind(facts, 'experience', 'contacts'),
    ...ofKind(facts, 'hobby', 'contacts'),
    ...ofKind(facts, 'education', 'contacts'),
    ...ofKind(facts, 'location', 'contacts'),
    ...ofKind(facts, 'skill', 'contacts'),
    ...ofKind(facts, 'notes', 'notes'),
  ];
  for (const filler of fillers) {
    if (whys.length >= wanted) break;
    if (whys.every((why) => why.fact.text !== filler.fact.text)) whys.push(filler);
  }
  return whys.slice(0, MOST);
}

function ofKind(facts: readonly Fact[], kind: Fact['kind'], reason: Reason): Why[] {
  return facts.filter((fact) => fact.kind === kind).map((fact) => ({ fact, reason }));
}

/** One fact for each reason, since two would be the same sentence twice. */
export function tellingWhys(whys: readonly Why[]): Why[] {
  return whys.filter((why, index) => whys.findIndex((other) => other.reason === why.reason) === index);
}

/** One sentence that quotes the fact. */
export function reasonSentence({ fact, reason }: Why, { shared, language }: Words): string {
  const months = fact.months ?? 0;
  // From two years on only whole years are said: “16 years”, not “200 months”.
  const time =
    months >= 24 || months === 12
      ? counted(Math.floor(months / 12), shared.counted.years, language)
      : counted(months, shared.counted.months, language);
  return fill(shared.reasons[reason], { fact: quoteFact(fact, language), time });
}
