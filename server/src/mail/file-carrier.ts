import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { syncPath } from '../db/sync-path.ts';
import { type Carrier, messageOf } from './parcel.ts';

/**
 * Leaves mails as `.eml` files in `dataDir`/outbox, for the owner of the server only: each appears whole, and a second
 * try of the same mail takes the place of the first.
 */
export function fileCarrier(dataDir: string, from: string): Carrier {
  const directory = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async carry(parcel) {
      const { message } = await transport.sendMail(messageOf(parcel, from));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, `${parcel.id}.eml`);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(message as Buffer);
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
