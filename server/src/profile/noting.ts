import type { Noted } from '@foothold/contract';
import type { SafetyReader } from '@foothold/guide';
import type { Asker } from '../guide-client/ask.ts';
import type { Services } from '../services.ts';
import { profileStore } from './store.ts';

type AskedFor = Parameters<SafetyReader['limitsBeside']>[1]['askedFor'];

/**
 * Writes down what somebody says that they can't or won't do while they ask for something else, and gives what the reply
 * says of it; nothing where nothing was told.
 */
export async function noteBeside(
  services: Services,
  { userId, language }: Pick<Asker, 'userId' | 'language'>,
  { said, askedFor }: { said: string; askedFor: AskedFor },
): Promise<Noted> {
  if (said.trim() === '') return {};
  const profiles = profileStore(services);
  const profile = await profiles.get(userId, language);
  const found = await services.safety.limitsBeside(said, { profile, askedFor }, { language, now: services.now() });
  if (!found) return {};
  await services.database.transaction(async (tx) => {
    for (const update of found.updates) await profiles.saveField(userId, update, tx);
  });
  return { noted: found };
}
