import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeStore } from '../db/store-template.ts';
import { openEmbedded } from '../../src/db/embedded.ts';
import { visitorFeedback } from '../../src/db/schema/feedback.ts';
import { failureOf } from '../../src/http/failure-of.ts';

/** Room for a new store and little more. */
const DISK_MB = 128;
const LEFT_BYTES = 2 * 1024 ** 2;

const folder = mkdtempSync(join(tmpdir(), 'foothold-full-'));
const mounts = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]).status === 0;

/** A disk of its own, where this machine lets us mount one. */
describe.skipIf(!mounts)('a full disk', () => {
  beforeAll(() => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterAll(() => {
    vi.restoreAllMocks();
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'is a 503 and no end; with room again all is well, and nothing acknowledged is gone',
    { timeout: 240_000 },
    async () => {
      await placeStore(join(folder, 'data'));
      const database = await openEmbedded(join(folder, 'data'));
      const acknowledged: string[] = [];
      const write = async () => {
        const message = randomBytes(10_000).toString('hex');
        await database.db.insert(visitorFeedback).values({ id: crypto.randomUUID(), message, createdAt: new Date() });
        acknowledged.push(message);
      };
      const outcome = () =>
        write().then(
          () => 'kept',
          (error: unknown) => failureOf(error).code,
        );
      const { bavail, bsize } = statfsSync(folder);
      const filler = join(folder, 'filler');
      writeFileSync(filler, Buffer.alloc(bavail * bsize - LEFT_BYTES));

      let refused = 0;
      while (refused < 10) {
        const came = await outcome();
        expect(['kept', 'UNAVAILABLE']).toContain(came);
        if (came !== 'kept') refused += 1;
      }

      rmSync(filler);
      await expect.poll(outcome, { timeout: 60_000, interval: 500 }).toBe('kept');
      const kept = new Set((await database.db.select().from(visitorFeedback)).map(({ message }) => message));
      expect(acknowledged.filter((message) => !kept.has(message))).toEqual([]);
      await database.close();
    },
  );
});

if (!mounts) rmSync(folder, { recursive: true, force: true });
