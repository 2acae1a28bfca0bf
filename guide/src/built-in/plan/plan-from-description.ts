import type { BusinessLine, BusinessSnapshot, Profile } from '@foothold/contract';
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
import { atMost } from './at-most.ts';
import { isOnline, lineWork } from './business/line-work.ts';
import { aboutBusiness, readBusiness } from './business/read-business.ts';
import { byPhase } from './plan-from-idea.ts';

/** A task of every business, or what one labelled line asks for. */
type BusinessSubstep = { minutes: number } & ({ name: SharedSubstep | EngineSubstep } | { line: BusinessLine });

/** Work for a business that exists: what each labelled line asks for, then what any of them needs. */
const businessPlan: Record<Phase, readonly BusinessSubstep[]> = {
  check: [
    { line: 'revenue', minutes: 45 },
    { line: 'challenge', minutes: 70 },
    { name: 'business-list-sales', minutes: 60 },
    { name: 'set-limits', minutes: 20 },
  ],
  offer: [
    { line: 'problem', minutes: 75 },
    { line: 'location', minutes: 45 },
    { line: 'description', minutes: 45 },
    { name: 'write-offer', minutes: 40 },
    { name: 'adjust-price', minutes: 30 },
  ],
  ready: [
    { line: 'marketing', minutes: 45 },
    { name: 'business-prepare-test', minutes: 45 },
    { name: 'prepare-message', minutes: 30 },
  ],
  'first-customer': [
    { line: 'sales', minutes: 45 },
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

/** What a phase holds: the offer is put into words only for who described no business. */
function substepsFor(phase: Phase, snapshot: BusinessSnapshot, words: Words): PlannedSubstep[] {
  const planned = businessPlan[phase].flatMap((one): PlannedSubstep[] => {
    if ('name' in one) return [{ ref: `shared.${one.name}`, minutes: one.minutes }];
    return [lineWork(one.line, snapshot[one.line] ?? '', one.minutes, words) ?? []].flat();
  });
  const described = planned.some(({ ref }) => ref === 'shared.business-one-offer');
  return described ? planned.filter(({ ref }) => ref !== 'shared.write-offer') : planned;
}

/** Own substeps of the nearest archetype that suit somebody who already has customers. */
function borrowed(phase: Phase, near: ArchetypeFacts | undefined): PlannedSubstep[] {
  if (!near || phase !== 'repeat') return [];
  return near.phases.repeat.filter((substep) => substep.ref.startsWith('own.')).slice(0, 1);
}

function outlineOf(description: string, profile: Profile, words: Words): PlanOutline {
  const snapshot = readBusiness(description);
  const [near] = nearestTo(aboutBusiness(snapshot).slice(0, READ_FOR_NEAREST), words);
  const archetype = near && near.score >= SURELY_NEAR ? near.archetype : undefined;
  const facts = factsOf(profile);
  const { shared, language } = words;
  const name = quote(firstSentence(snapshot.description || description), language, TITLE_QUOTE);
  const angle = archetype && Object.values(wordsOf(words, archetype.id).angles)[0];
  const evidence = archetype ? evidenceFor(archetype, facts) : [];
  const place = isOnline(snapshot.location ?? '') ? '' : (snapshot.location?.trim() ?? '');
  const own = archetype ? wordsOf(words, archetype.id) : null;
  return {
    title: fill(shared.plan.business_title, { idea: name }),
    archetype: archetype?.id ?? null,
    phases: byPhase((phase) => atMost([...borrowed(phase, archetype), ...substepsFor(phase, snapshot, words)], MOST)),
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
    firstCustomer: null,
    sum: '',
  };
}

/** As much of a description as is compared with the catalogue. */
const READ_FOR_NEAREST = 2_000;

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
