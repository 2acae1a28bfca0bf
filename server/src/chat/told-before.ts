import type { StoredProfile } from '@foothold/contract';
import { turnOf } from './memory.ts';
import { chatStore } from './store.ts';
import { interviewMessages } from './talk-reader.ts';
import type { Asker } from '../guide-client/ask.ts';
import { profileStore } from '../profile/store.ts';
import type { Services } from '../services.ts';

/** Replies of the interview behind which what was told waits for an answer. */
const ASKS: ReadonlySet<string> = new Set(['asked-of-danger', 'answered-with-care']);

/**
 * The profile of somebody who asks for ideas, with what they told in the interview last: it waits where they were asked
 * whether they are safe, and to ask for ideas is to go on. It is kept once, so that what they delete since stays deleted.
 */
export async function profileAsTold(services: Services, asker: Asker): Promise<StoredProfile> {
  const profiles = profileStore(services);
  const profile = await profiles.get(asker.userId, asker.language);
  const messages = await interviewMessages(services)(asker.userId);
  const last = messages.at(-1);
  const record = last?.record;
  const waits = record?.asked_back !== undefined || ASKS.has(record?.act ?? '');
  if (!last || !waits || record?.waiting_kept) return profile;
  const context = { language: asker.language, now: services.now() };
  const updates = await services.safety.waiting({ lately: messages.map(turnOf) }, profile, context);
  if (updates === null) return profile;
  await services.database.transaction(async (tx) => {
    if (!(await chatStore(services).settle(asker.userId, last, tx))) return;
    for (const update of updates) await profiles.saveField(asker.userId, update, tx);
  });
  return profiles.get(asker.userId, asker.language);
}
