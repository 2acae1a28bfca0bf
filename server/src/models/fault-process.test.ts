import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api, type Plan } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeStore } from '../../test/db/store-template.ts';
import { filledProfile } from '../../test/guide-client.ts';
import type { Fault } from '../../test/models/fault.ts';
import { goodModel } from '../../test/models/good-model.ts';
import { startStandIn, type StandIn } from '../../test/models/stand-in.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const KEY = 'sk-key-of-the-operator';
const MARKER = 'marmalade-by-moonlight';
/** One after the other, so that no model has to rest before all of this was seen. */
const models = [
  'gpt-4.1',
  'gpt-4.1-mini',
  'gpt-4.1-nano',
  'gpt-4o',
  'gpt-4o-mini',
  'gpt-5',
  'gpt-5-mini',
  'gpt-5-nano',
];
const before: readonly Fault[] = [
  'unauthorized',
  'server-error',
  'html-page',
  'bad-request',
  'overloaded',
  'context-too-long',
  'quota',
  'html-error',
];

let standIn: StandIn;
let child: ChildProcess;
let dataDir = '';
let address = '';
let log = '';
let headers: Record<string, string> = { 'content-type': 'application/json' };
let plan: Plan;

async function send(path: string, body: object, init: RequestInit = {}): Promise<Response> {
  const { headers: further, ...rest } = init;
  const all = { ...headers, ...(further as Record<string, string>) };
  return await fetch(address + path, { method: 'POST', headers: all, body: JSON.stringify(body), ...rest });
}
const say = (message: string, init: RequestInit = {}) =>
  send(api.chat.send.path, { message: `${message} ${MARKER}`, step_id: plan.steps[0]?.step_id }, init);

beforeAll(async () => {
  standIn = await startStandIn({ format: 'openai', answer: goodModel, faultAfterWords: 14 });
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-faults-'));
  await placeStore(dataDir);
  child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      WARM_LANGUAGES: 'none',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'trace',
      RATE_LIMITS: 'off',
      GUIDE_MODEL: models.map((model) => `openai:${model}`).join(','),
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: standIn.url,
      GUIDE_MAX_RETRIES: '0',
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  await vi.waitUntil(() => log.includes('Foothold is ready on '), 40_000);
  address = /ready on (http:\S+)/.exec(log)?.[1] ?? '';
  const person = { name: 'Dana', email: 'dana@example.test', password: 'correct-horse-9', agreed_to_terms: true };
  const { token } = (await (await send(api.account.signup.path, person)).json()) as { token: string };
  headers = { ...headers, authorization: `Bearer ${token}` };
  await send(api.profile.save.path, { ...filledProfile, notes: MARKER });
  await send(api.plan.createFromDescription.path, { description: `Business description: ${MARKER}` });
  plan = (await (await fetch(address + api.plan.get.path, { headers })).json()) as Plan;
}, 60_000);

afterAll(async () => {
  child.kill('SIGKILL');
  await standIn.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a server whose models fail in every way', () => {
  it('answers after all of them, each asked once', async () => {
    standIn.requests.length = 0;
    standIn.manner.answer = async (asked) => ({
      text: await goodModel(asked),
      fault: before[models.indexOf(asked.model)] ?? null,
    });
    const response = await say('What next?');
    expect([response.status, ((await response.json()) as { source: string }).source]).toEqual([200, 'builtin']);
    expect(standIn.requests.map(({ asked }) => asked?.model)).toEqual(models);
    expect(standIn.requests.every(({ key, body }) => key === KEY && JSON.stringify(body).includes(MARKER))).toBe(true);
  });

  it.each(['error-in-stream', 'malformed-event', 'reset'] as const)(
    'goes on in the built-in guide after %s',
    async (fault) => {
      standIn.manner.answer = goodModel;
      standIn.manner.fault = fault;
      const response = await say('And then?', { headers: { accept: 'text/event-stream' } });
      const body = await response.text();
      expect(body).toMatch(/event: done\ndata: \{.*"source":"mixed"/);
      expect(body).not.toContain('event: error');
      expect(body).not.toContain(KEY);
    },
  );

  it('stops the provider’s call when the person leaves', async () => {
    standIn.requests.length = 0;
    standIn.manner.fault = 'stall';
    const leaving = new AbortController();
    const response = await say('Still there?', { headers: { accept: 'text/event-stream' }, signal: leaving.signal });
    await response.body?.getReader().read();
    await vi.waitFor(() => expect(standIn.open()).toBe(1));
    leaving.abort();
    await vi.waitFor(() => expect(standIn.requests.at(-1)?.ended).toBe('left'), 10_000);
  });

  it('says nothing of it in its log, lives on, and ends in order', async () => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(log).toContain('UNAVAILABLE');
    const { asked } = standIn.requests.at(-1)!;
    const canary = /KEY-[A-Z]{8,}/.exec(asked?.instructions ?? '')?.[0];
    expect(canary).toBeDefined();
    for (const secret of [KEY, MARKER, canary!, asked!.instructions.slice(0, 40)]) expect(log).not.toContain(secret);
  });
});
