import { applyField, type FieldUpdate, type Language, type Profile } from '@foothold/contract';
import type { Guide, GuideContext, Idea, ReplyEvent, StoredPlan } from '../guide.ts';
import { dayInUtc } from '../text/calendar.ts';
import type { Person } from './golden/people.ts';

/** A Friday in 2026, the same for every look, so that two evaluations can be compared. */
const NOW = dayInUtc(2026, 10, 16);

/** The context of a question somebody asks; the seed is the person, as it is on the server. */
export function contextFor(language: Language, { name }: Pick<Person, 'name'>): GuideContext {
  return { language, now: NOW, seed: name };
}

export interface Said {
  text: string;
  suggestions: string[];
  updates: FieldUpdate[];
}

/** A streamed reply to its end; throws when it has none, or when its parts are not its text. */
export async function heard(events: AsyncIterable<ReplyEvent>): Promise<Said> {
  let spoken = '';
  const updates: FieldUpdate[] = [];
  for await (const event of events) {
    if (event.type === 'delta') spoken += event.text;
    else if (event.type === 'update') updates.push(event.update);
    else {
      if (spoken !== event.text) throw new Error('The parts of the reply are not its text');
      return { text: event.text, suggestions: event.suggestions, updates };
    }
  }
  throw new Error('The reply has no end');
}

/** A profile after the updates of a reply. */
export function withUpdates(profile: Profile, updates: readonly FieldUpdate[]): Profile {
  return updates.reduce<Profile>((current, update) => applyField(current, update), profile);
}

/** The plan of an idea as the server would keep it, nothing done yet. */
export async function planOf(guide: Guide, person: Person, idea: Idea, language: Language): Promise<StoredPlan> {
  const { value } = await guide.planFromIdea(
    { profile: person.profile, recommendation: idea },
    contextFor(language, person),
  );
  return {
    ...value,
    language,
    steps: value.steps.map(({ key: _key, substeps, ...step }, index) => ({
      ...step,
      step_id: `${index}`,
      status: 'pending',
      substeps: substeps.map(({ key: _substepKey, ...substep }, at) => ({
        ...substep,
        substep_id: `${index}.${at}`,
        status: 'pending',
      })),
    })),
  };
}
