import type { Language, Profile } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { isCommon } from '../language/common.ts';
import type { Fact } from '../profile/facts.ts';
import { formsOf, tokensOf } from '../text/fold.ts';
import { isNegated, isNegator, negatorIn } from '../text/negation.ts';
import { clausesOf, type Found, read, type ReadText, type ReadWord } from '../text/phrases.ts';
import { saysLittle, verbsIn } from '../work/deeds.ts';
import { entriesNamed } from '../work/recognise.ts';
import { asideWords, little } from '../work/small-words.ts';
import { withoutBounded } from './bounded.ts';
import { refusedText } from './limits.ts';
import { limitBooks } from './limit-words/words.ts';
import type { Quitting } from './quitting-words/kinds.ts';
import { quittingBooks } from './quitting-words/words.ts';
import { isRefusedBehind, joins, partsClause } from './ruled-out.ts';
import { deniesElse, isLight, type RefusingClause, refusingClauses } from './refusing-clauses.ts';
import { allForms, familyOf } from './word-family.ts';

/**
 * Facts that somebody wants no more of: “no more waitressing” of a waitress, “no quiero hacer delivery” of a courier. What
 * they did stays in their profile, and nothing is made of it.
 */

/** So far a denial reaches, in words. */
const REACH = 5;
/** As many clauses as limits have. */
const MOST_CLAUSES = 30;
/** A shorter word names no trade. */
const SHORTEST = 4;
/** From this likeness on, a word by itself is the name of something. */
const A_NAME = 0.85;

/** A clause that denies more things than this tells something else. */
const MOST_NAMED = 3;

/**
 * The words a clause says no to, each in its forms; none where it goes on to say for whom, where or when: “no cooking for
 * children” and “no boats in winter” refuse less than what they name.
 */
function deniedWords(said: ReadText, isAgainst: boolean, { language }: Words): string[][] {
  const isNo = (index: number) => isAgainst || isNegated(said, index, REACH, language);
  // Everybody speaks of nights, and whoever works no more of them is offered none.
  const times = new Set(
    limitBooks[language].findAll(said).flatMap(({ value, start }) => (value === 'time' ? [start] : [])),
  );
  const isNamed = (index: number) => {
    const forms = said[index]?.forms ?? [];
    const isSaying = times.has(index) || !forms.some(isSmall(language));
    return isNo(index) && isSaying && forms.some((form) => form.length >= SHORTEST);
  };
  // “No quiero hacer delivery” is about what is done, where that follows, and not about doing.
  const leadsOn = (index: number) =>
    isNamed(index + 1) && verbsIn([[...(said[index]?.forms ?? [])]], language).length > 0;
  const named = said.flatMap(({ forms }, index) =>
    isNamed(index) && !leadsOn(index) ? [allForms(forms, language)] : [],
  );
  const from = said.findIndex((_, index) => isNamed(index));
  const closing = closingIn(said, language);
  const goesOn = said.some(
    (word, index) => index > from && !isNamed(index) && !closing.has(index) && !isNegator(word) && !joins(word),
  );
  return goesOn || named.length > MOST_NAMED || deniesElse(said, language) ? [] : named;
}

/** Where words stand that end a refusal and narrow nothing, and those behind a denial that ends the clause: “hems not any more”. */
function closingIn(said: ReadText, language: Language): ReadonlySet<number> {
  const all = quittingBooks[language].findAll(said).filter(({ value }) => value === 'closing' || value === 'doing');
  const behind = isRefusedBehind(said, language) ? said.findLastIndex(negatorIn(language)) : said.length;
  const ends = said.flatMap((word, index) => (index > behind && isLight(word) ? [index] : []));
  return new Set([...all.map(({ start }) => start), ...ends]);
}

const isSmall = (language: Language) => (form: string) => little.has(form) || isCommon(form, language);

/** What somebody wants out of, and what the clause goes on with behind an “and”. */
interface Quit {
  left: ReadText;
  rest: ReadText;
}

/** A wish stands at the beginning of its clause; further on it may be somebody else's: “my sister says I need to …”. */
const WISH_BEGINS = 1;

/** The verb by which a clause says that its speaker wants out, with nothing denied before it; a goal is a wish by itself. */
function verbOfQuitting(found: readonly Found<Quitting>[], isGoal: boolean): Found<Quitting> | undefined {
  const left = found.filter(({ value, start }) => value === 'left' && start <= WISH_BEGINS);
  if (left.length > 0) return left.toSorted((one, other) => other.end - one.end)[0];
  const isWish = ({ value, start }: Found<Quitting>) => value === 'wish' && start <= WISH_BEGINS;
  const begins = ({ start }: Found<Quitting>) =>
    (isGoal && start === 0) || found.some((one) => isWish(one) && one.end === start);
  const verbs = found.filter((one) => (one.value === 'quit' || one.value === 'halt') && begins(one));
  return verbs.toSorted((one, other) => other.end - one.end)[0];
}

/**
 * What somebody says they want out of, up to an “and”: “I want to quit driving and bake”; null of any other clause.
 * Who leaves a place or an employer, or means to do the same by themselves, wants out of nothing that they do.
 */
function quitIn(said: ReadText, language: Language, isGoal: boolean): Quit | null {
  const found = quittingBooks[language].findAll(said);
  const verb = verbOfQuitting(found, isGoal);
  if (!verb) return null;
  const behind = said.slice(verb.end);
  // Who gave something up says why and for what behind it: “I gave up golf for the garden”.
  const ends = (word: ReadWord, at: number) =>
    partsClause(word) || (verb.value === 'left' && at > 0 && word.forms.some((form) => asideWords.has(form)));
  const until = behind.findIndex(ends);
  const left = until < 0 ? behind : behind.slice(0, until);
  if (said.slice(0, verb.end + left.length).some(isNegator)) return null;
  const isWithin = ({ start }: Found<Quitting>) => start >= verb.end && start < verb.end + left.length;
  const staysInTrade = (one: Found<Quitting>) =>
    one.start >= verb.end && (one.value === 'alone' || (one.value === 'place' && isWithin(one)));
  const rest = until < 0 ? [] : behind.slice(until).filter((word, index) => index > 0 || !joins(word));
  if (found.some(staysInTrade)) return { left: [], rest };
  const first = left.find(({ forms }) => !forms.some((form) => little.has(form)));
  const isDeed = first !== undefined && verbsIn([[...first.forms]], language).length > 0;
  if (verb.value === 'halt' && !isDeed) return null;
  // “Dejé a mi hija con …” leaves somebody somewhere.
  if (verb.value === 'left' && behind[0]?.forms.some((form) => asideWords.has(form))) return null;
  return { left, rest };
}

/** What a clause says was given up; null of any other. */
function givenUpIn(said: ReadText, language: Language): ReadText | null {
  const isGone = quittingBooks[language]
    .findAll(said)
    .some(({ value, start }) => value === 'left' && start <= WISH_BEGINS);
  return isGone ? (quitIn(said, language, false)?.left ?? null) : null;
}

/** Whether a clause says that something is kept: “no quiero dejar la costura” denies the leaving, and not what is left. */
function deniesLeaving(said: ReadText, language: Language): boolean {
  return quittingBooks[language]
    .findAll(said)
    .some(({ value, start }) => (value === 'quit' || value === 'halt') && isNegated(said, start, REACH, language));
}

/** What a note or a goal goes on with behind what it wants out of, empty where nothing; undefined where it wants out of nothing. */
export function restOfQuitting(text: string, language: Language, isGoal = false): string | undefined {
  const quits = clausesOf(text)
    .slice(0, MOST_CLAUSES)
    .map((clause) => ({ clause, quit: quitIn(read(clause), language, isGoal) }));
  if (quits.every(({ quit }) => quit === null)) return undefined;
  const rests = quits.map(({ clause, quit }) => {
    const [first] = quit?.rest ?? [];
    return quit === null ? clause : first === undefined ? '' : clause.slice(first.from);
  });
  return rests.filter((rest) => rest !== '').join(', ');
}

/** The words of what somebody wants out of, wherever they say so. */
function quitWords({ notes, goals, limits, dislikes }: Profile, words: Words): string[][] {
  const quit = (text: string, isGoal: boolean) =>
    clausesOf(text)
      .slice(0, MOST_CLAUSES)
      .flatMap((clause) => deniedWords(quitIn(read(clause), words.language, isGoal)?.left ?? [], true, words));
  return [...quit([notes, limits, dislikes].join('\n'), false), ...goals.flatMap(({ value }) => quit(value, true))];
}

/** What is done in words, but for what every trade does. */
function deedsOf(forms: readonly (readonly string[])[], language: Language): Set<string> {
  return new Set(verbsIn(forms, language).flatMap(({ classes }) => (saysLittle(classes) ? [] : classes)));
}

const clausesByProfile = new WeakMap<Profile, Map<Language, readonly RefusingClause[]>>();

/** The clauses in which a profile tells what it refuses; of those that say what was given up, that alone. */
export function refusalsOf(profile: Profile, language: Language): readonly RefusingClause[] {
  const byLanguage = clausesByProfile.get(profile) ?? new Map<Language, readonly RefusingClause[]>();
  clausesByProfile.set(profile, byLanguage);
  const before = byLanguage.get(language);
  if (before) return before;
  const clauses = refusingClauses(withoutBounded(refusedText(profile)), MOST_CLAUSES, language).map((one) => {
    const left = givenUpIn(one.said, language);
    return left === null ? one : { clause: one.clause, said: left, named: [], isWhole: true };
  });
  byLanguage.set(language, clauses);
  return clauses;
}

/** What a profile refuses, as words, as entries of the knowledge of work, and as what is done. */
interface Refusals {
  said: string[][];
  /** Of the words those that tell a time. */
  times: string[][];
  entries: ReadonlySet<string>;
  deeds: ReadonlySet<string>;
}

function refusals(profile: Profile, words: Words): Refusals {
  const denied = refusalsOf(profile, words.language).flatMap(({ said, isWhole }) =>
    deniesLeaving(said, words.language) ? [] : deniedWords(said, isWhole, words),
  );
  const quit = quitWords(profile, words);
  const all = [...denied, ...quit];
  const times = all.filter((forms) => areTimes(forms, words.language));
  const said = all.filter((forms) => !times.includes(forms));
  const named = said.flatMap((forms) => forms.flatMap((form) => entriesNamed(form, words)));
  const sure = named.filter(({ score, isAll }) => isAll && score >= A_NAME);
  const deeds = new Set(quit.flatMap((forms) => [...deedsOf([forms], words.language)]));
  return { said, times, entries: new Set(sure.map(({ entry }) => entry)), deeds };
}

/** Whether refused words only tell a time, which everything else can be done at another. */
function areTimes(forms: readonly string[], language: Language): boolean {
  const said = forms.map((form) => read(form));
  return said.some((one) => limitBooks[language].findAll(one).some(({ value }) => value === 'time'));
}

/** Kinds of facts that something could be made of. */
const OF_WORK: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'experience',
  'skill',
  'hobby',
  'notes',
  'education',
]);

/** Whether somebody wants no more of a fact; undefined where they refuse nothing by name. */
export function refusedFact(profile: Profile, words: Words): ((fact: Fact) => boolean) | undefined {
  const { said, times, entries, deeds } = refusals(profile, words);
  if (said.length + times.length === 0) return undefined;
  const families = said.map((forms) => familyOf(forms, words.language));
  const timeFamilies = times.map((forms) => familyOf(forms, words.language));
  const isWhole = new Set(refusalsOf(profile, words.language).flatMap((one) => (one.isWhole ? one.clause : [])));
  return ({ kind, text }) => {
    if (!OF_WORK.has(kind)) return false;
    // “Knitting, never again”: a note whose first half names what its second refuses.
    if (kind === 'notes' && clausesOf(text).some((clause) => isWhole.has(clause))) return true;
    const told = tokensOf(text).map(({ word }) => formsOf(word));
    const own = told.flat().filter((form) => form.length >= SHORTEST);
    if (deeds.size > 0 && [...deedsOf(told, words.language)].some((deed) => deeds.has(deed))) return true;
    // Who works no more nights has no use for a night job, and may well photograph the night.
    const refusing = kind === 'experience' ? [...families, ...timeFamilies] : families;
    if (refusing.some((family) => own.some((word) => family.has(word)))) return true;
    return entriesNamed(text, words).some(({ entry, isAll }) => isAll && entries.has(entry));
  };
}
