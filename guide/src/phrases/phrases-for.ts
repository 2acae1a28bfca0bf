import type { Language, Profile } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import type { Fact } from '../profile/facts.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { fold } from '../text/fold.ts';
import { knowsNobody } from './knows-nobody.ts';
import { isPlainTown } from '../language/plain-towns.ts';
import { isolate, oneLine, quote } from '../text/quote.ts';

/** The phrases that fill the slots of a catalogue text for one person. */
export type Phrases = Readonly<Record<'in_town' | 'hours' | 'skill', string>>;

const TOWN_LIMIT = 40;

/** A street with its number, or a number with its street: where somebody lives, and nothing for a title. */
const STREET = /^\d{1,3}\p{L}?\s|\s\d+\p{L}?$/u;

/**
 * The place as a person would say it: the first part of “Haifa, Israel”, and “Kent” of “58 Elm Avenue, Kent ME4 6ER”;
 * null when none was named.
 */
export function townOf(profile: Profile): string | null {
  const parts = profile.location.split(/[,;\n(]/u).map((part) => part.trim());
  const named = parts.find((part) => /\p{L}/u.test(part) && !STREET.test(part)) ?? '';
  const words = named.split(/\s+/u).filter((word) => !/\d/u.test(word));
  const town = oneLine(words.join(' '), TOWN_LIMIT);
  return /\p{L}/u.test(town) ? town : null;
}

/** Names that take an article in English: “in the United States”, not “in United States”. */
const ARTICLED =
  /^(?:the\s|u\.?k\.?$|u\.?s\.?(?:a\.?)?$|uae$|united\s|netherlands|philippines|bahamas|maldives|bronx)/iu;

/**
 * Whether “in”, “à”, “en”, “em” or “ב” may stand before a name as it is. French and Portuguese change the word with the
 * kind of place and its gender (“en France”, “au Portugal”, “no Rio”), so only towns known to take it plainly do.
 */
function takesPreposition(town: string, language: Language): boolean {
  switch (language) {
    case 'en':
      return !ARTICLED.test(town);
    case 'he':
      return /^[\u05D0-\u05EA]/u.test(town);
    case 'es':
      return true;
    case 'fr':
    case 'pt':
      return isPlainTown(fold(town), language);
  }
}

function inTown(town: string | null, { shared, language }: Words): string {
  if (town === null) return shared.phrases.near_you;
  const template = takesPreposition(town, language) ? shared.phrases.in_town : shared.phrases.near_town;
  return fill(template, { town: isolate(town) });
}

/** “5 hours a week”, or a few when nobody said how many. */
export function hoursPhrase(hours: number | null, { shared, language }: Words): string {
  if (hours === null || hours === 0) return shared.phrases.few_hours;
  return fill(shared.phrases.hours_a_week, { hours: counted(hours, shared.counted.hours, language) });
}

/** More words than a name has. */
const NAME_WORDS = 4;

/**
 * A fact where a sentence names it in brackets: a job, a skill or a school by its name alone; what somebody wrote in
 * sentences stays a quotation.
 */
export function namedFact(fact: Pick<Fact, 'text' | 'kind'>, language: Language): string {
  const isName = fact.kind !== 'notes' && fact.text.split(/\s+/u).length <= NAME_WORDS && !/[,;:.!?]/u.test(fact.text);
  return isName ? isolate(oneLine(fact.text)) : quote(fact.text, language);
}

export function quoteFact(fact: Pick<Fact, 'text'> & Partial<Fact>, language: Language): string {
  return quote(fact.text, language);
}

/** Phrases out of the profile; `skill` is the fact that speaks most for the idea at hand. */
export function phrasesFor(profile: Profile, skill: Fact | undefined, words: Words): Phrases {
  const { phrases } = words.shared;
  return {
    in_town: inTown(townOf(profile), words),
    hours: hoursPhrase(profile.resources.hours_per_week, words),
    skill: skill ? quoteFact(skill, words.language) : phrases.known_skill,
  };
}

/** The people a person can ask first: through a job, a hobby or a course, or just those they know; or who is near, where they know nobody. */
export function contactsPhrase(profile: Profile, facts: readonly Fact[], { shared, language }: Words): string {
  if (knowsNobody(profile)) return shared.phrases.contacts_new;
  const through = ['experience', 'hobby', 'education'] as const;
  const source = through.map((kind) => facts.find((fact) => fact.kind === kind)).find((fact) => fact !== undefined);
  if (!source) return shared.phrases.contacts;
  return fill(shared.phrases.contacts_from, { fact: quoteFact(source, language) });
}
