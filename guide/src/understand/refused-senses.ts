import type { Language, Profile } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { entryOfId } from '../catalogue/work/compose.ts';
import { type Fact, factsOf } from '../profile/facts.ts';
import { isNegated } from '../text/negation.ts';
import { clausesOf, type Found, read, type ReadText } from '../text/phrases.ts';
import { entriesNamed } from '../work/recognise.ts';
import { refusedFact } from './facts-refused.ts';
import { refusedText } from './limits.ts';
import { deniedIn } from './refusing.ts';
import { joins, links } from './ruled-out.ts';
import { senseBooks } from './sense-words/books.ts';
import type { Sense } from './sense-words/kinds.ts';
import { sensesOfEntry } from './sense-words/work.ts';

/**
 * What somebody keeps away from under another name than an offer has: “no two-wheelers” is about errands by bike. The word
 * that was denied names a sense, and whatever shows it is left out: offers by their entry, and every sentence by its words.
 */

/** As many clauses as limits have. */
const MOST_CLAUSES = 30;
/** A word that makes a thing one's own stands so near to it. */
const BESIDE = 2;
/** “Pas de”, “no more of the”: what denies a condition stands right before it. */
const BEFORE_CONDITION = 3;

/** Whether something is somebody's own, which nobody keeps away from: “no strangers in my kitchen”. */
function isOwn(said: ReadText, { start, end }: Found<Sense>, language: Language): boolean {
  return senseBooks(language)
    .own(said)
    .some((own) =>
      language === 'he' ? own.start >= end && own.start < end + BESIDE : own.end <= start && own.end > start - BESIDE,
    );
}

/** “No oven in that kitchen at home”: a lack is told of a home so far behind what is lacking. */
const AT_HOME = 3;

/** Whether something is lacking or not wanted in somebody's home, which says nothing of others' homes. */
function isAtHome(said: ReadText, { end }: Found<Sense>, language: Language): boolean {
  const books = senseBooks(language);
  return (
    books.landlord(said).length > 0 || books.atHome(said).some(({ start }) => start >= end && start < end + AT_HOME)
  );
}

/** “Birthdays of children”: so far behind what is denied stands what narrows it. */
const NARROWS = 3;

/** Whether what follows says of which it is denied, so that the rest of it may be: “cumpleaños de niños no”. */
function isNarrowed(said: ReadText, { value, end }: Found<Sense>, all: readonly Found<Sense>[]): boolean {
  return all.some(
    (other) =>
      other.value !== value &&
      other.start > end &&
      other.start < end + NARROWS &&
      said.slice(end, other.start).some(links) &&
      !said.slice(end, other.start).some(joins),
  );
}

/** The senses that one clause refuses. */
function sensesDenied(clauses: readonly string[], at: number, language: Language): Sense[] {
  const clause = clauses[at] ?? '';
  const said = read(clause);
  const books = senseBooks(language);
  const isDenied = deniedIn(clauses, at, said, language);
  const named = books.named(said).filter((one) => !isOwn(said, one, language) && !isAtHome(said, one, language));
  const meant = books.said(said).filter(({ start }) => !isNegated(said, start, BEFORE_CONDITION, language));
  const denied = named.filter((found) => isDenied(found.start) && !isNarrowed(said, found, named));
  return [...denied, ...meant].map(({ value }) => value);
}

/** The senses that a fact is about, by its own words and by the trades that it names. */
function sensesOfFact({ text }: Fact, words: Words): Set<Sense> {
  const named = entriesNamed(text, words).filter(({ isAll }) => isAll);
  return new Set([
    ...senseBooks(words.language)
      .shown(read(text))
      .map(({ value }) => value),
    ...named.flatMap(({ entry }) => sensesOfEntry(entry)),
  ]);
}

const byProfile = new WeakMap<Profile, Map<Language, ReadonlySet<Sense>>>();

/** What somebody keeps away from, but for what they tell that they can do or love. */
export function sensesRefused(profile: Profile, words: Words): ReadonlySet<Sense> {
  const kept = byProfile.get(profile) ?? new Map<Language, ReadonlySet<Sense>>();
  byProfile.set(profile, kept);
  const before = kept.get(words.language);
  if (before) return before;
  const clauses = clausesOf(refusedText(profile)).slice(0, MOST_CLAUSES);
  const denied = clauses.flatMap((_, at) => sensesDenied(clauses, at, words.language));
  const refused = new Set(denied);
  if (refused.size > 0) {
    const isPast = refusedFact(profile, words);
    const theirs = factsOf(profile).filter(({ kind }) => kind === 'skill' || kind === 'hobby');
    for (const fact of theirs)
      if (isPast?.(fact) !== true) for (const sense of sensesOfFact(fact, words)) refused.delete(sense);
  }
  kept.set(words.language, refused);
  return refused;
}

/** Whether somebody wants no more of a trade that they refuse under another name. */
export function tradeRefused(profile: Profile, words: Words): ((fact: Fact) => boolean) | undefined {
  const refused = sensesRefused(profile, words);
  if (refused.size === 0) return undefined;
  return (fact) => fact.kind === 'experience' && [...sensesOfFact(fact, words)].some((sense) => refused.has(sense));
}

/** Whether a text of ours shows what somebody keeps away from; undefined where that is nothing. */
export function refusedSenseIn(profile: Profile, words: Words): ((text: string) => boolean) | undefined {
  const refused = sensesRefused(profile, words);
  if (refused.size === 0) return undefined;
  const { shown } = senseBooks(words.language);
  return (text) => {
    const said = read(text);
    return shown(said).some(
      ({ value, start }) => refused.has(value) && !isNegated(said, start, undefined, words.language),
    );
  };
}

/** Whether an offer is about what somebody keeps away from, by what it is made of. */
export function refusesOffer(profile: Profile, words: Words): (id: string) => boolean {
  const refused = sensesRefused(profile, words);
  return (id) => sensesOfEntry(entryOfId(id) ?? id).some((sense) => refused.has(sense));
}
