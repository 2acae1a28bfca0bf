import * as z from 'zod';
import { archetypeOfGoal, goalOf } from './goals/load.ts';
import { facts } from './registry/facts.ts';
import { ArchetypeFacts } from './schema.ts';
import { composedFacts, madeOf } from './work/compose.ts';

/** Facts of every archetype, in the order of their ids. */
export const archetypes: readonly ArchetypeFacts[] = Object.values(z.record(z.string(), ArchetypeFacts).parse(facts));

const byId = new Map(archetypes.map((archetype) => [archetype.id, archetype]));

/** The archetype of that id, written, composed or a goal; undefined when the catalogue has none (any more). */
export function archetypeOf(id: string | null): ArchetypeFacts | undefined {
  if (id === null) return undefined;
  const written = byId.get(id);
  if (written) return written;
  const goal = goalOf(id);
  if (goal) return archetypeOfGoal(id, goal.facts);
  const made = madeOf(id);
  return made && composedFacts(id, made);
}
