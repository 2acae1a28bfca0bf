import type { Profile } from '@foothold/contract';
import { type Fact, factsOf } from '../../profile/facts.ts';
import { wantedFacts } from '../../checks/profile-texts.ts';
import type { Wish } from '../../understand/purpose.ts';
import type { Reading } from '../ask.ts';

/** As many facts as are numbered: what comes after has the least weight. */
const MOST_NUMBERED = 60;
/** As many as stand on an idea's card. */
const MOST_NAMED = 4;

/** The profile's facts by the names a model uses for them: E1, E2 and so on. */
export function numberedFacts(profile: Profile): ReadonlyMap<string, Fact> {
  const seen = new Set<string>();
  const facts = factsOf(profile).filter(({ text }) => !seen.has(text) && seen.add(text));
  return new Map(facts.slice(0, MOST_NUMBERED).map((fact, index) => [`E${index + 1}`, fact]));
}

/**
 * The names of the facts that an idea may rest on: what somebody can, did, knows or likes, and a goal that is the work
 * itself. A place and a sum are met by any idea.
 */
export function groundsOf(numbered: ReadonlyMap<string, Fact>, wishes: readonly Pick<Wish, 'index'>[]): Set<string> {
  const isGround = ({ kind, index }: Fact) =>
    kind !== 'location' && (kind !== 'goal' || wishes.some((wish) => wish.index === index));
  return new Set([...numbered].flatMap(([name, fact]) => (isGround(fact) ? [name] : [])));
}

/** How many facts an idea has to name: two, fewer where the profile holds few. */
export function wantedOf(profile: Profile, grounds: ReadonlySet<string>): number {
  return Math.min(wantedFacts(profile), grounds.size);
}

/** The grounds behind the names of a model, each once; a name that stands for no fact is an issue, as are too few grounds. */
export function readEvidence(
  named: readonly string[],
  numbered: ReadonlyMap<string, Fact>,
  { grounds, wanted }: { grounds: ReadonlySet<string>; wanted: number },
): Reading<Fact[]> {
  // A name may come with the fact's words behind it.
  const ids = new Set(
    named.map((name) => /(?<!\p{L})E\s?\d{1,3}(?!\d)/iu.exec(name)?.[0].toUpperCase().replace(/\s/gu, '') ?? name),
  );
  const facts = [...ids].flatMap((id) => (grounds.has(id) ? (numbered.get(id) ?? []) : []));
  const unknown = [...ids].filter((id) => !numbered.has(id));
  const range = numbered.size === 0 ? 'leave the list empty' : `use only E1 to E${numbered.size}`;
  const issues = [
    ...(unknown.length > 0 ? [`evidence names facts that don't exist: ${range}`] : []),
    ...(facts.length < wanted
      ? [
          `evidence must name at least ${wanted} of the numbered facts: ${range}; a place or a sum to earn is no reason for an idea`,
        ]
      : []),
  ];
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: facts.slice(0, MOST_NAMED) };
}
