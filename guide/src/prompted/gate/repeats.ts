import { fold } from '../../text/fold.ts';
import { titleKey } from '../../text/title-key.ts';
import { jaccard } from '../../checks/prose.ts';
import type { Idea, ShownIdea } from '../../guide.ts';

/** Titles that share this much of their words name the same work. Declined ones stop more. */
const SAME_TITLE = 0.7;
const LIKE_DECLINED = 0.55;
/** A first customer told in the same words is the same idea under another title. */
const SAME_CUSTOMER = 0.5;
/** Pairwise bar of guide.md for ideas given together. */
const ALIKE = 0.35;
/** Words of three letters and less join sentences. */
const SHORTEST_WORD = 4;

/** What tells two titles apart: their longer words, without the person's own. */
function wordsOf(title: string): Set<string> {
  const words = fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length >= SHORTEST_WORD || /[\u05D0-\u05EA]{3}/u.test(word));
  return new Set(long.length > 0 ? long : words);
}

/** Share of words two titles have in common (Dice), 0 to 1. */
export function titleLikeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return (2 * both) / Math.max(1, a.size + b.size);
}

type Told = Pick<Idea, 'title' | 'fit'>;

/** Two entries of the catalogue may be sold at the same door: a trade has its customers. */
function areTwoEntries({ fit }: Told, other: Idea['fit']): boolean {
  return fit.archetype !== null && other.archetype !== null && fit.archetype !== other.archetype;
}

function isSame(idea: Told, { title, fit, declined }: ShownIdea): boolean {
  const bar = declined ? LIKE_DECLINED : SAME_TITLE;
  return (
    titleKey(idea.title) === titleKey(title) ||
    titleLikeness(idea.title, title) >= bar ||
    (!areTwoEntries(idea, fit) && jaccard(idea.fit.first_customer, fit.first_customer) >= SAME_CUSTOMER) ||
    (Boolean(declined) && fit.archetype !== null && fit.archetype === idea.fit.archetype)
  );
}

/** Whether an idea was shown or declined before, told to the one who wrote it. */
export function repeatIssues(idea: Told, already: readonly ShownIdea[]): string[] {
  const before = already.find((shown) => isSame(idea, shown));
  if (!before) return [];
  return [
    `it repeats “${before.title}”, which was ${before.declined ? 'declined' : 'shown'} before: choose other work`,
  ];
}

/** More ideas of one sector than this leave too few sectors among five. */
const OF_ONE_SECTOR = 2;

/** An idea beside those it is given with. `sector` null = it does not count. */
export interface Beside {
  idea: Idea;
  sector: string | null;
}

/** Whether an idea is too much like those it is given with, told to the one who wrote it. */
export function crowdIssues({ idea, sector }: Beside, others: readonly Beside[]): string[] {
  const like = others.find(
    (other) => isSame(idea, other.idea) || jaccard(other.idea.detailed_description, idea.detailed_description) > ALIKE,
  );
  const crowded = sector !== null && others.filter((other) => other.sector === sector).length >= OF_ONE_SECTOR;
  return [
    ...(like ? [`it reads like “${like.idea.title}”: choose other work for other customers`] : []),
    ...(crowded ? [`there are ${OF_ONE_SECTOR} ideas of the sector ${sector} already: choose another sector`] : []),
  ];
}
