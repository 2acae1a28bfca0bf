import type { Redis } from 'ioredis';
import { v4 } from 'uuid';
import { ALL, type Bus } from './bus.ts';
import { connectRedis, disconnectRedis } from './redis.ts';

/** How often a connection that only listens is tried, in milliseconds. */
const PING_EVERY_MS = 5_000;

/** A bus over Redis: what is sent goes through `sender`; hearing takes a connection of its own. */
export function redisBus(url: string, prefix: string, sender: Redis): Bus {
  const self = v4();
  const channelOf = (to: string) => `${prefix}bus:${to}`;
  const ears = connectRedis(url, 'bus');
  let ping: NodeJS.Timeout | undefined;
  let lastSent: Promise<unknown> = Promise.resolve();

  return {
    self,
    send(to, text) {
      if (sender.status !== 'ready') return;
      // Lost with its connection, which says so itself.
      lastSent = sender.publish(channelOf(to), text).catch(() => undefined);
    },
    listen({ heard, up }) {
      ears.on('message', (_channel: string, text: string) => heard(text));
      const subscribe = () => {
        // One that fails ends the connection; the next one subscribes again.
        ears.subscribe(channelOf(ALL), channelOf(self)).then(up, () => ears.disconnect(true));
      };
      ears.on('ready', subscribe);
      if (ears.status === 'ready') subscribe();
      // One that is not answered ends the connection; one that broke off is made again.
      ping = setInterval(() => void ears.ping().catch(() => undefined), PING_EVERY_MS);
      ping.unref();
      // Peers are greeted through the sender.
      sender.on('ready', up);
    },
    isUp: () => sender.status === 'ready' && ears.status === 'ready',
    async close() {
      clearInterval(ping);
      await lastSent;
      disconnectRedis(ears);
    },
  };
}
