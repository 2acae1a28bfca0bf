import type { PlannedSubstep } from '../../plan/assemble.ts';

/** Substeps of a step that another can stand in for, the first to go first. */
const spare = [
  'shared.look-at-three-others',
  'shared.block-hours',
  'shared.write-boundaries',
  'shared.make-page',
  'shared.set-limits',
];

function leastNeeded(substeps: readonly PlannedSubstep[]): PlannedSubstep | undefined {
  return (
    substeps.find((substep) => substep.optional) ??
    spare.map((ref) => substeps.find((substep) => substep.ref === ref)).find((substep) => substep !== undefined) ??
    substeps.findLast((substep) => substep.ref !== 'shared.check-rules')
  );
}

/** At most so many substeps: the optional go first, rules are always looked up. */
export function atMost(substeps: readonly PlannedSubstep[], most: number): PlannedSubstep[] {
  if (substeps.length <= most) return [...substeps];
  const gone = leastNeeded(substeps);
  return atMost(
    substeps.filter((substep) => substep !== gone),
    most,
  );
}
