import type { checkIn, Parsed, Profile, Replied } from '@foothold/contract';
import { v5 } from 'uuid';
import type { ChatStore, KeptMessage } from '../chat/store.ts';
import { ask, type Asker } from '../guide-client/ask.ts';
import { storable } from '../guide-client/storable.ts';
import { fail } from '../http/failure.ts';
import { talkReader } from '../chat/talk-reader.ts';
import { remembering } from '../memory/store.ts';
import type { KeptPlan, PlanStore } from '../plan/store.ts';
import type { profileStore } from '../profile/store.ts';
import type { rhythmStore } from '../rhythm/store.ts';
import type { Services } from '../services.ts';
import type { knownReader, KnownRows } from '../known/known-reader.ts';
import { isSaidAgain, type Task, taskBy, taskOfToday, todayOf } from './today.ts';

interface Tools {
  services: Services;
  plans: PlanStore;
  profiles: ReturnType<typeof profileStore>;
  chat: ChatStore;
  rhythm: ReturnType<typeof rhythmStore>;
  known: ReturnType<typeof knownReader>;
}

type Tapped = Parsed<typeof checkIn.answer.body>;

/** An answer that is in the log, and what is known with it. */
interface Answering {
  plan: KeptPlan;
  task: Task | null;
  tapped: Tapped & { id: string };
  profile: Profile;
  read: KnownRows;
}

/** Takes an answer to how it goes: into the log, to the guide, and what that says into the plan's chat. */
export function answerer({ services, plans, profiles, chat, rhythm, known }: Tools) {
  async function log({ id: planId }: KeptPlan, task: Task | null, asker: Asker, tapped: Tapped & { id: string }) {
    const { id, at, zone, feeling } = tapped;
    const about = task && { stepId: task.step.step_id, substepId: task.substep.substep_id };
    const data = { feeling, ...(task && { title: task.substep.title }) };
    await rhythm.add(asker.userId, [{ id, kind: 'check_in', at, zone, planId, ...about, data }]);
  }

  /** The guide's word, kept once under an id of the event's own. */
  async function say(asker: Asker, { plan, task, tapped, profile, read }: Answering): Promise<KeptMessage> {
    const { userId, language } = asker;
    const { id: eventId, feeling } = tapped;
    const thread = { planId: plan.id };
    const id = v5('check-in', eventId);
    const said = await chat.byId(userId, thread, id);
    if (said) return said;
    const { known: told } = read;
    const place = task && { stepId: task.step.step_id, substepId: task.substep.substep_id };
    const tap = task && place && { feeling, ...place, again: isSaidAgain(read, feeling, task) };
    const talk = await talkReader(services)(userId, plan.id);
    const input = { profile, plan: plan.document, days: 0, known: told, talk, ...(tap && { tap }) };
    const { value, meta } = await ask(services, await remembering(services, asker), (context) =>
      services.guide.checkIn(input, context),
    );
    const { text: content, suggestions } = storable(value);
    const greeting = { id, content, language, source: meta.source, suggestions, ...place };
    const kept = await chat.greet(userId, thread, greeting);
    return kept ?? (await chat.byId(userId, thread, id)) ?? fail('UNAVAILABLE');
  }

  return async (asker: Asker, body: Tapped): Promise<Replied<typeof checkIn.answer>> => {
    const { userId, language } = asker;
    const tapped = { ...body, id: (body.id ?? services.newId()).toLowerCase() };
    const plan = (await plans.active(userId)) ?? fail('NO_ACTIVE_PLAN');
    const { document } = plan;
    const asked = { userId, language, zone: body.zone };
    const task = body.substep_id
      ? (taskBy(document, body.substep_id.toLowerCase()) ?? fail('NOT_FOUND'))
      : taskOfToday(document, await known(asked, plan.id));
    await log(plan, task, asker, tapped);
    const [profile, read] = await Promise.all([profiles.get(userId, language), known(asked, plan.id)]);
    const message = await say(asker, { plan, task, tapped, profile, read });
    const today = todayOf(document, read, language);
    const { content: reply, suggestions } = message;
    return { ...today, reply, source: message.source ?? 'builtin', suggestions };
  };
}
