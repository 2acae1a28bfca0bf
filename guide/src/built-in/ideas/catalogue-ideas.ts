import type { Language } from '@foothold/contract';
import type { Idea, RecommendInput } from '../../guide.ts';
import { archetypeOf, archetypes } from '../../catalogue/archetype-facts.ts';
import { anglesOf, type Words } from '../../catalogue/load.ts';
import type { AngleFacts, ArchetypeFacts } from '../../catalogue/schema.ts';
import { type Fact, piecesOfNotes } from '../../profile/facts.ts';
import { phrasesFor } from '../../phrases/phrases-for.ts';
import { fold, formsOf, tokensOf } from '../../text/fold.ts';
import { isUnlawful } from '../../reader/law.ts';
import { cut } from '../../text/quote.ts';
import { shareOf } from '../../text/share.ts';
import { titleKey } from '../../text/title-key.ts';
import { withoutBounded } from '../../understand/bounded.ts';
import { excessesOf, limitsOf, refusedText } from '../../understand/limits.ts';
import {
  entryOfId,
  formOfId,
  genericFormOf,
  idsOf,
  isOrder,
  madeOf,
  isOfTrade,
  isOwnWords,
  ownTopicOf,
  OWN_WORDS,
  ownWordsOf,
  shareOfBest,
  topicOf,
} from '../../catalogue/work/compose.ts';
import type { Form } from '../../catalogue/work/schema.ts';
import { sellsWork } from '../../catalogue/work/sale.ts';
import { asksForWriting } from '../../catalogue/spoken/spoken.ts';
import { sharedWith, type Subjects, subjectsIn } from '../../ideas/subjects.ts';
import { isForTrained } from '../../understand/hazards.ts';
import { refusedNameIn } from '../../understand/refused-names.ts';
import { asksNothingOf, isWithin, ownSentences, ruledOutFor } from '../../understand/within-limits.ts';
import { isDoneWith } from '../../work/deeds.ts';
import { nameTheSame, shareOfHalf } from '../../work/mentions.ts';
import { little } from '../../work/small-words.ts';
import { bringsWork, composedFrom } from '../work/own-things.ts';
import { chooseDiverse } from './choose.ts';
import { inOrder, type Open, saysMade, teaches } from './order.ts';
import { lessonsOf, violationOf } from '../../ideas/declines.ts';
import { anglesFor, broughtFor, type Candidate, evidenceFor, hasSkillsFor, scoreOf } from '../../ideas/rank.ts';
import { THING_QUOTE } from './few-ideas.ts';
import type { IdeaQuestion } from './question.ts';
import { namedInGoals } from './goal-named.ts';
import { steer } from './steer.ts';
import { asWished, toldOf, wishedIn } from './wished.ts';
import { angleTitle, writeIdea } from '../../ideas/write-idea.ts';

/** Fewer facts than this that touch the catalogue make a thin profile, to which nothing risky is offered unasked. */
const THIN = 2;

/** How far apart two people's ideas drift where nothing they said speaks for one or the other, and where it never does. */
const VARIETY = 0.6;
const VARIETY_UNKNOWN = 2.5;

function isDaring({ risk, licence, startup_cost_band }: ArchetypeFacts): boolean {
  return risk === 'high' || licence === 'required' || startup_cost_band === 4;
}

/** Less than any lesson of declining: what nobody brought goes against nothing that was said. */
const NOT_THEIRS = 0.5;
/** Before what nobody brought, and behind what stands in a field of its own. */
const ONLY_NOTED = 0.25;
/** Feedback outweighs whatever declining has taught. */
const AGAINST_FEEDBACK = 1_000;

/** Kinds of facts whose words can name what is offered. */
const tellsOfWork: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['skill', 'experience', 'hobby', 'notes']);
const SHORTEST_QUOTE = 4;

function isOneOf<Value>(values: ReadonlySet<Value>, value: Value | undefined): boolean {
  return value !== undefined && values.has(value);
}

/** Whether an archetype is about one of the topics. */
function isOf({ skills, interests }: ArchetypeFacts, topics: ReadonlySet<string>): boolean {
  return [...skills.required.flat(), ...interests].some((topic) => topics.has(topic));
}

/** What being named in a feedback is worth, by its subject and by its form of offer. */
const NAMED = 6;
const NAMED_FORM = 4;

/** What being said to be what somebody would rather do is worth: more than all that is only named. */
const WISHED = 12;

/** What feedback and the notes on declined ideas name. */
function subjectsOf(input: RecommendInput, facts: readonly Fact[], words: Words): Subjects {
  return subjectsIn(toldOf(input).join('\n'), facts, words);
}

/** What stands on an idea's card, whichever of its angles is chosen. */
function faceOf(archetype: ArchetypeFacts, words: Words): string {
  const angles = Object.values(anglesOf(words, archetype.id));
  return angles
    .map(({ title, short_description, offer, customer }) => [title, short_description, offer, customer].join('\n'))
    .join('\n');
}

/** How far a candidate is what somebody named: its card, or the fact it rests on most. */
function namedBonus({ wanted, wantedForms }: Subjects, face: string, evidence: readonly Fact[], id: string): number {
  const form = formOfId(id);
  // A composed idea is about the fact it rests on; one that was written whole only touches it.
  const said = form === undefined ? face : [face, ...evidence.slice(0, 1).map(({ text }) => text)].join('\n');
  return (sharedWith(said, wanted) > 0 ? NAMED : 0) + (isOneOf(wantedForms, form) ? NAMED_FORM : 0);
}

/** Words as the notice quotes them, which is what a tapped wish repeats. */
const shownOf = (text: string) => fold(cut(text, THING_QUOTE).replace(/…$/u, '')).trim();

/**
 * What can be made of words of the profile that nothing is known of, where a feedback repeats them: “I would rather teach:
 * ⁨clearing gutters⁩”.
 */
function quotedIn({ profile, feedback = '' }: RecommendInput, facts: readonly Fact[]): string[] {
  const said = fold(feedback);
  if (said === '') return [];
  const isKnown = (topics: ReadonlySet<string>) => [...topics].some((topic) => idsOf(topic).length > 0);
  const unknown = facts.filter(({ kind, topics }) => tellsOfWork.has(kind) && !isKnown(topics)).map(({ text }) => text);
  return [...unknown, ...piecesOfNotes(profile)]
    .filter((text) => text.length >= SHORTEST_QUOTE && said.includes(shownOf(text)) && !isUnlawful(text, true))
    .flatMap((text) => idsOf(ownTopicOf(text)));
}

/** What an offer gains that names the very thing that somebody makes, mends or loves; a job is all that its offers are. */
const SAME_WORD = 1.6;

/** What being named in a goal as what is earned with is worth. */
const NAMED_IN_GOAL = 5;

/**
 * What their own words gain that name a trade which nobody knows: it is theirs before all that they only love. What they call
 * themselves advanced in, and of which nothing is known, stands before what is made of other jobs as well.
 */
const OWN_TRADE = { best: 1.9, other: 1.2 };
/** Who worked at something for so many months has it for a trade. */
const TRADE_MONTHS = 24;

/** The forms that an id is sold in: who makes nothing to order takes no small order of it either. */
function soldAs(id: string): readonly (Form | undefined)[] {
  const made = madeOf(id);
  return made && isOrder(made) ? ['do', 'make'] : [formOfId(id)];
}

/** Forms in which work is done oneself. */
const BY_HAND: ReadonlySet<string | undefined> = new Set(['do', 'make']);

/** Whether something that may cost a life, or a trade's work that needs its licence, would be done by who never did it for a living. */
function isUntrained({ id, licence }: ArchetypeFacts, evidence: readonly Fact[], language: Language): boolean {
  if (evidence.some(({ kind, months = 0 }) => kind === 'experience' && months >= TRADE_MONTHS)) return false;
  if (licence === 'required' && isOfTrade(id)) return true;
  const own = ownWordsOf(id);
  if (own === '' || !BY_HAND.has(genericFormOf(id))) return false;
  return [own, ...evidence.map(({ text }) => text)].some((text) => isForTrained(text, language));
}

/** Words of a title, small ones not counted. */
const MOST_OF_TITLE = 2;

/** Whether a job reads like a title: “on the fish lorries” and “minding my grandson” are told, and name no trade to offer. */
function isTitle(text: string, language: Language): boolean {
  const words = tokensOf(text).map(({ word }) => word);
  const telling = words.filter((word) => !little.has(word));
  const [first] = words;
  const isTold = first === undefined || little.has(first) || isDoneWith(telling.map(formsOf), language);
  return !isTold && telling.length <= MOST_OF_TITLE;
}

/** How much of a fact an offer is about that names only a half of it, and what it gains where it names the very thing. */
function sameness(id: string, face: string, fact: Fact | undefined, words: Words) {
  const told = fact?.text ?? '';
  const isThing = entryOfId(id) !== undefined && fact?.kind !== 'experience';
  return {
    half: shareOfHalf(entryOfId(id) ?? '', face, told, words),
    same: isThing && nameTheSame(face, told, words.language) ? SAME_WORD : 0,
  };
}

/** The best share that each of the person's own words has among what is open: where nothing can be sold, counsel is the best. */
function bestShares(ids: readonly string[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const id of ids) {
    const text = ownWordsOf(id);
    if (text !== '') best.set(text, Math.max(best.get(text) ?? 0, shareOfBest(id)));
  }
  return best;
}

/** How much of its rank an idea keeps beside the best of its kind, as this person's. */
function shareFor(id: string, [first]: readonly Fact[], language: Language, best: ReadonlyMap<string, number>): number {
  const { kind, level, months = 0, text = '', topics = new Set<string>() } = first ?? {};
  const isBest = kind === 'skill' && level === 'advanced';
  const isMade = kind !== 'hobby' && sellsWork(id) && saysMade(text, language);
  const isTrade = isBest || isMade || (kind === 'experience' && months >= TRADE_MONTHS && isTitle(text, language));
  // What they make or do is exactly theirs, though a trade is known beside it.
  const isKnown = topics.size > 1 && !sellsWork(id);
  const gains = (isBest && !isKnown) || isMade ? OWN_TRADE.best : OWN_TRADE.other;
  if (!isTrade || !isOwnWords(id)) return shareOfBest(id);
  return ((gains * OWN_WORDS) / (best.get(ownWordsOf(id)) ?? OWN_WORDS)) * shareOfBest(id);
}

/** The forms that suit any trade and were shown already. */
function formsSaid(already: RecommendInput['already']): ReadonlySet<string> {
  return new Set(already.flatMap(({ fit }) => genericFormOf(fit.archetype ?? '') ?? []));
}

/** What chance adds to an idea that nothing speaks for. */
function varietyAmong(open: readonly Pick<Candidate, 'evidence'>[], seed: string) {
  const drift = open.some(({ evidence }) => evidence.length > 0) ? VARIETY : VARIETY_UNKNOWN;
  return (id: string, evidence: readonly Fact[]) => (evidence.length === 0 ? drift * shareOf(`${seed} ${id}`) : 0);
}

/**
 * How far an idea stands back that rests on the notes: they hold what nothing was made of, that of others and of long ago
 * too, and speak where no field does, or where something is asked for.
 */
function behindFields(open: readonly Pick<Candidate, 'evidence'>[], isAsked: boolean) {
  const isNote = ([first]: readonly Fact[]) => first?.kind === 'notes';
  const tellsElsewhere = open.some(({ evidence }) => evidence.length > 0 && !isNote(evidence));
  return (evidence: readonly Fact[]) => (tellsElsewhere && !isAsked && isNote(evidence) ? ONLY_NOTED : 0);
}

/**
 * What is left to offer: what can be composed of what the person brought, and archetypes that are about it, within the
 * profile's limits and what feedback rules out by name. Who brought nothing, or asks for something else, is offered
 * what anybody can do.
 */
function candidatesFor(question: IdeaQuestion, near: string, isTeacher: boolean) {
  const { input, facts, words, seed } = question;
  const own = limitsOf(input.profile);
  const lessons = lessonsOf(input.already, words.language);
  const steering = steer(question, near, own, lessons);
  const { limits, bonus, allows, elsewhere, wanted } = steering;
  const subjects = subjectsOf(input, facts, words);
  const barred = new Set([...limits.ruledOut, ...lessons.limits.ruledOut]);
  const refused = subjectsIn(withoutBounded(refusedText(input.profile)), [], words);
  const unwanted = new Set([...subjects.deniedEntries, ...refused.deniedEntries]);
  const refusedTopics = new Set([...subjects.deniedTopics, ...refused.deniedTopics]);
  const exceeds = (archetype: ArchetypeFacts) =>
    excessesOf(archetype, limits).length > 0 || anglesFor(archetype, facts, limits).length === 0;
  const isRefused = refusedNameIn(input.profile, words);
  const thin = facts.filter((fact) => fact.topics.size > 0).length < THIN;
  const named = new Set(subjects.wantedEntries.flatMap((entry) => idsOf(topicOf(entry))));
  const wished = wishedIn(input, words);
  const quoted = new Set([...quotedIn(input, facts), ...wished]);
  const earnedWith = namedInGoals(question);
  const asked = new Set([...wished, ...composedFrom([...earnedWith])]);
  const composed = [...new Set([...composedFrom(facts), ...named, ...quoted])]
    .flatMap((id) => archetypeOf(id) ?? [])
    .map((one) => asWished(one, asked));
  const isAbout = (one: ArchetypeFacts) =>
    formOfId(one.id) !== undefined || broughtFor(one, facts).length > 0 || isOf(one, wanted);
  // Who comes back for more has seen the own ones: what anybody can do follows when they have run out.
  const beyond = (composed.length > 0 || bringsWork(input.profile, facts, words.language)) && !elsewhere;
  const namesWishes = subjects.wanted.size + subjects.wantedForms.size + wished.size > 0;
  const isWide = input.wider === true || (input.feedback !== undefined && !namesWishes);
  const written = beyond && !isWide ? archetypes.filter(isAbout) : archetypes;
  const deniedForms = new Set([...subjects.deniedForms, ...refused.deniedForms]);
  const saidOnce = namesWishes ? new Set<string>() : formsSaid(input.already);
  const open = [...composed.filter(({ id }) => !isOneOf(saidOnce, genericFormOf(id))), ...written]
    .filter((one) => excessesOf(one, own).length === 0)
    .filter((one) => named.has(one.id) || quoted.has(one.id) || hasSkillsFor(one, facts))
    .filter((archetype) => !isOf(archetype, refusedTopics))
    .filter((archetype) => allows(archetype) && !(thin && isDaring(archetype)))
    .filter(({ needs, id }) => !needs.some((need) => barred.has(need)) && !isOneOf(unwanted, entryOfId(id)))
    .filter((archetype) => anglesFor(archetype, facts, { ...own, place: own.place ?? lessons.limits.place }).length > 0)
    .filter(({ id }) => asksNothingOf(ownWordsOf(id), barred) && !soldAs(id).some((form) => isOneOf(deniedForms, form)))
    // Whether something can be made is for the person to say, and some have said it.
    .filter(({ id }) => genericFormOf(id) !== 'make' || madeOf(id)?.kind === 'made' || subjects.wantedForms.has('make'))
    // So is whether it can be done for others, where no verb says that anything is: “bobbin lace” is no small job.
    .filter(({ id }) => quoted.has(id) || genericFormOf(id) !== 'do' || madeOf(id)?.kind !== 'own')
    .map((archetype) => ({ archetype, evidence: evidenceFor(archetype, facts), face: faceOf(archetype, words) }))
    .filter((one) => !isUntrained(one.archetype, one.evidence, words.language) && isRefused?.(one.face) !== true)
    .filter(({ face }) => !(own.ruledOut.has('reading') && asksForWriting(face, words.language)))
    .filter(({ face }) => sharedWith(face, subjects.denied) === 0 && sharedWith(face, refused.denied) === 0);
  // What is named is meant: the rest comes only where nothing is.
  const isNamed = ({ archetype, evidence, face }: (typeof open)[number]) =>
    wished.has(archetype.id) || namedBonus(subjects, face, evidence, archetype.id) > 0;
  const meant = namesWishes && open.some(isNamed) ? open.filter(isNamed) : open;
  const behind = behindFields(meant, namesWishes);
  const best = bestShares(meant.map(({ archetype }) => archetype.id));
  const variety = varietyAmong(open, seed);
  const candidates = meant.map(({ archetype, evidence, face }): Open => {
    const { id } = archetype;
    const { half, same } = sameness(id, face, evidence[0], words);
    const inGoal = evidence[0] && earnedWith.has(evidence[0]) ? NAMED_IN_GOAL : 0;
    const wish = namedBonus(subjects, face, evidence, id) + (wished.has(id) ? WISHED * shareOfBest(id) : 0);
    const liked = bonus(archetype) + wish + inGoal + same + variety(id, evidence);
    const share = shareFor(id, evidence, words.language, best) * half;
    const score = Math.max(0.1, scoreOf(archetype, facts, limits) * share + liked);
    const notTheirs = beyond && !isAbout(archetype) ? NOT_THEIRS : behind(evidence);
    const against = notTheirs + violationOf(archetype, lessons) + (exceeds(archetype) ? AGAINST_FEEDBACK : 0);
    return { archetype, evidence, score, against, isFormAsked: isOneOf(subjects.wantedForms, formOfId(id)) };
  });
  return {
    // What somebody asks for by name comes first, whatever they have done.
    candidates: namesWishes ? candidates : inOrder(candidates, isTeacher, words.language),
    barred,
    isWide: isWide || !beyond,
    limits: { ...limits, place: limits.place ?? lessons.place ?? null },
  };
}

/** Fewer ideas than this are filled up with the ones that go least against what was asked for. */
const ENOUGH = 3;

/**
 * Up to `count` ideas of the catalogue, none shown before or `beside` them: first archetypes not seen yet, each unlike the others; when
 * they run out, further angles (another group of customers) of the ones that suit best; then fewer. What goes against
 * feedback or a reason for declining comes only where fewer than three would be left, the least first. Among entries
 * that nothing speaks for, `seed` decides, so that people of whom little is known don't all get the same.
 */
export function catalogueIdeas(
  question: IdeaQuestion,
  near: string,
  count: number,
  beside: readonly Idea[] = [],
): Idea[] {
  const { input, facts, words, seed } = question;
  const isTeacher = teaches(facts, words.language);
  const { candidates, barred, isWide, limits } = candidatesFor(question, near, isTeacher);
  const seenIdeas = [...input.already, ...beside];
  const takenTitles = new Set(seenIdeas.map((idea) => titleKey(idea.title)));
  const shownIds = new Set(seenIdeas.map((idea) => idea.fit.archetype));
  const person = { profile: input.profile, facts, seed };
  const ruledOut = new Set([...ruledOutFor(input.profile), ...barred]);
  const isRefused = refusedNameIn(input.profile, words);

  const freeAngles = ({ archetype, evidence }: Candidate): AngleFacts[] => {
    const phrases = phrasesFor(input.profile, evidence[0], words);
    const fitting = anglesFor(archetype, facts, limits, seed);
    return (fitting.length > 0 ? fitting : anglesFor(archetype, facts, limitsOf(input.profile), seed)).filter(
      (angle) => !takenTitles.has(titleKey(angleTitle(archetype, angle, phrases, words))),
    );
  };
  const ideas: Idea[] = [];
  const chosen: Open[] = [];
  const take = (candidate: Open) => {
    const [angle] = freeAngles(candidate);
    if (!angle) return;
    const idea = writeIdea(candidate.archetype, angle, person, words);
    takenTitles.add(titleKey(idea.title));
    if (!isWithin(idea, ruledOut)) return;
    if (ruledOut.has('reading') && asksForWriting(ownSentences(idea), words.language)) return;
    // Last of all, whatever it was made of: no word that their own notes refuse.
    if (isRefused?.(`${ownSentences(idea)}\n${ownWordsOf(candidate.archetype.id)}`) === true) return;
    ideas.push(idea);
    chosen.push(candidate);
  };
  const isOpen = (candidate: Candidate) => freeAngles(candidate).length > 0;

  const fill = (against: number, repeats: boolean) => {
    const wanted = against === 0 ? count : Math.min(count, ENOUGH);
    const tier = candidates.filter((candidate) => candidate.against === against);
    const shown = tier.filter(({ archetype }) => shownIds.has(archetype.id));
    const isFresh = (candidate: Open) => !shown.includes(candidate) && !chosen.includes(candidate);
    // What was never shown comes first, then, for who wants more, other angles of what was.
    const pools = [[isFresh, shown] as const, ...(isWide ? [[() => true, []] as const] : [])];
    for (const [isIn, before] of pools) {
      while (ideas.length < wanted) {
        const pool = tier.filter((candidate) => isIn(candidate) && isOpen(candidate));
        const next: Open[] = chooseDiverse(pool, wanted - ideas.length, { beside: chosen, before, repeats, isTeacher });
        if (next.length === 0) break;
        next.forEach(take);
      }
    }
  };
  const tiers = [...new Set(candidates.map((candidate) => candidate.against))].sort((a, b) => a - b);
  for (const repeats of [false, true]) for (const against of tiers) fill(against, repeats);
  return ideas;
}
