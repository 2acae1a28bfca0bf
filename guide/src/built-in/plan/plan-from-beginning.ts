import type { Profile } from '@foothold/contract';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import type { Words } from '../../catalogue/load.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import { formOfId, genericFormOf, idsOf, ownTopicOf, topicOf } from '../../catalogue/work/compose.ts';
import type { Form } from '../../catalogue/work/schema.ts';
import type { GuideContext, PlanDraft } from '../../guide.ts';
import { subjectsIn } from '../../ideas/subjects.ts';
import { sentences, writeIdea } from '../../ideas/write-idea.ts';
import { nearestTo, SURELY_NEAR } from '../../ideas/nearest.ts';
import { fill } from '../../text/fill.ts';
import { quote } from '../../text/quote.ts';
import { ownFactsOf } from '../work/own-things.ts';
import type { Story } from './business/story.ts';
import { planFromIdea } from './plan-from-idea.ts';

const NAME_QUOTE = 60;

/** Of what can be composed of a topic: by a form that was named, written for the trade before one that suits any. */
function byForm(topic: string, wanted: ReadonlySet<Form>): string | undefined {
  const ids = idsOf(topic);
  const named = ids.filter((id) => wanted.has(formOfId(id) ?? 'do'));
  return named.find((id) => genericFormOf(id) === undefined) ?? named[0] ?? (wanted.size === 0 ? ids[0] : undefined);
}

/** What the knowledge of work has for the work that a description names, in the form it names; undefined for none. */
export function namedWork({ entries, lines }: Story, words: Words): ArchetypeFacts | undefined {
  const { wantedForms } = subjectsIn(lines.description, [], words);
  const [known] = entries.flatMap((entry) => byForm(topicOf(entry), wantedForms) ?? []);
  return known === undefined ? undefined : archetypeOf(known);
}

/** What a plan is made of: the work that the description names, else what is surely near it, else its own words. */
function archetypeFor(story: Story, words: Words): ArchetypeFacts | undefined {
  const { name, lines } = story;
  const { wantedForms } = subjectsIn(lines.description, [], words);
  const known = namedWork(story, words);
  if (known) return known;
  // Whoever says how they offer it wants lessons in driving lorries, and not the nearest work with a lorry.
  const [near] = wantedForms.size === 0 ? nearestTo(name, words) : [];
  if (near && near.score >= SURELY_NEAR) return near.archetype;
  return archetypeOf(byForm(ownTopicOf(name), wantedForms) ?? idsOf(ownTopicOf(name))[0] ?? '');
}

/** A plan for what somebody describes and has not begun: up to a first customer, instead of measuring sales. */
export async function planFromBeginning(
  story: Story,
  profile: Profile,
  words: Words,
  context: GuideContext,
): Promise<PlanDraft | null> {
  const archetype = archetypeFor(story, words);
  const [angle] = archetype?.angles ?? [];
  if (!archetype || !angle) return null;
  const person = { profile, facts: ownFactsOf(profile, words), seed: context.seed };
  const recommendation = writeIdea(archetype, angle, person, words);
  const { value } = await planFromIdea({ profile, recommendation }, context);
  const { shared, language } = words;
  const idea = quote(story.name, language, NAME_QUOTE);
  return {
    ...value,
    title: fill(shared.plan.beginning_title, { idea }),
    short_description: sentences(fill(shared.plan.beginning_description, { idea }), value.short_description),
  };
}
