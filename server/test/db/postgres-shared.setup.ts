import type { TestProject } from 'vitest/node';
import { logger } from '../../src/logger.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { NO_POSTGRES } from '../../src/db/postgres-programs.ts';
import { hasPostgres, makeServer, type TestServer } from './postgres-server.fixture.ts';
import { runOn, TEMPLATE } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that tests copy their databases on. */
    postgres: string;
  }
}

let server: TestServer | undefined;

/** Before the first file of `server-postgres`: one server for them all, with one migrated database to copy. */
export async function setup({ provide }: TestProject): Promise<void> {
  if (!hasPostgres) {
    logger.warn(NO_POSTGRES);
    return;
  }
  server = await makeServer(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']);
  await server.start();
  await runOn(server.url, `create database ${TEMPLATE}`);
  const template = await openPostgres(Object.assign(new URL(server.url), { pathname: TEMPLATE }).href);
  await template.close();
  provide('postgres', server.url);
}

export async function teardown(): Promise<void> {
  await server?.remove();
}
