import { api, IMPORT_MAX_BYTES } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import type { Services } from '../services.ts';
import type { DataThread } from './data-thread.ts';
import { dataTurns } from './data-turns.ts';
import { importData } from './import-data.ts';

/** Taking an export in again. */
export function importRoutes(app: FastifyInstance, { database }: Services, thread: DataThread): void {
  const inTurn = dataTurns();

  register(
    app,
    api.account.import,
    async ({ userId, signal, request }) => {
      // As its bytes: to take 16 MiB of JSON apart here would hold up everybody else.
      const bytes = Buffer.isBuffer(request.body) ? request.body : fail('IMPORT_INVALID');
      const imported = await inTurn(userId, signal, async () => {
        const read = await thread.read({ kind: 'import', userId, bytes }, signal);
        return 'refused' in read ? fail(read.refused) : importData(database, userId, read);
      });
      return { imported };
    },
    { bytes: true, bodyLimit: IMPORT_MAX_BYTES },
  );
}
