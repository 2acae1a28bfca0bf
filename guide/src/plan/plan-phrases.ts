import type { Profile } from '@foothold/contract';
import type { StoredPlan } from '../guide.ts';
import { archetypeOf } from '../catalogue/archetype-facts.ts';
import { type Words, wordsOf } from '../catalogue/load.ts';
import type { AngleWords } from '../catalogue/schema.ts';
import { factsOf } from '../profile/facts.ts';
import { evidenceFor } from '../ideas/rank.ts';
import { contactsPhrase, phrasesFor, townOf } from '../phrases/phrases-for.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { quote } from '../text/quote.ts';
import { isTitled } from '../text/title-key.ts';

/** The words of the angle a plan was made from: the one whose title it has, else the first; none without an entry. */
export function planAngle(profile: Profile, plan: StoredPlan, words: Words): AngleWords | undefined {
  const archetype = archetypeOf(plan.archetype);
  if (!archetype) return undefined;
  const phrases = phrasesFor(profile, evidenceFor(archetype, factsOf(profile))[0], words);
  const angles = Object.values(wordsOf(words, archetype.id).angles);
  return angles.find((angle) => isTitled(plan.title, fill(angle.title, phrases))) ?? angles[0];
}

const OWN_WORDS = /\u2068([^\u2069]+)\u2069/gu;

/** The person's own words inside a title (“The next steps for …”), but the town that it names; undefined where there are none. */
function ownWordsIn(title: string, profile: Profile): string | undefined {
  const town = townOf(profile);
  return [...title.matchAll(OWN_WORDS)].map(([, words]) => words).find((words) => words !== town);
}

/** What the person calls their work: their own words inside a title, or all of it. */
export function ownName(title: string, profile: Profile): string {
  return ownWordsIn(title, profile) ?? title;
}

/** Every slot that the words of a plan's substeps and of the answers about it may have, for one person. */
export function planPhrases(profile: Profile, plan: StoredPlan, words: Words) {
  const { shared, language } = words;
  const facts = factsOf(profile);
  const archetype = archetypeOf(plan.archetype);
  const angle = planAngle(profile, plan, words);
  return {
    ...phrasesFor(profile, archetype && evidenceFor(archetype, facts)[0], words),
    // Whoever named their work offers that, and not what the catalogue has nearest to it.
    offer:
      angle && ownWordsIn(plan.title, profile) === undefined
        ? angle.offer
        : quote(ownName(plan.title, profile), language),
    customer: angle?.customer ?? shared.phrases.any_customer,
    contacts: contactsPhrase(profile, facts, words),
    unit: counted(1, shared.units[archetype?.unit ?? 'job'], language),
  };
}
