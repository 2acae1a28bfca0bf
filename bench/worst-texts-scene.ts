// Somebody of each language, with an idea and a plan, for whom the built-in guide reads texts.
import type { Language } from '@foothold/contract';
import type { GuideContext, Idea, StoredPlan } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { contextFor, planOf } from '@foothold/guide/checks/ask';
import { peopleIn, type Person } from '@foothold/guide/checks/golden/people';

/** What one language's person has, made once. */
export interface Scene {
  person: Person;
  idea: Idea;
  plan: StoredPlan;
  context: GuideContext;
}

export interface Reader {
  name: string;
  /** Most UTF-16 units of the text. */
  limit: number;
  read: (text: string, scene: Scene) => Promise<unknown>;
}

export const guide = builtInGuide();
export async function sceneIn(language: Language): Promise<Scene> {
  const [person] = peopleIn(language);
  if (!person) throw new Error(`Nobody speaks ${language}`);
  const context = contextFor(language, person);
  const { value } = await guide.recommend(
    { profile: person.profile, mode: 'brainstorm', already: [], count: 5 },
    context,
  );
  const [idea] = value;
  if (!idea) throw new Error(`No idea for ${person.name}`);
  return { person, idea, plan: await planOf(guide, person, idea, language), context };
}
