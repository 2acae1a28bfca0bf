import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { RunningServer } from '../server.ts';
import { callAs, prepare, type PreparedPerson, type Stage } from './prepared.ts';

/** The same id for the same name in every run. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Tokens of those on this worker's server, by their name. */
const tokens = new Map<string, string>();
const password = 'quiet-harbour-of-dana';

/** A person who is the same in every run, so that the guide's words and the pictures are too. */
export async function knownPerson(
  request: APIRequestContext,
  { dataDir }: RunningServer,
  language: 'en' | 'he',
  { name, stage }: { name: string; stage: Stage },
): Promise<PreparedPerson> {
  // Come for a second time to the same worker, the person begins anew.
  const before = tokens.get(name);
  if (before !== undefined) await callAs(request, before)('DELETE', '/api/account', { password });
  const id = idOf(name);
  writeFileSync(join(dataDir, 'next-user-id'), id);
  const person = { name: 'dana', email: `dana-${id.slice(0, 8)}@example.test`, password };
  const prepared = await prepare(request, language, stage, person);
  tokens.set(name, prepared.token);
  return prepared;
}
