import { type Feeling, Feeling as AnyFeeling, type Language, type StepChoice, type Today } from '@foothold/contract';
import { rememberedOf, tenMinutesOf } from '@foothold/guide';
import type { PlanDocument, PlanStep, PlanSubstep } from '../plan/plan-document.ts';
import type { KnownRows } from '../known/known-reader.ts';

export interface Task {
  step: PlanStep;
  substep: PlanSubstep;
}

/** An answer to how it goes, as the log has it. */
interface Felt {
  feeling: Feeling;
  substepId: string | null;
  day: string;
}

function feltIn({ rows }: KnownRows): Felt[] {
  return rows.flatMap(({ kind, localDay: day, substepId, data }) => {
    const feeling = kind === 'check_in' ? AnyFeeling.safeParse(data['feeling']) : null;
    return feeling?.success ? [{ feeling: feeling.data, substepId, day }] : [];
  });
}

function tasksOf({ steps }: PlanDocument): Task[] {
  return steps.flatMap((step) => step.substeps.map((substep) => ({ step, substep })));
}

/** A task of the plan by its id; null when it holds none. */
export function taskBy(document: PlanDocument, substepId: string): Task | null {
  return tasksOf(document).find(({ substep }) => substep.substep_id === substepId) ?? null;
}

/** The task of today: the one that was last spoken of today, as long as it is open, else the first open one. */
export function taskOfToday(document: PlanDocument, read: KnownRows): Task | null {
  const open = tasksOf(document).filter(({ substep }) => substep.status === 'pending');
  const spokenOf = feltIn(read).findLast(({ day }) => day === read.known.today)?.substepId;
  return open.find(({ substep }) => substep.substep_id === spokenOf) ?? open[0] ?? null;
}

/** Whether the same was said of a task on a day before. */
export function isSaidAgain(read: KnownRows, feeling: Feeling, { substep }: Task): boolean {
  return feltIn(read).some(
    (one) => one.feeling === feeling && one.substepId === substep.substep_id && one.day < read.known.today,
  );
}

/** Where somebody decided to stop and has neither gone on nor done anything of the plan since. */
function stoppedAt({ steps }: PlanDocument, { known, rows }: KnownRows): Today['stopped'] {
  const stopped = known.results.findLast(
    (one) =>
      one.kind === 'decision' &&
      one.data.choice === ('stop' satisfies StepChoice) &&
      steps.some(({ step_id }) => step_id === one.substep_id),
  );
  if (stopped?.kind !== 'decision') return null;
  // What was decided before the days that are looked back at was decided before all that is seen of them.
  const since = rows.findLast(({ kind, stepId }) => kind === 'decision' && stepId === stopped.substep_id)?.occurredAt;
  const ids = new Set(steps.flatMap(({ step_id, substeps }) => [step_id, ...substeps.map((one) => one.substep_id)]));
  const isWorkedOn = rows.some(
    ({ kind, substepId, stepId, occurredAt }) =>
      kind === 'tick' && ids.has(substepId ?? stepId ?? '') && (since === undefined || occurredAt > since),
  );
  return isWorkedOn ? null : { step_id: stopped.substep_id, reason: stopped.data.reason };
}

/** Where somebody stands today. */
export function todayOf(document: PlanDocument, read: KnownRows, language: Language): Today {
  const felt = feltIn(read).filter(({ day }) => day === read.known.today);
  const task = taskOfToday(document, read);
  const said = felt.findLast(({ substepId }) => substepId === task?.substep.substep_id)?.feeling;
  return {
    today: read.known.today,
    remembers: rememberedOf(read.known, language),
    task: task && {
      step_id: task.step.step_id,
      substep_id: task.substep.substep_id,
      title: task.substep.title,
      minutes: task.substep.minutes,
      ten: tenMinutesOf(task, document, language),
      size: said === 'too_much' ? 'small' : 'whole',
      waits: said === 'not_today',
    },
    stopped: stoppedAt(document, read),
    feeling: felt.at(-1)?.feeling ?? null,
  };
}
