import { api, type Plan, type Status } from '@foothold/contract';
import { call } from '#shared/api.ts';
import { keepChange, mustKeep, thisMoment } from '#shared/offline/outbox.ts';
import { sendOutbox } from '#shared/offline/send-outbox.ts';
import { withKeptTicks } from '#shared/offline/with-changes.ts';

interface Ticked {
  kind: 'step' | 'substep';
  id: string;
  status: Status;
}

function titleIn(plan: Plan, id: string): string {
  const items = plan.steps.flatMap((step) => [
    { id: step.step_id, title: step.title },
    ...step.substeps.map(({ substep_id, title }) => ({ id: substep_id, title })),
  ]);
  return items.find((item) => item.id === id)?.title ?? '';
}

/**
 * Ticks or unticks a part of `plan` and resolves with the plan as it stands then: as the server has it, or, without a network,
 * as it will once the tick is sent. Throws `ApiError`.
 */
export async function setStatus({ kind, id, status }: Ticked, plan: Plan): Promise<Plan> {
  const event = crypto.randomUUID();
  const moment = thisMoment();
  if (!mustKeep()) {
    const endpoint = kind === 'step' ? api.plan.setStepStatus : api.plan.setSubstepStatus;
    return (await call(endpoint, { params: { id }, body: { status, id: event, ...moment } })).plan;
  }
  await keepChange({ kind: 'status', of: kind, item: id, title: titleIn(plan, id), status, ...moment }, event);
  if (navigator.onLine) void sendOutbox();
  return withKeptTicks(plan);
}
