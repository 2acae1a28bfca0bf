import { api, type Plan, type Status } from '@foothold/contract';
import { call } from '#shared/api.ts';
import { makeOrKeep, type Moment, thisMoment } from '#shared/offline/outbox.ts';
import { sendOutbox } from '#shared/sending/send-outbox.ts';
import { withKeptTicks } from '#shared/offline/with-changes.ts';

interface Ticked {
  kind: 'step' | 'substep';
  id: string;
  status: Status;
  /** When it was done, where it was ticked before with another time. */
  at?: string;
}

function titleIn(plan: Plan, id: string): string {
  const items = plan.steps.flatMap((step) => [
    { id: step.step_id, title: step.title },
    ...step.substeps.map(({ substep_id, title }) => ({ id: substep_id, title })),
  ]);
  return items.find((item) => item.id === id)?.title ?? '';
}

/**
 * Ticks or unticks a part of `plan` and resolves with the plan as it stands then: as the server has it, or, where nobody
 * answers, as it will once the tick is sent. Throws `ApiError`.
 */
export async function setStatus({ at, ...ticked }: Ticked, plan: Plan): Promise<Plan> {
  // One tick is taken back and another made: a row of the log stays as it was written.
  if (at !== undefined) await send({ ...ticked, status: 'pending' }, plan, thisMoment());
  return send(ticked, plan, { ...thisMoment(), ...(at !== undefined && { at }) });
}

async function send({ kind, id, status }: Omit<Ticked, 'at'>, plan: Plan, moment: Moment): Promise<Plan> {
  const event = crypto.randomUUID();
  const endpoint = kind === 'step' ? api.plan.setStepStatus : api.plan.setSubstepStatus;
  const change = { kind: 'status', of: kind, item: id, title: titleIn(plan, id), status, ...moment } as const;
  const answer = await makeOrKeep(change, event, () =>
    call(endpoint, { params: { id }, body: { status, id: event, ...moment } }),
  );
  if (answer) return answer.plan;
  if (navigator.onLine) void sendOutbox();
  return withKeptTicks(plan);
}
