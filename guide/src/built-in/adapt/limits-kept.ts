import type { Language } from '@foothold/contract';
import { type Clause, clausesIn } from '../../adapt/requests/clauses.ts';
import { type Adapting, holds, isOpen, newSubstep } from '../../adapt/state.ts';
import { withKept } from '../../adapt/with-date.ts';
import { presumed } from '../../catalogue/presumed.ts';
import { type SharedSubstep, sharedSubsteps } from '../../catalogue/schema.ts';
import { sharedSubstepFacts } from '../../catalogue/shared-substeps.ts';
import type { PlanDraft, SubstepDraft } from '../../guide.ts';
import { CALM, limitKindsIn } from '../../interview/limit-kinds.ts';
import { isNegator } from '../../text/negation.ts';
import type { ReadWord } from '../../text/phrases.ts';
import { quote } from '../../text/quote.ts';
import { dangerHeard } from '../../reader/safety.ts';
import { againstOtherDays, keptParts } from './kept-to.ts';
import type { RuledOutKind } from '../../understand/learnt-needs/classes.ts';
import { learntNeeds } from '../../understand/learnt-needs/learnt-needs.ts';
import { needsAskedIn, RULED_OUT_FROM } from '../../understand/limits.ts';
import type { SaidWish } from '../../understand/wishes.ts';
import { purposeWordsIn } from '../../understand/purpose-words/words.ts';
import { productLanguages } from '../../work/language-names.ts';

/** A limit that was told to a plan, in the person's words. */
export interface LimitSaid {
  said: string;
  /** What it rules out; empty where it is a language or a time, which no task of ours asks for. */
  kinds: readonly RuledOutKind[];
  /** Whether it says nothing else, so that no wish was read out of it. */
  isAlone?: boolean;
}

/** Longer messages tell a story, in which a limit may be anybody's. */
const LONGEST = 400;
/** From here on a message rules something out, taken as a whole. */
const SURELY = 0.7;
/** A kind that lists read out of a message must be at least so likely: “so that it does not rain” forbids no work outdoors. */
const LIKELY = RULED_OUT_FROM.limits;
/** More limits than one message tells. */
const MOST = 3;

/** “Nothing in English”, and no more: a language other than the plan's own, turned down. */
function isLanguageKept({ words, marks }: Clause, language: Language): boolean {
  const isCall = (word: ReadWord) => (word.forms[0]?.length ?? 0) <= LEADING;
  const rid = marks.all('rid').find(({ start }) => words.slice(0, start).every(isCall));
  // “Nothing in French”, and no more but a courtesy: “nothing in French beats that”.
  const behind = rid ? rid.end + 1 : 0;
  const isEnd = behind === words.length || marks.all('asking').some(({ start }) => start === behind);
  const named = rid && isEnd ? (words[rid.end]?.forms ?? []).flatMap((form) => productLanguages.get(form) ?? []) : [];
  return named.some((one) => one !== language);
}

/** “Nothing on Sundays”, “no car please”: so few words say nothing else. */
const MOST_BARE = 5;
/** A word that is no longer may only lead to what is turned down: “rien le dimanche”, and not “no rush on Sundays”. */
const LEADING = 3;

/** The kinds that a clause of a few words turns down at its beginning, or right behind: “dimanche rien”. */
function barelyDenied({ text, words, marks }: Clause, language: Language): ReadonlySet<RuledOutKind> {
  const nothing = marks.all('nothing').find(({ start }) => start === 0)?.end ?? 1;
  const [first] = words;
  const [second, third] = words.slice(nothing);
  const isDenied = first !== undefined && (isNegator(first) || marks.has('nothing'));
  if (words.length > MOST_BARE || !second || !isDenied) return new Set();
  const last = third && second.to - second.from <= LEADING ? third : second;
  return limitKindsIn(text.slice(first.from, last.to), language, false);
}

/** Whether a message gives thanks, or may tell of somebody else, or of what is otherwise by now: “my mother can't stand”, “but I can”. */
function isOfOthers(message: string, clauses: readonly Clause[]): boolean {
  return (
    purposeWordsIn(message).has('kin') || clauses.some(({ marks }) => marks.has('of_others_or_over', 'told_thanks'))
  );
}

const isDenying = ({ words, marks }: Clause) => marks.has('nothing') || words.some(isNegator);

/** What a message rules out that no clause of it says by itself: “Facebook is where all of them are, I want none of it”. */
function saidTogether(message: string, language: Language): LimitSaid[] {
  if (dangerHeard(message) >= CALM.plain) return [];
  const kinds = [...learntNeeds(message, language)].flatMap(([kind, likely]) => (likely >= SURELY ? [kind] : []));
  return kinds.length === 0 ? [] : [{ said: message, kinds }];
}

/** What stands in a plan as it was said, and rules out nothing of its tasks. */
const keptWords = (said: readonly string[]): LimitSaid[] =>
  said.map((one) => ({ said: one, kinds: [], isAlone: true }));

/** What a message keeps to in as many words: days, times and ways to get there. */
export function timesSaid(message: string, language: Language): LimitSaid[] {
  if (message.length > LONGEST || message.includes('?')) return [];
  const clauses = clausesIn(message);
  // “Not on Mondays any more, any day is fine” leaves none out.
  if (clauses.some(({ marks }) => marks.has('told_thanks', 'any_day'))) return [];
  const alone = clauses.flatMap((clause) => keptParts(clause, language));
  const against = alone.length === 0 ? againstOtherDays(clauses, language) : '';
  return keptWords([...alone, ...(against === '' ? [] : [against])]);
}

/** The limits that a message tells, each with its clause. A question tells none. */
export function limitsSaid(message: string, language: Language): LimitSaid[] {
  if (message.length > LONGEST || message.includes('?')) return [];
  const clauses = clausesIn(message);
  const times = timesSaid(message, language);
  if (isOfOthers(message, clauses)) return times;
  const learnt = learntNeeds(message, language);
  const heard = limitKindsIn(message, language, false);
  const found = clauses.flatMap((clause): LimitSaid[] => {
    const isLanguage = isLanguageKept(clause, language);
    // Without a “not” nothing is ruled out: “we are moving house”.
    if (clause.marks.has('past_or_today') || !(isDenying(clause) || isLanguage)) return [];
    const own = learntNeeds(clause.text, language);
    const isLikely = (kind: RuledOutKind) => Math.max(learnt.get(kind) ?? 0, own.get(kind) ?? 0) >= LIKELY;
    const listed = heard.size === 0 ? [] : [...limitKindsIn(clause.text, language, false)];
    const bare = barelyDenied(clause, language);
    const kinds = listed.filter((kind) => heard.has(kind) && (isLikely(kind) || bare.has(kind)));
    return kinds.length > 0 || isLanguage ? [{ said: clause.text, kinds }] : [];
  });
  return found.length === 0 && clauses.some(isDenying) && !clauses.some(({ marks }) => marks.has('past_or_today'))
    ? [...times, ...(times.length === 0 ? saidTogether(message, language) : [])]
    : [...times.filter(({ said }) => !found.some((one) => one.said === said)), ...found].slice(0, MOST);
}

/** The same with days and times that are to be left out by a verb: “skip Fridays”. */
export function withTimes(limits: readonly LimitSaid[], dropped: readonly SaidWish[]): LimitSaid[] {
  const isNew = ({ said, wish }: SaidWish) =>
    !limits.some((one) => said.includes(one.said) && one.said.includes(wish.object));
  return [...limits, ...dropped.filter(isNew).map(({ said }) => ({ said, kinds: [], isAlone: true }))];
}

const textOf = ({ title, description, deliverable }: SubstepDraft) => `${title}. ${description}. ${deliverable}`;

/** A task of the same end that does not ask for what is ruled out, where the plan has none such yet. */
function ofTheSameEnd(
  substep: SubstepDraft,
  isBroken: (one: SubstepDraft) => boolean,
  draft: PlanDraft,
  adapting: Adapting,
): SubstepDraft | undefined {
  const givenBy = (name: SharedSubstep) => presumed[name]?.gives ?? [];
  const own = sharedSubsteps.find((name) => substep.ref === `shared.${name}`);
  if (!own) return undefined;
  return sharedSubsteps
    .filter((name) => name !== own && givenBy(name).some((thing) => givenBy(own).includes(thing)))
    .map((name) => newSubstep(name, sharedSubstepFacts[name].minutes, adapting))
    .find((one) => !isBroken(one) && !holds(draft, one));
}

/** The draft within a limit: what breaks it gives way to a task of the same end, and `still` asks for it. */
function within(draft: PlanDraft, kinds: readonly RuledOutKind[], adapting: Adapting) {
  const ruledOut = new Set<string>(kinds);
  const isBroken = (one: SubstepDraft) => [...needsAskedIn(textOf(one))].some((need) => ruledOut.has(need));
  const still: string[] = [];
  let current = draft;
  for (const substep of draft.steps.flatMap(({ substeps }) => substeps)) {
    if (!isOpen(substep, adapting) || !isBroken(substep)) continue;
    const other = ofTheSameEnd(substep, isBroken, current, adapting);
    if (!other) {
      still.push(substep.title);
      continue;
    }
    const put = (one: SubstepDraft) => (one === substep ? other : one);
    current = {
      ...current,
      steps: current.steps.map((step) => ({ ...step, substeps: step.substeps.map(put) })),
    };
  }
  return { draft: current, still };
}

/** A plan with the limits that were told to it. */
export interface LimitsKept {
  draft: PlanDraft;
  /** Whether the description has them. */
  isTold: boolean;
  /** The titles of tasks that ask for it all the same. */
  still: readonly string[];
  /** What it keeps to that no task is measured by, as it was said: days, times and ways to get there. */
  times: readonly string[];
  /** Whether it rules something out besides. */
  rulesOut: boolean;
}

/** The plan within the limits that were told to it; they stand in its description, in the person's words. */
export function keepLimits(draft: PlanDraft, limits: readonly LimitSaid[], adapting: Adapting): LimitsKept {
  const { draft: now, still } = within(
    draft,
    limits.flatMap(({ kinds }) => kinds),
    adapting,
  );
  const told = limits.map(({ said }) => said);
  const kept = withKept(now, told, adapting.words);
  const isTold = told.every((one) => kept.short_description.includes(quote(one, adapting.words.language)));
  const times = limits.flatMap(({ said, isAlone }) => (isAlone ? [said] : []));
  return { draft: kept, isTold, still, times, rulesOut: times.length < limits.length };
}
