import type { Candidate } from './rank.ts';

/** How much unlikeness counts against fit: maximal marginal relevance with λ = 0.72. */
const FIT = 0.72;
/** More of one sector than this only when nothing else is left. */
const OF_ONE_SECTOR = 2;

function likeness(a: Candidate, b: Candidate): number {
  if (a.archetype.sector === b.archetype.sector) return 1;
  return (a.archetype.setting === b.archetype.setting ? 0.3 : 0) + (a.archetype.unit === b.archetype.unit ? 0.1 : 0);
}

/**
 * Up to `count` candidates, the best first, each unlike those before it (Carbonell & Goldstein 1998, over sectors).
 * `before` are candidates already shown, which count as chosen. Equal ones are taken in the order of their ids.
 */
export function chooseDiverse(
  candidates: readonly Candidate[],
  count: number,
  before: readonly Candidate[] = [],
): Candidate[] {
  const best = Math.max(1e-9, ...candidates.map((candidate) => candidate.score));
  const chosen: Candidate[] = [];
  const left = new Set(candidates);
  while (chosen.length < count && left.size > 0) {
    const value = (one: Candidate) => {
      const like = Math.max(0, ...chosen.map((other) => likeness(one, other)));
      const seen = Math.max(0, ...before.map((other) => likeness(one, other))) / 4;
      return (FIT * one.score) / best - (1 - FIT) * (like + seen);
    };
    const crowded = (one: Candidate) =>
      chosen.filter((other) => other.archetype.sector === one.archetype.sector).length >= OF_ONE_SECTOR;
    const open = [...left].filter((one) => !crowded(one));
    const [next] = (open.length > 0 ? open : [...left])
      .map((one) => ({ one, value: value(one) }))
      .sort((a, b) => b.value - a.value || (a.one.archetype.id < b.one.archetype.id ? -1 : 1));
    if (!next) break;
    chosen.push(next.one);
    left.delete(next.one);
  }
  return chosen;
}
