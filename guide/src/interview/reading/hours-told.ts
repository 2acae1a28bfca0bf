import { HOURS_MAX, type Language } from '@foothold/contract';
import { glueOf } from '../../language/glued.ts';
import { tokensOf } from '../../text/fold.ts';
import { isNegated } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import type { ReadingContext } from './context.ts';
import { edgeWords } from './edge-words/words.ts';
import { MOST_SPARE } from './doubtful.ts';
import { wishesIn } from './goal-words/words.ts';
import { overlaps, type Stretch } from './message.ts';
import { APPROXIMATELY, KIN } from './number-mentions.ts';
import { ownWorkIn } from './own-work.ts';
import { ownWorkWords } from './own-work/words.ts';
import { type Quantity, quantitiesIn, type Reading } from './quantities.ts';
import { clauseAt, type Role, rolesIn, type Sentence } from './told-clauses.ts';
import type { TimeRole } from './told-words/kinds.ts';
import { tokensIn } from './numbers.ts';
import { roleWordsIn } from './taken-back.ts';
import { periods, units } from './units.ts';
import { namesDay, saysOnlyWhen } from './day-words.ts';
import { weekPlan } from './week-plan.ts';
import { inWeeks, joins } from './weekly-hours.ts';

/** How surely hours are those somebody has: what a week is said to hold before what days do, and that before a length. */
type Rank = 3 | 2 | 1;

interface Hours {
  quantity: Quantity & { inParts?: true };
  /** What is kept as it was said besides: days that have no hours, or hours of the clock that have no days. */
  beside: Stretch[];
  isFree: boolean | null;
  rank: Rank;
}

/** A sentence, with the work that its message tells. */
interface Told {
  sentence: Sentence;
  work: readonly Stretch[];
  asked: ReadingContext['asked'];
}

/** What stands around hours: their sentence with what its words do, and where the number before them ends. */
interface Among {
  sentence: Sentence;
  roles: readonly Role<TimeRole>[];
  last: number;
}

/** What a message says of hours. */
export interface HoursTold {
  free: { value: number; reading: Reading | null } | null;
  /** Hours, as those of a week, of work, school and the like. */
  busy: number[];
  /** Whether none but those are told. */
  isAllBusy: boolean;
  /** Whether those that are free are told part by part, each of which may have been heard for all of them. */
  inParts: boolean;
  /** Where a message tells of times that those do not count. */
  beside: readonly Stretch[];
}

/** More hours than anybody has to spare who does not say so. */
const MOST_UNSAID = 25;
/** How far behind hours the words that govern them stand, in characters. */
const BEHIND = 40;

/** What stands between work and its hours, where those are right behind it: nothing, or the first of them. */
function isRightBehind(between: string): boolean {
  return tokensIn(between).every(({ word, digits }) => digits || units.hour.has(word) || !/\p{L}/u.test(word));
}
/** How far behind work its hours stand, in characters. */
const BEHIND_WORK = 60;

/**
 * Whether hours are those of work that is told before them: “I clean offices 5 to 8”, “caissière, 14h à 20h”. Hours that no
 * clock tells are so right behind it; where hours were asked for they may be what there is for it, and so may all behind a
 * comma.
 */
function isOfWork(quantity: Quantity, { sentence, work, asked }: Told): boolean {
  const place = sentence.from + quantity.from;
  const before = work.findLast(({ to }) => to <= place && place - to <= BEHIND_WORK);
  if (!before || before.from < sentence.from) return false;
  const between = sentence.text.slice(before.to - sentence.from, quantity.from);
  const isAsked = asked === 'hours_per_week';
  if (between.includes(',')) return quantity.clock === true && !isAsked;
  return quantity.clock === true || (!isAsked && isRightBehind(between));
}

const isPeriod = (word: string) => periods.week.has(word.replace(/^ב/u, ''));

/** Whether hours say themselves that they are those of a week. */
const isOfWeek = ({ from, to }: Stretch, text: string) =>
  tokensIn(text.slice(from, to)).some(({ word }) => isPeriod(word));

/** Whether words only say when hours are, or that there are no more: “in the morning”, “pas plus”. Money has words for it. */
function saysNoMore(text: string, { languages }: ReadingContext): boolean {
  const most = rolesIn(text, languages, ({ money }) => money).filter(
    ({ value }) => value === 'most' || value === 'give',
  );
  return joins(tokensIn(text).filter((token) => !most.some((role) => overlaps(role, token))));
}

/** Whether words wish for a sum: “I want to earn 200 in 6 hours a week because I work nights”. */
function wishesSum(text: string, { languages }: ReadingContext): boolean {
  return (
    wishesIn(text, languages) && quantitiesIn(text, languages).some(({ kind }) => kind === 'money' || kind === 'number')
  );
}

/** Whether all that stands before hours in their sentence, back to what it counted before, is no work, place or person. */
function opens({ from, to }: Quantity, { sentence, roles }: Among, heard: ReadingContext): boolean {
  const counted = sentence.counted.findLast((one) => one.to <= from)?.to ?? 0;
  // Who was asked for hours may hedge in a clause of its own: “it depends, two hours while the baby sleeps”.
  const last = heard.asked === 'hours_per_week' ? Math.max(counted, clauseAt(sentence, from, to).from) : counted;
  const before = roles.filter((role) => role.to <= from);
  const lead = sentence.text.slice(last, from).replace(APPROXIMATELY, '');
  const { self } = ownWorkWords[heard.language];
  // “I do 20 hours a week when the school is open” tells of work.
  const isDone = tokensOf(lead).some(({ word }) => self.has(word));
  return (
    !before.some(({ value }) => value === 'busy') &&
    (before.some(({ value }) => value === 'free') || (!isDone && saysNoMore(lead, heard)))
  );
}

/** What only leads to words of which it says what they are. */
const LEADS: ReadonlySet<TimeRole> = new Set(['aside', 'meanwhile']);

/** Whether words begin with the teller: a pronoun, or a verb that says so by itself. */
function beginsWithSelf(words: string, language: Language): boolean {
  const { self, bare, now } = ownWorkWords[language];
  const first = tokensOf(words)[0]?.word ?? '';
  return self.has(first) || (bare === true && now.test(first));
}

/** Where a sentence says “when”, and where what it says of that begins. */
function whensIn(text: string, roles: readonly Role<TimeRole>[], language: Language) {
  const apart = roles.filter(({ value }) => value === 'meanwhile');
  const when = glueOf[language]?.when;
  const glued = when ? tokensOf(text).filter(({ word }) => when.test(word)) : [];
  const all = [
    ...apart.map((role) => ({ role, rest: role.to })),
    ...glued.map(({ word, from, to }) => ({
      role: { value: 'meanwhile' as const, from, to },
      rest: from + (when?.exec(word)?.[0].length ?? 0),
    })),
  ];
  return all.toSorted((one, other) => one.role.from - other.role.from);
}

/** Where a sentence says when it is by what somebody else does then: “when the wean is at her dad's”. */
function othersMeanwhile(text: string, roles: readonly Role<TimeRole>[], { language }: ReadingContext) {
  const whens = whensIn(text, roles, language);
  return whens.flatMap(({ role, rest }) => (beginsWithSelf(text.slice(rest), language) ? [] : [role]));
}

/** Whether a sentence goes on with what those hours leave: “when the boss calls, so 4 are left”. */
function leavesOthers({ to }: Stretch, { sentence, roles }: Among, heard: ReadingContext): boolean {
  const isMore = sentence.counted.some(({ kind, from }) => from >= to && (kind === 'hours' || kind === 'number'));
  if (!isMore) return false;
  const isConcluded = roleWordsIn(sentence.text.slice(to), to, heard).some(({ value }) => value === 'sums');
  return isConcluded || roles.some(({ value, from }) => value === 'free' && from >= to);
}

/**
 * The words behind hours that say why there are so many, or when: “6 hours a week because I work nights”, “two hours before
 * the shop opens”. They are of nothing else where the hours open their clause, follow a sum that is wished for or are said to be free, and no place stands
 * between; null where there are none.
 */
function asideBehind(quantity: Quantity, among: Among, heard: ReadingContext): Stretch | null {
  const { from, to } = quantity;
  const { sentence, roles, last } = among;
  const clause = clauseAt(sentence, from, to);
  const start = Math.max(clause.from, last);
  const asides = [...roles.filter(({ value }) => value === 'aside'), ...othersMeanwhile(sentence.text, roles, heard)];
  const aside = asides.toSorted((a, b) => a.from - b.from).find(({ from: at }) => at >= to && at < clause.to);
  if (!aside || !saysNoMore(sentence.text.slice(to, aside.from), heard)) return null;
  // What others do then is when there is time only right behind hours that open what is told: no trade, no place, no work.
  const isRight = tokensIn(sentence.text.slice(to, aside.from)).every(({ word }) => isPeriod(word));
  if (aside.value === 'meanwhile' && !(isRight && opens(quantity, among, heard))) return null;
  if (aside.value === 'meanwhile' && leavesOthers(clause, among, heard)) return null;
  const before = roles.findLast((role) => !LEADS.has(role.value) && role.to <= from && role.from >= start);
  const lead = sentence.text.slice(start, from).replace(APPROXIMATELY, '');
  const isOpen = before ? before.value === 'free' : saysNoMore(lead, heard) || wishesSum(lead, heard);
  const place = { from: aside.from, to: clause.to };
  // Beside other hours it is not plain which of the days are theirs.
  const isPlain = isOfWeek({ from, to }, sentence.text) || !sentence.counted.some((one) => overlaps(one, place));
  return isOpen && isPlain ? place : null;
}

/** Whether hours are free, by what stands nearest in their clause, or free, in the clauses before it; null where nothing says. */
function isFree(quantity: Quantity, told: Told, among: Among, heard: ReadingContext): boolean | null {
  const { from, to } = quantity;
  const { sentence, last } = among;
  const aside = asideBehind(quantity, among, heard);
  const roles = among.roles.filter((role) => !LEADS.has(role.value) && !(aside && overlaps(role, aside)));
  const clause = clauseAt(sentence, from, to);
  const start = Math.max(clause.from, last);
  if (
    KIN.test(sentence.text.slice(start, from)) &&
    !roles.some(({ value, to: end }) => value === 'free' && end <= from)
  )
    return false;
  const before = roles.findLast((role) => role.to <= from && role.from >= start);
  // What stands behind a “but” is told of something else: “ten hours but never Mondays, I mind my son”.
  const but = tokensOf(sentence.text.slice(to)).find(({ word }) => edgeWords[heard.language].but.has(word));
  const end = Math.min(clause.to, to + BEHIND, but ? to + but.from : clause.to);
  const behind = roles.find((role) => role.from >= to && role.to <= end);
  const nearest = before ?? behind;
  if (nearest) return nearest.value === 'free';
  if (isOfWork(quantity, told)) return false;
  return roles.some(({ value, to: end }) => value === 'free' && end <= start) ? true : null;
}

function rankOf(quantity: Quantity, text: string, roles: readonly Role<TimeRole>[]): Rank {
  const { from, to, periodic, reading } = quantity;
  if (isOfWeek({ from, to }, text)) return 3;
  if (namesDay(text) && !roles.some(({ value }) => value === 'busy')) return 2;
  return periodic || reading === 'days' || reading === 'daily' || reading === 'workdays' ? 2 : 1;
}

/** A label and its colon, up to what it labels. */
const LABEL = /(?:^|[,(\n])\s*((?:[\p{L}'/]+ ?){1,4})[:=] ?$/u;

/** A number behind a label of hours as hours of a week: “hours: 11”, “horas por semana: 11”. */
function labelled(quantity: Quantity, text: string): Quantity {
  const label = quantity.kind === 'hours' ? null : LABEL.exec(text.slice(0, quantity.from));
  const isOfHours = label?.[1]?.split(/[^\p{L}]/u).some((word) => units.hour.has(word)) ?? false;
  return isOfHours ? { ...quantity, kind: 'hours', value: quantity.written, reading: null, periodic: true } : quantity;
}

const inMessage = ({ from, to }: Stretch, sentence: Sentence): Stretch => ({
  from: sentence.from + from,
  to: sentence.from + to,
});

/** The clause in which hours of the clock are told, with the one before it that only says when: “the afternoons, from 3 to 6”. */
function rangeAt({ from, to }: Quantity, sentence: Sentence): Stretch {
  const clause = clauseAt(sentence, from, to);
  const before = clauseAt(sentence, Math.max(0, clause.from - 1), Math.max(0, clause.from - 1));
  return saysOnlyWhen(sentence.text.slice(before.from, before.to)) ? { from: before.from, to: clause.to } : clause;
}

/** Whether a sentence speaks of work, school and the like, beside why there are so many hours, or when. */
function isBusy(sentence: Sentence, roles: readonly Role<TimeRole>[], heard: ReadingContext): boolean {
  const { counted } = sentence;
  const asides = counted.flatMap((one, at) => {
    if (one.kind !== 'hours') return [];
    return asideBehind(one, { sentence, roles, last: counted[at - 1]?.to ?? 0 }, heard) ?? [];
  });
  return roles.some((role) => role.value === 'busy' && !asides.some((aside) => overlaps(role, aside)));
}

/** How many words before work a denial of it stands: “when I am not working”. */
const DENIAL_REACH = 3;

/**
 * What the words of a sentence say of its hours, without work that is denied where it says when there is time. A denial
 * before a number is about that: who “never works less than 30 hours” works.
 */
function timeRolesIn({ text, counted }: Sentence, { language, languages }: ReadingContext): Role<TimeRole>[] {
  const roles = rolesIn(text, languages, ({ time }) => time);
  const whens = whensIn(text, roles, language);
  return roles.filter(({ value, from, to }) => {
    if (value !== 'busy') return true;
    const when = whens.findLast((one) => one.role.from < from);
    if (!when || /[,.;:!?]/u.test(text.slice(when.role.from, from)) || counted.some((one) => one.to > to)) return true;
    const before = read(text.slice(when.rest, from));
    return !isNegated(before, before.length, DENIAL_REACH, language);
  });
}

function hoursIn(sentence: Sentence, heard: ReadingContext, named: readonly Stretch[]): Hours[] {
  const counted = sentence.counted.map((one) => labelled(one, sentence.text));
  const roles = timeRolesIn(sentence, heard);
  const plan = isBusy({ ...sentence, counted }, roles, heard)
    ? null
    : weekPlan(counted, sentence.text, heard.languages);
  if (plan)
    return [
      {
        quantity: { ...plan, inParts: true },
        isFree: roles.some(({ value }) => value === 'free') || null,
        rank: 2,
        beside: plan.beside.map((one) => inMessage(one, sentence)),
      },
    ];
  const quantities = inWeeks(counted, sentence.text, heard.languages);
  const hours = quantities.filter(({ kind, value }) => kind === 'hours' && value > 0 && value <= HOURS_MAX);
  if (hours.length === 0) return [];
  const done = ownWorkIn(sentence.text, heard.language).map((one) => inMessage(one, sentence));
  const work = [...named, ...done].toSorted((one, other) => one.to - other.to);
  const told = { sentence, work, asked: heard.asked };
  return hours.map((quantity, at) => ({
    quantity,
    isFree: isFree(quantity, told, { sentence, roles, last: hours[at - 1]?.to ?? 0 }, heard),
    rank: rankOf(quantity, sentence.text, roles),
    beside:
      quantity.clock && quantity.reading === 'unclear-days' ? [inMessage(rangeAt(quantity, sentence), sentence)] : [],
  }));
}

/** What a message says of the hours that there are, and of those that are not; `work`: where it names work. */
export function hoursTold(sentences: readonly Sentence[], heard: ReadingContext, work: readonly Stretch[]): HoursTold {
  const all = sentences.flatMap((sentence) => hoursIn(sentence, heard, work));
  const busy = all.filter((one) => one.isFree === false).map(({ quantity }) => quantity.value);
  const told = all.filter(({ isFree: free, rank, quantity }) =>
    free === true ? quantity.value <= MOST_SPARE : free === null && rank > 1 && quantity.value <= MOST_UNSAID,
  );
  const first = told.toSorted((one, other) => one.rank - other.rank).at(-1);
  const best = first?.quantity;
  return {
    free: best ? { value: best.value, reading: best.reading } : null,
    busy,
    isAllBusy: busy.length > 0 && busy.length === all.length,
    inParts: best?.inParts === true,
    beside: first ? first.beside : all.flatMap((one) => (one.isFree === false ? [] : one.beside)),
  };
}
