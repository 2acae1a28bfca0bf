import { setTimeout as delay } from 'node:timers/promises';
import { drizzled } from './drizzled.ts';
import { logger } from '../logger.ts';
import type { Backend } from './backend.ts';
import type { Queryable } from './database.ts';

const REOPEN_EVERY_MS = 2_000;

/** A backend that is opened again when it breaks off, as a Postgres server would start a new one. */
export interface LivingBackend {
  /** Queries on the backend of the moment; between two, they fail with `BackendDown`. */
  readonly queryable: Queryable;
  execute(statement: string): Promise<unknown>;
  /** Does `work` while no statement runs. */
  alone<Done>(work: () => Promise<Done>): Promise<Done>;
  close(): Promise<void>;
}

/**
 * Opens a backend and keeps one open. `mayOpen` says whether opening again has a chance, for example whether the disk
 * has room; opening recovers what was committed from the log.
 */
export async function keepOpen(open: () => Promise<Backend>, mayOpen: () => boolean): Promise<LivingBackend> {
  let backend: Backend;
  let queryable: Queryable;
  let closing = false;

  const adopt = (opened: Backend) => {
    backend = opened;
    queryable = drizzled(opened);
    opened.onDown = () => {
      logger.event('The embedded database broke off. It is opened again as soon as the disk has room.');
      void reopen();
    };
    opened.onLost = (reason) => {
      // Nobody knows what it was at: a process that begins anew does, and whoever watches it sees that something is wrong.
      logger.event(`Foothold ends: the thread of the embedded database ended by itself (${reason}).`);
      process.exit(1);
    };
    return queryable;
  };

  async function reopen(): Promise<void> {
    while (!closing) {
      await delay(REOPEN_EVERY_MS, undefined, { ref: false });
      if (closing || !mayOpen()) continue;
      try {
        adopt(await open());
        logger.event('The embedded database is open again.');
        return;
      } catch (error) {
        logger.event(
          `The embedded database could not be opened: ${error instanceof Error ? error.message : 'unknown reason'}`,
        );
      }
    }
  }

  queryable = adopt(await open());
  return {
    get queryable() {
      return queryable;
    },
    execute: (statement) => backend.exec(statement),
    alone: (work) => backend.runExclusive(work),
    async close() {
      closing = true;
      if (backend.isDown) return;
      await backend.exec('checkpoint');
      await backend.close();
    },
  };
}
