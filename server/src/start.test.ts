import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeStore } from '../test/db/store-template.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const admin = fileURLToPath(new URL('./admin.ts', import.meta.url));

/** Longest that a few processes may take to start one after another, in milliseconds, on a machine that is busy with others. */
const PATIENCE_MS = 240_000;

describe('the process', () => {
  let dataDir = '';
  const children: ChildProcess[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'foothold-start-'));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  function run(program: string, args: string[] = [], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [program, ...args], {
      env: {
        PATH: process.env['PATH'],
        NODE_OPTIONS: process.env['NODE_OPTIONS'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        WARM_LANGUAGES: 'none',
        DATA_DIR: dataDir,
        PORT: '0',
        ...env,
      },
    });
    children.push(child);
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
    return { child, said, ended: once(child, 'close').then(([code]) => code as number | null) };
  }

  async function ready(server: ReturnType<typeof run>): Promise<string> {
    await expect.poll(() => server.said.out, { timeout: PATIENCE_MS / 4 }).toContain('Foothold is ready on ');
    return /ready on (http:\S+)/.exec(server.said.out)?.[1] ?? '';
  }

  const post = (address: string, path: string, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('says when it is ready, ends in order, and finds everything again', { timeout: PATIENCE_MS }, async () => {
    const first = run(main);
    const address = await ready(first);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const person = { name: 'Dana', email: 'dana@example.test', password: 'correct-horse-9', agreed_to_terms: true };
    const { token } = (await (await post(address, '/api/signup', person)).json()) as { token: string };

    const another = join(dataDir, 'another');
    await placeStore(another);
    const neighbour = run(main, [], { PORT: new URL(address).port, DATA_DIR: another });
    expect(await neighbour.ended).toBe(1);
    expect(neighbour.said.err).toContain(`PORT: ${new URL(address).port} is in use`);

    const second = run(main);
    expect(await second.ended).toBe(1);
    expect(second.said.err).toContain(join(dataDir, 'database'));
    expect(second.said.err.trim().split('\n')).toHaveLength(1);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const log = first.said.out + first.said.err;
    for (const secret of [person.password, person.email, token]) expect(log).not.toContain(secret);

    const again = await ready(run(main));
    const me = await fetch(`${again}/api/account`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ email: person.email });
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['GUIDE_MODEL', { GUIDE_MODEL: 'gpt-6' }],
    ['OPENAI_API_KEY', { GUIDE_MODEL: 'openai:gpt-6' }],
    ['SESSION_SECRET', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SESSION_SECRET: 'x'.repeat(32) }],
    ['DATA_DIR', { DATA_DIR: join(main, 'below-a-file') }],
  ])('does not start for %s, and says so in a line', async (name, env) => {
    const server = run(main, [], env);
    expect(await server.ended).toBe(1);
    expect(server.said.err).toContain(`${name}: `);
    expect(server.said.err.trim().split('\n')).toHaveLength(1);
  });

  it(
    'makes invite codes by command, with and without a server that has the database',
    { timeout: PATIENCE_MS },
    async () => {
      const early = run(admin, ['invite', 'create', '--note', 'press']);
      expect(await early.ended).toBe(1);
      expect(early.said.err).toContain(dataDir);
      // The first start makes the store; no command does.
      const first = run(main);
      await ready(first);
      first.child.kill('SIGTERM');
      expect(await first.ended).toBe(0);
      const create = run(admin, ['invite', 'create', '--note', 'press']);
      expect(await create.ended).toBe(0);
      const code = create.said.out.trim();
      expect(code).toMatch(/^[A-Z2-9]{10}$/);
      const server = run(main, [], { INVITE_MODE: 'required' });
      const address = await ready(server);
      const person = {
        name: 'D',
        email: 'd@example.test',
        password: 'correct-horse-9',
        agreed_to_terms: true,
        invite: code,
      };
      expect((await post(address, '/api/signup', person)).status).toBe(201);
      const meanwhile = run(admin, ['invite', 'list']);
      expect(await meanwhile.ended).toBe(0);
      expect(meanwhile.said.out).toContain(code);
    },
  );
});
