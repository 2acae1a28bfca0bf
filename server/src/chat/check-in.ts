import type { ChatMessage } from '@foothold/contract';
import { knownReader } from '../known/known-reader.ts';
import { ask, type Asker } from '../guide-client/ask.ts';
import { storable } from '../guide-client/storable.ts';
import { fail } from '../http/failure.ts';
import { remembering } from '../memory/store.ts';
import type { PlanStore } from '../plan/store.ts';
import type { profileStore } from '../profile/store.ts';
import type { Services } from '../services.ts';
import { talkReader } from './talk-reader.ts';
import { welcomeId } from './message-id.ts';
import { type ChatStore, presentMessage } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Who was here less than so many days ago needs no welcome. */
const PAUSE_DAYS = 3;

const nothingToSay = { message: null, suggestions: [] };

/**
 * A word of welcome in the active plan's chat after a pause of days without a message or a tick. Being kept as a
 * message it ends the pause, and its id is the pause's own, so that it is said once, also where it is asked for on two
 * instances at the same moment. Throws NO_ACTIVE_PLAN.
 */
export async function checkIn(
  services: Services,
  stores: { chat: ChatStore; plans: PlanStore; profiles: ReturnType<typeof profileStore> },
  asker: Asker,
): Promise<{ message: ChatMessage | null; suggestions: string[] }> {
  const { userId, language } = asker;
  const plan = (await stores.plans.active(userId)) ?? fail('NO_ACTIVE_PLAN');
  const thread = { planId: plan.id };
  const [latest] = await stores.chat.page(userId, thread, 1);
  const lastHere = new Date(Math.max(plan.updatedAt.getTime(), latest?.sentAt.getTime() ?? 0));
  const days = Math.floor((services.now() - lastHere.getTime()) / DAY_MS);
  if (days < PAUSE_DAYS) return nothingToSay;

  const [profile, { known }, talk] = await Promise.all([
    stores.profiles.get(userId, language),
    knownReader(services)({ userId, language }, plan.id),
    talkReader(services)(userId, plan.id),
  ]);
  const { value, meta } = await ask(services, await remembering(services, asker), (context) =>
    services.guide.checkIn({ profile, plan: plan.document, days, known, talk }, context),
  );
  const { text, suggestions } = storable(value);
  const id = welcomeId(userId, plan.id, lastHere);
  const greeting = { id, content: text, language, source: meta.source, suggestions };
  const kept = await stores.chat.greet(userId, thread, greeting);
  return kept ? { message: presentMessage(kept), suggestions } : nothingToSay;
}
