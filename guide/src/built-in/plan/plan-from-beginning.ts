import type { Profile } from '@foothold/contract';
import type { Words } from '../../catalogue/load.ts';
import type { GuideContext, PlanDraft } from '../../guide.ts';
import { subjectsIn } from '../../ideas/subjects.ts';
import { sentences, writeIdea } from '../../ideas/write-idea.ts';
import { fill } from '../../text/fill.ts';
import { quote } from '../../text/quote.ts';
import { ownFactsOf } from '../work/own-things.ts';
import type { Story } from './business/story.ts';
import { type Described, describedOffer } from './described-offer.ts';
import { planFromIdea } from './plan-from-idea.ts';

const NAME_QUOTE = 60;

/** The work that a description is about, and the form it names. */
export function describedIn({ name, entries, lines }: Story, words: Words): Described {
  return { name, entries, wanted: subjectsIn(lines.description, [], words).wantedForms };
}

/** A plan for what somebody describes and has not begun: up to a first customer, instead of measuring sales. */
export async function planFromBeginning(
  story: Story,
  profile: Profile,
  words: Words,
  context: GuideContext,
): Promise<PlanDraft | null> {
  const archetype = describedOffer(describedIn(story, words), words);
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
