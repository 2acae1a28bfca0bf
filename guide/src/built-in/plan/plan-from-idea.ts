import type { Profile } from '@foothold/contract';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { loadWords, type Words, wordsOf } from '../../catalogue/load.ts';
import { idOfGoal } from '../../catalogue/goals/load.ts';
import {
  type ArchetypeFacts,
  type ArchetypeWords,
  type Need,
  type Phase,
  phases,
  type PhaseWords,
  type SharedSubstep,
  type SubstepWords,
} from '../../catalogue/schema.ts';
import { sharedSubstepFacts } from '../../catalogue/shared-substeps.ts';
import { asksForWriting, wordsSpoken } from '../../catalogue/spoken/spoken.ts';
import type { Answer, GuideContext, Idea, PlanDraft } from '../../guide.ts';
import type { Fact } from '../../profile/facts.ts';
import { dateSentence } from '../ideas/goal-ideas.ts';
import { evidenceFor } from '../../ideas/rank.ts';
import { nearestTo, SURELY_NEAR } from '../../ideas/nearest.ts';
import { knowsNobody, wordsAmongStrangers } from '../../phrases/knows-nobody.ts';
import { contactsPhrase, namedFact, phrasesFor } from '../../phrases/phrases-for.ts';
import { counted } from '../../text/counted.ts';
import { fill, slotsOf } from '../../text/fill.ts';
import { joined } from '../../text/joined.ts';
import { quote } from '../../text/quote.ts';
import { bandOf } from '../../understand/limits.ts';
import { wishesOf } from '../../understand/purpose.ts';
import { sentences, wordsFor } from '../../ideas/write-idea.ts';
import { refusedNameIn } from '../../understand/refused-names.ts';
import { asksNothingOf, ruledOutFor } from '../../understand/within-limits.ts';
import { writesLittle } from '../../understand/writes-little.ts';
import { assemble, type PlannedSubstep, type PlanOutline, substepWords } from '../../plan/assemble.ts';
import { ownFactsOf } from '../work/own-things.ts';
import { atMost } from './at-most.ts';
import { goalSum } from '../../plan/goal-sum.ts';
import { ownName } from '../../plan/plan-phrases.ts';
import { goalPlan, isTowardGoal, wordsTowardGoals } from './goal-steps.ts';
import { type IdeaBehind, ideaBehind } from './idea-behind.ts';
import { asksForMoney, asksForRules, type MainRisk, mainRisk, riskSubstep } from './risk.ts';

/** A plan for an idea that the catalogue has no entry for: shared substeps only. */
const ordinary: Record<Phase, readonly SharedSubstep[]> = {
  check: ['ask-five-people', 'look-at-three-others', 'set-limits'],
  offer: ['choose-customer', 'write-offer', 'set-price'],
  ready: ['make-sample', 'practise-once', 'prepare-message'],
  'first-customer': ['message-ten', 'do-first-job', 'ask-feedback'],
  repeat: ['review-numbers', 'fix-one-thing', 'decide-next-month'],
};

const OFFER_QUOTE = 70;
const CUSTOMER_QUOTE = 200;
const MOST_OF_A_STEP = 4;
/** As much of a goal as is quoted, and of how many, where a plan is not for them. */
const GOAL_QUOTE = 60;
const MOST_GOALS = 3;

function sharedSubstep(name: SharedSubstep): PlannedSubstep {
  return { ref: `shared.${name}`, minutes: sharedSubstepFacts[name].minutes };
}

export function byPhase(make: (phase: Phase) => PlannedSubstep[]): Record<Phase, PlannedSubstep[]> {
  return Object.fromEntries(phases.map((phase) => [phase, make(phase)])) as Record<Phase, PlannedSubstep[]>;
}

const ordinaryPlan = byPhase((phase) => ordinary[phase].map(sharedSubstep));

/** The facts an idea rests on that still stand in the profile. A wish and a town are nothing to rest on. */
function namedFacts(idea: Idea, facts: readonly Fact[]): Fact[] {
  return facts.filter(({ text, kind }) => idea.fit.why.includes(text) && kind !== 'goal' && kind !== 'location');
}

/** Whether starting costs more than the person's budget allows; then the plan looks for the free way first. */
function costsTooMuch({ fit }: Idea, profile: Profile): boolean {
  const budget = profile.resources.budget_per_month;
  const archetype = archetypeOf(fit.archetype);
  const band = Math.max(fit.startup_cost_band, archetype?.startup_cost_band ?? 0);
  return budget !== null && band > bandOf(budget, profile.language);
}

/** The customers of the entry nearest to an own idea, when it is near enough to speak of them. */
function customersNear(name: string, words: Words): string {
  const [near] = nearestTo(name, words);
  const angles = near && near.score >= SURELY_NEAR ? Object.values(wordsOf(words, near.archetype.id).angles) : [];
  return angles[0]?.customer ?? words.shared.phrases.any_customer;
}

/** The risks of the idea's entry, in the idea's language and the plan's. */
function risksOf(archetype: ArchetypeFacts, written: Words, words: Words, profile: Profile): Map<string, string> {
  const strongest = evidenceFor(archetype, ownFactsOf(profile, written))[0];
  const [from, to] = [written, words].map((each) => {
    const phrases = phrasesFor(profile, strongest, each);
    return wordsOf(each, archetype.id).risks.map((risk) => fill(risk, phrases));
  });
  return new Map((from ?? []).map((risk, index) => [risk, to?.[index] ?? risk]));
}

/** Who is asked first: as the idea says it, told anew when the plan is in another language; quoted when nobody can. */
function firstCustomerOf(idea: Idea, behind: IdeaBehind, phrases: Record<string, string>, words: Words): string | null {
  const said = idea.fit.first_customer.trim();
  const own = behind.angle ?? behind.version;
  if (own !== undefined && behind.words.language === words.language) return said === '' ? null : said;
  const angle = behind.entry && (behind.angle ?? behind.entry.angles[0]);
  const template = angle && behind.entry && wordsOf(words, behind.entry.id).angles[angle.id]?.first_customer;
  const asked = template ? fill(template, phrases) : '';
  if (behind.angle && asked !== '') return asked;
  const version = behind.version && words.shared.versions[behind.version].first_customer;
  const slots: Record<string, string> = { ...phrases, first_customer: asked };
  if (version && slotsOf(version).every((slot) => slot in slots)) return fill(version, slots).trim();
  return said === '' ? null : `${quote(said, words.language, CUSTOMER_QUOTE)}.`;
}

/** What the tasks of a plan are chosen by. */
interface Ground {
  idea: Idea;
  entry: ArchetypeFacts | undefined;
  risk: MainRisk | null;
  profile: Profile;
  /** What stands in where the entry has none, or limits leave too few of them. */
  others: Record<Phase, readonly PlannedSubstep[]>;
}

function substepsOf(phase: Phase, { idea, entry, risk, profile, others }: Ground) {
  const usual = entry?.phases[phase] ?? others[phase];
  // A goal that is not money has no customer to ask about its risk, and no price.
  if (isTowardGoal(idea, entry)) return usual;
  const needsMoney = costsTooMuch(idea, profile) || asksForMoney(risk);
  const before: PlannedSubstep[] = [
    ...(phase === 'check' && risk ? [riskSubstep(risk)] : []),
    ...(phase === 'check' && asksForRules(risk) ? [sharedSubstep('check-rules')] : []),
    ...(phase === 'ready' && needsMoney ? [{ ref: 'shared.adapt-free-way', minutes: 45 }] : []),
  ];
  const rest = usual.filter(({ ref }) => before.every((one) => one.ref !== ref));
  // A plan begins with something that can be done, and asks what could stop it right after.
  const begins = phase === 'check' ? 1 : 0;
  return atMost([...rest.slice(0, begins), ...before, ...rest.slice(begins)], MOST_OF_A_STEP);
}

/** Fewer substeps than this are no step. */
const LEAST_OF_A_STEP = 2;

/** Substeps of a phase that ask for nothing ruled out; where too few are left, those of any such plan stand in. */
function withinLimits(phase: Phase, ground: Ground, isWithin: (one: PlannedSubstep) => boolean) {
  const kept = substepsOf(phase, ground).filter(isWithin);
  const others = ground.others[phase].filter((one) => isWithin(one) && kept.every(({ ref }) => ref !== one.ref));
  return [...kept, ...others.slice(0, Math.max(0, LEAST_OF_A_STEP - kept.length))];
}

/** Whether a goal that names its day fits before it; empty for everything else. */
function dayOf(entry: ArchetypeFacts | undefined, profile: Profile, now: number, words: Words): string {
  const wish = wishesOf(profile, words, now).find(({ kind }) => idOfGoal(kind) === entry?.id);
  return wish ? dateSentence(wish, profile.resources.hours_per_week, words) : '';
}

/** Goals of somebody that a plan is not for, said so; empty where it is for all of them. */
function uncoveredBy(entry: string | null, profile: Profile, now: number, words: Words): string {
  const { shared, language } = words;
  const wishes = wishesOf(profile, words, now);
  const served = wishes.find(({ kind }) => idOfGoal(kind) === entry);
  const others = profile.goals.filter((goal, index) =>
    served ? goal !== served.goal : wishes.some((wish) => wish.index === index),
  );
  const quoted = others.slice(0, MOST_GOALS).map(({ value }) => quote(value, language, GOAL_QUOTE));
  return quoted.length === 0 ? '' : fill(shared.goals.uncovered, { goals: joined(quoted, language) });
}

/** A step's own words, each in the words of any step where it asks for something ruled out. */
function stepsWithin(own: ArchetypeWords, shared: Record<Phase, PhaseWords>, ruledOut: ReadonlySet<Need>) {
  const within = (phase: Phase, said: PhaseWords): PhaseWords => {
    const one = (field: keyof PhaseWords) => (asksNothingOf(said[field], ruledOut) ? said : shared[phase])[field];
    return {
      title: one('title'),
      description: one('description'),
      smallest_test: one('smallest_test'),
      stop_if: one('stop_if'),
    };
  };
  const kept = phases.flatMap((phase) => {
    const said = own.phases[phase];
    return said ? [[phase, within(phase, said)] as const] : [];
  });
  return { ...own, phases: { ...own.phases, ...Object.fromEntries(kept) } };
}

/** The words of a plan: those that need nobody known for who knows nobody, and for who can't read or write those that are said. */
function putFor({ profile, recommendation }: { profile: Profile; recommendation: Idea }, known: Words): Words {
  const words = isTowardGoal(recommendation, archetypeOf(recommendation.fit.archetype))
    ? wordsTowardGoals(known)
    : known;
  const put = knowsNobody(profile) ? wordsAmongStrangers(words) : words;
  return writesLittle(profile) ? wordsSpoken(put) : put;
}

async function outlineOf(idea: Idea, profile: Profile, now: number, words: Words): Promise<PlanOutline> {
  const ruledOut = ruledOutFor(profile);
  const isSpoken = writesLittle(profile);
  const { shared, language } = words;
  const facts = ownFactsOf(profile, words);
  const behind = await ideaBehind(idea, profile, language);
  const { entry, angle } = behind;
  const archetype = archetypeOf(idea.fit.archetype);
  const isRefused = refusedNameIn(profile, words);
  const own = entry ? stepsWithin(wordsFor(entry, profile, words), shared.phases, ruledOut) : null;
  const angleWords = own?.angles[angle?.id ?? entry?.angles[0]?.id ?? ''];
  const name = quote(ownName(idea.title, profile), language, OFFER_QUOTE);
  const evidence = archetype ? evidenceFor(archetype, facts) : [];
  const phrases = {
    ...phrasesFor(profile, evidence[0], words),
    idea: name,
    challenge: name,
    offer: angleWords?.offer ?? name,
    customer: angleWords?.customer ?? customersNear(ownName(idea.title, profile), words),
    contacts: contactsPhrase(profile, facts, words),
    unit: counted(1, shared.units[entry?.unit ?? 'job'], language),
  };
  const asksNothing = ({ title, description, deliverable }: SubstepWords) =>
    asksNothingOf(`${title}. ${description}\n${deliverable}`, ruledOut) &&
    !(isSpoken && asksForWriting(title, language)) &&
    isRefused?.(`${title}. ${description}\n${deliverable}`) !== true;
  const known = archetype ? risksOf(archetype, behind.words, words, profile) : new Map<string, string>();
  const risk = await mainRisk(idea.fit.risks, known, words);
  const isToward = isTowardGoal(idea, entry);
  const ground = { idea, entry, risk, profile, others: isToward ? goalPlan : ordinaryPlan };
  return {
    title:
      angle && angleWords && !(isToward && behind.words.language === language)
        ? fill(angleWords.title, phrases)
        : idea.title,
    archetype: entry?.id ?? null,
    phases: byPhase((phase) => withinLimits(phase, ground, ({ ref }) => asksNothing(substepWords(ref, own, words)))),
    own,
    phaseWords: shared.phases,
    phrases,
    builtOn: namedFacts(idea, facts)
      .map((fact) => namedFact(fact, language))
      .slice(0, 3),
    firstCustomer: isToward ? null : firstCustomerOf(idea, behind, phrases, words),
    sum: goalSum(idea.fit.numbers, words) || dayOf(entry, profile, now, words),
  };
}

/**
 * A plan of five steps for an offered idea, out of its catalogue entry when there is one; its main risk is looked into
 * second.
 */
export async function planFromIdea(
  { profile, recommendation }: { profile: Profile; recommendation: Idea },
  context: GuideContext,
): Promise<Answer<PlanDraft>> {
  const words = putFor({ profile, recommendation }, await loadWords(context.language));
  const draft = assemble(await outlineOf(recommendation, profile, context.now, words), profile, words);
  const uncovered = uncoveredBy(draft.archetype, profile, context.now, words);
  const value = { ...draft, short_description: sentences(draft.short_description, uncovered) };
  return { value, meta: { source: 'builtin', warnings: [] } };
}
