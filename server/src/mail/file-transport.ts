import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { syncPath } from '../disk/sync-path.ts';
import { type MailTransport, nodemailerMessage } from './message.ts';

/**
 * Leaves mails as `.eml` files in `dataDir`/outbox, for the owner of the server only: each appears whole, and a second
 * try of the same mail takes the place of the first.
 */
export function fileTransport(dataDir: string, from: string): MailTransport {
  const directory = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const { message: source } = await transport.sendMail(nodemailerMessage(message, from));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, `${message.id}.eml`);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(source as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
      // The row in the outbox goes next: the name must be as safe as the words.
      syncPath(directory);
    },
    close: () => transport.close(),
  };
}
