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
import { refusedText } from './limits.ts';
import type { Quitting } from './quitting-words/kinds.ts';
import { quittingBooks } from './quitting-words/words.ts';
import { joins, refusesWhole } from './ruled-out.ts';
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

/** What somebody says they want out of, up to an “and”: “I want to quit driving and bake”; empty of any other clause. */
function quitIn(said: ReadText, language: Language): ReadText {
  const found = quittingBooks[language].findAll(said);
  const isWished = ({ start }: Found<Quitting>) => found.some(({ value, end }) => value === 'wish' && end === start);
  const verbs = found.filter((one) => one.value !== 'wish' && isWished(one));
  const verb = verbs.toSorted((one, other) => other.end - one.end)[0];
  if (!verb) return [];
  const behind = said.slice(verb.end);
  const until = behind.findIndex(joins);
  const left = until < 0 ? behind : behind.slice(0, until);
  const first = left.find(({ forms }) => !forms.some((form) => little.has(form)));
  const isDeed = first !== undefined && verbsIn([[...first.forms]], language).length > 0;
  return verb.value === 'quit' || isDeed ? left : [];
}

/** The words of what somebody wants out of, wherever they say so. */
function quitWords({ notes, goals, limits, dislikes }: Profile, words: Words): string[][] {
  const told = [notes, ...goals.map(({ value }) => value), limits, dislikes].join('\n');
  return clausesOf(told)
    .slice(0, MOST_CLAUSES)
    .flatMap((clause) => deniedWords(quitIn(read(clause), words.language), true, words));
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
  const denied = clausesOf(refusedText(profile))
    .slice(0, MOST_CLAUSES)
    .flatMap((clause) => {
      const said = read(clause);
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
    // What somebody says they want out of is no beginning of anything, either.
    if (kind === 'notes') return quitIn(read(text), words.language).length > 0;
    if (kind !== 'experience' && kind !== 'skill') return false;
    const told = tokensOf(text).map(({ word }) => formsOf(word));
    const own = told.flat().filter((form) => form.length >= SHORTEST);
    if (deeds.size > 0 && [...deedsOf(told, words.language)].some((deed) => deeds.has(deed))) return true;
    if (families.some((family) => own.some((word) => family.has(word)))) return true;
    return entriesNamed(text, words).some(({ entry, isAll }) => isAll && entries.has(entry));
  };
}
