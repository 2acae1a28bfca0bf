import type { Profile } from '@foothold/contract';
import { anglesOf, type Words, wordsOf } from '../catalogue/load.ts';
import type { AngleFacts, ArchetypeFacts, ArchetypeWords } from '../catalogue/schema.ts';
import { withoutSentences } from '../catalogue/kept.ts';
import { archetypeSpoken, wordsSpoken } from '../catalogue/spoken/spoken.ts';
import { isOwnWords, ownWordsOf } from '../catalogue/work/compose.ts';
import type { Idea } from '../guide.ts';
import { type Fact, profileFactOf } from '../profile/facts.ts';
import { archetypeAmongStrangers, knowsNobody } from '../phrases/knows-nobody.ts';
import { type Phrases, phrasesFor, namedFact } from '../phrases/phrases-for.ts';
import { counted, formatNumber } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { shareOf } from '../text/share.ts';
import { wordingOf } from '../text/wording.ts';
import { numbersFor, otherGoalSentence } from './goal-arithmetic.ts';
import { hazardAmong } from '../understand/hazards.ts';
import { asksNothingOf, ruledOutFor } from '../understand/within-limits.ts';
import { refusedNameIn } from '../understand/refused-names.ts';
import { broughtFor, evidenceFor } from './rank.ts';
import { reasonSentences, whyFor } from './reasons.ts';

/** What is written about a person beside the catalogue. */
export interface Person {
  profile: Profile;
  facts: readonly Fact[];
  /** Decides what nothing about the person decides; stable for each. */
  seed: string;
}

/** How a plan's references name the entry's own tasks. */
const OWN = 'own.';

/** Risks that an idea names beside its first, which is the one that can stop it. */
const FURTHER_RISKS = 1;

export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** How many hours a week it asks for, beside what the person has where that lies outside; `lot` chooses the wording. */
export function hoursSentence(
  range: { min: number; max: number },
  profile: Profile,
  lot: string,
  words: Words,
): string {
  const { shared, language } = words;
  const asked = { min: formatNumber(range.min, language), max: formatNumber(range.max, language) };
  const hours = profile.resources.hours_per_week;
  const isWithin = hours !== null && hours >= range.min && hours <= range.max;
  if (isWithin || !hours) return fill(wordingOf(shared.idea.hours, `${lot} hours`), asked);
  return fill(wordingOf(shared.idea.hours_known, `${lot} hours_known`), {
    ...asked,
    hours: formatNumber(hours, language),
  });
}

/**
 * Hours, money, time to a first customer: nothing in it is promised. A goal in money is `fit.numbers`, so that no
 * sentence goes stale when somebody changes an assumption.
 */
export function expectationsFor(
  archetype: ArchetypeFacts,
  { profile, seed }: Pick<Person, 'profile' | 'seed'>,
  words: Words,
): string {
  const lot = `${seed} ${archetype.id}`;
  const { shared, language } = words;
  return sentences(
    hoursSentence(archetype.hours_per_week, profile, lot, words),
    shared.idea.cost[archetype.startup_cost_band] ?? '',
    fill(wordingOf(shared.idea.weeks, `${lot} weeks`), {
      weeks: counted(archetype.weeks_to_first_customer, shared.counted.weeks, language),
    }),
    archetype.licence === 'required' ? shared.obstacles.licence : '',
    otherGoalSentence(profile, words),
    wordingOf(shared.idea.no_promise, `${lot} no_promise`),
  );
}

export function angleTitle(archetype: ArchetypeFacts, angle: AngleFacts, phrases: Phrases, words: Words): string {
  const angleWords = anglesOf(words, archetype.id)[angle.id];
  if (!angleWords) throw new Error(`The catalogue has no ${words.language} words for ${archetype.id}/${angle.id}`);
  return fill(angleWords.title, phrases);
}

/** The risk that can stop the idea altogether, and a further one. */
function risksFor(risks: readonly string[], lot: string): string[] {
  const [first, ...others] = risks;
  const from = Math.floor(shareOf(lot) * others.length);
  return [...(first ? [first] : []), ...others.slice(from, from + FURTHER_RISKS)];
}

/** What the law or a trade has to say first of what is known by somebody's own words only. */
function hazardsOf(archetype: ArchetypeFacts, facts: readonly Fact[], { shared, language }: Words): string[] {
  const own = ownWordsOf(archetype.id);
  const told = own === '' ? [] : broughtFor(archetype, facts).map(({ text }) => text);
  const hazard = hazardAmong([own, ...told], language);
  return hazard === undefined ? [] : [{ ...shared.flaws, ...shared.obstacles }[hazard]];
}

/** Why an idea is this person's: a fact that its offer uses, also where its title is in their own words. Empty of what nobody brought. */
function becauseOf(archetype: ArchetypeFacts, { profile, facts }: Person, { shared, language }: Words): string {
  const ruledOut = ruledOutFor(profile);
  const theirs = isOwnWords(archetype.id) ? evidenceFor(archetype, facts) : broughtFor(archetype, facts);
  const fact = theirs.find(({ text }) => asksNothingOf(text, ruledOut));
  if (!fact || fact.kind === 'goal' || fact.kind === 'location') return '';
  return fill(shared.work.because[fact.kind], { fact: namedFact(fact, language) });
}

/**
 * The words of an archetype, put so that they need no writing for who can't and nobody known for who knows nobody, and
 * without places somebody keeps out of.
 */
export function wordsFor(archetype: ArchetypeFacts, profile: Profile, words: Words): ArchetypeWords {
  const known = wordsOf(words, archetype.id);
  const own = knowsNobody(profile) ? archetypeAmongStrangers(known, words) : known;
  const said = ruledOutFor(profile).has('reading') ? archetypeSpoken(own, archetype, wordsSpoken(words)) : own;
  const isRefused = refusedNameIn(profile, words);
  return isRefused ? withoutSentences(said, words.shared, isRefused) : said;
}

/** The same without sentences that ask for what is ruled out: an offer is not lost because one of its buyers is met on a Saturday. */
function wordsWithin(archetype: ArchetypeFacts, profile: Profile, words: Words): ArchetypeWords {
  const said = wordsFor(archetype, profile, words);
  const ruledOut = ruledOutFor(profile);
  return ruledOut.size === 0 ? said : withoutSentences(said, words.shared, (text) => !asksNothingOf(text, ruledOut));
}

/** An archetype, in one of its angles, written for one person. */
export function writeIdea(archetype: ArchetypeFacts, angle: AngleFacts, person: Person, words: Words): Idea {
  const own = wordsWithin(archetype, person.profile, words);
  const [strongest] = evidenceFor(archetype, person.facts);
  const phrases = phrasesFor(person.profile, strongest, words);
  const angleWords = own.angles[angle.id];
  if (!angleWords) throw new Error(`The catalogue has no ${words.language} words for ${archetype.id}/${angle.id}`);
  const place = angle.place ?? archetype.place;
  const why = whyFor(archetype, person.facts);
  const { idea } = words.shared;
  const { check, 'first-customer': sale } = own.phases;
  const lot = `${person.seed} ${archetype.id}`;
  const stop = wordingOf([check.stop_if, sale.stop_if], `${lot} stop`);
  // Who only asks three people can't fail at the first sale: beside that stop stands a test of the same phase.
  const phaseTest = stop === sale.stop_if ? sale.smallest_test : check.smallest_test;
  const test = wordingOf([own.smallest_test, phaseTest], `${lot} test`);
  // What nothing in the profile proves reads alike for everybody, so more of its wording is drawn by lot.
  const proven = why.some(({ reason }) => reason.startsWith('skill-') || reason.startsWith('experience'));
  const task = archetype.phases.check.find(({ ref }) => ref.startsWith(OWN))?.ref.slice(OWN.length) ?? '';
  const tasks = [check, own.substeps[task] ?? check].map(({ title, description }) => `${title}. ${description}`);
  const weeks = [own.first_week, ...tasks];
  const week = proven ? 0 : Math.floor(shareOf(`${lot} first week`) * weeks.length);
  const firstWeek = fill(weeks[week] ?? own.first_week, phrases);
  const offered = { offer: angleWords.offer, customer: angleWords.customer };
  const risks = [
    ...hazardsOf(archetype, person.facts, words),
    ...risksFor(own.risks, lot).map((risk) => fill(risk, phrases)),
  ];
  return {
    title: fill(angleWords.title, phrases),
    short_description: sentences(fill(angleWords.short_description, phrases), becauseOf(archetype, person, words)),
    expectations: expectationsFor(archetype, person, words),
    detailed_description: paragraphs(
      sentences(fill(own.what_it_is, phrases), fill(idea.offered, offered)),
      sentences(...reasonSentences(why, lot, words)),
      fill(idea.who_pays, { text: fill(own.who_pays, phrases) }),
      fill(idea.first_week, { text: firstWeek }),
      sentences(fill(idea.smallest_test, { text: fill(test, phrases) }), fill(stop, phrases)),
      fill(idea.risks, { text: risks.join(' ') }),
    ),
    fit: {
      why: why.map((one) => one.fact.text),
      evidence: why.map((one) => profileFactOf(one.fact)),
      hours_per_week: archetype.hours_per_week,
      startup_cost_band: archetype.startup_cost_band,
      place,
      first_customer: fill(angleWords.first_customer, phrases),
      first_week: firstWeek,
      risks,
      archetype: archetype.id,
      purpose: 'earn',
      numbers: numbersFor(person.profile, archetype),
      source: 'builtin',
    },
  };
}
