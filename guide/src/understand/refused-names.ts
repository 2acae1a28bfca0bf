import type { Language, Profile } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import type { Need } from '../catalogue/schema.ts';
import { isCommon } from '../language/common.ts';
import { factsOf } from '../profile/facts.ts';
import { formsOf, tokensOf } from '../text/fold.ts';
import { isNegated, negatorIn } from '../text/negation.ts';
import { clausesOf, PhraseBook, read, type ReadText, type ReadWord } from '../text/phrases.ts';
import { entriesNamed } from '../work/recognise.ts';
import { little } from '../work/small-words.ts';
import { refusedFact } from './facts-refused.ts';
import { formBook } from './form-lexicon.ts';
import { withoutBounded } from './bounded.ts';
import { refusedText } from './limits.ts';
import { awayLexicon, placeBefore } from './place-words.ts';
import { deniedBook, refusesWhole, saysFine } from './ruled-out.ts';
import { allForms, familyOf } from './word-family.ts';

/**
 * What somebody will have nothing to do with, by its own name: “keep me out of bars”, “no more candles”, “pas les
 * marchés”. No list says what may be refused: whatever a denial names is, unless it is a word that half the catalogue
 * is written in (“work”, “clients”), which says nothing of what is refused.
 */

/** A name in the words it has, each in every form it may stand in. */
type Name = readonly ReadonlySet<string>[];

const away = PhraseBook.ofLists([[awayLexicon, true] as const]);
const BEFORE = new Set(placeBefore.split(' '));

/** So far a denial reaches, in words: “no quiero ir más a los mercados”. */
const REACH = 8;
/** “Keep me well away from bars”. */
const AWAY = 5;
/** As many clauses as limits have. */
const MOST_CLAUSES = 30;
/** A shorter word is an ending or joins others, unless it is a place: “bar”. */
const SHORTEST = { place: 3, thing: 4 };
/** A word in a larger share of the catalogue's entries is one that anything is told with. */
const GENERAL = 0.04;
/** A place stands at least in this share of its uses where a place does: “after” may follow an “at”, too. */
const A_PLACE = 0.1;

/** Beings and drinks: who denies one by name denies what is about it. What an idea only needs is held against its needs. */
const BY_NAME: ReadonlySet<Need> = new Set<Need>(['animals', 'children', 'alcohol', 'frail-people']);

/** What a language's catalogue says of words: which are places, and which anything is told with. */
interface Vocabulary {
  places: ReadonlySet<string>;
  general: ReadonlySet<string>;
  /** What work is counted in: “hour”. */
  units: ReadonlySet<string>;
}

const known = new Map<Language, Vocabulary>();

/** Where a word of a text stands as a place does: the nouns behind “at”, “in” and “to”. */
function placesAt(told: readonly string[], language: Language): number[] {
  return told.flatMap((word, index) => {
    if (language === 'he') return isPrefixed(word) && !isCommon(word, language) ? [index] : [];
    if (!BEFORE.has(word)) return [];
    let noun = index + 1;
    while (little.has(told[noun] ?? '')) noun += 1;
    return (told[noun] ?? '').length >= SHORTEST.place ? [noun] : [];
  });
}

/** Whether a Hebrew word may hold an “at” or “to”. */
function isPrefixed(word: string): boolean {
  return (formsOf(word)[1] ?? '').length >= SHORTEST.place;
}

function count(counts: Map<string, number>, words: Iterable<string>): void {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
}

/** What a language's catalogue says of words; 100 to 250 ms of work when it is asked for first. */
export function vocabularyOf({ work, shared, language }: Words): Vocabulary {
  const before = known.get(language);
  if (before) return before;
  const [said, asPlace, told] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  for (const { meet, offers, ...entry } of work.entries.values()) {
    const where = tokensOf([meet, ...offers.map(({ first }) => first)].join('\n')).map(({ word }) => word);
    const others = [entry.work, entry.trouble, ...offers.flatMap(({ offer, customer, why }) => [offer, customer, why])];
    count(said, where);
    count(
      asPlace,
      placesAt(where, language).map((at) => where[at] ?? ''),
    );
    count(told, new Set([...where, ...tokensOf(others.join('\n')).map(({ word }) => word)]));
  }
  const counted = Object.values(shared.units)
    .flatMap((unit) => Object.values(unit))
    .join(' ');
  const placed = [...asPlace].filter(([word, times]) => times >= (said.get(word) ?? 0) * A_PLACE);
  const spread = [...told].filter(([, times]) => times > work.entries.size * GENERAL);
  const formsIn = (all: readonly string[]) => new Set(all.flatMap((word) => allForms(formsOf(word), language)));
  // In Hebrew the place is what stands behind the prefix.
  const bare = (word: string) => (language === 'he' ? (formsOf(word)[1] ?? word) : word);
  const made = {
    places: formsIn(placed.map(([word]) => bare(word))),
    general: formsIn(spread.map(([word]) => word)),
    units: formsIn(tokensOf(counted).map(({ word }) => word)),
  };
  known.set(language, made);
  return made;
}

/** Which words of a clause are denied. */
function denialIn(clause: string, said: ReadText, language: Language): (index: number) => boolean {
  if (saysFine(clause, [language])) return () => false;
  const isAgainst = refusesWhole(clause, said, language);
  const kept = away.findAll(said);
  return (index) =>
    isAgainst || isNegated(said, index, REACH, language) || kept.some(({ end }) => end <= index && index < end + AWAY);
}

function namesIn(clause: string, own: ReadonlySet<string>, words: Words): Name[] {
  const { language } = words;
  const { places, general, units } = vocabularyOf(words);
  const said = read(clause);
  const isDenied = denialIn(clause, said, language);
  const isNo = negatorIn(language);
  const needs = deniedBook.findAll(said).filter(({ value }) => !BY_NAME.has(value));
  const isNeed = (index: number) => needs.some(({ start, end }) => start <= index && index < end);
  const isPlace = (forms: readonly string[]) =>
    forms.some((form) => form.length >= SHORTEST.place && places.has(form)) &&
    !forms.some((form) => little.has(form) || units.has(form));
  const isThing = (forms: readonly string[]) => {
    const long = forms.filter((form) => form.length >= SHORTEST.thing);
    return long.length > 0 && !forms.some((form) => general.has(form) || own.has(form));
  };
  // “No chess lessons” refuses chess, and not each lesson.
  const forms = entriesNamed(clause, words).length > 0 ? formBook.findAll(said) : [];
  const isForm = (index: number) => forms.some(({ start, end }) => start <= index && index < end);
  const names: Name[] = [];
  let last = -2;
  said.forEach((word: ReadWord, index) => {
    const named = allForms(word.forms, language);
    if (!isDenied(index) || isNeed(index) || isForm(index) || isNo(word)) return;
    if (isThing(named)) names.push([familyOf(word.forms, language)]);
    else if (isPlace(named)) {
      // “Care homes” are one place, and neither care nor homes.
      names.push([...(last === index - 1 ? (names.pop() ?? []) : []), new Set(named)]);
      last = index;
    }
  });
  return names;
}

const byProfile = new WeakMap<Profile, Map<Language, readonly Name[]>>();

function namesRefused(profile: Profile, words: Words): readonly Name[] {
  const kept = byProfile.get(profile) ?? new Map<Language, readonly Name[]>();
  byProfile.set(profile, kept);
  const before = kept.get(words.language);
  if (before) return before;
  const isPast = refusedFact(profile, words);
  // “No cooking for small children”, of a cook: their own trade is not what they refuse.
  const own = new Set(
    factsOf(profile)
      .filter((fact) => isPast?.(fact) !== true && (fact.kind === 'skill' || fact.kind === 'experience'))
      .flatMap(({ text }) => tokensOf(text).flatMap(({ word }) => formsOf(word))),
  );
  const names = clausesOf(withoutBounded(refusedText(profile)))
    .slice(0, MOST_CLAUSES)
    .flatMap((clause) => namesIn(clause, own, words));
  kept.set(words.language, names);
  return names;
}

/** Whether a text of ours names what somebody refused by its name; undefined where they refused nothing so. */
export function refusedNameIn(profile: Profile, words: Words): ((text: string) => boolean) | undefined {
  const names = namesRefused(profile, words);
  if (names.length === 0) return undefined;
  return (text) => {
    const said = read(text);
    const forms = said.map((word) => allForms(word.forms, words.language));
    const isOne = (family: ReadonlySet<string>, at: number) => forms[at]?.some((form) => family.has(form)) === true;
    return names.some((name) =>
      said.some(
        (_, from) =>
          name.every((family, offset) => isOne(family, from + offset)) &&
          !isNegated(said, from, undefined, words.language),
      ),
    );
  };
}
