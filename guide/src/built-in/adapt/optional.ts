import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { phases } from '../../catalogue/schema.ts';

/** Refs of the substeps that the catalogue calls optional, for a plan made from that entry. */
export function optionalRefs(archetype: string | null): Set<string> {
  const facts = archetypeOf(archetype);
  const substeps = facts ? phases.flatMap((phase) => facts.phases[phase]) : [];
  return new Set([
    ...substeps.filter((substep) => substep.optional).map((substep) => substep.ref),
    'shared.look-at-three-others',
    'shared.write-boundaries',
    'shared.adapt-stretch',
  ]);
}
