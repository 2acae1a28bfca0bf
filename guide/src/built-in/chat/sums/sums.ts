import type { Language, Profile } from '@foothold/contract';
import { currencyOf } from '../../../profile/currency.ts';
import { languagesOf } from '../../../interview/reading/language.ts';
import { flat } from '../../../interview/reading/message.ts';
import { stem } from '../../../text/fold.ts';
import { negatorIn } from '../../../text/negation.ts';
import { remembered } from '../../../text/remembered.ts';
import { chatActReader } from '../acts/acts.ts';
import { type Bill, netOfBill } from './bill/bill.ts';
import { billOf, followedBill, shiftedBill } from './bill/follow-bill.ts';
import { readBill } from './bill/read-bill.ts';
import { followedLedger, isOfWhole } from './ledger/follow-ledger.ts';
import type { Ledger } from './ledger/ledger.ts';
import { readLedger } from './ledger/read-ledger.ts';
import { saysAsMuch } from './ledger/write-ledger.ts';
import { says, spokenIn as wordsIn } from './ledger/words.ts';
import { type Shift, shiftOf } from './shift.ts';
import { followed } from './follow-up.ts';
import { severalOf } from './several.ts';
import { type Draft, draftOf } from './formulas.ts';
import type { SumContext } from './maker.ts';
import { isAmount } from './pool.ts';
import { LONGEST, type Reading, readSum } from './reading.ts';
import { writeOut } from './reckon.ts';
import { type FormulaName, missingOf, type NumberSlot, type Slots } from './slots.ts';
import { FigureWriter } from './figure-writer.ts';

/** What a sum is read from. */
export interface SumInput {
  message: string;
  /** The person's earlier messages of this talk, newest first. */
  earlier: readonly string[];
  profile: Profile;
  /** Milliseconds since the epoch. */
  today: number;
}

/** A sum written out, or the question for what it lacks. */
export interface SumAnswer {
  text: string;
  formula: FormulaName;
  /** What went into it. */
  slots: Slots;
  /** What is asked for; null when the sum is made. */
  missing: NumberSlot | null;
  /** The message holds no word but figures and words of sums: it speaks of nothing else. */
  plain: boolean;
}

/** A sum of the talk so far. */
interface Standing {
  draft: Draft;
  noun: string | null;
  currency: string | null;
  missing: readonly NumberSlot[];
  plain: boolean;
  /** The same sum by what each figure is, where it can be told so. */
  ledger: Ledger | null;
  /** The message that it was asked in. */
  text: string;
}

/** Messages about something else after which a sum is forgotten. */
const FORGOTTEN_AFTER = 3;
/** As much of a message as tells its language, in UTF-16 units. */
const TELLING = 500;

function currencyIn({ parts }: Reading): string | null {
  return parts.find(({ currency }) => currency !== null)?.currency ?? null;
}

/** Each turn looks at the ones before it again. */
const sumRead = remembered(readSum);

const isSame = (one: string, other: string) => flat(one) === flat(other);

/** The ledger of a sum, or of the message that was read as another kind of sum and comes to the same. */
function ledgerOf({ formula, slots }: Draft, reading: Reading, language: Language): Ledger | null {
  if (slots.ledger) return slots.ledger;
  if (missingOf(formula, slots).length > 0) return null;
  const ledger = readLedger(reading, language);
  const told = new FigureWriter(language, null);
  const text = writeOut(formula, slots, { noun: null, today: 0, told });
  return ledger && saysAsMuch(ledger, text, told) ? ledger : null;
}

function standingOf(draft: Draft, reading: Reading, before: Standing | null): Standing {
  return {
    draft,
    // A noun said of one (“40 a call”) is no noun for several: without “how many calls” none is said.
    noun: reading.noun ?? before?.noun ?? null,
    currency: currencyIn(reading) ?? before?.currency ?? null,
    missing: missingOf(draft.formula, draft.slots),
    plain: reading.rest.length === 0,
    ledger: draft.slots.ledger ?? null,
    text: before?.draft.formula === draft.formula ? before.text : reading.text,
  };
}

/** What a sum lacks may have been told for the one before: “8 a hem, 6 a week …”, then “how many for 200”. */
function withKnown({ formula, slots }: Draft, before: Draft): Draft {
  const [lacking, ...others] = missingOf(formula, slots);
  const isTold = lacking === 'price' || lacking === 'rate' || lacking === 'each' || lacking === 'hours';
  const told = isTold && others.length === 0 ? before.slots[lacking] : undefined;
  return told === undefined || !lacking ? { formula, slots } : { formula, slots: { ...slots, [lacking]: told } };
}

/** The bill before, or the sum that is one, with what a message changes in it. */
function followedBillOf(reading: Reading, before: Standing | null, language: Language): Bill | null {
  const bill = before && before.missing.length === 0 ? billOf(before.draft.formula, before.draft.slots) : null;
  return bill && followedBill(reading, bill, language);
}

/** The sum before with so many more or fewer; null where that cannot be told. */
function shifted(shift: Shift, before: Standing, reading: Reading): Standing | null {
  const bill = before.missing.length === 0 ? billOf(before.draft.formula, before.draft.slots) : null;
  const other = bill && shift !== 'unclear' ? shiftedBill(bill, shift.by) : null;
  return other && standingOf({ formula: 'bill', slots: { bill: other } }, reading, before);
}

/** A sum that hardly anybody means: a goal below the price of one, more that goes off than comes in, things as a price. */
function isAbsurd({ formula, slots }: Draft, { parts, asks }: Reading): boolean {
  const { price, goal, count = 0, saved = 0, costs = [], items = [], percent = 0 } = slots;
  const spent = costs.reduce((all, one) => all + one, 0) + percent;
  const taken = items.reduce((all, one) => all + one.count * one.price, price ?? 0);
  const isOfThings = parts.some(
    ({ kind, things, per, value }) => kind === 'number' && things && per === null && value === price,
  );
  if (formula === 'units-to-goal') return price !== undefined && goal !== undefined && goal < price;
  if (formula === 'runs') return count < saved;
  if (formula === 'saving') return slots.total === 0;
  if (formula === 'break-even') return price !== undefined && price <= costs.reduce((all, one) => all + one, 0);
  return formula === 'one-of-pack'
    ? asks.has('split')
    : formula === 'left' && taken > 0 && (taken <= spent || isOfThings);
}

/** Sums that ask how many at a price. */
const ofPrices: ReadonlySet<FormulaName> = new Set<FormulaName>(['units-to-goal', 'break-even']);
/** So many words ahead of a figure say whose cost it is. */
const RIGHT_AHEAD = 4;

/** “Each pair costs me 14, how many until I have 300”: what one costs oneself is no price, and the price is asked for. */
function withOwnCost(draft: Draft | null, reading: Reading, language: Language): Draft | null {
  if (!draft || !ofPrices.has(draft.formula) || draft.slots.costs) return draft;
  const { price, ...slots } = draft.slots;
  const part = reading.parts.find(({ role, value }) => role === 'cost' && value === price);
  const words = part ? wordsIn(reading.text.slice(0, part.from)).slice(-RIGHT_AHEAD) : [];
  if (price === undefined || !says(words, 'of_mine', language)) return draft;
  return { formula: draft.formula, slots: { ...slots, costs: [price] } };
}

/** Whether words say of each amount that it goes out: a loss is said of no other. */
function isLossTold({ slots: { costs = [] } }: Draft, { parts }: Reading): boolean {
  return parts.filter(({ role, bought }) => role === 'cost' || role === 'fixed' || bought).length >= costs.length;
}

/** More than double of what comes in goes out: likelier a figure was taken for what it is not. */
function isHeavyLoss({ slots: { price = 0, items = [], costs = [] } }: Draft): boolean {
  const taken = items.reduce((all, one) => all + one.count * one.price, price);
  return costs.reduce((all, one) => all + one, 0) > 2 * taken;
}

/** Sums that add up and take off whatever is there. */
const loose: ReadonlySet<FormulaName> = new Set<FormulaName>(['basket', 'left', 'units-to-goal', 'bill']);

/** More that goes off than comes in, and no word for it; or money that comes back, and things that do. */
function isDoubtful(draft: Draft, isOdd: boolean, reading: Reading, language: Language): boolean {
  if (draft.formula === 'left' && isOdd && (!isLossTold(draft, reading) || isHeavyLoss(draft))) return true;
  // “12 percent of my 25”.
  if (draft.slots.fee !== undefined || draft.slots.percent !== undefined) return false;
  return loose.has(draft.formula) && tellsOfReturns(reading.text, language);
}

/** Whether money or things come back: “two came back”, “how much change does she get”. */
export const tellsOfReturns = (message: string, language: Language): boolean =>
  says(wordsIn(message), 'back', language);

/** Words that name no figure, from which on a message tells a story. */
const STORY = 7;

/** Whether a message tells more than its figures and what they are of. */
function isStory({ rest, parts }: Reading): boolean {
  const named = new Set(
    parts.flatMap(({ noun }) => (noun === null ? [] : wordsIn(noun).map(({ word }) => stem(word)))),
  );
  return rest.filter((word) => !named.has(stem(word))).length >= STORY;
}

/** Sums that take an amount for what it is by the words right beside it. */
const byNeighbours: ReadonlySet<FormulaName> = new Set<FormulaName>([
  'basket',
  'left',
  'earned',
  'rate-earned',
  'fit',
  'average',
  'one-of-pack',
]);

/** Whether such a sum is doubtful: a story is told, and by what each figure is in it it comes to nothing, or to another result. */
function isUnsure({ formula, slots }: Draft, reading: Reading, language: Language): boolean {
  if (!byNeighbours.has(formula) || missingOf(formula, slots).length > 0) return false;
  // “Made seven and sold six at 20”: how many were made went off as a cost.
  const isTrade = formula === 'left' && readLedger(reading, language)?.isTrade === true;
  return (isTrade || isStory(reading)) && ledgerOf({ formula, slots }, reading, language) === null;
}

function readIn(language: Language, message: string, before: Standing | null, context: SumContext): Standing | null {
  const reading = sumRead(message, language);
  if (!reading) return null;
  const asked = withOwnCost(draftOf(reading, context), reading, language);
  const isOther =
    before !== null && reading.noun !== null && before.noun !== null && !isSame(reading.noun, before.noun);
  // A sum that is told by what each figure is goes on so.
  const past = before?.draft.slots.ledger ?? (isOfWhole(reading, language) ? before?.ledger : null);
  const goes = past ? followedLedger(reading, past, language) : null;
  if (goes) return standingOf({ formula: 'ledger', slots: { ledger: goes } }, reading, before);
  const likely = asked && before && !isOther ? withKnown(asked, before.draft) : asked;
  const isOdd = likely !== null && isAbsurd(likely, reading);
  const ledger = isOdd ? readLedger(reading, language) : null;
  if (ledger) return standingOf({ formula: 'ledger', slots: { ledger } }, reading, null);
  if (likely && isDoubtful(likely, isOdd, reading, language)) return null;
  const isMeant = likely?.formula === 'left' || likely?.formula === 'units-to-goal';
  const isLoose = likely !== null && isUnsure(likely, reading, language);
  const isOpen = (isOdd && !isMeant) || isLoose;
  const own = isOpen ? null : likely;
  const whole = own !== null && missingOf(own.formula, own.slots).length === 0;
  const shift = before && (!whole || reading.isFollowUp) ? shiftOf(reading, language) : null;
  if (before && shift) return shifted(shift, before, reading);
  // “And if he buys 2 lamps at 10”: whether they come besides is not said.
  if (before && reading.isFollowUp && reading.parts.some(({ times, things }) => times && things)) return null;
  const several = before && severalOf(reading, before);
  if (several) return standingOf(several, reading, before);
  // “And with two more”: more of what is counted, and no other number of it.
  const more = own === null && reading.asks.has('more') ? followedBillOf(reading, before, language) : null;
  if (more) return standingOf({ formula: 'bill', slots: { bill: more } }, reading, before);
  const again = before && !isOther ? followed(reading, before.draft, before.missing) : null;
  if (!whole && !again) {
    const told = readLedger(reading, language);
    // A bill adds up, whatever is asked of it.
    const isWide = told === null || told.question === 'left' || told.question === 'total';
    const adds = isWide && !isLoose && !isStory(reading) && told?.isTrade !== true;
    const added = adds ? (readBill(reading, language) ?? followedBillOf(reading, before, language)) : null;
    // More off than comes in is told by words, and those are read before.
    const bill = added && netOfBill(added) < 0 ? null : added;
    const fresh: Draft = { formula: 'bill', slots: bill ? { bill } : {} };
    if (bill) return { ...standingOf(fresh, reading, before), ledger: told };
    const on = before?.ledger ? followedLedger(reading, before.ledger, language) : null;
    if (on) return standingOf({ formula: 'ledger', slots: { ledger: on } }, reading, before);
    if (told) return standingOf({ formula: 'ledger', slots: { ledger: told } }, reading, null);
  }
  if (again && (!own || (!whole && again.formula === own.formula) || reading.isFollowUp))
    return standingOf(again, reading, before);
  return own ? { ...standingOf(own, reading, null), ledger: ledgerOf(own, reading, language) } : null;
}

/** Pills, dying, what is stolen: such a message is no sum, whatever figures it holds; nor of notes, of which two are not 2. */
export function isOfLife(message: string, language: Language): boolean {
  // As they stand: in Hebrew a prefix taken off “pays” leaves “dead”.
  const words = wordsIn(message.slice(0, LONGEST)).map((one) => ({ ...one, forms: [one.word] }));
  return says(words, 'never', language);
}

/** “And if I take 30 of them”: they may be sold, or swallowed. */
export function isTakenOf(message: string, language: Language): boolean {
  const words = wordsIn(message.slice(0, LONGEST));
  return says(words, 'again', language) && says(words, 'taken', language);
}

/** The languages a message is read in: the one of the talk first, since few words of a sum tell its language. */
function spokenIn(message: string, language: Language): Set<Language> {
  return new Set([language, ...languagesOf(flat(message.slice(0, TELLING)), language)]);
}

/** So many words say that something stays and nothing besides: “the same wool”, but no “same wool at double the price”. */
const MOST_SAME = 3;

/**
 * “And if I make ten, same wool”: what stays as it was changes no sum. Null where more is said of it, or that it does not
 * stay: “not the same wool” changes the sum by no figure.
 */
function withoutSame(message: string, language: Language): string | null {
  const parts = message.slice(0, LONGEST).split(/(?<=[,;\n])(?!\d)/u);
  const isSame = (part: string) => says(wordsIn(part), 'same', language) && figuresTold(part, language) === 0;
  const isPlain = (part: string) => {
    const words = wordsIn(part);
    return words.length <= MOST_SAME && !words.some(negatorIn(language));
  };
  const same = parts.filter(isSame);
  return same.every(isPlain) ? parts.filter((part) => !same.includes(part)).join('') || message : null;
}

function sumIn(message: string, before: Standing | null, context: SumContext, language: Language): Standing | null {
  for (const spoken of spokenIn(message, language)) {
    if (isOfLife(message, spoken) || (before && isTakenOf(message, spoken))) return null;
    const told = before ? withoutSame(message, spoken) : message;
    if (told === null) return null;
    const found = readIn(spoken, told, before, context);
    if (found) return found;
  }
  return null;
}

/** The sum that was spoken of last, with everything said of it since. */
function sumBefore({ earlier, profile, today }: SumInput, language: Language): Standing | null {
  let last: Standing | null = null;
  let since = 0;
  for (const message of earlier.toReversed()) {
    const found = sumIn(message, last, { profile, today }, language);
    since = found ? 0 : since + 1;
    last = found ?? (since < FORGOTTEN_AFTER ? last : null);
  }
  return last;
}

/**
 * The sum a message asks for, written out, or the same sum as before with what the message changes in it. null when it
 * asks for none, or when one of its figures is not understood.
 */
export function sumFor(input: SumInput, language: Language): SumAnswer | null {
  const { message, profile, today } = input;
  const found = sumIn(message, sumBefore(input, language), { profile, today }, language);
  if (!found) return null;
  const { draft, noun, missing, plain } = found;
  const told = new FigureWriter(language, found.currency ?? currencyOf(profile));
  const [lacking] = missing;
  if (lacking === undefined)
    return { text: writeOut(draft.formula, draft.slots, { noun, today, told }), ...draft, missing: null, plain };
  const isAskable = lacking !== 'date' && lacking !== 'fee' && lacking !== 'spent' && lacking !== 'kept';
  const question = isAskable ? told.words.asks[lacking] : undefined;
  return question === undefined ? null : { text: question, ...draft, missing: lacking, plain };
}

/** Questions that only a sum answers. */
const asksSums = ['left', 'even', 'split', 'margin', 'average', 'total', 'less', 'more', 'taken'] as const;
/** Fewer amounts may be told in any question. */
const LEAST_AMOUNTS = 2;

/** From here on what was learnt says that figures are to be worked out; from `perhaps` on where a word asks as well. */
const LIKELY = { surely: 0.3, perhaps: 0.1 };
/** Words that ask for a result, whatever they are said of. */
const mayAskSums = [...asksSums, 'much', 'count', 'one', 'fit', 'rate'] as const;

/**
 * Whether the figures of a message are to be worked out, as far as can be told though no place is found for them: such a
 * message asks for nothing that a card knows.
 */
export function isReckoning(message: string, language: Language): boolean {
  const reading = sumRead(message, language);
  if (!reading || reading.parts.length < LEAST_AMOUNTS || reading.wonders || reading.ranged) return false;
  if (isOfLife(message, language)) return false;
  const acts = chatActReader.likelihoods(message);
  const sum = acts.get('sum') ?? 0;
  const likely = sum + (acts.get('sumchange') ?? 0);
  if (likely < (acts.get('message') ?? 0)) return false;
  const asked = mayAskSums.some((ask) => reading.asks.has(ask));
  // “3 of 10 said yes”: what asks for no result and sounds like a change of a sum has none before it.
  return sum >= LIKELY.surely || (asked && likely >= LIKELY.perhaps) || asksForSum(message, language);
}

/** How many figures a message tells. */
export const figuresTold = (message: string, language: Language): number => valuesTold(message, language).length;

/** The figures of a message as a sum is read from it. */
export const valuesTold = (message: string, language: Language): number[] =>
  sumRead(message, language)?.parts.map(({ value }) => value) ?? [];

/** Whether a message asks for a sum, by its question and its amounts, whatever they are. */
export function asksForSum(message: string, language: Language): boolean {
  const reading = sumRead(message, language);
  if (!reading || reading.wonders || reading.ranged || isOfLife(message, language)) return false;
  const amounts = reading.parts.filter((part) => isAmount(part) && (part.told || part.kind === 'money' || part.per));
  const asked = asksSums.some((ask) => reading.asks.has(ask)) || (reading.noun !== null && reading.asks.has('count'));
  return asked && amounts.length >= LEAST_AMOUNTS;
}
