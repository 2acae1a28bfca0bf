import { v4 } from 'uuid';
import { ALL, type Bus } from '../../src/instances/bus.ts';

/** Buses of one process that reach each other, and that a test can spoil. */
export function busHub() {
  const listeners = new Map<string, (text: string) => void>();
  const dead = new Set<string>();
  const hub = {
    /** Says of each message whether it is lost under way. */
    loses: (_text: string) => false,
    /** Messages sent so far. */
    sent: [] as string[],
    /** From now on, nothing comes from this one or gets there, as from a process that was killed. */
    kill: (self: string) => void dead.add(self),
    revive: (self: string) => void dead.delete(self),
    join(): Bus {
      const self = v4();
      return {
        self,
        send(to, text) {
          if (dead.has(self)) return;
          hub.sent.push(text);
          if (hub.loses(text)) return;
          const receivers = to === ALL ? [...listeners.keys()] : [to];
          setImmediate(() => {
            for (const receiver of receivers) if (!dead.has(receiver)) listeners.get(receiver)?.(text);
          });
        },
        listen({ heard, up }) {
          listeners.set(self, heard);
          up();
        },
        isUp: () => true,
        close: async () => void listeners.delete(self),
      };
    },
  };
  return hub;
}
