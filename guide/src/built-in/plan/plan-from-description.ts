import type { BusinessLine, Profile } from '@foothold/contract';
import { loadWords, type Words, wordsOf } from '../../catalogue/load.ts';
import type { ArchetypeFacts, Phase, SharedSubstep } from '../../catalogue/schema.ts';
import type { EngineSubstep } from '../../catalogue/shared-schema.ts';
import type { Answer, GuideContext, PlanDraft } from '../../guide.ts';
import { factsOf } from '../../profile/facts.ts';
import { evidenceFor } from '../../ideas/rank.ts';
import { sentences } from '../../ideas/write-idea.ts';
import { contactsPhrase, phrasesFor } from '../../phrases/phrases-for.ts';
import { counted } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { quote } from '../../text/quote.ts';
import { flawsOfBusiness } from '../../understand/flaws.ts';
import { assemble, type PlannedSubstep, type PlanOutline } from '../../plan/assemble.ts';
import { atMost } from './at-most.ts';
import { isOnline, lineWork } from './business/line-work.ts';
import { figuresSum } from './business/figures.ts';

import { readStory, type Story } from './business/story.ts';
import { runningOffer } from './described-offer.ts';
import { describedIn, planFromBeginning } from './plan-from-beginning.ts';
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

const SUM_MINUTES = 45;
const AIM_MINUTES = 30;

/** What the figures of a description come to, where no revenue was named; one more line of the person's own. */
function figuresWork({ figures, lines }: Story, words: Words): PlannedSubstep[] {
  if (!figures || lines.revenue) return [];
  const said = quote(figures.said, words.language);
  const slots = { sum: figuresSum(figures, words) };
  return [{ ref: 'shared.business-revenue-week', minutes: SUM_MINUTES, quote: said, slots }];
}

/** What somebody wants of their business, when they named nothing that holds it back. */
function aimWork({ aim, lines }: Story, { language }: Words): PlannedSubstep[] {
  return aim && !lines.challenge
    ? [{ ref: 'shared.business-aim', minutes: AIM_MINUTES, quote: quote(aim, language) }]
    : [];
}

/** What a phase holds: the offer is put into words only for who described no business. */
function substepsFor(phase: Phase, story: Story, words: Words): PlannedSubstep[] {
  const fromLines = businessPlan[phase].flatMap((one): PlannedSubstep[] => {
    if ('name' in one) return [{ ref: `shared.${one.name}`, minutes: one.minutes }];
    // Of a text that goes on and on, its name is enough.
    const said = one.line === 'description' ? story.name : (story.lines[one.line] ?? '');
    return [lineWork(one.line, said, one.minutes, words) ?? []].flat();
  });
  const planned =
    phase === 'check' ? [...figuresWork(story, words), ...aimWork(story, words), ...fromLines] : fromLines;
  const described = planned.some(({ ref }) => ref === 'shared.business-one-offer');
  return described ? planned.filter(({ ref }) => ref !== 'shared.write-offer') : planned;
}

/** Own substeps of the nearest archetype that suit somebody who already has customers. */
function borrowed(phase: Phase, near: ArchetypeFacts | undefined): PlannedSubstep[] {
  if (!near || phase !== 'repeat') return [];
  return near.phases.repeat.filter((substep) => substep.ref.startsWith('own.')).slice(0, 1);
}

function outlineOf(story: Story, profile: Profile, words: Words): PlanOutline {
  const snapshot = story.lines;
  const archetype = runningOffer(describedIn(story, words), words);
  const facts = factsOf(profile);
  const { shared, language } = words;
  const name = quote(story.name, language, TITLE_QUOTE);
  const angle = archetype && Object.values(wordsOf(words, archetype.id).angles)[0];
  const evidence = archetype ? evidenceFor(archetype, facts) : [];
  const place = isOnline(snapshot.location ?? '') ? '' : (snapshot.location?.trim() ?? '');
  const own = archetype ? wordsOf(words, archetype.id) : null;
  return {
    title: fill(shared.plan.business_title, { idea: name }),
    archetype: archetype?.id ?? null,
    phases: byPhase((phase) => atMost([...borrowed(phase, archetype), ...substepsFor(phase, story, words)], MOST)),
    own: own && { ...own, phases: shared.business_phases },
    phaseWords: shared.business_phases,
    phrases: {
      ...phrasesFor({ ...profile, location: profile.location || place }, evidence[0], words),
      offer: name,
      customer: angle?.customer ?? shared.phrases.any_customer,
      contacts: contactsPhrase(profile, facts, words),
      unit: counted(1, shared.units[archetype?.unit ?? 'job'], language),
    },
    builtOn: [],
    firstCustomer: null,
    sum: '',
  };
}

/** A plan for a business that runs; every labelled line of its description becomes work that quotes it. */
function planOfRunning(story: Story, profile: Profile, words: Words): PlanDraft {
  const draft = assemble(outlineOf(story, profile, words), profile, words);
  return { ...draft, short_description: sentences(words.shared.plan.business_description, draft.short_description) };
}

/** A plan for a business as somebody describes it: on with one that runs, up to a first customer for one that does not. */
export async function planFromDescription(
  { profile, description }: { profile: Profile; description: string },
  context: GuideContext,
): Promise<Answer<PlanDraft>> {
  const words = await loadWords(context.language);
  const { shared } = words;
  const story = readStory(description, context.now, words);
  const begun = story.stage === 'beginning' ? await planFromBeginning(story, profile, words, context) : null;
  const draft = begun ?? planOfRunning(story, profile, words);
  const [flaw] = flawsOfBusiness(description);
  const warning = flaw ? fill(shared.idea.blocked, { text: shared.flaws[flaw] }) : '';
  return {
    value: {
      ...draft,
      short_description: sentences(warning, draft.short_description),
    },
    meta: { source: 'builtin', warnings: flaw ? [flaw] : [] },
  };
}
