import type { Idea } from '../../guide.ts';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { type Words, wordsOf } from '../../catalogue/load.ts';
import { goalFacts, idOfGoal } from '../../catalogue/goals/load.ts';
import type { AngleFacts } from '../../catalogue/schema.ts';
import { type Fact, profileFactOf } from '../../profile/facts.ts';
import { read } from '../../text/phrases.ts';
import { phrasesFor } from '../../phrases/phrases-for.ts';
import { counted, formatNumber } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { formsOf, tokensOf } from '../../text/fold.ts';
import { quote } from '../../text/quote.ts';
import { titleKey } from '../../text/title-key.ts';
import { wordingOf } from '../../text/wording.ts';
import { excessesOf, limitsOf } from '../../understand/limits.ts';
import type { Wish } from '../../understand/purpose.ts';
import { careFor } from '../../care/care.ts';
import { thingOfGoal } from '../../understand/goal-thing.ts';
import { isForTrained } from '../../understand/hazards.ts';
import { refusedNameIn } from '../../understand/refused-names.ts';
import { isWithin, ruledOutFor } from '../../understand/within-limits.ts';
import { little } from '../../work/small-words.ts';
import { paragraphs, sentences } from '../../ideas/write-idea.ts';
import { tradeWords } from './goal-words/words.ts';
import type { IdeaQuestion } from './question.ts';

/** How many weeks a goal takes at the person's hours, between the least and the usual. */
export function weeksFor(kind: string, hours: number | null): number {
  const facts = goalFacts.get(kind);
  if (!facts) return 0;
  const { hours_per_week: range, weeks } = facts;
  if (hours === null || hours === 0 || range.max <= range.min) return weeks.usual;
  const share = Math.min(1, Math.max(0, (hours - range.min) / (range.max - range.min)));
  return Math.round(weeks.usual - share * (weeks.usual - weeks.least));
}

/** Whether a goal fits before the day it names, and by how much it does not; empty without a day. */
export function dateSentence({ kind, weeks: left }: Wish, hours: number | null, { shared, language }: Words): string {
  const least = goalFacts.get(kind)?.weeks.least;
  if (left === null || least === undefined) return '';
  const say = (weeks: number) => counted(Math.max(1, Math.round(weeks)), shared.counted.weeks, language);
  const needed = weeksFor(kind, hours);
  const { fits, tight, short } = shared.goals;
  if (left < least) return fill(short, { left: say(left), missing: say(least - left) });
  return fill(left < needed ? tight : fits, { left: say(left) });
}

/** One of the ways to a goal. */
interface Way {
  wish: Wish;
  way: AngleFacts;
  /** Its place among the ways of its kind. */
  index: number;
}

/** Words of a goal and of a fact that both have, small ones aside. */
const sharedBy = (goal: string, text: string) => {
  const said = new Set(wordsIn(goal));
  return wordsIn(text).filter((form) => said.has(form)).length;
};

const wordsIn = (text: string) =>
  tokensOf(text).flatMap(({ word }) => formsOf(word).filter((form) => form.length >= SHORTEST && !little.has(form)));

/** A shorter word joins others. */
const SHORTEST = 4;
const canDo: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['skill', 'experience']);

/** The kind of goal by which something is passed on that somebody can do: that is what it is about, and not who has it then. */
const PASSED_ON = 'knowledge';

/** Who says that what they know shall not be lost, and no more, means what they have done for so many months. */
const OF_YEARS = 60;

/**
 * What somebody can do that has to do with a goal for others, by a word or a topic of both, the nearest first; of a goal of
 * one's own nothing is asked. Nothing that only who has done it for a living may do.
 */
function broughtTo({ goal, index, purpose, kind }: Wish, { input: { profile }, facts, words }: IdeaQuestion): Fact[] {
  if (purpose !== 'impact') return [];
  const isRefused = refusedNameIn(profile, words);
  const goalTopics = new Set(facts.flatMap((fact) => (isFactOf(index, fact) ? [...fact.topics] : [])));
  const topicsShared = ({ topics }: Fact) => [...topics].filter((topic) => goalTopics.has(topic)).length;
  const able = facts.filter(
    (fact) => canDo.has(fact.kind) && isRefused?.(fact.text) !== true && !isForTrained(fact.text, words.language),
  );
  const near = able
    .map((fact) => ({ fact, near: sharedBy(goal.value, fact.text) + topicsShared(fact) }))
    .filter((one) => one.near > 0)
    .toSorted((a, b) => b.near - a.near || b.fact.weight - a.fact.weight)
    .map(({ fact }) => fact);
  if (near.length > 0 || kind !== PASSED_ON || !isOfOwnTrade(goal.value)) return near;
  return able
    .filter(({ months = 0 }) => months >= OF_YEARS)
    .toSorted((a, b) => (b.months ?? 0) - (a.months ?? 0))
    .slice(0, 1);
}

const isOfOwnTrade = (goal: string) => read(goal).some(({ forms }) => forms.some((form) => tradeWords.has(form)));

/** Whether a fact is the goal of that place among the goals. */
const isFactOf = (goal: number, { kind, index }: Fact) => kind === 'goal' && index === goal;

/** As much of what somebody can do as stands beside the name of a way. */
const SHORT = 40;

/** The name of a way with what its goal is about, or else with what they bring to it. */
function titleOf(way: string, { goal, kind }: Wish, brought: Fact | undefined, { shared, language }: Words): string {
  const own = brought && brought.text.length <= SHORT ? brought.text : undefined;
  // What sounds of danger stands on no card.
  const named = careFor(goal.value, language) ? undefined : thingOfGoal(goal.value, language);
  const thing = kind === PASSED_ON ? (own ?? named) : (named ?? own);
  return thing === undefined ? way : fill(shared.goals.way, { way, thing: quote(thing, language) });
}

function writeGoalIdea({ wish, way, index }: Way, question: IdeaQuestion): Idea {
  const { input, facts, words } = question;
  const { profile } = input;
  const { shared, language } = words;
  const id = idOfGoal(wish.kind);
  const archetype = archetypeOf(id);
  const goal = goalFacts.get(wish.kind);
  const written = wordsOf(words, id);
  const said = written.angles[way.id];
  if (!archetype || !goal || !said) throw new Error(`No ${language} words for ${id}/${way.id}`);
  const phrases = phrasesFor(profile, undefined, words);
  const { goals, idea } = shared;
  const { min, max } = goal.hours_per_week;
  const weeks = (count: number) => counted(count, shared.counted.weeks, language);
  const brought = broughtTo(wish, question);
  // Each way draws on something else that they can do, as long as there is more.
  const thing = brought.length === 0 ? undefined : brought[index % brought.length];
  const brings = thing ? fill(goals.brings, { thing: quote(thing.text, language) }) : '';
  const own = facts.filter((fact) => isFactOf(wish.index, fact)).slice(0, 1);
  const evidence = [...own, ...(thing ? [thing] : [])];
  const why = fill(wordingOf(goals.reason, `${id} ${way.id}`), { goal: quote(wish.goal.value, language) });
  return {
    title: titleOf(fill(said.title, phrases), wish, thing, words),
    short_description: sentences(fill(said.short_description, phrases), brings, why),
    expectations: sentences(
      fill(goals.hours, { min: formatNumber(min, language), max: formatNumber(max, language) }),
      idea.cost[goal.cost] ?? '',
      fill(goals.weeks, { least: weeks(goal.weeks.least), usual: weeks(goal.weeks.usual) }),
      dateSentence(wish, profile.resources.hours_per_week, words),
    ),
    detailed_description: paragraphs(
      fill(written.what_it_is, phrases),
      fill(wish.purpose === 'impact' ? goals.helps : goals.carries, { text: fill(written.who_pays, phrases) }),
      fill(idea.first_week, { text: fill(written.first_week, phrases) }),
      sentences(
        fill(idea.smallest_test, { text: fill(written.smallest_test, phrases) }),
        fill(written.phases.check.stop_if, phrases),
      ),
      fill(idea.risks, { text: written.risks.map((risk) => fill(risk, phrases)).join(' ') }),
    ),
    fit: {
      why: evidence.map(({ text }) => text),
      evidence: evidence.map(profileFactOf),
      hours_per_week: goal.hours_per_week,
      startup_cost_band: goal.cost,
      place: goal.place,
      first_customer: fill(said.first_customer, phrases),
      first_week: fill(written.first_week, phrases),
      risks: written.risks.map((risk) => fill(risk, phrases)),
      archetype: id,
      purpose: wish.purpose,
      numbers: null,
      source: 'builtin',
    },
  };
}

/**
 * Ideas for goals that are not money: each goal its first way, then the other ways of each, none shown before and none
 * that asks for what was ruled out. At most `count`.
 */
export function goalIdeas(wishes: readonly Wish[], question: IdeaQuestion, count: number): Idea[] {
  const { input } = question;
  const limits = limitsOf(input.profile);
  const ruledOut = ruledOutFor(input.profile);
  const taken = new Set(input.already.map(({ title }) => titleKey(title)));
  const turnedDown = new Set(
    input.already.flatMap(({ declined, fit }) => (declined?.reason === 'not-interested' ? [fit.archetype] : [])),
  );
  const ways = wishes.flatMap((wish) => {
    const archetype = archetypeOf(idOfGoal(wish.kind));
    if (!archetype || turnedDown.has(archetype.id)) return [];
    // Hours and money are no wall here: a goal takes longer with fewer of them, and its cost is said.
    if (excessesOf(archetype, limits).some((excess) => excess === 'age' || excess === 'place')) return [];
    return archetype.angles.map((way, index): Way => ({ wish, way, index }));
  });
  return ways
    .toSorted((a, b) => a.index - b.index)
    .map((way) => writeGoalIdea(way, question))
    .filter((idea) => !taken.has(titleKey(idea.title)) && isWithin(idea, ruledOut))
    .slice(0, count);
}
