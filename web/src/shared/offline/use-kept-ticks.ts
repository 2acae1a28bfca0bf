import { useShallow } from 'zustand/react/shallow';
import { useOutbox } from '#shared/offline/outbox.ts';

/** Ids of the steps and substeps whose tick waits to be sent. */
export function useKeptTicks(): readonly string[] {
  return useOutbox(
    useShallow(({ changes }) => changes.flatMap((change) => (change.kind === 'status' ? [change.item] : []))),
  );
}
