import type { Profile } from '@foothold/contract';
import { type Words, wordsOf } from '../../catalogue/load.ts';
import type { AngleFacts, ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Idea } from '../../guide.ts';
import type { Fact } from '../facts.ts';
import { type Phrases, phrasesFor } from '../phrases-for.ts';
import { counted, formatNumber } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { goalSentence } from './goal-arithmetic.ts';
import { evidenceFor } from './rank.ts';
import { reasonSentence, tellingWhys, whyFor } from './reasons.ts';

/** What is written about a person beside the catalogue. */
export interface Person {
  profile: Profile;
  facts: readonly Fact[];
}

export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** How many hours a week it asks for, beside what the person named. */
export function hoursSentence(range: { min: number; max: number }, profile: Profile, words: Words): string {
  const { shared, language } = words;
  const asked = { min: formatNumber(range.min, language), max: formatNumber(range.max, language) };
  const hours = profile.resources.hours_per_week;
  if (hours === null || hours === 0) return fill(shared.idea.hours, asked);
  return fill(shared.idea.hours_known, { ...asked, hours: formatNumber(hours, language) });
}

/** Hours, money, time to a first customer and the goal as arithmetic: nothing in it is promised. */
export function expectationsFor(archetype: ArchetypeFacts, { profile }: Person, words: Words): string {
  const { shared, language } = words;
  return sentences(
    hoursSentence(archetype.hours_per_week, profile, words),
    shared.idea.cost[archetype.startup_cost_band] ?? '',
    fill(shared.idea.weeks, { weeks: counted(archetype.weeks_to_first_customer, shared.counted.weeks, language) }),
    archetype.licence === 'required' ? shared.obstacles.licence : '',
    goalSentence(profile, archetype, words),
    shared.idea.no_promise,
  );
}

export function angleTitle(archetype: ArchetypeFacts, angle: AngleFacts, phrases: Phrases, words: Words): string {
  const angleWords = wordsOf(words, archetype.id).angles[angle.id];
  if (!angleWords) throw new Error(`The catalogue has no ${words.language} words for ${archetype.id}/${angle.id}`);
  return fill(angleWords.title, phrases);
}

/** An archetype, in one of its angles, written for one person. */
export function writeIdea(archetype: ArchetypeFacts, angle: AngleFacts, person: Person, words: Words): Idea {
  const own = wordsOf(words, archetype.id);
  const [strongest] = evidenceFor(archetype, person.facts);
  const phrases = phrasesFor(person.profile, strongest, words);
  const angleWords = own.angles[angle.id];
  if (!angleWords) throw new Error(`The catalogue has no ${words.language} words for ${archetype.id}/${angle.id}`);
  const place = angle.place ?? archetype.place;
  const why = whyFor(archetype, person.facts, place);
  const { idea } = words.shared;
  const risks = own.risks.map((risk) => fill(risk, phrases));
  return {
    title: fill(angleWords.title, phrases),
    short_description: fill(angleWords.short_description, phrases),
    expectations: expectationsFor(archetype, person, words),
    detailed_description: paragraphs(
      fill(own.what_it_is, phrases),
      tellingWhys(why)
        .map((one) => reasonSentence(one, words))
        .join(' '),
      fill(own.who_pays, phrases),
      fill(idea.first_week, { text: fill(own.first_week, phrases) }),
      fill(idea.smallest_test, { text: fill(own.smallest_test, phrases) }),
      fill(idea.risks, { text: risks.join(' ') }),
    ),
    fit: {
      why: why.map((one) => one.fact.text),
      hours_per_week: archetype.hours_per_week,
      startup_cost_band: archetype.startup_cost_band,
      place,
      first_customer: fill(angleWords.first_customer, phrases),
      risks,
      archetype: archetype.id,
      source: 'builtin',
    },
  };
}
