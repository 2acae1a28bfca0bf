import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { v4 } from 'uuid';
import { DatabaseHosts } from '../db/database-hosts.ts';
import { logger } from '../logger.ts';
import { ALL, type Bus } from './bus.ts';
import { inPieces, pieceTogether } from './pieces.ts';

/** NOTIFY carries less than 8000 bytes. */
const MOST_BYTES = 7_900;
const CONNECT_LIMIT_MS = 5_000;
/** A statement that is not answered within this ends its connection, in milliseconds. */
const SILENCE_MS = 5_000;
const RECONNECT_MS = { first: 250, most: 5_000 } as const;

const pauseAfter = (tries: number) => Math.min(RECONNECT_MS.most, RECONNECT_MS.first * 2 ** Math.min(tries, 10));
const channelOf = (to: string) => `foothold_${to.replaceAll('-', '_')}`;

function clientOf(url: string): Client {
  const options = { connectionString: url, keepAlive: true, application_name: 'foothold bus' };
  const opened = new Client({ ...options, connectionTimeoutMillis: CONNECT_LIMIT_MS, query_timeout: SILENCE_MS });
  // Whatever it is, the connection ends with it.
  return opened.on('error', () => undefined);
}

/**
 * A bus over LISTEN and NOTIFY, on one connection of its own that is made again whenever it breaks. Both ways share it,
 * so that messages to one instance come in the order they were sent.
 */
export function postgresBus(url: string): Bus {
  const self = v4();
  /** One that only follows takes no LISTEN, and is left for the next like one that is away. */
  const hosts = new DatabaseHosts(url);
  const closing = new AbortController();
  let listener = { heard: (_text: string) => {}, up: () => {} };
  let client: Client | null = null;
  let sent = 0;
  /** Whether it was lost and said so. */
  let isAway = false;
  let lastSent: Promise<unknown> = Promise.resolve();

  /** One connection, from its beginning to its end. */
  async function live(): Promise<void> {
    const host = hosts.current;
    const opened = clientOf(host);
    const together = pieceTogether();
    const ended = new Promise<void>((resolve) => opened.once('end', resolve));
    opened.on('notification', ({ payload }) => {
      const text = together(payload ?? '');
      if (text !== null) listener.heard(text);
    });
    const leave = () => void opened.end().catch(() => undefined);
    closing.signal.addEventListener('abort', leave, { once: true });
    try {
      await opened.connect();
      for (const to of [ALL, self]) await opened.query(`listen "${channelOf(to)}"`);
      client = opened;
      if (isAway) logger.event('The bus between servers is back.');
      isAway = false;
      listener.up();
      await ended;
    } finally {
      client = null;
      hosts.moveOn(host);
      closing.signal.removeEventListener('abort', leave);
      leave();
    }
  }

  async function keepAlive(): Promise<void> {
    for (let tries = 0; !closing.signal.aborted; tries += 1) {
      await live().then(
        () => (tries = 0),
        () => undefined,
      );
      if (closing.signal.aborted) return;
      if (!isAway) logger.event('The bus between servers was lost; until it is back, each goes on alone.');
      isAway = true;
      await delay(pauseAfter(tries), undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    self,
    send(to, text) {
      const through = client;
      sent += 1;
      for (const frame of inPieces(text, `${self}_${sent}`, MOST_BYTES)) {
        if (!through) return;
        // One after another; what can't be sent ends its connection.
        lastSent = lastSent
          .then(() => through.query('select pg_notify($1, $2)', [channelOf(to), frame]))
          .catch(() => through.end());
      }
    },
    listen(given) {
      listener = given;
      void keepAlive();
    },
    isUp: () => client !== null,
    async close() {
      await lastSent;
      closing.abort();
    },
  };
}
