import * as z from 'zod/mini';
import { ALL, type Bus } from './bus.ts';

/** How often an instance says that it is there, and after how long a silence it counts as gone, in milliseconds. */
const PULSE = { everyMs: 2_000, goneAfterMs: 7_000 };

const Frame = z.object({
  by: z.string(),
  /** `here` asks for nothing; `hello` wants to be told who else is here. */
  kind: z.enum(['hello', 'here', 'leaving', 'said']),
  body: z.optional(z.unknown()),
});

interface Listener {
  said: (by: string, body: unknown) => void;
  /** An instance has left, or was not heard from for too long. */
  lost: (peer: string) => void;
}

/** The other instances on a bus: who they are, and what they say. */
export interface Peers {
  readonly self: string;
  /** Those heard from lately. */
  others(): ReadonlySet<string>;
  tell(peer: string, body: unknown): void;
  tellAll(body: unknown): void;
  listen(listener: Listener): void;
  /** Says good-bye. */
  close(): void;
}

/** Watches a bus for other instances. `pulse` is for tests. */
export function peersOn(bus: Bus, pulse = PULSE): Peers {
  const { self } = bus;
  const heardAt = new Map<string, number>();
  const others = new Set<string>();
  const listeners: Listener[] = [];
  const send = (to: string, kind: z.infer<typeof Frame>['kind'], body?: unknown) =>
    bus.send(to, JSON.stringify({ by: self, kind, ...(body !== undefined && { body }) }));

  const lose = (peer: string) => {
    heardAt.delete(peer);
    if (others.delete(peer)) for (const { lost } of listeners) lost(peer);
  };
  const heard = (text: string) => {
    const frame = z.safeParse(Frame, parsed(text));
    // Another version may say what this one does not know.
    if (!frame.success || frame.data.by === self) return;
    const { by, kind, body } = frame.data;
    if (kind === 'leaving') return lose(by);
    heardAt.set(by, performance.now());
    others.add(by);
    if (kind === 'hello') send(by, 'here');
    if (kind === 'said') for (const { said } of listeners) said(by, body);
  };
  bus.listen({ heard, up: () => send(ALL, 'hello') });

  const timer = setInterval(() => {
    send(ALL, 'here');
    const since = performance.now() - pulse.goneAfterMs;
    for (const [peer, at] of heardAt) if (at < since) lose(peer);
  }, pulse.everyMs);
  timer.unref();

  return {
    self,
    others: () => others,
    tell: (peer, body) => send(peer, 'said', body),
    tellAll: (body) => send(ALL, 'said', body),
    listen: (listener) => void listeners.push(listener),
    close() {
      clearInterval(timer);
      send(ALL, 'leaving');
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
