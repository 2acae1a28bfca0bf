import type { Idea, RecommendInput } from '../../guide.ts';
import { type Words, wordsOf } from '../../catalogue/load.ts';
import type { AngleWords, ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Version } from '../../catalogue/shared-schema.ts';
import type { Fact } from '../facts.ts';
import { contactsPhrase } from '../phrases-for.ts';
import { fill } from '../text/fill.ts';
import { quote } from '../text/quote.ts';
import { goalPerHour } from './goal-arithmetic.ts';
import { reasonSentence, tellingWhys, whyFor } from './reasons.ts';
import { expectationsFor, hoursSentence, paragraphs, sentences } from './write-idea.ts';

/** The person's own idea or business, in front of the catalogue. */
export interface OwnIdea {
  /** What they call it inside a title, quoted. */
  quoted: string;
  nearest: ArchetypeFacts | undefined;
  /** Whether the nearest archetype is near enough to speak of its customers. */
  surely: boolean;
  /** What stands in the way most; null for a business that runs. */
  blocking: string | null;
  /** Further risks. */
  risks: readonly string[];
}

export const TITLE_QUOTE = 70;

/** Hours a week of a first test, when nothing in the catalogue is near. */
const TEST_HOURS = { min: 2, max: 10 };

function angleFor(version: Version, { nearest, surely }: OwnIdea, words: Words): AngleWords | undefined {
  if (!nearest) return undefined;
  const angles = Object.values(wordsOf(words, nearest.id).angles);
  if (version === 'as-service') return angles[0];
  if (!surely) return undefined;
  return version === 'new-group' ? angles.at(-1) : angles[0];
}

function hoursFor({ nearest }: OwnIdea, named: number | null): { min: number; max: number } {
  const range = nearest?.hours_per_week ?? TEST_HOURS;
  const most = named === null || named === 0 ? range.max : Math.max(2, Math.min(range.max, named));
  return { min: Math.min(range.min, most - 1, named || most), max: most };
}

/** One way to begin with the person's own idea, or to go on with their business; `index` = how many came before. */
export function writeVersion(
  version: Version,
  index: number,
  own: OwnIdea,
  input: RecommendInput,
  facts: readonly Fact[],
  words: Words,
): Idea {
  const { shared, language } = words;
  const { profile } = input;
  const angle = angleFor(version, own, words);
  const phrases = {
    idea: own.quoted,
    customer: angle?.customer ?? shared.phrases.any_customer,
    offer: angle?.offer ?? own.quoted,
    challenge: quote(input.business?.challenge ?? '', language, TITLE_QUOTE),
    contacts: contactsPhrase(facts, words),
  };
  const text = mapValues(shared.versions[version], (template) => capitalised(fill(template, phrases)));
  const place = own.nearest?.place ?? 'both';
  const why = whyFor(own.nearest, facts, place);
  const hours = hoursFor(own, profile.resources.hours_per_week);
  const risks = [...(own.blocking ? [own.blocking] : []), ...own.risks];
  const blocked = own.blocking ? fill(shared.idea.blocked, { text: own.blocking }) : '';
  // The work behind an idea is the catalogue's, so its own figures hold; the idea itself is only known by its hours.
  const means =
    version === 'as-service' && own.nearest && own.nearest.hours_per_week.min <= hours.max
      ? expectationsFor(own.nearest, { profile, facts }, words)
      : sentences(
          hoursSentence(hours, profile, words),
          index === 0 ? goalPerHour(profile, words) : '',
          shared.idea.no_promise,
        );
  return {
    title: text.title,
    short_description: text.short_description,
    expectations: sentences(blocked, means),
    detailed_description: paragraphs(
      text.what_it_is,
      tellingWhys(why)
        .map((one) => reasonSentence(one, words))
        .slice(...sliceOf(index))
        .join(' '),
      text.who_pays,
      fill(shared.idea.first_week, { text: text.first_week }),
      fill(shared.idea.smallest_test, { text: text.smallest_test }),
      index === 0 && risks.length > 0 ? fill(shared.idea.risks, { text: risks.join(' ') }) : '',
    ),
    fit: {
      why: why.map((one) => one.fact.text),
      hours_per_week: hours,
      startup_cost_band: 0,
      place,
      first_customer: text.first_customer,
      risks,
      archetype: own.nearest?.id ?? null,
      source: 'builtin',
    },
  };
}

/** The first version tells every reason; each further one recalls a different one, so that none reads like another. */
function sliceOf(index: number): [from: number, to?: number] {
  return index === 0 ? [0] : [index - 1, index];
}

function mapValues<Key extends string>(record: Record<Key, string>, change: (text: string) => string) {
  const entries = Object.entries<string>(record).map(([key, text]) => [key, change(text)] as const);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** A sentence that begins with a catalogue phrase begins with a capital. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
