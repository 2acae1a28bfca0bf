import { type Aspect, type PlanChange, reordered } from '@foothold/contract';
import type { PlanDocument, PlanStep, PlanSubstep } from '../plan-document.ts';
import { substepsOf } from '../plan-document.ts';

type Kind = PlanChange['kind'];
const change = (kind: Kind, part: { title: string }): PlanChange => ({ kind, title: part.title });

/** Which of these differ, as an aspect. */
function differing<Part>(before: Part, after: Part, texts: readonly (keyof Part)[], aspect: Aspect): Aspect[] {
  return texts.some((text) => before[text] !== after[text]) ? [aspect] : [];
}

/** What is different in a step itself and in its place; its substeps are compared one by one. */
function stepChange(before: PlanStep, after: PlanStep, moved: boolean): PlanChange[] {
  const aspects: Aspect[] = [
    ...differing(before, after, ['title'], 'title'),
    ...differing(before, after, ['description', 'smallest_test', 'stop_if'], 'words'),
    ...differing(before, after, ['cap'], 'cap'),
    ...(moved ? (['order'] as const) : []),
  ];
  return aspects.length === 0 ? [] : [{ ...change('changed', after), aspects }];
}

/** What is different in a substep; `place` says whether it moved. */
function substepChange(before: PlanSubstep, after: PlanSubstep, place: readonly Aspect[]): PlanChange[] {
  const aspects: Aspect[] = [
    ...differing(before, after, ['title'], 'title'),
    ...differing(before, after, ['description', 'deliverable'], 'words'),
    ...differing(before, after, ['minutes'], 'minutes'),
    ...place,
  ];
  if (aspects.length === 0) return [];
  const minutes = aspects.includes('minutes') ? { minutes: { before: before.minutes, after: after.minutes } } : {};
  return [{ ...change('changed', after), aspects, ...minutes }];
}

/** What happened to the substeps of a step that went on. */
function changesInside(before: PlanStep, after: PlanStep, earlier: ReadonlyMap<string, PlanSubstep>): PlanChange[] {
  const own = new Set(before.substeps.map(({ substep_id }) => substep_id));
  const moved = reordered(
    [...own],
    after.substeps.map(({ substep_id }) => substep_id),
  );
  const told = after.substeps.map((substep) => {
    const was = earlier.get(substep.substep_id);
    if (!was) return { added: [change('added', substep)], changed: [] };
    const place: Aspect[] = !own.has(substep.substep_id) ? ['step'] : moved.has(substep.substep_id) ? ['order'] : [];
    return { added: [], changed: substepChange(was, substep, place) };
  });
  return [...told.flatMap(({ changed }) => changed), ...told.flatMap(({ added }) => added)];
}

/**
 * What a refinement really did, in the order of the new plan and with what is gone at the end. A step that is new or
 * gone speaks for its substeps; finished work that was kept though the new plan has no place for it is `kept`.
 */
export function planChanges(before: PlanDocument, after: PlanDocument): PlanChange[] {
  const earlierSteps = new Map(before.steps.map((step) => [step.step_id, step]));
  const earlier = new Map(substepsOf(before).map((substep) => [substep.substep_id, substep]));
  const laterSteps = new Set(after.steps.map(({ step_id }) => step_id));
  const later = new Set(substepsOf(after).map(({ substep_id }) => substep_id));
  const movedSteps = reordered([...earlierSteps.keys()], [...laterSteps]);

  const told = after.steps.flatMap((step) => {
    const was = earlierSteps.get(step.step_id);
    if (was) {
      const moved = movedSteps.has(step.step_id);
      return [...stepChange(was, step, moved), ...changesInside(was, step, earlier)];
    }
    const isKept = step.substeps.every(({ substep_id, status }) => earlier.has(substep_id) && status === 'completed');
    return isKept ? step.substeps.map((part) => change('kept', part)) : [change('added', step)];
  });

  const gone = before.steps.flatMap((step) =>
    laterSteps.has(step.step_id)
      ? step.substeps.filter(({ substep_id }) => !later.has(substep_id)).map((part) => change('removed', part))
      : [change('removed', step)],
  );
  const parts = [...told, ...gone];
  // The short description follows from the hours: it is told of where it is all that changed.
  const retold = parts.length === 0 && before.short_description !== after.short_description;
  const named: Aspect[] = before.title !== after.title ? ['title'] : retold ? ['words'] : [];
  return [...(named.length === 0 ? [] : [{ ...change('changed', after), aspects: named }]), ...parts];
}
