import type { Language, Profile } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import type { Need } from '../catalogue/schema.ts';
import { isCommon } from '../language/common.ts';
import { factsOf } from '../profile/facts.ts';
import { formsOf, tokensOf } from '../text/fold.ts';
import { isNegated, negatorIn } from '../text/negation.ts';
import { type Found, PhraseBook, read, type ReadText, type ReadWord } from '../text/phrases.ts';
import { entriesNamed } from '../work/recognise.ts';
import { little } from '../work/small-words.ts';
import { refusalsOf, refusedFact } from './facts-refused.ts';
import { formBook } from './form-lexicon.ts';
import { awayLexicon, placeBefore } from './place-words.ts';
import { quittingBooks } from './quitting-words/words.ts';
import { limitBooks } from './limit-words/words.ts';
import type { LimitRole } from './limit-words/kinds.ts';
import { deniedBook, joins, saysFine } from './ruled-out.ts';
import type { RefusingClause } from './refusing-clauses.ts';
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
function denialIn({ clause, said, isWhole }: RefusingClause, language: Language): (index: number) => boolean {
  if (saysFine(clause, [language])) return () => false;
  const kept = away.findAll(said);
  return (index) =>
    isWhole || isNegated(said, index, REACH, language) || kept.some(({ end }) => end <= index && index < end + AWAY);
}

/** What words do that a limit is told with, and not about: a wish, a hardship, an ailment, and who they are. */
const TOLD_WITH: ReadonlySet<LimitRole> = new Set<LimitRole>([
  'want',
  'have',
  'must',
  'self',
  'mine',
  'light',
  'hard',
  'bad',
  'hurts',
  'ill',
  'object',
  'turn',
]);

/** Indexes of the words that something found holds. */
const within = (found: readonly Found<unknown>[]) =>
  new Set(found.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));

/** Which part of a clause each word is of, where an “and” or “or” parts it. */
function partsOf(said: ReadText): number[] {
  let part = 0;
  return said.map((word) => (part += joins(word) ? 1 : 0));
}

/** What a word of a clause may name; undefined where it names nothing that could be refused. */
type Naming = (word: ReadWord, index: number) => 'thing' | 'place' | 'wide-place' | undefined;

function namingIn(said: ReadText, own: ReadonlySet<string>, words: Words): Naming {
  const { language } = words;
  const { places, general, units } = vocabularyOf(words);
  const roles = limitBooks[language].findAll(said);
  // “Done with work” by itself is no “done”, and “face to face” no face.
  const alone = roles.filter(({ value, start, end }) => TOLD_WITH.has(value) && end === start + 1);
  const closing = quittingBooks[language].findAll(said).filter(({ value }) => value === 'closing' || value === 'doing');
  const toldWith = within(alone);
  const nothing = within(closing);
  // A day is told of everything, and whoever has no Fridays has them nowhere.
  const times = within(roles.filter(({ value }) => value === 'time'));
  const people = within(roles.filter(({ value }) => value === 'people'));
  return ({ forms }, index) => {
    if (nothing.has(index)) return undefined;
    const named = allForms(forms, language);
    const isGeneral = named.some((form) => general.has(form));
    const isLong = named.some((form) => form.length >= SHORTEST.thing);
    if (isLong && (!isGeneral || times.has(index)) && !named.some((form) => own.has(form)) && !toldWith.has(index))
      return 'thing';
    const isPlace = named.some((form) => form.length >= SHORTEST.place && places.has(form));
    if (!isPlace || people.has(index) || named.some((form) => little.has(form) || units.has(form))) return undefined;
    return isGeneral ? 'wide-place' : 'place';
  };
}

function namesIn(refusing: RefusingClause, own: ReadonlySet<string>, words: Words): Name[] {
  const { clause, said, named: all } = refusing;
  const { language } = words;
  const naming = namingIn(said, own, words);
  const isDenied = denialIn(refusing, language);
  const isNo = negatorIn(language);
  const needs = deniedBook.findAll(said).filter(({ value }) => !BY_NAME.has(value));
  const isNeed = (index: number) => needs.some(({ start, end }) => start <= index && index < end);
  // “No chess lessons” refuses chess, and not each lesson.
  const forms = entriesNamed(clause, words).length > 0 ? formBook.findAll(said) : [];
  const aside = within([...forms, ...away.findAll(said)]);
  const parts = partsOf(said);
  const named = said.flatMap((word: ReadWord, index) => {
    const kind =
      isDenied(index) && !isNeed(index) && !aside.has(index) && !isNo(word) ? naming(word, index) : undefined;
    return kind === undefined ? [] : [{ word, index, kind, part: parts[index] ?? 0 }];
  });
  const things = new Set(named.flatMap(({ kind, part }) => (kind === 'thing' ? [part] : [])));
  const needed = Map.groupBy(all, ({ start }) => parts[start] ?? 0);
  const isOfNeed = (index: number, part: number) =>
    needed.get(part)?.some(({ start, end }) => index < start || end <= index) === true;
  const names: Name[] = [];
  let last = -2;
  for (const { word, index, kind, part } of named) {
    if (kind === 'thing') names.push([familyOf(word.forms, language)]);
    // “No electrical work in houses” keeps out of no house, but in it.
    else if (kind === 'place' || !(things.has(part) || isOfNeed(index, part))) {
      // “Care homes” are one place, and neither care nor homes.
      names.push([...(last === index - 1 ? (names.pop() ?? []) : []), new Set(allForms(word.forms, language))]);
      last = index;
    }
  }
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
  const names = refusalsOf(profile, words.language).flatMap((clause) => namesIn(clause, own, words));
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
