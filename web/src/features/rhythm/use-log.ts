import type { EventKind, RhythmEvent } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeOrKeep, thisMoment } from '#shared/offline/outbox.ts';
import { sendOutbox } from '#shared/sending/send-outbox.ts';
import { sendEvent } from '#shared/rhythm/send-event.ts';

interface Told {
  kind: EventKind;
  /** When it was done, where that is not now. */
  at?: string;
  data: RhythmEvent['data'];
}

/** Sends what is told, or keeps it for later; true where it was sent. */
async function tell(told: Told): Promise<boolean> {
  const event = { id: crypto.randomUUID(), ...thisMoment(), ...told };
  const sent = await makeOrKeep({ kind: 'event', event }, event.id, async () => {
    await sendEvent(event);
    return true;
  });
  return sent ?? false;
}

/** Adds rows to the log, the first before the others: at once, or where nobody answers as soon as somebody does. `data` says whether it waits. */
export function useLog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (told: Told | readonly Told[]): Promise<'sent' | 'kept'> => {
      let isSent = true;
      for (const each of [told].flat()) isSent = (await tell(each)) && isSent;
      if (isSent) {
        await client.invalidateQueries({ queryKey: ['rhythm'] });
        return 'sent';
      }
      if (navigator.onLine) void sendOutbox().then(() => client.invalidateQueries({ queryKey: ['rhythm'] }));
      return 'kept';
    },
  });
}
