export interface BusListener {
  heard: (text: string) => void;
  /** The bus is up, for the first time or again. */
  up: () => void;
}

/** Where the instances of one installation reach each other. */
export interface Bus {
  /** What this instance is called on it. */
  readonly self: string;
  /** Sends to one instance, or to all. What is sent while the bus is down is lost; never throws, never waits. */
  send(to: string, text: string): void;
  /** Who is told what comes. Called once. */
  listen(listener: BusListener): void;
  /** Whether it hears the others just now; always where there are none. */
  isUp(): boolean;
  close(): Promise<void>;
}

/** Receiver of what concerns every instance, the sender included. */
export const ALL = 'all';

/** The bus of an instance that is the only one. */
export const localBus: Bus = {
  self: 'alone',
  send: () => undefined,
  listen: () => undefined,
  isUp: () => true,
  close: async () => undefined,
};
