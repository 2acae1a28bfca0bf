import type { PlanDraft, StepDraft } from '../../guide.ts';
import type { UndatedRequest } from '../../adapt/requests/undated.ts';
import { withKept } from '../../adapt/with-date.ts';
import { minutesOf } from '../../plan/pace.ts';
import { weeksBetween } from '../../text/calendar.ts';
import type { DatedRequest } from '../../adapt/requests/dated.ts';
import { withinSteps } from './scoped.ts';
import { type Adapting, isOpen, isOpenStep } from '../../adapt/state.ts';
import { lessTime, moreTime } from './time.ts';

/** Hours a week to reckon with when nobody said how many. */
const CAREFUL_HOURS = 3;

/** The open steps that begin before a day at so many hours a week. */
function stepsBefore(day: number, hours: number, draft: PlanDraft, adapting: Adapting): Set<StepDraft> {
  const room = weeksBetween(adapting.now, day) * hours * 60;
  let minutes = 0;
  const inside = new Set<StepDraft>();
  for (const step of draft.steps.filter((one) => isOpenStep(one, adapting))) {
    if (minutes < room) inside.add(step);
    minutes += minutesOf(step.substeps.filter((one) => isOpen(one, adapting)));
  }
  return inside;
}

/** The work of the time that is spoken of made leaner or fuller; a pause changes no work. */
export function pacedUntil(draft: PlanDraft, request: DatedRequest, adapting: Adapting): PlanDraft {
  const { mode, day, hours, more } = request;
  const usual = adapting.profile.resources.hours_per_week ?? CAREFUL_HOURS;
  if (mode === 'pause' || (hours !== null && hours === usual)) return draft;
  const before = stepsBefore(day.at, mode === 'until' ? (hours ?? usual) : usual, draft, adapting);
  const after = new Set(draft.steps.filter((step) => isOpenStep(step, adapting) && !before.has(step)));
  const fuller = hours === null ? more : hours > usual;
  return withinSteps(draft, mode === 'until' ? before : after, (part) =>
    fuller ? moreTime(part, hours, adapting) : lessTime(part, hours, adapting),
  );
}

/** Leaner work, and until when in the person's own words: no calendar has that day. */
export function lighterUntil(draft: PlanDraft, { said }: UndatedRequest, adapting: Adapting): PlanDraft {
  return withKept(lessTime(draft, null, adapting), [said], adapting.words);
}
