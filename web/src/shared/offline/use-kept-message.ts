import { useOutbox } from '#shared/offline/outbox.ts';

/** Whether the message of this id waits to be sent. */
export function useKeptMessage(id: string): boolean {
  return useOutbox(({ changes }) => changes.some((change) => change.kind === 'message' && change.body.id === id));
}
