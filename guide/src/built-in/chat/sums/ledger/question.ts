import type { Language } from '@foothold/contract';
import { stem } from '../../../../text/fold.ts';
import { cueWords } from '../cues.ts';
import { calendarOf, currencyOf, isHours } from '../figures.ts';
import type { Reading } from '../reading.ts';
import { type Ledger, type Question, questions } from './ledger.ts';
import { namesOf, type Parted } from './places.ts';
import { placesOf, says, type Spoken, spokenIn } from './words.ts';

/** What is asked, and by what. */
export type Asked = Pick<Ledger, 'question' | 'per' | 'noun' | 'nounStem' | 'asked'>;

/** The words of the part that asks: from behind the figure before it up to the end of its sentence. */
export function askingWords({ words, places, text }: Parted, language: Language): Spoken[] {
  const figures = places.map(({ figure }) => figure);
  const outside = words.filter(({ from }) => !figures.some((one) => from >= one.from && from < one.to));
  const at = placesOf(outside, 'asking', language).at(-1)?.at;
  const mark = at === undefined ? undefined : outside[at];
  const last = text.search(/[^.;!?\n]+[.;!?\s]*$/u);
  const start = mark
    ? Math.max(
        0,
        ...figures.map(({ to }) => to).filter((to) => to <= mark.from),
        ...[...text.slice(0, mark.from).matchAll(/[.;!?\n,](?!\d)/gu)].map(({ index }) => index),
      )
    : last;
  const end = mark ? text.slice(mark.from).search(/[.;!?\n]/u) : -1;
  return words.filter(({ from }) => from >= start && (end < 0 || from < (mark?.from ?? 0) + end));
}

function perOf({ places }: Parted, words: readonly Spoken[], language: Language): Ledger['per'] {
  const isTold = ({ from }: Spoken) => places.some(({ figure }) => from >= figure.from && from < figure.to);
  const outside = words.filter((word) => !isTold(word));
  return outside.map(({ word }) => calendarOf(word, cueWords[language])).findLast((unit) => unit !== null) ?? null;
}

/** What else is asked, by what a sum of another kind answers: no ledger does. */
const others = ['margin', 'tax', 'within'] as const;
/** The same of a share alone: “10 percent more”. */
const ofShares = ['more', 'share'] as const;
/** A bare “profit?” is a question too. */
const MOST_BARE = 3;

/** Which questions the words of the asking part put. */
function heardIn(
  parted: Parted,
  words: readonly Spoken[],
  reading: Reading,
  language: Language,
): Record<Question, boolean> {
  const { asks, time, noun } = reading;
  const last = words.at(-1)?.word ?? '';
  return {
    percent: says(words, 'percent', language),
    average: says(words, 'average', language),
    // “How many weeks are still missing” asks how long.
    missing: time === null && !asks.has('long') && says(words, 'missing', language),
    long: time !== null || asks.has('long'),
    split: asks.has('split') || says(words, 'split', language),
    many: time === null && (noun !== null || asks.has('count') || says(words, 'many', language)),
    pace: perOf(parted, words, language) !== null,
    rate:
      !asks.has('price') &&
      (says(words, 'rate', language) || (time === null && words.length > 1 && isHours(last, cueWords[language]))),
    // “Une fois la place payée, que me reste-t-il”.
    one: says(words, 'one', language) && (asks.has('one') || !asks.has('left')),
    charge: asks.has('price') || says(words, 'charge', language),
    left: asks.has('left') || says(words, 'left', language),
    total: !asks.has('one') && (asks.has('much') || asks.has('total') || says(words, 'total', language)),
  };
}

/** Questions that leave no room for a wider one. */
const narrow: readonly Question[] = ['percent', 'average', 'missing', 'long', 'rate'];

/** Questions for a part of it all. */
const ofParts: readonly Question[] = ['pace', 'split', 'many', 'one'];

/** What a message asks of its figures, the likelier first; none where it asks for nothing, or for another kind of sum. */
export function askedIn(parted: Parted, reading: Reading, language: Language): Asked[] {
  const words = askingWords(parted, language);
  const isAsking = says(words, 'asking', language);
  const hasShare = parted.places.some(({ figure }) => figure.kind === 'percent');
  if (others.some((ask) => reading.asks.has(ask))) return [];
  // “She takes 20 percent of it, what is left for me” asks for no share.
  const isOfShare = ofShares.some((ask) => reading.asks.has(ask)) && !reading.asks.has('left');
  if (hasShare && isOfShare && !isLess(parted, language)) return [];
  const isPut = reading.asks.has('one') || reading.asks.has('left');
  if (!isAsking && !isPut && words.length > MOST_BARE) return [];
  // “15 dollars at 7.70, how much is that in quetzales?”
  const told = parted.places.flatMap(({ figure }) => figure.currency ?? []);
  const wished = words.flatMap(({ word }) => currencyOf(word) ?? []);
  if (told.length > 0 && wished.some((currency) => !told.includes(currency))) return [];
  const heard = heardIn(parted, words, reading, language);
  const put = questions.filter((question) => heard[question]);
  const first = put.find((question) => narrow.includes(question));
  const isNoun = heard.many && reading.noun !== null;
  const all = isNoun ? put.filter((one) => one === 'many' || one === 'pace') : put;
  // All added up answers nothing that is asked of a part.
  const isOfPart = ofParts.some((question) => heard[question]);
  const wanted = first ? [first] : all.filter((one) => one !== 'total' || !isOfPart);
  const { noun } = reading;
  const named = noun === null ? undefined : spokenIn(noun)[0]?.word;
  const shared = {
    per: perOf(parted, words, language),
    noun,
    nounStem: named === undefined ? '' : stem(named),
    asked: namesOf(words, language),
  };
  return wanted.map((question) => ({ question, ...shared }));
}

/** Whether something is knocked off. */
export const isLess = ({ words }: Parted, language: Language): boolean => says(words, 'less', language);
