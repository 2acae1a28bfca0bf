import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../story.ts';
import type { RunningServer } from '../server.ts';

/** Addresses that the mails to somebody lead to, the newest last; notices lead nowhere. */
function linksTo({ dataDir }: RunningServer, email: string): string[] {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  // Named by the mail's id, which is made in order.
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  return files.toSorted().flatMap((name) => {
    const mail = readFileSync(join(outbox, name), 'utf8');
    if (!mail.includes(`To: ${email}`)) return [];
    return /http:\/\/localhost:\d+(\/[\w-]+#[\w-]+)/.exec(readable(mail))?.[1] ?? [];
  });
}

/** Lines that were broken for the way, and signs that were spelled out; a part in Hebrew travels as base64. */
function readable(mail: string): string {
  const plain = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const packed = /text\/plain[^]*?base64\r?\n\r?\n([\w+/=\r\n]+)/.exec(mail)?.[1];
  return packed === undefined ? plain : Buffer.from(packed, 'base64').toString('utf8');
}

/** Waits for the mail with this number (from 1) that leads somewhere, and gives the path it leads to. */
export async function mailedPath(server: RunningServer, email: string, number = 1): Promise<string> {
  await expect.poll(() => linksTo(server, email).length).toBeGreaterThanOrEqual(number);
  return linksTo(server, email)[number - 1] ?? '';
}
