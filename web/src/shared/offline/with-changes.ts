import {
  type api,
  type ChatMessage,
  type Plan,
  progressOf,
  type Replied,
  withStepStatus,
  withSubstepStatus,
} from '@foothold/contract';
import { type KeptChange, useOutbox } from '#shared/offline/outbox.ts';

/** A plan as the person left it: with the ticks that the server does not have yet. */
export function withKeptTicks(plan: Plan, changes: readonly KeptChange[] = useOutbox.getState().changes): Plan {
  let ticked = plan;
  for (const change of changes) {
    if (change.kind !== 'status') continue;
    const tick = change.of === 'step' ? withStepStatus : withSubstepStatus;
    ticked = tick(ticked, change.item, change.status);
  }
  return ticked === plan ? plan : { ...ticked, progress: progressOf(ticked) };
}

function messageOf({ body, ts }: KeptChange & { kind: 'message' }): ChatMessage {
  const { id = '', message: content, step_id, substep_id = null } = body;
  return { id, sender: 'user', content, ts, step_id, substep_id, source: null, interrupted: false };
}

/** A conversation with the messages that were written since and wait to be sent. */
export function withKeptMessages(
  reply: Replied<typeof api.chat.list>,
  planId: string | undefined,
  changes: readonly KeptChange[] = useOutbox.getState().changes,
): Replied<typeof api.chat.list> {
  const waiting = changes.filter((change) => change.kind === 'message' && change.planId === planId);
  if (waiting.length === 0) return reply;
  const known = new Set(reply.messages.map(({ id }) => id));
  const written = waiting.filter((change) => change.kind === 'message').map(messageOf);
  return { ...reply, messages: [...reply.messages, ...written.filter(({ id }) => !known.has(id))] };
}
