/** Before each file of `server-postgres`: tells it where the server is that it copies its databases on. */
import { inject } from 'vitest';
import './postgres-shared.setup.ts';

process.env['TEST_DATABASE_URL'] = inject('postgres');
