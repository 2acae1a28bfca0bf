import { api } from '@foothold/contract';
import { ApiError, call } from '#shared/api.ts';
import { markSynced } from '#shared/draft.ts';
import { fieldsFromUpdate } from '#shared/draft-profile.ts';
import { keepSaid } from '#shared/offline/keep-said.ts';
import { dropChange, isWaiting, keeper, type KeptChange, loadOutbox, useOutbox } from '#shared/offline/outbox.ts';

/** One tab at a time: what two would send would be sent twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('foothold-outbox', work);
  else await work();
}

/** Makes one kept change. A field sent twice is the same; ticks, events and messages carry ids, which the server knows again. */
async function send(change: KeptChange): Promise<void> {
  switch (change.kind) {
    case 'status': {
      const endpoint = change.of === 'step' ? api.plan.setStepStatus : api.plan.setSubstepStatus;
      const { id, status, at, zone } = change;
      await call(endpoint, {
        params: { id: change.item },
        body: { status, id, ...(at && { at }), ...(zone && { zone }) },
      });
      return;
    }
    case 'event': {
      const { sendEvent } = await import('#shared/rhythm/send-event.ts');
      await sendEvent(change.event);
      return;
    }
    case 'field':
      await call(api.profile.saveField, { body: change.update });
      markSynced(fieldsFromUpdate(change.update));
      return;
    case 'result':
      await (await import('#shared/sending/send-result.ts')).sendResult(change);
      return;
    case 'message': {
      const id = change.body.id ?? change.id;
      const { message } = await call(api.chat.send, { body: { ...change.body, id }, idempotencyKey: id });
      // The conversation is read anew then, and begins with its copy.
      await keepSaid(change.planId, { ...change.body, id }, message);
    }
  }
}

/** Whether the server has refused a change for good: it can't be found, or is not valid any more. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 409, 413, 422].includes(error.status);
}

/** Resolves with whether a message went out. */
async function sendOne(change: KeptChange): Promise<boolean> {
  try {
    await send(change);
  } catch (error) {
    if (!isRefused(error)) throw error;
    useOutbox.setState(({ refused }) => ({ refused: [...refused, change] }));
  }
  await dropChange(change.id);
  return change.kind === 'message';
}

async function sendAll(): Promise<void> {
  await loadOutbox();
  const subject = keeper();
  useOutbox.setState({ sending: isWaiting() });
  let messages = 0;
  try {
    for (let next = useOutbox.getState().changes[0]; next; next = useOutbox.getState().changes[0]) {
      if (await sendOne(next)) messages += 1;
      // Somebody else is signed in now: their own changes are sent by their own turn.
      if (keeper() !== subject) return;
    }
  } finally {
    useOutbox.setState(({ messagesSent }) => ({ sending: false, messagesSent: messagesSent + messages }));
  }
}

/**
 * Sends what is kept, in the order it was made. Resolves with true when nothing waits any more; what can't be sent now (no
 * network, a server that is away, an ended session) stays for the next time.
 */
export async function sendOutbox(): Promise<boolean> {
  try {
    await alone(sendAll);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return !isWaiting();
}
