import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Disk } from './disk.ts';
import { type Aftermath, cutPower, type Recording, recordWriter } from './power-cut.ts';
import { drawFrom } from './random.ts';

const WRITES = 24;

/** `node bench/power-cuts.ts` makes hundreds of these, and real ones on a mounted disk. */
describe('a power cut', () => {
  let recording: Recording;
  let opened: number;
  beforeAll(() => {
    recording = recordWriter(WRITES);
    opened = recording.operations.findIndex((operation) => operation.does === 'say');
  }, 120_000);
  afterAll(() => recording.remove());

  async function after(places: readonly number[], seed: number, from = recording): Promise<Aftermath[]> {
    const all: Aftermath[] = [];
    for await (const aftermath of cutPower(from, places, drawFrom(seed))) all.push(aftermath);
    return all;
  }
  const sound = { lost: [], halves: [] };

  it('is cut on a disk that has seen every change the store made', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foothold-disk-'));
    const disk = new Disk();
    for (const operation of recording.operations) disk.apply(operation);
    disk.copy(folder);
    const compare = () => execFileSync('diff', ['-r', '-x', 'database.lock.db*', folder, recording.folder]);
    expect(compare().toString()).toBe('');
    rmSync(folder, { recursive: true });
  });

  it('takes no acknowledged row and half of no transaction, and the store opens', { timeout: 240_000 }, async () => {
    const { length } = recording.operations;
    const places = [0.02, 0.3, 0.6, 0.8, 1].map((share) => Math.round(opened + 1 + share * (length - opened - 1)));
    const all = await after(places, 1);
    expect(all).toEqual(all.map(({ told }, at) => ({ at: places[at], told, ...sound })));
    expect(all.at(-1)?.told).toBeGreaterThan(WRITES);
  });

  it('in the middle of the first start leaves a store that starts over', { timeout: 240_000 }, async () => {
    const places = [0.4, 0.999].map((share) => Math.round(share * opened));
    const all = await after(places, 2);
    expect(all).toEqual(places.map((at) => ({ at, told: 0, ...sound })));
  });

  it('is seen when a disk forgets what it was asked to keep', { timeout: 240_000 }, async () => {
    const forgetful = recording.operations.filter(({ does }, at) => at < opened || does !== 'sync');
    const [aftermath] = await after([forgetful.length], 3, { ...recording, operations: forgetful });
    expect(aftermath?.corrupt ?? aftermath?.lost).not.toEqual([]);
  });
});
