import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { visitorFeedback } from './schema/feedback.ts';

const ROUNDS = 20;
/** How many acknowledged rows to wait for before the kill, so that each round tears the work at another place. */
const rowsBeforeKill = (round: number) => 5 + ((round * 37) % 60);

const writer = fileURLToPath(new URL('./kill-writer.fixture.ts', import.meta.url));
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-durability-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function startWriter(round: number): ChildProcess {
  return spawn(process.execPath, [writer, dataDir, String(round)], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Lines a writer acknowledged until it had said `enough` of them and was killed. */
async function acknowledgedUntilKilled(round: number, enough: number): Promise<string[]> {
  const child = startWriter(round);
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split('\n').length > enough) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return said.split('\n').slice(0, -1);
}

describe('the embedded database', () => {
  it(`loses no acknowledged row in ${ROUNDS} kills`, { timeout: 300_000 }, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(...(await acknowledgedUntilKilled(round, rowsBeforeKill(round))));
    }
    const database = await openEmbedded(dataDir);
    const kept = new Set((await database.db.select().from(visitorFeedback)).map((row) => row.message));
    await database.close();
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 5);
    expect(acknowledged.filter((message) => !kept.has(message))).toEqual([]);
  });

  it('refuses a second process at once, naming the directory, and is free again when the first is killed', async () => {
    const first = startWriter(0);
    await once(first.stdout!, 'data');
    await expect(openEmbedded(dataDir)).rejects.toThrow(join(dataDir, 'database'));
    first.kill('SIGKILL');
    await once(first, 'close');
    const database = await openEmbedded(dataDir);
    await database.ping();
    await database.close();
  });

  it('starts over after a first start that was cut off', async () => {
    const child = startWriter(0);
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
    const first = await openEmbedded(dataDir);
    await first.db.insert(visitorFeedback).values({ id: crypto.randomUUID(), message: 'kept', createdAt: new Date() });
    await first.close();
    const second = await openEmbedded(dataDir);
    expect((await second.db.select().from(visitorFeedback)).map((row) => row.message)).toEqual(['kept']);
    await second.close();
  });
});
