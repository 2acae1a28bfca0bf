import { read } from '../../../text/phrases.ts';
import { numberIn } from '../../../understand/quantities.ts';
import { asksAt } from '../../../chat/lexicon.ts';
import { flat } from '../../../interview/reading/message.ts';
import type { Draft } from './formulas.ts';
import { timesAMonth } from './months.ts';
import { isAmount } from './pool.ts';
import type { Part, Reading } from './reading.ts';
import { formulas, type NumberSlot, type Slots } from './slots.ts';

/** Longest message that changes a sum, in words. */
const LONGEST = 14;
/** As short, it needs no “and if”. */
const BARE = 4;
/** Longest answer to what was asked for. */
const ANSWER = 8;

/** Words that say nothing of a sum, as many as a message may have that changes one. */
const MOST_STRANGE = 1;
/** A figure so many times another does not take its place, where one this near is. */
const FAR = 6;
const NEAR = 3;
const FEW = 12;

/** Slots that are no money. */
const counts: ReadonlySet<NumberSlot> = new Set<NumberSlot>(['count', 'people', 'pack']);
const times: ReadonlySet<NumberSlot> = new Set<NumberSlot>(['hours', 'each']);
/** Formulas that change an amount by a share of it. */
const byShare: ReadonlySet<Draft['formula']> = new Set<Draft['formula']>([
  'more',
  'less',
  'tax-added',
  'tax-taken',
  'price-for-margin',
]);
const WHOLE = 100;
const shares: ReadonlySet<NumberSlot> = new Set<NumberSlot>(['percent', 'fee']);

const byRole: Partial<Record<NonNullable<Part['role']>, readonly NumberSlot[]>> = {
  price: ['price', 'rate', 'total'],
  goal: ['goal', 'total'],
  cost: ['cost', 'spent'],
  fixed: ['fixed', 'cost', 'spent'],
  save: ['saved', 'total'],
  people: ['people'],
  pack: ['pack'],
};

function valueOf(slots: Slots, name: NumberSlot): number | undefined {
  if (name === 'cost') return slots.costs?.[0] ?? slots.perOne;
  if (name === 'price') return slots.price ?? (slots.items?.length === 1 ? slots.items[0]?.price : undefined);
  if (name === 'count') return slots.count ?? (slots.items?.length === 1 ? slots.items[0]?.count : undefined);
  return slots[name];
}

/** Of the slots that hold something, the one whose figure is nearest in size: 30 takes the place of 40, not of 1,500. */
function nearest(slots: Slots, names: readonly NumberSlot[], value: number): NumberSlot | undefined {
  const held = names.flatMap((name) => {
    const known = valueOf(slots, name);
    return known === undefined || known <= 0 || value <= 0 ? [] : [{ name, away: Math.abs(Math.log(value / known)) }];
  });
  return held.toSorted((a, b) => a.away - b.away)[0]?.name;
}

/** “If I earn 30” of a goal of 1,500 beside a price of 40 speaks of the price. */
function inSize(slots: Slots, own: NumberSlot, names: readonly NumberSlot[], value: number): NumberSlot {
  const near = nearest(slots, names, value);
  const known = valueOf(slots, own);
  const other = near === undefined ? undefined : valueOf(slots, near);
  if (near === undefined || known === undefined || other === undefined) return own;
  const away = (one: number) => Math.abs(Math.log(value / one));
  return away(known) > Math.log(FAR) && away(other) < Math.log(NEAR) ? near : own;
}

/** “And for 3?” behind what stays of one: so few are so many of it, and no price. */
function isFewOfOne({ kind, value, per, weak, role }: Part, formula: Draft['formula'], slots: Slots): boolean {
  const isBare = kind === 'number' && per === null && role === null && Number.isInteger(value) && value <= FEW;
  const isFar = slots.price !== undefined && slots.price > FAR * value;
  return formula === 'left' && slots.items === undefined && isBare && (isFar || weak === 'goal' || weak === 'either');
}

/** “And if only five?”, “if it was nine”: a bare whole number is another number of what is counted, unless a price is spoken of. */
function isOtherCount({ kind, value, per, weak, role }: Part, slots: Slots, open: readonly NumberSlot[]): boolean {
  // Where nothing is sold, so many may be times or days.
  const held = valueOf(slots, 'price') === undefined ? undefined : valueOf(slots, 'count');
  const isBare = kind === 'number' && per === null && role === null && weak !== 'price' && Number.isInteger(value);
  return isBare && held !== undefined && open.includes('count') && Math.abs(Math.log(value / held)) <= Math.log(FAR);
}

/** Another price is hardly further from the one before. */
const FAR_PRICE = 2.2;

/** “And if I had sold nine?” of seven at 30: of a number that a verb of selling alone tells, the size says what it is of. */
function isSoldMany({ kind, value, per, weak, role }: Part, slots: Slots, open: readonly NumberSlot[]): boolean {
  const [count, price] = [valueOf(slots, 'count'), valueOf(slots, 'price')];
  if (count === undefined || price === undefined || !open.includes('count') || role !== 'price') return false;
  const isNear = (held: number) => Math.abs(Math.log(value / held)) <= Math.log(FAR_PRICE);
  const isBare = kind === 'number' && per === null && weak === null && Number.isInteger(value) && value > 0;
  return isBare && isNear(count) && !isNear(price);
}

function slotOf(part: Part, { formula, slots }: Draft, missing: NumberSlot | undefined): NumberSlot | undefined {
  const { takes } = formulas[formula];
  if (part.kind === 'span') return undefined;
  if (part.kind === 'percent') return takes.find((name) => shares.has(name));
  if (part.timely) {
    const held = takes.filter((name) => times.has(name) && valueOf(slots, name) !== undefined);
    if (held.length > 0) return nearest(slots, held, part.value);
  }
  if (part.kind === 'hours') {
    const open = takes.filter((name) => times.has(name));
    // “And if it takes two hours?” of what an hour brings names the hours themselves.
    if (part.role === 'each' && open.includes('each')) return 'each';
    if (part.role === 'hours') return open.find((name) => name === 'hours');
    return open.find((name) => name === missing) ?? nearest(slots, open, part.value);
  }
  // “And if it is 2?”, “et pour 6 ?” of a price from hours: pieces, hours or what an hour brings, nothing says.
  const isLone = part.kind === 'number' && part.per === null && part.role === null && part.weak !== 'price';
  if (formula === 'price' && isLone && missing === undefined) return undefined;
  // “For 3 of them”, “and if I sell 20?”
  if (part.soMany && part.kind === 'number' && part.per === null && takes.includes('count')) return 'count';
  if (isFewOfOne(part, formula, slots)) return 'count';
  // “And for two dresses?” of an hour's price: so many things are no money.
  if (part.things && part.kind === 'number' && !takes.some((name) => counts.has(name))) return undefined;
  // “And if it was 20 knives?”, where several things are sold: which of them that is of the names of things tell.
  if (part.things && part.kind === 'number' && part.per === null && (slots.items?.length ?? 0) > 1) return undefined;
  // “And by 20?”, “and at 10?” of a change by 15 %; “and for 20” is another price.
  const isBare = part.kind === 'number' && part.per === null && part.weak !== 'goal' && part.role === null;
  if (byShare.has(formula) && isBare && part.value <= WHOLE) return takes.find((name) => shares.has(name));
  const open = takes.filter((name) => !times.has(name) && !shares.has(name));
  const money = part.kind === 'money' ? open.filter((name) => !counts.has(name)) : open;
  if (isSoldMany(part, slots, open)) return 'count';
  const named = part.role === null ? [] : (byRole[part.role] ?? []).filter((name) => money.includes(name));
  // “And if I earn 10” of a price, where there is no goal.
  if (part.role !== null && (named.length > 0 || part.role !== 'goal')) {
    // A rate is told where a rate was told, and a price where a price was.
    const own = named.find((name) => name === missing || valueOf(slots, name) !== undefined) ?? named[0];
    return own !== undefined && part.role !== 'cost' && own !== missing ? inSize(slots, own, money, part.value) : own;
  }
  if (missing !== undefined && open.includes(missing)) return missing;
  if (isOtherCount(part, slots, open)) return 'count';
  // “12 at 15 … and for 20?” is more of them; “at 20” is another price.
  const isMore = part.kind === 'number' && (part.weak === 'goal' || part.weak === 'either');
  if (formula === 'basket' && isMore && valueOf(slots, 'count') !== undefined) return 'count';
  const weak =
    part.weak === null || part.weak === 'either'
      ? undefined
      : (byRole[part.weak] ?? []).find((name) => money.includes(name));
  // “15 % of 240 … and 20?”: a bare number may be the share, where that is nearer.
  const bare =
    part.kind === 'number' && part.per === null ? [...money, ...takes.filter((name) => shares.has(name))] : money;
  const near = weak === undefined ? nearest(slots, bare, part.value) : inSize(slots, weak, bare, part.value);
  // A bare number of another size is no figure of this sum: “step 3”.
  const known = near === undefined ? undefined : valueOf(slots, near);
  const strange = weak === undefined && known !== undefined && Math.abs(Math.log(part.value / known)) > Math.log(FAR);
  return strange ? undefined : near;
}

/** The slot that holds what is no longer so: “instead of 40”. */
function formerSlot({ kind, value }: Part, { formula, slots }: Draft): NumberSlot | undefined {
  const open = formulas[formula].takes.filter((name) =>
    kind === 'percent' ? shares.has(name) : times.has(name) ? kind === 'hours' || kind === 'number' : !shares.has(name),
  );
  return open.find((name) => valueOf(slots, name) === value);
}

/** An amount of a follow-up as its slot holds it: what goes out of a month, by the month. null where that cannot be told. */
function fitted(part: Part, name: NumberSlot, { countPer, spent }: Slots, apart: Reading['apart']): Part | null {
  if (name !== 'spent' || countPer === undefined) return part;
  // Whether “20” takes the place of 20 a week or a month is not said.
  if (part.per === null && spent !== undefined) return null;
  const times = timesAMonth(part.per, { countPer, apart });
  return times === null ? null : { ...part, value: part.value * times };
}

function withSlot(slots: Slots, name: NumberSlot, part: Part): Slots {
  const { value } = part;
  if (name === 'cost') {
    if (slots.perOne !== undefined && slots.costs === undefined) return { ...slots, perOne: value };
    return { ...slots, costs: [value, ...(slots.costs ?? []).slice(1)] };
  }
  const [item, ...others] = slots.items ?? [];
  if (item && others.length === 0 && (name === 'price' || name === 'count'))
    return { ...slots, items: [{ ...item, [name]: value }] };
  if (name === 'goal' && part.per !== null && part.per !== 'hour' && part.per !== 'unit')
    return { ...slots, goal: value, goalPer: part.per };
  return { ...slots, [name]: value };
}

/** Formulas that are made for another time too. */
const timed: ReadonlySet<Draft['formula']> = new Set<Draft['formula']>(['units-to-goal', 'earned', 'pace']);

/** What is asked of any sum. */
const ofAnySum: ReadonlySet<string> = new Set(['much', 'count', 'total']);

/** “And in 3 months?”, “and by the year?”: the same sum for a time it was not made for; null for anything else. */
function forTime(reading: Reading, { formula, slots }: Draft): Draft | null {
  const { parts, every, rest, wonders, wordCount, asks } = reading;
  const [span, ...others] = parts;
  if ([...asks].some((ask) => !ofAnySum.has(ask))) return null;
  if (!timed.has(formula) || others.length > 0 || rest.length > 0 || wonders || wordCount > ANSWER) return null;
  const unit = span ? span.unit : every;
  if (unit === null || (span && span.kind !== 'span')) return null;
  // What goes out by the month is not told for another time.
  if (formula === 'earned' && (slots.spent !== undefined || slots.costs !== undefined)) return null;
  // “And by the month?”: how often it is put by, and not how long it takes.
  if (formula === 'pace' && !span) return { formula, slots: { ...slots, savedPer: unit } };
  // What is reached once has no week of its own: it is parted over a month.
  const isOnce = formula === 'units-to-goal' && (slots.goalPer ?? 'once') === 'once';
  const over = isOnce && !span ? { value: 1, unit: 'month' as const } : { value: span?.value ?? 1, unit };
  return { formula, slots: { ...slots, over } };
}

/** “Without the commission”: what went off no longer does; null where it did not. */
function withLess({ without, wordCount, rest, wonders }: Reading, { formula, slots }: Draft): Draft | null {
  if (without === null || wonders || wordCount > ANSWER || rest.length > MOST_STRANGE) return null;
  const { costs, perOne, fee, spent } = slots;
  const goesOff = costs !== undefined || perOne !== undefined || spent !== undefined;
  // “The fees” of somebody who told only a share, or only costs, are those.
  if (fee !== undefined && (without === 'fee' || !goesOff)) return { formula, slots: { ...slots, fee: 0 } };
  if (!goesOff) return null;
  const none = {
    ...(costs && { costs: [0] }),
    ...(perOne !== undefined && { perOne: 0 }),
    ...(spent !== undefined && { spent: 0 }),
  };
  return { formula, slots: { ...slots, ...none } };
}

/** “Without two of them”: so many fewer of what is counted; null where nothing is, or not so many are. */
function withFewer({ parts, rest, wordCount, wonders }: Reading, { formula, slots }: Draft): Draft | null {
  const [part, ...others] = parts;
  const count = valueOf(slots, 'count');
  if (!part?.fewer || count === undefined || part.value >= count || others.length > 0 || wonders) return null;
  // “Without 5 of wax” names what was bought.
  if (part.noun !== null && !part.things) return null;
  if (wordCount > ANSWER || rest.length > MOST_STRANGE) return null;
  return { formula, slots: withSlot(slots, 'count', { ...part, value: count - part.value }) };
}

/** Whether nothing is said behind a figure: “if I sold two to my mother” tells of some of them. */
function isLast({ from, noun }: Part, { text }: Reading): boolean {
  const [, ...behind] = read(text.slice(from));
  return noun === null && behind.every((word) => numberIn(word) !== undefined);
}

/**
 * The sum before with what a message changes in it, or with what was asked for; null when the message speaks of something
 * else. Every figure must find its place.
 */
export function followed(reading: Reading, before: Draft, missing: readonly NumberSlot[]): Draft | null {
  const { wordCount, isFollowUp, ranged, wonders } = reading;
  const other = withLess(reading, before) ?? withFewer(reading, before) ?? forTime(reading, before);
  if (other) return other;
  const parts = reading.parts.filter(({ former }) => !former);
  const nouns = new Set(parts.flatMap(({ noun }) => (noun === null ? [] : flat(noun).split(' '))));
  // “And 30 cakes?” names what is counted.
  const mayCount = valueOf(before.slots, 'count') !== undefined && reading.goesOn;
  const rest = reading.rest.filter((word) => !(mayCount && nouns.has(word)));
  const [asked] = missing;
  // “Is 25 a fair price?” is a question and no answer to one.
  const answers =
    asked !== undefined && wordCount <= ANSWER && reading.asks.size === 0 && !asksAt(read(reading.text), 0);
  const speaks = answers || wordCount <= BARE || (isFollowUp && wordCount <= LONGEST);
  const former = reading.parts.filter((part) => part.former);
  const replaced = former.map((part) => formerSlot(part, before));
  if (replaced.includes(undefined)) return null;
  const strange = isFollowUp || (answers && wordCount <= BARE) ? MOST_STRANGE : 0;
  if (ranged || wonders || parts.length === 0 || !speaks || rest.length > strange) return null;
  let { slots } = before;
  const changed = new Set<NumberSlot>();
  for (const part of parts) {
    const count = isAmount(part) && part.noun !== null && part.per === null && part.role === null;
    const name = replaced[0] ?? slotOf(part, { ...before, slots }, answers && !changed.has(asked) ? asked : undefined);
    // “And if I sell 4?” goes on asking: what was asked for is not told by a number of something.
    if (isFollowUp && name === asked && part.kind !== 'money' && part.per !== 'hour') return null;
    // “With two friends” parts nothing unless they say so.
    if (name === 'people' && slots.people === undefined && !reading.asks.has('split')) return null;
    const isLoose = count && part.weak === null && !answers && !isFollowUp && name !== 'count';
    // “A tip of 5”, “if 2 are broken”: another word says what is counted.
    const isTold = answers || (part.role === 'price' && isLast(part, reading));
    const isOther = name === 'count' && !isTold && (rest.length > 0 || (isFollowUp && part.things && !part.soMany));
    if (name === undefined || changed.has(name) || isLoose || isOther) return null;
    const own = fitted(part, name, slots, reading.apart);
    if (own === null) return null;
    slots = withSlot(slots, name, own);
    changed.add(name);
  }
  return { ...before, slots };
}
