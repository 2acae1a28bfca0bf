import { compared, likeness, similarity } from './similarity.ts';

/** Titles at least this alike name the same task, even without a key (guide.md, "Refining a plan without loss"). */
const SAME = 0.8;
/** A key is believed down to this likeness of titles; below it the key was put on another task (same source). */
const REWORDED = 0.34;

interface Part {
  title: string;
  description: string;
}
type Draft = Part & { key: string | null };

function continues(draft: Draft, stored: Part): boolean {
  return similarity(stored.title, draft.title) >= REWORDED || similarity(stored.description, draft.description) >= SAME;
}

/**
 * Which stored part each draft continues, one to one: first the keys the guide gave, then the most alike titles.
 * Drafts without a counterpart are new and absent from the map.
 */
export function matchParts<Stored extends Part, New extends Draft>(
  stored: readonly Stored[],
  drafts: readonly New[],
  idOf: (part: Stored) => string,
): Map<New, Stored> {
  const matched = new Map<New, Stored>();
  const taken = new Set<Stored>();
  const pair = (draft: New, part: Stored) => {
    matched.set(draft, part);
    taken.add(part);
  };

  for (const draft of drafts) {
    const part = stored.find((candidate) => idOf(candidate) === draft.key && !taken.has(candidate));
    if (part && continues(draft, part)) pair(draft, part);
  }

  const titles = stored.map((part) => ({ part, title: compared(part.title) }));
  const candidates = drafts
    .filter((draft) => !matched.has(draft))
    .flatMap((draft) => {
      const own = compared(draft.title);
      return titles.map(({ part, title }) => ({ draft, part, alike: likeness(title, own) }));
    })
    .filter(({ alike }) => alike >= SAME)
    .sort((a, b) => b.alike - a.alike);
  for (const { draft, part } of candidates) {
    if (!matched.has(draft) && !taken.has(part)) pair(draft, part);
  }
  return matched;
}
