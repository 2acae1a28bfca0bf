import type { Idea } from '../../guide.ts';
import { wordsOf } from '../../catalogue/load.ts';
import type { AngleFacts, ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Version } from '../../catalogue/shared-schema.ts';
import { profileFactOf } from '../../profile/facts.ts';
import { contactsPhrase, phrasesFor } from '../../phrases/phrases-for.ts';
import { fill } from '../../text/fill.ts';
import { quote } from '../../text/quote.ts';
import { wordingOf } from '../../text/wording.ts';
import { limitsOf } from '../../understand/limits.ts';
import { angleNamedBy } from './angle-named.ts';
import { numbersFor, otherGoalSentence, UNKNOWN_WORK } from '../../ideas/goal-arithmetic.ts';
import type { IdeaQuestion } from './question.ts';
import { anglesFor, evidenceFor } from '../../ideas/rank.ts';
import { reasonSentences, whyFor } from '../../ideas/reasons.ts';
import { expectationsFor, hoursSentence, paragraphs, sentences } from '../../ideas/write-idea.ts';

/** The person's own idea or business, in front of the catalogue. */
export interface OwnIdea {
  /** What they call it inside a title, quoted. */
  quoted: string;
  nearest: ArchetypeFacts | undefined;
  /** Whether the nearest archetype is near enough to speak of its customers. */
  surely: boolean;
  /** What stands in the way most; null when nothing does. */
  blocking: string | null;
  /** What a new fact has changed, or why insisting has not; may be empty. */
  remark: string;
  /** Further risks. */
  risks: readonly string[];
}

export const TITLE_QUOTE = 70;

/** Hours a week of a first test, when nothing in the catalogue is near. */
const TEST_HOURS = { min: 2, max: 10 };

/** The angle of the nearest archetype that a version speaks of: customer, place and first customer all come from it. */
function angleFor(version: Version, { nearest, surely, quoted }: OwnIdea, { input, facts, words }: IdeaQuestion) {
  if (!nearest || (!surely && version !== 'as-service')) return undefined;
  if (version === 'new-group') return nearest.angles.at(-1);
  const said = Object.entries(wordsOf(words, nearest.id).angles).map(([id, { offer }]) => [id, offer] as const);
  const fitting = anglesFor(nearest, facts, limitsOf(input.profile));
  return angleNamedBy(quoted, fitting, Object.fromEntries(said)) ?? nearest.angles[0];
}

/** What fills the slots of a version's texts. */
function slotsFor(own: OwnIdea, angle: AngleFacts | undefined, { input, facts, words }: IdeaQuestion) {
  const { shared, language } = words;
  const said = angle && own.nearest ? wordsOf(words, own.nearest.id).angles[angle.id] : undefined;
  const strongest = own.nearest ? evidenceFor(own.nearest, facts)[0] : undefined;
  return {
    idea: own.quoted,
    customer: said?.customer ?? shared.phrases.any_customer,
    offer: said?.offer ?? own.quoted,
    first_customer: said ? fill(said.first_customer, phrasesFor(input.profile, strongest, words)) : '',
    challenge: quote(input.business?.challenge ?? '', language, TITLE_QUOTE),
    contacts: contactsPhrase(input.profile, facts, words),
  };
}

function hoursFor({ nearest }: OwnIdea, named: number | null): { min: number; max: number } {
  const range = nearest?.hours_per_week ?? TEST_HOURS;
  const most = named === null || named === 0 ? range.max : Math.max(2, Math.min(range.max, named));
  return { min: Math.min(range.min, most - 1, named || most), max: most };
}

/** One way to begin with the person's own idea, or to go on with their business; `index` = how many came before. */
export function writeVersion(version: Version, index: number, own: OwnIdea, question: IdeaQuestion): Idea {
  const { input, facts, seed, words } = question;
  const { shared } = words;
  const { profile } = input;
  const lot = `${seed} ${version}`;
  const angle = angleFor(version, own, question);
  const phrases = slotsFor(own, angle, question);
  const text = mapValues(shared.versions[version], (template) => capitalised(fill(template, phrases)));
  // The work behind an idea is the catalogue's, so its own figures hold; the idea itself is only known by its hours.
  const work = version === 'as-service' ? own.nearest : undefined;
  const place = angle ? (angle.place ?? own.nearest?.place ?? 'both') : 'both';
  const why = whyFor(own.nearest, facts);
  const hours = work?.hours_per_week ?? hoursFor(own, profile.resources.hours_per_week);
  const risks = [...(own.blocking ? [own.blocking] : []), ...own.risks];
  const blocked = own.blocking ? fill(shared.idea.blocked, { text: own.blocking }) : '';
  const means = work
    ? expectationsFor(work, { profile, seed }, words)
    : sentences(
        hoursSentence(hours, profile, lot, words),
        index === 0 ? otherGoalSentence(profile, words) : '',
        wordingOf(shared.idea.no_promise, lot),
      );
  return {
    title: text.title,
    short_description: text.short_description,
    expectations: sentences(own.remark, blocked, own.blocking ? without(means, own.blocking) : means),
    detailed_description: paragraphs(
      text.what_it_is,
      // Who has customers already needs no reason to find a first one.
      input.mode === 'idea' ? sentences(...reasonSentences(why, lot, words).slice(...sliceOf(index))) : '',
      fill(shared.idea.who_pays, { text: text.who_pays }),
      fill(shared.idea.first_week, { text: text.first_week }),
      fill(shared.idea.smallest_test, { text: text.smallest_test }),
      index === 0 && own.risks.length > 0 ? fill(shared.idea.risks, { text: own.risks.join(' ') }) : '',
    ),
    fit: {
      why: why.map((one) => one.fact.text),
      evidence: why.map((one) => profileFactOf(one.fact)),
      hours_per_week: hours,
      startup_cost_band: work?.startup_cost_band ?? 0,
      place,
      first_customer: text.first_customer,
      first_week: text.first_week,
      risks,
      archetype: own.nearest?.id ?? null,
      purpose: 'earn',
      numbers: numbersFor(profile, work ?? (own.surely ? own.nearest : undefined) ?? UNKNOWN_WORK),
      source: 'builtin',
    },
  };
}

/** A text without a sentence that stands before it already. */
function without(text: string, said: string): string {
  return sentences(...text.split(said).map((part) => part.trim()));
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
