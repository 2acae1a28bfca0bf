import { createHmac } from 'node:crypto';
import { Redis } from 'ioredis';
import { logger } from '../logger.ts';

/** Longest the server may leave a command unanswered, in milliseconds: a person waits for it. */
const SILENCE_MS = 1_000;
const CONNECT_LIMIT_MS = 3_000;
const RECONNECT_MS = { first: 100, most: 3_000 } as const;
const AWAY = 'Redis (REDIS_URL) can’t be reached; until it is, limits are counted on each server alone';
/** Connections that were ended on purpose. */
const closing = new WeakSet<Redis>();

/** What all instances of one installation write into Redis begins with this, and no other installation's does. */
export function redisPrefix(sessionSecret: string): string {
  return `foothold:${createHmac('sha256', sessionSecret).update('redis').digest('base64url').slice(0, 12)}:`;
}

/**
 * A connection that is made again for as long as the process runs. While there is none, a command fails at once, and one
 * that is not answered in time ends the connection. An outage is said once, and so is its end.
 */
export function connectRedis(url: string, purpose: 'counts' | 'bus'): Redis {
  const redis = new Redis(url, {
    protocol: 2,
    disableClientInfo: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // Whoever listens subscribes anew at each `ready`.
    autoResubscribe: false,
    connectTimeout: CONNECT_LIMIT_MS,
    // Not `commandTimeout`: everybody would wait in turn on a connection that hangs.
    socketTimeout: SILENCE_MS,
    retryStrategy: (times) => Math.min(RECONNECT_MS.most, RECONNECT_MS.first * 2 ** Math.min(times, 10)),
  });
  let isAway = false;
  const away = (reason: string) => {
    if (!isAway && purpose === 'counts') logger.event(`${AWAY} (${reason}).`);
    isAway = true;
  };
  redis.on('error', (error: Error) => away(reasonIn(error)));
  redis.on('close', () => {
    if (!closing.has(redis)) away('the connection was lost');
  });
  redis.on('ready', () => {
    if (isAway && purpose === 'counts') logger.event('Redis (REDIS_URL) can be reached again.');
    isAway = false;
  });
  return redis;
}

/** In a word, without what may hold a secret. */
function reasonIn(error: Error): string {
  if ('code' in error) return String(error.code);
  return error.name === 'ReplyError' ? (error.message.split(' ', 1)[0] ?? error.name) : 'no answer';
}

/** Ends a connection for good, without waiting for it. */
export function disconnectRedis(redis: Redis): void {
  closing.add(redis);
  redis.disconnect();
}
