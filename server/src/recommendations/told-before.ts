import type { StoredProfile } from '@foothold/contract';
import { interviewReader } from '../chat/talk-reader.ts';
import type { Asker } from '../guide-client/ask.ts';
import { profileStore } from '../profile/store.ts';
import type { Services } from '../services.ts';

/** Replies of the interview behind which what was told waits for an answer. */
const ASKS: ReadonlySet<string> = new Set(['asked-of-danger', 'answered-with-care']);

/**
 * The profile of somebody who asks for ideas, with what they told in the interview last: it waits where they were asked
 * whether they are safe, and to ask for ideas is to go on.
 */
export async function profileAsTold(services: Services, asker: Asker): Promise<StoredProfile> {
  const profiles = profileStore(services);
  const profile = await profiles.get(asker.userId, asker.language);
  const talk = await interviewReader(services)(asker.userId);
  const record = talk.lately.at(-1)?.record;
  if (!record?.asked_back && !ASKS.has(record?.act ?? '')) return profile;
  const updates = await services.safety.waiting(talk, profile, { language: asker.language, now: services.now() });
  for (const update of updates) await profiles.saveField(asker.userId, update);
  return updates.length === 0 ? profile : profiles.get(asker.userId, asker.language);
}
