import { useShallow } from 'zustand/react/shallow';
import { useOutbox } from '#shared/offline/outbox.ts';

/** Whether the message of this id waits to be sent. */
export function useKeptMessage(id: string): boolean {
  return useOutbox(({ changes }) => changes.some((change) => change.kind === 'message' && change.body.id === id));
}

/** Ids of the steps and substeps whose tick waits to be sent. */
export function useKeptTicks(): readonly string[] {
  return useOutbox(
    useShallow(({ changes }) => changes.flatMap((change) => (change.kind === 'status' ? [change.item] : []))),
  );
}
