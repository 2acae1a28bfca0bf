import type { Language } from '@foothold/contract';
import { stem } from '../../../../text/fold.ts';
import { isWeekday } from '../asides.ts';
import { cueWords } from '../cues.ts';
import { isCalendar } from '../figure.ts';
import { calendarOf } from '../figures.ts';
import type { Entry, EntryKind, Way } from './ledger.ts';
import { namesOf, type Parted, type Place } from './places.ts';
import { placesOf, says, type Spoken, spokenIn } from './words.ts';

/** How near a figure “each” and a verb of what it makes stand, in words. */
const NEAR = 3;
const ways = ['yield', 'out', 'in', 'target', 'saved'] as const;

/** Whether a figure counts things: a noun of its own stands right behind it. */
function isCounting(place: Place, language: Language): boolean {
  const { figure, behind } = place;
  if (figure.kind !== 'number' || figure.per !== null || isHundredths(place, language)) return false;
  if (behind.slice(0, 2).some(({ word }) => isWeekday(word)) && Number.isInteger(figure.value)) return true;
  const noun = figure.noun === null ? [] : spokenIn(figure.noun);
  const [first] = noun;
  // “6 goes on petrol”.
  if (placesOf(noun, 'out', language)[0]?.at === 0) return false;
  // “De um conserto de 90 cai quanto”.
  if (noun.length === 1 && place.asksNext && says(noun, 'left', language)) return false;
  return first !== undefined && first.word.length > 1 && !cueWords[language].joins.has(first.word);
}

/** “45c”, “80 cents”. */
const isHundredths = ({ figure, behind }: Place, language: Language) =>
  figure.kind === 'number' && cueWords[language].cents.has(behind[0]?.word ?? '');

/** “6 days a week”, “5 times a week”: the time that it is so often in. */
function oftenIn({ figure, behind }: Place, language: Language): Entry['unit'] {
  const { times, per } = cueWords[language];
  const isTimes = figure.kind === 'number' && figure.noun !== null && times.has(spokenIn(figure.noun)[0]?.word ?? '');
  if (figure.kind !== 'span' && !isTimes) return null;
  const words = behind.filter(({ word }) => !times.has(word) && !per.has(word));
  const led = behind.length > words.length || words[0]?.forms.length !== 1;
  return led && words[0] ? calendarOf(words[0].word, cueWords[language]) : null;
}

/** “55 aside a week”: the time by which money comes, said behind other words; of what is counted it would be no money. */
function timeBehind({ figure, behind }: Place, language: Language): Entry['unit'] {
  const { per } = cueWords[language];
  if (figure.kind !== 'number' && figure.kind !== 'money') return null;
  const at = behind.findIndex(
    ({ word }, place) =>
      place > 0 && calendarOf(word, cueWords[language]) !== null && per.has(behind[place - 1]?.word ?? ''),
  );
  const time = behind[at];
  return time === undefined || at > NEAR ? null : calendarOf(time.word, cueWords[language]);
}

/** “At 15”: the price of one. */
function isAtPrice(place: Place, language: Language): boolean {
  const last = place.ahead.at(-1);
  return last !== undefined && says([last], 'at', language);
}

/** “A cheese of 250 grams”: how large a thing is. */
export function isMeasure({ figure, part }: Place, language: Language): boolean {
  const [unit] = figure.noun === null ? [] : spokenIn(figure.noun);
  return figure.kind === 'number' && part === undefined && cueWords[language].measures.has(unit?.word ?? '');
}

function kindOf(place: Place, way: Way | null, language: Language): EntryKind {
  const { figure, part, ahead, behind } = place;
  const { kind } = figure;
  const per = part ? part.per : figure.per;
  const near = [...ahead.slice(-NEAR), ...behind.slice(0, NEAR)];
  if (kind === 'percent') return 'share';
  if (oftenIn(place, language) !== null) return 'often';
  if (kind === 'span') return 'span';
  if (kind === 'hours') return per === 'unit' || says(near, 'each', language) ? 'lasts' : 'hours';
  if (per === 'hour') return 'rate';
  if (isCalendar(per) || (way === 'saved' && timeBehind(place, language) !== null)) return 'periodic';
  if (part?.role === 'people' && kind === 'number' && part.told) return 'people';
  const isOfOne = per === 'unit' || says(near, 'each', language);
  const isEach = isOfOne && part?.whole !== true;
  const isLeftOfEach = way !== null && way !== 'yield' && says(behind.slice(0, NEAR), 'each', language);
  if (isCounting(place, language) && way !== 'saved' && !isLeftOfEach) return 'count';
  if (part?.verbal === true && !part.times && way === null && figure.value !== 0) return 'unknown';
  return isEach || (way !== 'out' && isAtPrice(place, language)) ? 'each' : 'amount';
}

/** The way that the words nearest to a figure say: those ahead of it, else those behind. */
function wayOf(place: Place, language: Language): Way | null {
  const { ahead, behind, meetsNext } = place;
  const isCounted = isCounting(place, language);
  const found = (words: readonly Spoken[]) =>
    ways.flatMap((way) => placesOf(words, way, language).map(({ at, end }) => ({ way, at, end })));
  const isFit = ({ way, end }: { way: Way; end: number }) =>
    way !== 'yield' || (isCounted && ahead.length - end < NEAR);
  const [nearest] = found(ahead)
    .filter(isFit)
    .toSorted((one, other) => other.end - one.end || one.at - other.at);
  // “5 kilos make 40”: what stands behind a number of things is said of the next one.
  const isSaved = placesOf(behind, 'saved', language).some(({ at }) => at === 0);
  if (nearest || isCounted) return isSaved ? 'saved' : (nearest?.way ?? null);
  const [next] = found(behind)
    // “Wicks 6 sold 11 candles”: what leads to the next figure is said of that.
    .filter(({ way, at, end }) => way !== 'yield' && at < NEAR - 1 && !(meetsNext && end === behind.length))
    .toSorted((one, other) => one.at - other.at || other.end - one.end);
  return next?.way ?? null;
}

function entryOf(place: Place, language: Language): Entry {
  const { figure, part, ahead, behind } = place;
  const own = namesOf([...ahead, ...spokenIn(figure.noun ?? '')], language);
  const way = wayOf(place, language);
  const [noun] = spokenIn(figure.noun ?? '');
  return {
    kind: kindOf(place, way, language),
    value: isHundredths(place, language) ? figure.value / 100 : part?.withOneself === true ? part.value : figure.value,
    count: 1,
    way,
    unit:
      oftenIn(place, language) ??
      figure.unit ??
      (isCalendar(figure.per) ? figure.per : way === 'saved' ? timeBehind(place, language) : null),
    names: own.length > 0 ? own : namesOf(behind, language),
    noun: noun === undefined || behind.slice(0, 2).some(({ word }) => isWeekday(word)) ? '' : stem(noun.word),
    isMoney: figure.kind === 'money' || isHundredths(place, language),
  };
}

const isWhole = (value: number) => Number.isInteger(value) && value > 0;

/** Whether so many stand right before the price of one: “4 shirts at 7”, “3 braids, 8000 each”. */
function isPriced([count, price]: readonly [Place, Place], [many, each]: readonly [Entry, Entry], language: Language) {
  const isMany =
    (many.kind === 'count' && many.way !== 'yield') || (many.kind === 'amount' && count.figure.kind === 'number');
  const isPrice = each.kind === 'each' || each.kind === 'amount' || each.kind === 'rate';
  if (!isMany || !isPrice || !isWhole(many.value) || count.sentence !== price.sentence) return false;
  // “Rice at 84 and bags at 16”: what is a price itself counts nothing.
  if (many.kind === 'amount' && isAtPrice(count, language)) return false;
  // “40 prints at 600 in all”.
  if (price.part?.whole === true) return false;
  const last = [...count.behind, ...price.ahead].at(-1);
  const isAt = last !== undefined && says([last], 'at', language);
  if (each.kind === 'each' && many.kind === 'count') return isAt || price.segment - count.segment <= 1;
  return isAt && price.segment === count.segment;
}

/** Hours that stand right before what an hour of them brings, where there are several. */
function isPaid([time, pay]: readonly [Place, Place], [hours, rate]: readonly [Entry, Entry], language: Language) {
  const isAt = [...time.behind, ...pay.ahead].some((word) => says([word], 'at', language));
  return hours.kind === 'hours' && (rate.kind === 'rate' || (isAt && isMoney(rate))) && time.sentence === pay.sentence;
}

/** Entries with so many and their price made one. */
function paired({ places }: Parted, entries: readonly Entry[], language: Language): Placed[] {
  const isMixedHours = entries.filter(({ kind }) => kind === 'hours').length > 1;
  const all: Placed[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const [one, other, place, next] = [entries[at], entries[at + 1], places[at], places[at + 1]];
    if (!one || !place) continue;
    // “23 each, 9 of them, each costs me 6”: what goes out of one is not what it is sold for.
    const isCostOfOne =
      other?.way === 'out' && one.way !== 'out' && entries.filter(({ kind }) => kind === 'each').length > 1;
    const pair =
      !isCostOfOne &&
      other &&
      next &&
      (isPriced([place, next], [one, other], language) ||
        (isMixedHours && isPaid([place, next], [one, other], language)));
    if (!pair) {
      all.push({ entry: one, place });
      continue;
    }
    const way = one.way === 'target' || one.way === null ? (other.way ?? one.way) : one.way;
    const names = [...new Set([...one.names, ...other.names])];
    all.push({ entry: { ...other, kind: 'amount', count: one.value, way, names, noun: one.noun }, place });
    at += 1;
  }
  return all;
}

export const isMoney = ({ kind }: Entry) => kind === 'amount' || kind === 'each';

/** An entry with its figure's place in the message. */
export interface Placed {
  entry: Entry;
  place: Place;
}

/** The figures of a message by what they are, with their places; what is told in one breath goes the same way. */
export function placedEntries(parted: Parted, language: Language): Placed[] {
  const found = paired(
    parted,
    parted.places.map((place) => entryOf(place, language)),
    language,
  );
  const all: Placed[] = [];
  for (const [at, { entry, place }] of found.entries()) {
    const before = all[at - 1]?.entry;
    const isOneBreath = found[at - 1]?.place.sentence === place.sentence && isMoney(entry) && before && isMoney(before);
    const isGiven = isOneBreath && (before.way === 'out' || (before.way === 'in' && entry.names.length === 0));
    // “A plate at 15”, “and one braid 20” are sold.
    const isOneMore = isOneBreath && before.way === 'in' && says(place.ahead, 'one', language);
    const isSold = isOneMore || (entry.kind === 'each' && isAtPrice(place, language));
    all.push({ entry: { ...entry, way: entry.way ?? (isGiven ? before.way : isSold ? 'in' : null) }, place });
  }
  const fees = all.map(({ entry, place }, at) => {
    const share = all[at - 1];
    const isFee = share?.entry.kind === 'share' && entry.kind === 'amount' && entry.way === null;
    const isBeside = isFee && share.place.sentence === place.sentence && says(place.ahead, 'besides', language);
    return isBeside ? { place, entry: { ...entry, way: 'out' as const } } : { place, entry };
  });
  all.splice(0, all.length, ...fees);
  const entries = all.map(({ entry }) => entry);
  return all.filter(({ entry }) => !isSaidAgain(entry, entries) && !isArticle(entry));
}

export const entriesOf = (parted: Parted, language: Language): Entry[] =>
  placedEntries(parted, language).map(({ entry }) => entry);

/** “If she takes all three”: the number that was told before. */
const isSaidAgain = (entry: Entry, all: readonly Entry[]) =>
  entry.kind === 'amount' &&
  entry.count === 1 &&
  entry.value > 1 &&
  !entry.isMoney &&
  all.slice(0, all.indexOf(entry)).some(({ kind, count, value }) => (kind === 'count' ? value : count) === entry.value);

/** “What does 1 cost me” asks for one. */
const isArticle = ({ kind, value, count, isMoney: isPaid }: Entry) =>
  kind === 'amount' && value === 1 && count === 1 && !isPaid;
