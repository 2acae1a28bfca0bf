import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { RunningServer } from '../server.ts';
import { prepare, type PreparedPerson, type Stage } from './prepared.ts';

const ids: Record<Stage, string> = {
  account: '11111111-1111-4111-8111-111111111111',
  profile: '22222222-2222-4222-8222-222222222222',
  ideas: '33333333-3333-4333-8333-333333333333',
  plan: '44444444-4444-4444-8444-444444444444',
};

/** Those of this worker's server: looking changes nothing, so that its stories share them. */
const people = new Map<Stage, Promise<PreparedPerson>>();

/** A person who is the same in every run, so that the guide's words and the pictures are too. */
export function knownPerson(
  request: APIRequestContext,
  server: RunningServer,
  language: 'en' | 'he',
  stage: Stage,
): Promise<PreparedPerson> {
  const known = people.get(stage);
  if (known) return known;
  writeFileSync(join(server.dataDir, 'next-user-id'), ids[stage]);
  const person = { name: 'dana', email: `dana-${stage}@example.test`, password: 'quiet-harbour-of-dana' };
  const prepared = prepare(request, language, stage, person);
  people.set(stage, prepared);
  return prepared;
}
