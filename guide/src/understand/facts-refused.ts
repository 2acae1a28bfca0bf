import type { Language, Profile } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { isCommon } from '../language/common.ts';
import type { Fact } from '../profile/facts.ts';
import { formsOf, tokensOf } from '../text/fold.ts';
import { isNegated, isNegator } from '../text/negation.ts';
import { clausesOf, read, type ReadText } from '../text/phrases.ts';
import { verbsIn } from '../work/deeds.ts';
import { entriesNamed } from '../work/recognise.ts';
import { little } from '../work/small-words.ts';
import { refusedText } from './limits.ts';
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

/** What a profile refuses, as words and as entries of the knowledge of work. */
function refusals(profile: Profile, words: Words): { said: string[][]; entries: ReadonlySet<string> } {
  const said = clausesOf(refusedText(profile))
    .slice(0, MOST_CLAUSES)
    .flatMap((clause) => {
      const said = read(clause);
      return deniedWords(said, refusesWhole(clause, said, words.language), words);
    });
  const named = said.flatMap((forms) => forms.flatMap((form) => entriesNamed(form, words)));
  const sure = named.filter(({ score, isAll }) => isAll && score >= A_NAME);
  return { said, entries: new Set(sure.map(({ entry }) => entry)) };
}

/** Whether somebody wants no more of a fact; undefined where they refuse nothing by name. */
export function refusedFact(profile: Profile, words: Words): ((fact: Fact) => boolean) | undefined {
  const { said, entries } = refusals(profile, words);
  if (said.length === 0) return undefined;
  const families = said.map((forms) => familyOf(forms, words.language));
  return ({ kind, text }) => {
    if (kind !== 'experience' && kind !== 'skill') return false;
    const own = tokensOf(text).flatMap(({ word }) => formsOf(word).filter((form) => form.length >= SHORTEST));
    if (families.some((family) => own.some((word) => family.has(word)))) return true;
    return entriesNamed(text, words).some(({ entry, isAll }) => isAll && entries.has(entry));
  };
}
