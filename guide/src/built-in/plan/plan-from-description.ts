import { type BusinessLine, type BusinessSnapshot, type Profile, readBusinessDescription } from '@foothold/contract';
import { loadWords, type Words, wordsOf } from '../../catalogue/load.ts';
import type { ArchetypeFacts, Phase, SharedSubstep } from '../../catalogue/schema.ts';
import type { EngineSubstep } from '../../catalogue/shared-schema.ts';
import type { Answer, GuideContext, PlanDraft } from '../../guide.ts';
import { factsOf } from '../facts.ts';
import { evidenceFor } from '../ideas/rank.ts';
import { sentences } from '../ideas/write-idea.ts';
import { nearestTo, SURELY_NEAR } from '../nearest.ts';
import { contactsPhrase, phrasesFor } from '../phrases-for.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { quote } from '../text/quote.ts';
import { flawsOfBusiness } from '../understand/flaws.ts';
import { assemble, type PlannedSubstep, type PlanOutline } from './assemble.ts';
import { byPhase } from './plan-from-idea.ts';

interface BusinessSubstep {
  name: SharedSubstep | EngineSubstep;
  minutes: number;
  /** The line it works on; it is left out when the line is empty. */
  line?: BusinessLine;
}

/** Work for a business that exists: what each labelled line asks for, then what any of them needs. */
const businessPlan: Record<Phase, readonly BusinessSubstep[]> = {
  check: [
    { name: 'business-revenue', minutes: 45, line: 'revenue' },
    { name: 'business-challenge', minutes: 70, line: 'challenge' },
    { name: 'business-list-sales', minutes: 60 },
    { name: 'set-limits', minutes: 20 },
  ],
  offer: [
    { name: 'business-problem', minutes: 75, line: 'problem' },
    { name: 'business-location', minutes: 45, line: 'location' },
    { name: 'business-one-offer', minutes: 45 },
    { name: 'adjust-price', minutes: 30 },
  ],
  ready: [
    { name: 'business-marketing', minutes: 45, line: 'marketing' },
    { name: 'business-prepare-test', minutes: 45 },
    { name: 'prepare-message', minutes: 30 },
  ],
  'first-customer': [
    { name: 'business-sales', minutes: 45, line: 'sales' },
    { name: 'business-try-with-three', minutes: 120 },
    { name: 'ask-feedback', minutes: 20 },
  ],
  repeat: [
    { name: 'review-numbers', minutes: 40 },
    { name: 'ask-referral', minutes: 30 },
    { name: 'decide-next-month', minutes: 30 },
  ],
};

const MOST = 4;
const TITLE_QUOTE = 60;

function firstSentence(text: string): string {
  return (
    text
      .split(/[\n.!?]/u)
      .find((part) => /\p{L}/u.test(part))
      ?.trim() ?? text
  );
}

function substepsFor(phase: Phase, snapshot: BusinessSnapshot, words: Words): PlannedSubstep[] {
  return businessPlan[phase].flatMap(({ name, minutes, line }) => {
    if (!line) return [{ ref: `shared.${name}`, minutes }];
    const said = snapshot[line]?.trim() ?? '';
    return said === '' ? [] : [{ ref: `shared.${name}`, minutes, quote: quote(said, words.language) }];
  });
}

/** Own substeps of the nearest archetype that suit somebody who already has customers. */
function borrowed(phase: Phase, near: ArchetypeFacts | undefined): PlannedSubstep[] {
  if (!near || phase !== 'repeat') return [];
  return near.phases.repeat.filter((substep) => substep.ref.startsWith('own.')).slice(0, 1);
}

function outlineOf(description: string, profile: Profile, words: Words): PlanOutline {
  const snapshot = readBusinessDescription(description);
  const [near] = nearestTo(Object.values(snapshot).join('\n'), words);
  const archetype = near && near.score >= SURELY_NEAR ? near.archetype : undefined;
  const facts = factsOf(profile);
  const { shared, language } = words;
  const name = quote(firstSentence(snapshot.description), language, TITLE_QUOTE);
  const angle = archetype && Object.values(wordsOf(words, archetype.id).angles)[0];
  const evidence = archetype ? evidenceFor(archetype, facts) : [];
  const place = snapshot.location?.trim() ?? '';
  const own = archetype ? wordsOf(words, archetype.id) : null;
  return {
    title: fill(shared.plan.business_title, { idea: name }),
    archetype: archetype?.id ?? null,
    phases: byPhase((phase) => [...borrowed(phase, archetype), ...substepsFor(phase, snapshot, words)].slice(0, MOST)),
    own: own && { ...own, phases: shared.business_phases },
    phaseWords: shared.business_phases,
    phrases: {
      ...phrasesFor({ ...profile, location: profile.location || place }, evidence[0], words),
      offer: name,
      customer: angle?.customer ?? shared.phrases.any_customer,
      contacts: contactsPhrase(facts, words),
      unit: counted(1, shared.units[archetype?.unit ?? 'job'], language),
    },
    builtOn: [],
  };
}

/** A plan for a business that exists; every labelled line of its description becomes work that quotes it. */
export async function planFromDescription(
  { profile, description }: { profile: Profile; description: string },
  context: GuideContext,
): Promise<Answer<PlanDraft>> {
  const words = await loadWords(context.language);
  const draft = assemble(outlineOf(description, profile, words), profile, words);
  const { shared } = words;
  const [flaw] = flawsOfBusiness(description);
  const warning = flaw ? fill(shared.idea.blocked, { text: shared.flaws[flaw] }) : '';
  return {
    value: {
      ...draft,
      short_description: sentences(warning, shared.plan.business_description, draft.short_description),
    },
    meta: { source: 'builtin', warnings: flaw ? [flaw] : [] },
  };
}
