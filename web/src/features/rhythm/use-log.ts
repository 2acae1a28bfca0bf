import type { EventKind, RhythmEvent } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepChange, mustKeep, thisMoment } from '#shared/offline/outbox.ts';
import { sendOutbox } from '#shared/offline/send-outbox.ts';
import { sendEvent } from '#shared/rhythm/send-event.ts';

interface Told {
  kind: EventKind;
  /** When it was done, where that is not now. */
  at?: string;
  data: RhythmEvent['data'];
}

/** Adds a row to the log: at once, or where there is no network as soon as there is one. `data` says whether it waits. */
export function useLog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (told: Told): Promise<'sent' | 'kept'> => {
      const event = { id: crypto.randomUUID(), ...thisMoment(), ...told };
      if (!mustKeep()) {
        await sendEvent(event);
        await client.invalidateQueries({ queryKey: ['rhythm'] });
        return 'sent';
      }
      await keepChange({ kind: 'event', event }, event.id);
      if (navigator.onLine) void sendOutbox().then(() => client.invalidateQueries({ queryKey: ['rhythm'] }));
      return 'kept';
    },
  });
}
