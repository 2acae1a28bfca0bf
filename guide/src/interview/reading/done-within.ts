import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { wishesIn } from './goal-words/words.ts';
import { flat, overlaps, placeOfWords, type Stretch } from './message.ts';
import { tokensIn } from './numbers.ts';
import type { Quantity } from './quantities.ts';
import { wordsOf } from './refusals.ts';
import { clauseAt, type Sentence, toldSentences, wordingOf } from './told-clauses.ts';
import { patternOfAll, wordsOfAll } from './time-words/words.ts';
import { units } from './units.ts';
import { inWeeks } from './weekly-hours.ts';

/** A length in which something gets done: “in under four minutes”. */
interface Within extends Stretch {
  /** The length as hours; null where it was counted in seconds. */
  hours: number | null;
  /** The clause that tells it. */
  clause: Stretch;
}

const before = (pattern: string) => new RegExp(String.raw`(?<!\p{L})(?:${pattern}) ?$`, 'u');
const UNDER = before(patternOfAll(({ inUnder }) => inUnder));
const IN = before(patternOfAll(({ inSoLong }) => inSoLong));
const BEHIND = new RegExp(String.raw`^ (?:${patternOfAll(({ soLong }) => soLong)})(?!\p{L})`, 'u');
const seconds = wordsOfAll((words) => words.seconds);
/** A message without any of these tells none. */
const SUCH = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOfAll(({ inUnder }) => inUnder)}|(?:${[...units.minute, ...seconds].join('|')})(?!\p{L}))`,
  'u',
);

/** As much of a message is looked at: days are looked for around each of its lengths. */
const LOOKED_AT = 2_000;
/** As much of a sentence is looked at before a length. */
const LEAD = 32;

/** Where a length ends with its seconds, if those count it. */
function secondsBehind({ kind, to }: Quantity, text: string): number | null {
  const [next] = kind === 'number' ? tokensIn(text.slice(to, to + LEAD)) : [];
  return next && seconds.has(next.word) ? to + next.to : null;
}

const isInMinutes = ({ from, to }: Stretch, text: string) =>
  tokensIn(text.slice(from, to)).some(({ word }) => units.minute.has(word));

/** The lengths of a sentence in which something gets done; what comes again on days is time that there is. */
function within({ text, from, counted }: Sentence, heard: ReadingContext): Within[] {
  return inWeeks(counted, text, heard.languages).flatMap((one) => {
    const end = secondsBehind(one, text);
    const isLength = end !== null || (one.kind === 'hours' && !one.periodic && !one.clock && one.reading === null);
    if (!isLength) return [];
    const lead = text.slice(Math.max(0, one.from - LEAD), one.from);
    const isShort = end !== null || isInMinutes(one, text);
    const led = UNDER.exec(lead) ?? (isShort ? IN.exec(lead) : null);
    if (!led) return [];
    const to = end ?? one.to;
    const clause = clauseAt({ text }, one.from, to);
    const behind = BEHIND.exec(text.slice(to))?.[0].length ?? 0;
    return [
      {
        from: from + one.from - led[0].length,
        to: from + to + behind,
        hours: end === null ? one.value : null,
        clause: { from: from + clause.from, to: from + clause.to },
      },
    ];
  });
}

/** A message without the lengths in which its teller gets something done, and where they were told. */
export interface Untimed {
  text: string;
  told: readonly Within[];
  /** Hours that only such lengths tell which stayed in the message. */
  uncounted: readonly number[];
}

const without = (stretches: readonly Stretch[], text: string) =>
  stretches.reduceRight((rest, { from, to }) => rest.slice(0, from).trimEnd() + rest.slice(to), text);

/** The hours that a text tells, by the days that stand with them. */
const hoursIn = (folded: string, { languages }: ReadingContext) =>
  toldSentences(folded, languages).flatMap(({ text, counted }) =>
    inWeeks(counted, text, languages).flatMap(({ kind, value }) => (kind === 'hours' ? [value] : [])),
  );

/**
 * A message without how fast its teller does what: “I can dress a crab in under four minutes” is a skill and no hours of a
 * week. What somebody wishes to do so fast is left whole. Who is asked for hours answers with them.
 */
export function withoutWithin(message: string, heard: ReadingContext): Untimed {
  const folded = flat(message);
  if (heard.asked === 'hours_per_week' || !SUCH.test(folded)) return { text: message, told: [], uncounted: [] };
  const told = toldSentences(folded.slice(0, LOOKED_AT), heard.languages).flatMap((sentence) =>
    within(sentence, heard),
  );
  const cut = told.filter(
    ({ clause }) => heard.asked !== 'goals' && !wishesIn(folded.slice(clause.from, clause.to), heard.languages),
  );
  const left = told.flatMap((one) => (cut.includes(one) || one.hours === null ? [] : [one.hours]));
  const beside = left.length > 0 ? hoursIn(without(told, folded.slice(0, LOOKED_AT)), heard) : [];
  return { text: without(cut, message), told, uncounted: left.filter((hours) => !beside.includes(hours)) };
}

/** A goal with the length that was cut from its end: “run five kilometres in under”. */
function withLength(
  one: Mention,
  told: readonly Within[],
  { message, folded }: { message: string; folded: string },
): Mention {
  const place = one.field === 'goals' ? placeOfWords(one.value.value, folded) : null;
  const cut = place && told.find(({ from, to }) => from < place.to && place.to < to && place.from < from);
  if (!cut || one.field !== 'goals') return one;
  return { ...one, value: { ...one.value, value: message.slice(place.from, cut.to) } };
}

/** What was heard, with how fast something is done as it was said, and as no hours of a week. */
export function withWithin(said: readonly Mention[], { told, uncounted }: Untimed, message: string): Mention[] {
  const isWithin = (one: Mention) => one.field === 'hours_per_week' && uncounted.includes(one.value);
  const folded = flat(message);
  const kept = said.filter((one) => !isWithin(one)).map((one) => withLength(one, told, { message, folded }));
  const places = kept.flatMap((one) =>
    typeof one.value === 'number' ? [] : (placeOfWords(wordsOf(one), folded) ?? []),
  );
  const isTold = (one: Within) => places.some((place) => place.from <= one.from && place.to >= one.to);
  const notes = told.filter((one) => !isTold(one) && places.some((place) => overlaps(place, one.clause)));
  return [
    ...kept,
    ...notes.map((one): Mention => ({
      field: 'notes',
      value: wordingOf(message, { ...one.clause, to: one.to }).trim(),
    })),
  ];
}
