import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { loggedWords } from '../../test/rhythm/logged-words.ts';
import { acknowledgedBy, startWriter } from '../../test/db/killed-writer.fixture.ts';
import { placeStore } from '../../test/db/store-template.ts';
import { visitorFeedback } from './schema/feedback.ts';

/** Of a hundred: `bench/kills.ts`. */
const ROUNDS = 8;
/** How many acknowledged rows to wait for before the kill, so that each round tears the work at another place. */
const rowsBeforeKill = (round: number) => 5 + ((round * 37) % 60);

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-durability-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the embedded database', () => {
  it(`loses no acknowledged row in ${ROUNDS} kills`, { timeout: 300_000 }, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = startWriter(dataDir, round);
      acknowledged.push(...(await acknowledgedBy(child, rowsBeforeKill(round), () => child.kill('SIGKILL'))));
    }
    const database = await openEmbedded(dataDir);
    const rows = await database.db.select().from(visitorFeedback);
    const kept = new Set([...rows.map((row) => row.message), ...(await loggedWords(database.db))]);
    await database.close();
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 5);
    expect(acknowledged.filter((message) => !kept.has(message))).toEqual([]);
  });

  it('refuses a second process at once, naming the directory, and is free again when the first is killed', async () => {
    await placeStore(dataDir);
    const first = startWriter(dataDir, 0);
    await once(first.stdout!, 'data');
    await expect(openEmbedded(dataDir)).rejects.toThrow(join(dataDir, 'database'));
    first.kill('SIGKILL');
    await once(first, 'close');
    const database = await openEmbedded(dataDir);
    await database.ping();
    await database.close();
  });

  it('starts over after a first start that was cut off', async () => {
    const child = startWriter(dataDir, 0);
    await expect
      .poll(() => existsSync(join(dataDir, 'database.first-start')), { interval: 5, timeout: 25_000 })
      .toBe(true);
    child.kill('SIGKILL');
    await once(child, 'close');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '99');
    const database = await openEmbedded(dataDir);
    await database.ping();
    await database.close();
    expect(existsSync(join(dataDir, 'database.first-start'))).toBe(false);
  });

  it('keeps rows over a clean close', async () => {
    await placeStore(dataDir);
    const first = await openEmbedded(dataDir);
    await first.db.insert(visitorFeedback).values({ id: crypto.randomUUID(), message: 'kept', createdAt: new Date() });
    await first.close();
    const second = await openEmbedded(dataDir);
    expect((await second.db.select().from(visitorFeedback)).map((row) => row.message)).toEqual(['kept']);
    await second.close();
  });
});
