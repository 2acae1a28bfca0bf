import { chmodSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { runAdminCommand } from '../admin/command.ts';
import type { Database } from '../db/database.ts';
import { isTaken } from '../db/process-lock.ts';
import { logger } from '../logger.ts';
import { type ControlReply, type ControlRequest, socketOf } from './message.ts';

const SNAPSHOT = 'snapshot-';

interface Controlled {
  dataDir: string;
  database: Database;
  now: () => number;
}

/** The server's database, lent to a command that closes what it was given. */
function lent(database: Database): Database {
  return {
    get db() {
      return database.db;
    },
    transaction: (work) => database.transaction(work),
    ping: () => database.ping(),
    close: async () => undefined,
  };
}

async function snapshot({ dataDir, database }: Controlled): Promise<string> {
  if (!database.snapshot) throw new Error('This store is copied by its own server.');
  const folder = await mkdtemp(join(dataDir, SNAPSHOT));
  try {
    await mkdir(join(folder, 'database'), { mode: 0o700 });
    await database.snapshot(join(folder, 'database'));
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function answer(request: ControlRequest, controlled: Controlled): Promise<string> {
  if ('snapshot' in request) return snapshot(controlled);
  return runAdminCommand(request.admin, async () => lent(controlled.database), new Date(controlled.now()));
}

async function replyTo(message: IncomingMessage, controlled: Controlled): Promise<ControlReply> {
  try {
    return { text: await answer(JSON.parse(await text(message)) as ControlRequest, controlled) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Takes away copies that killed commands left behind, but not what a backup still reads that an earlier server answered. */
async function removeLeftSnapshots(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(SNAPSHOT)) continue;
    const copy = join(dataDir, name);
    try {
      if (!isTaken(join(copy, 'database'))) await rm(copy, { recursive: true, force: true });
    } catch (error) {
      logger.warn(`${copy} was left behind and could not be taken away: ${String(error)}`);
    }
  }
}

/**
 * Hears commands of the people who run the server, on a socket in DATA_DIR: the embedded store belongs to one process, and
 * that is the server. Where no socket can be made (Windows, a path of over 100 bytes, some shared folders), commands
 * need the server stopped, and the log says so. Gives what ends it.
 */
export async function listenForCommands(controlled: Controlled): Promise<() => Promise<void>> {
  const path = socketOf(controlled.dataDir);
  await removeLeftSnapshots(controlled.dataDir);
  const server = createServer((message, response) => {
    void replyTo(message, controlled).then((reply) => response.end(JSON.stringify(reply)));
  });
  // A backup of a large store waits for its copy.
  server.requestTimeout = 0;
  try {
    // Of a server that was killed; another one that lives would have the store.
    rmSync(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(path, resolve);
    });
    chmodSync(path, 0o600);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    logger.warn(`Commands that need the store have to wait until this server is stopped: ${why}`);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}
