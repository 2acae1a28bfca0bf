import { api, IMPORT_MAX_BYTES } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/register.ts';
import type { Services } from '../services.ts';
import { importData } from './import-data.ts';

/** Taking an export in again. */
export function importRoutes(app: FastifyInstance, { database }: Services): void {
  register(
    app,
    api.account.import,
    async ({ userId, body }) => ({ imported: await importData(database, userId, body) }),
    {
      explain: () => 'IMPORT_INVALID',
      bodyLimit: IMPORT_MAX_BYTES,
    },
  );
}
