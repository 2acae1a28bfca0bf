import type { Profile } from '@foothold/contract';
import { archetypeOf, loadWords, type Words, wordsOf } from '../../catalogue/load.ts';
import {
  type AngleFacts,
  type ArchetypeFacts,
  type Phase,
  phases,
  type SharedSubstep,
} from '../../catalogue/schema.ts';
import { sharedSubstepFacts } from '../../catalogue/shared-substeps.ts';
import type { Answer, GuideContext, Idea, PlanDraft } from '../../guide.ts';
import { type Fact, factsOf } from '../facts.ts';
import { titleKey } from '../text/title-key.ts';
import { evidenceFor } from '../ideas/rank.ts';
import { angleTitle } from '../ideas/write-idea.ts';
import { nearestTo, SURELY_NEAR } from '../nearest.ts';
import { contactsPhrase, type Phrases, phrasesFor, quoteFact } from '../phrases-for.ts';
import { counted } from '../text/counted.ts';
import { quote } from '../text/quote.ts';
import { bandOf } from '../understand/limits.ts';
import { assemble, type PlannedSubstep, type PlanOutline } from './assemble.ts';

/** A plan for an idea that the catalogue has no entry for: shared substeps only. */
const ordinaryPlan: Record<Phase, readonly SharedSubstep[]> = {
  check: ['ask-five-people', 'look-at-three-others', 'set-limits'],
  offer: ['choose-customer', 'write-offer', 'set-price'],
  ready: ['make-sample', 'practise-once', 'prepare-message'],
  'first-customer': ['message-ten', 'do-first-job', 'ask-feedback'],
  repeat: ['review-numbers', 'fix-one-thing', 'decide-next-month'],
};

const OFFER_QUOTE = 70;

function sharedSubstep(name: SharedSubstep): PlannedSubstep {
  return { ref: `shared.${name}`, minutes: sharedSubstepFacts[name].minutes };
}

export function byPhase(make: (phase: Phase) => PlannedSubstep[]): Record<Phase, PlannedSubstep[]> {
  return Object.fromEntries(phases.map((phase) => [phase, make(phase)])) as Record<Phase, PlannedSubstep[]>;
}

function angleBehind(title: string, archetype: ArchetypeFacts, phrases: Phrases, words: Words): AngleFacts | undefined {
  const key = titleKey(title);
  return archetype.angles.find((angle) => titleKey(angleTitle(archetype, angle, phrases, words)) === key);
}

const QUOTED_TITLE = /["“”«»״]\u00A0?\u2068/u;

/** Whether the idea is the person's own, quoted in its title, rather than an entry of the catalogue or work of that kind. */
function keepsToOwnIdea(idea: Idea, { shared }: Words): boolean {
  return QUOTED_TITLE.test(idea.title) && idea.short_description !== shared.versions['as-service'].short_description;
}

/** What the person calls their idea: their own words inside the title, or the whole title. */
function ownName(title: string): string {
  return /\u2068([^\u2069]+)\u2069/u.exec(title)?.[1] ?? title;
}

function namedFacts(idea: Idea, facts: readonly Fact[]): Fact[] {
  return facts.filter((fact) => idea.fit.why.includes(fact.text));
}

/** Whether starting costs more than the person's budget allows; then the plan looks for the free way first. */
function costsTooMuch(archetype: ArchetypeFacts | undefined, profile: Profile): boolean {
  const budget = profile.resources.budget_per_month;
  return archetype !== undefined && budget !== null && archetype.startup_cost_band > bandOf(budget, profile.language);
}

/** The customers of the entry nearest to an own idea, when it is near enough to speak of them. */
function customersNear(name: string, words: Words): string {
  const [near] = nearestTo(name, words);
  const angles = near && near.score >= SURELY_NEAR ? Object.values(wordsOf(words, near.archetype.id).angles) : [];
  return angles[0]?.customer ?? words.shared.phrases.any_customer;
}

function outlineOf(idea: Idea, profile: Profile, words: Words): PlanOutline {
  const { shared, language } = words;
  const facts = factsOf(profile);
  const archetype = archetypeOf(idea.fit.archetype);
  const evidence = archetype ? evidenceFor(archetype, facts) : [];
  const phrases = phrasesFor(profile, evidence[0], words);
  const angle = archetype && angleBehind(idea.title, archetype, phrases, words);
  // The person's own idea keeps its own plan, even when the catalogue has something near it.
  const entry = angle || !keepsToOwnIdea(idea, words) ? archetype : undefined;
  const own = entry ? wordsOf(words, entry.id) : null;
  const angleWords = own?.angles[angle?.id ?? entry?.angles[0]?.id ?? ''];
  const name = ownName(idea.title);
  const freeWay = costsTooMuch(archetype, profile) ? [{ ref: 'shared.adapt-free-way', minutes: 45 }] : [];
  const substepsOf = (phase: Phase) => entry?.phases[phase] ?? ordinaryPlan[phase].map(sharedSubstep);
  return {
    title: idea.title,
    archetype: entry?.id ?? null,
    phases: byPhase((phase) => [...(phase === 'ready' ? freeWay : []), ...substepsOf(phase)].slice(0, 4)),
    own,
    phaseWords: shared.phases,
    phrases: {
      ...phrases,
      offer: angleWords?.offer ?? quote(name, language, OFFER_QUOTE),
      customer: angleWords?.customer ?? customersNear(name, words),
      contacts: contactsPhrase(facts, words),
      unit: counted(1, shared.units[entry?.unit ?? 'job'], language),
    },
    // A plan rests on what somebody can do; a wish and a town are nothing to rest on.
    builtOn: namedFacts(idea, facts)
      .filter((fact) => fact.kind !== 'goal' && fact.kind !== 'location')
      .map((fact) => quoteFact(fact, language))
      .slice(0, 3),
  };
}

/** A plan of five steps for an offered idea, out of its catalogue entry when there is one. */
export async function planFromIdea(
  { profile, recommendation }: { profile: Profile; recommendation: Idea },
  context: GuideContext,
): Promise<Answer<PlanDraft>> {
  const words = await loadWords(context.language);
  return {
    value: assemble(outlineOf(recommendation, profile, words), profile, words),
    meta: { source: 'builtin', warnings: [] },
  };
}
