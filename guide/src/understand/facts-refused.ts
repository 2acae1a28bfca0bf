import type { Language, Profile } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { isCommon } from '../language/common.ts';
import type { Fact } from '../profile/facts.ts';
import { formsOf, tokensOf } from '../text/fold.ts';
import { isNegated, isNegator } from '../text/negation.ts';
import { clausesOf, type Found, read, type ReadText } from '../text/phrases.ts';
import { saysLittle, verbsIn } from '../work/deeds.ts';
import { entriesNamed } from '../work/recognise.ts';
import { little } from '../work/small-words.ts';
import { withoutBounded } from './bounded.ts';
import { refusedText } from './limits.ts';
import type { Quitting } from './quitting-words/kinds.ts';
import { quittingBooks } from './quitting-words/words.ts';
import { joins, partsClause, refusesWhole } from './ruled-out.ts';
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
function deniedWords(said: ReadText, isAgainst: boolean, words: Words): string[][] {
  const isNo = (index: number) => isAgainst || isNegated(said, index, REACH, words.language);
  const isNamed = (index: number) => {
    const forms = said[index]?.forms ?? [];
    return isNo(index) && forms.some((form) => form.length >= SHORTEST) && !forms.some(isSmall(words.language));
  };
  // “No quiero hacer delivery” is about what is done, where that follows, and not about doing.
  const leadsOn = (index: number) =>
    isNamed(index + 1) && verbsIn([[...(said[index]?.forms ?? [])]], words.language).length > 0;
  const named = said.flatMap(({ forms }, index) =>
    isNamed(index) && !leadsOn(index) ? [allForms(forms, words.language)] : [],
  );
  const from = said.findIndex((_, index) => isNamed(index));
  const goesOn = said.some((word, index) => index > from && !isNamed(index) && !isNegator(word) && !joins(word));
  return goesOn || named.length > MOST_NAMED ? [] : named;
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
  const until = behind.findIndex(partsClause);
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
  return { left, rest };
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

/** What a profile refuses, as words, as entries of the knowledge of work, and as what is done. */
interface Refusals {
  said: string[][];
  entries: ReadonlySet<string>;
  deeds: ReadonlySet<string>;
}

function refusals(profile: Profile, words: Words): Refusals {
  const denied = clausesOf(withoutBounded(refusedText(profile)))
    .slice(0, MOST_CLAUSES)
    .flatMap((clause) => {
      const said = read(clause);
      if (deniesLeaving(said, words.language)) return [];
      return deniedWords(said, refusesWhole(clause, said, words.language), words);
    });
  const quit = quitWords(profile, words);
  const said = [...denied, ...quit];
  const named = said.flatMap((forms) => forms.flatMap((form) => entriesNamed(form, words)));
  const sure = named.filter(({ score, isAll }) => isAll && score >= A_NAME);
  const deeds = new Set(quit.flatMap((forms) => [...deedsOf([forms], words.language)]));
  return { said, entries: new Set(sure.map(({ entry }) => entry)), deeds };
}

/** Whether somebody wants no more of a fact; undefined where they refuse nothing by name. */
export function refusedFact(profile: Profile, words: Words): ((fact: Fact) => boolean) | undefined {
  const { said, entries, deeds } = refusals(profile, words);
  if (said.length === 0) return undefined;
  const families = said.map((forms) => familyOf(forms, words.language));
  return ({ kind, text }) => {
    if (kind !== 'experience' && kind !== 'skill') return false;
    const told = tokensOf(text).map(({ word }) => formsOf(word));
    const own = told.flat().filter((form) => form.length >= SHORTEST);
    if (deeds.size > 0 && [...deedsOf(told, words.language)].some((deed) => deeds.has(deed))) return true;
    if (families.some((family) => own.some((word) => family.has(word)))) return true;
    return entriesNamed(text, words).some(({ entry, isAll }) => isAll && entries.has(entry));
  };
}
