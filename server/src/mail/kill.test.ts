import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../db/embedded.ts';
import { mail } from '../db/schema/mail.ts';
import { placeStore } from '../../test/db/store-template.ts';
import { openInbox } from '../../test/mail/inbox.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

describe('a server that is killed before it could send a mail', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-mail-kill-'));
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(smtpUrl: string) {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        NODE_OPTIONS: process.env['NODE_OPTIONS'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        WARM_LANGUAGES: 'none',
        DATA_DIR: dataDir,
        PORT: '0',
        SMTP_URL: smtpUrl,
        MAIL_FROM: 'foothold@foothold.example',
        PUBLIC_URL: 'https://foothold.example',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, { timeout: 100_000 }).toContain('Foothold is ready on ');
    const origin = /ready on (http:\S+)/.exec(said)?.[1] ?? '';
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    return { child, post, said: () => said };
  }

  /** The first process may have tried already and put the next try off for a minute, which a test need not wait for. */
  async function letTheNextTryBeNow() {
    const database = await openEmbedded(dataDir);
    await database.db.update(mail).set({ nextAttemptAt: new Date() });
    await database.close();
  }

  it('has it sent by the next one, and says nothing of it meanwhile', { timeout: 240_000 }, async () => {
    const inbox = await openInbox();
    const { url } = inbox;
    await inbox.close();
    const email = 'dana@example.test';
    await placeStore(dataDir);
    const first = await start(url);
    const person = { name: 'Dana', email, password: 'correct-horse-9', agreed_to_terms: true };
    expect(await first.post('/api/signup', person)).toBe(201);
    expect(await first.post('/api/account/password/forgot', { email })).toBe(204);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(first.said()).not.toContain(email);

    const reopened = await openInbox(inbox.port);
    await letTheNextTryBeNow();
    const second = await start(url);
    const [sent] = await reopened.to(email);
    expect(sent?.link).toMatch(/^https:\/\/foothold\.example\/reset#/);
    second.child.kill('SIGTERM');
    await once(second.child, 'exit');
    expect(second.said()).not.toContain(email);
    await reopened.close();
  });
});
