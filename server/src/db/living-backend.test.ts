import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../http/failure-of.ts';
import { startProblem } from '../start-problem.ts';
import { Backend } from './backend.ts';
import { keepOpen } from './living-backend.ts';
import { migratedDump } from '../../test/db/database.ts';
import { guarded } from './transaction.ts';

/** A thread whose database breaks when it is asked to. */
const breaking = new URL('../../test/db/breaking-backend.worker.ts', import.meta.url);
/** A program that has the thread end, and would then go on for ever. */
const askForTheEnd = (dump: string) => `
  const { readFileSync } = await import('node:fs');
  const { Backend } = await import(${JSON.stringify(new URL('./backend.ts', import.meta.url).href)});
  const { keepOpen } = await import(${JSON.stringify(new URL('./living-backend.ts', import.meta.url).href)});
  const dump = readFileSync(${JSON.stringify(dump)});
  const living = await keepOpen(() => Backend.open({ dump }, new URL(${JSON.stringify(breaking.href)})), () => true);
  setInterval(() => undefined, 1_000);
  await living.execute("select 'end'");`;

describe('a backend that breaks off', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  const openMemory = async () => Backend.open({ dump: await migratedDump() }, breaking);

  const failureCode = (query: Promise<unknown>) =>
    query.then(
      () => 'answered',
      (error: unknown) => failureOf(error).code,
    );

  it(
    'is never asked again, answers 503 meanwhile, and is replaced when there is room',
    { timeout: 60_000 },
    async () => {
      const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      let room = false;
      let opened = 0;
      const living = await keepOpen(
        () => {
          opened += 1;
          return openMemory();
        },
        () => room,
      );
      const database = guarded(() => living.queryable, { ping: async () => undefined, close: () => living.close() });
      const ask = () => database.db.execute(sql`select 1`);
      expect(await failureCode(ask())).toBe('answered');

      const [first, waiting] = [database.db.execute(sql`select 'panic'`), ask()];
      expect(await failureCode(first)).toBe('UNAVAILABLE');
      expect(await failureCode(waiting)).toBe('UNAVAILABLE');
      expect(await failureCode(database.transaction((tx) => tx.execute(sql`select 1`)))).toBe('UNAVAILABLE');
      expect(opened).toBe(1);

      room = true;
      await expect.poll(() => failureCode(ask()), { timeout: 20_000, interval: 200 }).toBe('answered');
      expect(opened).toBe(2);
      expect(said).toHaveBeenCalledWith('The embedded database is open again.\n');
      await database.close();
    },
  );

  it('is given up when it falls out of its machine', async () => {
    const backend = await openMemory();
    const down = vi.fn<() => void>();
    backend.onDown = down;
    await expect(backend.exec("select 'unreachable'")).rejects.toThrow('opened again');
    await expect(backend.query('select 1')).rejects.toThrow('opened again');
    await expect.poll(() => down.mock.calls.length).toBe(1);
  });

  it('answers without PGlite reading the answer, which would keep it for ever', async () => {
    vi.stubEnv('BREAKING', 'read');
    const backend = await openMemory();
    expect((await backend.query('select 7 as answer')).rows).toEqual([{ answer: 7 }]);
    await backend.close();
  });

  it('says why a store can not be made on a full disk', { timeout: 60_000 }, async () => {
    const directory = mkdtempSync(join(tmpdir(), 'foothold-thread-'));
    vi.stubEnv('BREAKING', 'full');
    const failure: unknown = await Backend.open({ directory }, breaking).catch((error: unknown) => error);
    rmSync(directory, { recursive: true });
    expect(failure).toBeInstanceOf(Error);
    expect(startProblem(failure)).toBe('DATA_DIR: there is no room left on its disk');
  });

  it('has ended its thread when it fails its first question', async () => {
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    vi.stubEnv('BREAKING', 'deaf');
    await expect(openMemory()).rejects.toMatchObject({ code: '58030' });
    expect(ended).toHaveBeenCalledOnce();
  });

  it('says what failed first in a transaction, and why its thread is gone', async () => {
    const backend = await openMemory();
    const first = backend.transaction(async (tx) => {
      await tx.query("select 'end'").catch(() => undefined);
      throw new Error('first');
    });
    await expect(first).rejects.toThrow('first');
    await expect(backend.query('select 1')).rejects.toThrow('ended: exit code 3');
  });

  it.each([
    ['unclosable', { name: 'TypeError', message: 'unclosable' }],
    ['wordless', { message: 'wordless' }],
  ])('says that it failed to close, and has ended its thread: %s', async (how, said) => {
    vi.stubEnv('BREAKING', how);
    const backend = await openMemory();
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    await expect(backend.close()).rejects.toMatchObject(said);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends the process, with a line that says so, when its thread is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foothold-thread-'));
    writeFileSync(join(folder, 'dump'), await migratedDump());
    const program = ['-e', askForTheEnd(join(folder, 'dump'))];
    const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8', timeout: 50_000 });
    rmSync(folder, { recursive: true });
    expect(stderr).toContain('Foothold ends: the thread of the embedded database ended by itself (exit code 3).');
    expect(status).toBe(1);
  });
});
