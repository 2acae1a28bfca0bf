import { threadId } from 'node:worker_threads';
import { api } from '@foothold/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { fileOf, feedbackRows, planRow, stepsOf, versionRows } from '../../test/account/largest.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../test/app.ts';
import type { ImportJob } from './data-job.ts';
import { type DataThread, dataThread } from './data-thread.ts';

const hanging = new URL('../../test/account/hanging-worker.ts', import.meta.url);
const naming = new URL('../../test/account/naming-worker.ts', import.meta.url);
const nobodyLeaves = new AbortController().signal;
const bytesOf = (file: unknown) => Buffer.from(JSON.stringify(file));
const importOf = (bytes: Uint8Array): ImportJob => ({ kind: 'import', userId: crypto.randomUUID(), bytes });

const open: { close(): Promise<void> }[] = [];
const kept = <Closing extends { close(): Promise<void> }>(closing: Closing): Closing => {
  open.push(closing);
  return closing;
};
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const appOn = async (thread: DataThread) => kept(await buildTestApp({ dataThread: thread }));
const feedbackOf = async (test: TestApp, { token }: TestPerson) =>
  (await test.as(token).call(api.account.export)).data.data['feedback'];
const taking = (test: TestApp, { token }: TestPerson) =>
  test.as(token).call(api.account.import, { body: fileOf({ feedback: feedbackRows(2) }) });
const refusalOf = (reply: { status: number; response: { json(): unknown } }) => {
  const { code, stopped } = reply.response.json() as { code: string; stopped?: string };
  return { status: reply.status, code, stopped };
};

describe('the thread of imports and exports', () => {
  it('is another one than that of calls', async () => {
    const thread = kept(dataThread({ worker: naming }));
    const id: unknown = await thread.read(importOf(bytesOf({})), nobodyLeaves);
    expect(id).not.toBe(threadId);
    expect(id).toEqual(expect.any(Number));
  });

  it('takes over bytes that are its own, and leaves others be', async () => {
    const thread = kept(dataThread());
    const file = bytesOf(fileOf({ feedback: feedbackRows(1) }));
    expect(await thread.read(importOf(file), nobodyLeaves)).toMatchObject({ planIds: [] });
    expect(file.byteLength).toBeGreaterThan(0);
    const own = new Uint8Array(file);
    await thread.read(importOf(own), nobodyLeaves);
    expect(own.byteLength).toBe(0);
  });

  it('does not unfold a file of more values than there is room for', async () => {
    const thread = kept(dataThread());
    const file = Buffer.from(`{"data":[${'[],'.repeat(1_500_001)}0]}`);
    expect(await thread.read(importOf(file), nobodyLeaves)).toEqual({ refused: 'IMPORT_TOO_LARGE' });
    expect(await thread.read(importOf(bytesOf({})), nobodyLeaves)).toEqual({ refused: 'IMPORT_INVALID' });
  });

  it('is ended when whoever asked has left', async () => {
    const thread = kept(dataThread({ worker: hanging }));
    const leaving = new AbortController();
    const job = thread.read(importOf(bytesOf({})), leaving.signal);
    leaving.abort(new Error('left'));
    await expect(job).rejects.toThrow('left');
  });
});

describe('an import or export that takes too long', () => {
  it('is ended with a sentence, and changes nothing', async () => {
    const test = await appOn(dataThread({ worker: hanging, limitMs: 50 }));
    const dana = await test.signUp({ language: 'pt' });
    const cut = { status: 503, code: 'CUT_SHORT', stopped: 'slow' };
    const refused = await taking(test, dana);
    expect(refusalOf(refused)).toEqual(cut);
    expect((refused.response.json() as { error: string }).error).toMatch(/Nada foi alterado/);
    expect(refused.response.headers['retry-after']).toBe('5');
    expect(refusalOf(await test.as(dana.token).call(api.account.exportReadable))).toEqual(cut);
    expect(await feedbackOf(test, dana)).toEqual([]);
  });
});

/** A thread whose files are read only when they are let through. */
function gated() {
  const thread = dataThread();
  const waiting: { userId: string; letThrough: () => void }[] = [];
  const come = new Set<() => void>();
  const read: DataThread['read'] = async (job, signal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push({ userId: job.userId, letThrough: resolve });
    for (const tell of come) tell();
    await promise;
    return thread.read(job, signal);
  };
  const next = async () => {
    if (waiting.length === 0) await new Promise<void>((resolve) => come.add(resolve));
    return waiting.shift()!;
  };
  return { thread: { ...thread, read }, waiting, next };
}

describe('imports at once', () => {
  it('are one at a time of a person, and of all people one after another', async () => {
    const { thread, waiting, next } = gated();
    const test = await appOn(thread);
    const [dana, noam] = [await test.signUp(), await test.signUp()];
    const first = taking(test, dana);
    const { userId, letThrough } = await next();
    expect(userId).toBe(dana.userId);
    expect(refusalOf(await taking(test, dana))).toMatchObject({ status: 409, code: 'IN_PROGRESS' });
    const others = taking(test, noam);
    // An export of the same person is work of another kind.
    expect(await feedbackOf(test, dana)).toEqual([]);
    expect(waiting).toEqual([]);
    letThrough();
    expect((await first).status).toBe(200);
    const second = await next();
    expect(second.userId).toBe(noam.userId);
    second.letThrough();
    expect((await others).status).toBe(200);
    expect(await feedbackOf(test, noam)).toHaveLength(2);
  });
});

describe('an export', () => {
  it('lets others in between its rows', async () => {
    const test = kept(await buildTestApp());
    const dana = await test.signUp();
    const steps = stepsOf('plan', [1]);
    const body = fileOf({ plan: [planRow('plan', steps)], plan_version: versionRows('plan', 20, steps) });
    expect((await test.as(dana.token).call(api.account.import, { body })).status).toBe(200);
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const { data } = await test.as(dana.token).call(api.account.export);
    clearImmediate(next);
    expect(data.data['plan_version']).toHaveLength(20);
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});
