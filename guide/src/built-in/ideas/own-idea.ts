import type { Idea, RecommendInput } from '../../guide.ts';
import { type Words, wordsOf } from '../../catalogue/load.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Obstacle, Version } from '../../catalogue/shared-schema.ts';
import type { Fact } from '../facts.ts';
import { nearestTo } from '../nearest.ts';
import { contactsPhrase } from '../phrases-for.ts';
import { fill } from '../text/fill.ts';
import { oneLine, quote } from '../text/quote.ts';
import { titleKey } from '../text/title-key.ts';
import { flawsIn, refusedFor } from '../understand/flaws.ts';
import { excessesOf, limitsOf } from '../understand/limits.ts';
import { hasSkillsFor } from './rank.ts';
import { reasonSentence, whyFor } from './reasons.ts';
import { expectationsFor, paragraphs, sentences } from './write-idea.ts';

/** The person's own idea or business, in front of the catalogue. */
interface OwnIdea {
  text: string;
  /** What they call it inside a title. */
  quoted: string;
  nearest: ArchetypeFacts | undefined;
  /** Named in this order; the first stands in the way most. */
  risks: string[];
}

const TITLE_QUOTE = 70;

function obstaclesFor(
  archetype: ArchetypeFacts | undefined,
  input: RecommendInput,
  facts: readonly Fact[],
): Obstacle[] {
  if (!archetype) return [];
  const excesses = excessesOf(archetype, limitsOf(input.profile));
  return [
    ...(archetype.licence === 'required' ? (['licence'] as const) : []),
    ...excesses,
    ...(hasSkillsFor(archetype, facts) ? [] : (['skill'] as const)),
  ];
}

/** What stands in the way of an idea: its family's risk, the person's limits, the nearest archetype's risk. */
function readOwnIdea(text: string, input: RecommendInput, facts: readonly Fact[], words: Words): OwnIdea {
  const nearest = nearestTo(text, words)[0]?.archetype;
  const { shared } = words;
  const unproven = input.mode === 'idea' ? [shared.obstacles.unproven] : [];
  return {
    text,
    quoted: quote(text, words.language, TITLE_QUOTE),
    nearest,
    risks: [
      ...flawsIn(text).map((flaw) => shared.flaws[flaw]),
      ...obstaclesFor(nearest, input, facts).map((obstacle) => shared.obstacles[obstacle]),
      ...unproven,
      ...(nearest ? wordsOf(words, nearest.id).risks.slice(0, 1) : []),
    ].slice(0, 3),
  };
}

function versionsFor(input: RecommendInput, own: OwnIdea): Version[] {
  if (input.mode === 'idea') return own.nearest ? ['smallest', 'as-service', 'one-group'] : ['smallest', 'one-group'];
  const obstacle: Version[] = input.business?.challenge ? ['obstacle-first'] : [];
  return [...obstacle, 'regulars', 'new-group'];
}

/** One way to begin with the person's own idea. */
function writeVersion(
  version: Version,
  own: OwnIdea,
  input: RecommendInput,
  facts: readonly Fact[],
  words: Words,
): Idea {
  const { shared, language } = words;
  const angles = own.nearest ? Object.values(wordsOf(words, own.nearest.id).angles) : [];
  const angle = version === 'new-group' ? angles.at(-1) : angles[0];
  const phrases = {
    idea: own.quoted,
    customer: angle?.customer ?? shared.phrases.any_customer,
    offer: angle?.offer ?? own.quoted,
    challenge: quote(input.business?.challenge ?? '', language, TITLE_QUOTE),
    contacts: contactsPhrase(facts, words),
  };
  const text = mapValues(shared.versions[version], (template) => fill(template, phrases));
  const place = own.nearest?.place ?? 'both';
  const why = whyFor(own.nearest, facts, place);
  const hours = input.profile.resources.hours_per_week;
  const range = own.nearest?.hours_per_week ?? { min: 2, max: 10 };
  const most = hours === null || hours === 0 ? range.max : Math.max(1, Math.min(range.max, hours));
  const [blocking = shared.obstacles.unproven] = own.risks;
  return {
    title: capitalised(text.title),
    short_description: text.short_description,
    expectations: sentences(
      fill(shared.idea.blocked, { text: blocking }),
      own.nearest ? expectationsFor(own.nearest, { profile: input.profile, facts }, words) : shared.idea.no_promise,
    ),
    detailed_description: paragraphs(
      text.what_it_is,
      why.map((one) => reasonSentence(one, words)).join(' '),
      capitalised(text.who_pays),
      fill(shared.idea.first_week, { text: text.first_week }),
      fill(shared.idea.smallest_test, { text: text.smallest_test }),
      fill(shared.idea.risks, { text: own.risks.join(' ') }),
    ),
    fit: {
      why: why.map((one) => one.fact.text),
      hours_per_week: { min: Math.min(range.min, most), max: most },
      startup_cost_band: 0,
      place,
      first_customer: text.first_customer,
      risks: own.risks,
      archetype: own.nearest?.id ?? null,
      source: 'builtin',
    },
  };
}

/** Versions of what the person brought, unless its family is one the guide does not plan. */
export function ownIdeas(
  text: string,
  input: RecommendInput,
  facts: readonly Fact[],
  words: Words,
  count: number,
): { ideas: Idea[]; refusal: string | null } {
  const refused = refusedFor(flawsIn(text));
  if (refused) return { ideas: [], refusal: fill(words.shared.idea.refused, { text: words.shared.flaws[refused] }) };
  if (oneLine(text) === '') return { ideas: [], refusal: null };
  const own = readOwnIdea(text, input, facts, words);
  const taken = new Set(input.already.map((idea) => titleKey(idea.title)));
  const ideas = versionsFor(input, own)
    .map((version) => writeVersion(version, own, input, facts, words))
    .filter((idea) => !taken.has(titleKey(idea.title)));
  return { ideas: ideas.slice(0, count), refusal: null };
}

function mapValues<Key extends string>(record: Record<Key, string>, change: (text: string) => string) {
  const entries = Object.entries<string>(record).map(([key, text]) => [key, change(text)] as const);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** A sentence that begins with a catalogue phrase begins with a capital. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
