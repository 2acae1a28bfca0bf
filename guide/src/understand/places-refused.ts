import type { Language, Profile } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { isCommon } from '../language/common.ts';
import { formsOf, tokensOf } from '../text/fold.ts';
import { isNegated } from '../text/negation.ts';
import { clausesOf, PhraseBook, read, type ReadText, type ReadWord } from '../text/phrases.ts';
import { little } from '../work/small-words.ts';
import { refusedText } from './limits.ts';
import { awayLexicon, placeBefore, pluralEndings } from './place-words.ts';
import { deniedBook } from './ruled-out.ts';

/**
 * Places that somebody keeps out of, by their own noun: “keep me out of bars”, “pas les marchés”. What a place is, the
 * catalogue says itself: it names hundreds of them where it tells where customers are met.
 */

/** A name of a place in the words it has, each in every form it may stand in. */
type Place = readonly (readonly string[])[];

const away = PhraseBook.ofLists([[awayLexicon, true] as const]);
const BEFORE = new Set(placeBefore.split(' '));

/** So far a denial reaches, in words: “no quiero ir más a los mercados”. */
const REACH = 5;
/** As many clauses as limits have. */
const MOST_CLAUSES = 30;
const SHORTEST = 3;

/** Everything a word may stand for, its singular in this language included. */
export function allForms(forms: readonly string[], language: Language): string[] {
  const singular = pluralEndings[language].flatMap(([plural, one]) =>
    forms.flatMap((form) =>
      form.endsWith(plural) && form.length - plural.length >= SHORTEST - 1 ? [form.slice(0, -plural.length) + one] : [],
    ),
  );
  return [...forms, ...singular];
}

const known = new Map<Language, ReadonlySet<string>>();

/** The nouns behind “at”, “in” and “to” in what the catalogue says of where people are met. */
function placesKnown({ work, language }: Words): ReadonlySet<string> {
  const before = known.get(language);
  if (before) return before;
  const places = new Set<string>();
  for (const { meet, offers } of work.entries.values()) {
    const told = tokensOf([meet, ...offers.map(({ first }) => first)].join('\n'));
    told.forEach(({ word }, index) => {
      if (language === 'he') {
        const [, bare = ''] = formsOf(word);
        if (bare.length >= SHORTEST && !isCommon(word, language)) places.add(bare);
        return;
      }
      if (!BEFORE.has(word)) return;
      const noun = told.slice(index + 1).find((one) => !little.has(one.word))?.word ?? '';
      if (noun.length >= SHORTEST) for (const form of allForms(formsOf(noun), language)) places.add(form);
    });
  }
  known.set(language, places);
  return places;
}

function isAway(words: ReadText, index: number): boolean {
  return away.findAll(words).some(({ end }) => end <= index && index < end + REACH);
}

function placesIn(clause: string, mayBeAway: boolean, words: Words): Place[] {
  const { language } = words;
  const said = read(clause);
  const needs = deniedBook.findAll(said);
  const isNeed = (index: number) => needs.some(({ start, end }) => start <= index && index < end);
  const all = placesKnown(words);
  const isPlace = ({ forms }: ReadWord, index: number) =>
    allForms(forms, language).some((form) => form.length >= SHORTEST && all.has(form)) &&
    !forms.some((form) => little.has(form)) &&
    !isNeed(index) &&
    (isNegated(said, index, REACH, language) || (mayBeAway && isAway(said, index)));
  const places: Place[] = [];
  let last = -2;
  said.forEach((word, index) => {
    if (!isPlace(word, index)) return;
    const forms = allForms(word.forms, language);
    // “Care homes” are one place, and neither care nor homes.
    const one = last === index - 1 ? [...(places.pop() ?? []), forms] : [forms];
    places.push(one);
    last = index;
  });
  return places;
}

const byProfile = new WeakMap<Profile, Map<Language, readonly Place[]>>();

function placesRefused(profile: Profile, words: Words): readonly Place[] {
  const kept = byProfile.get(profile) ?? new Map<Language, readonly Place[]>();
  byProfile.set(profile, kept);
  const before = kept.get(words.language);
  if (before) return before;
  const told = `${profile.limits}\n${profile.dislikes}`;
  const isTold = (clause: string) => told.includes(clause);
  const places = clausesOf(refusedText(profile))
    .slice(0, MOST_CLAUSES)
    .flatMap((clause) => placesIn(clause, isTold(clause), words));
  kept.set(words.language, places);
  return places;
}

/** Whether a text of ours sends somebody to a place that they keep out of; undefined where they named none. */
export function refusedPlaceIn(profile: Profile, words: Words): ((text: string) => boolean) | undefined {
  const places = placesRefused(profile, words);
  if (places.length === 0) return undefined;
  return (text) => {
    const said = tokensOf(text).map(({ word }) => new Set(allForms(formsOf(word), words.language)));
    return places.some((place) =>
      said.some((_, from) => place.every((forms, offset) => forms.some((form) => said[from + offset]?.has(form)))),
    );
  };
}
