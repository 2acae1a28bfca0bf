import type { Language } from '@foothold/contract';
import { cleaned, flat, overlaps } from '../../../interview/reading/message.ts';
import { tokensIn } from '../../../interview/reading/numbers.ts';
import {
  apart,
  type AskedFor,
  asks,
  type Cue,
  cuesIn,
  type CueWords,
  cueWords,
  type PlacedCue,
  type Role,
  roles,
  spellings,
  withoutOnce,
} from './cues.ts';
import {
  isAskedRate,
  isFormer,
  isForWhole,
  isOfMany,
  isOfWhat,
  isSoldAtGap,
  isTimeTaken,
  isTime,
  isVerbal,
  lastWord,
} from './beside.ts';
import { adjusted, asksOfOne } from './adjusted-figures.ts';
import { dayBehind } from './day-behind.ts';
import { asksByTime, everyIn, timesNamed } from './every.ts';
import type { Calendar, Figure } from './figure.ts';
import { isTakenOff, type Without, withoutIn } from './without.ts';
import { AT_PRICE, calendarOf, figuresIn, isHours, nounAt } from './figures.ts';

/** A figure with what it is in a sum; null where no word beside it says so. */
export interface Part extends Figure {
  role: Role | null;
  /** Whether a word beside it says the role, and not only what it comes with. */
  told: boolean;
  /** The words beside it are those of a goal: “I want 4 an hour”. */
  wished: boolean;
  /** The words beside it are those of something bought. */
  bought: boolean;
  /** Only “for” or “at” stands before it; some such words say either. */
  weak: 'goal' | 'price' | 'either' | null;
  /** Its number multiplies the next part: “12 jars at 4”, “3 × 25”. */
  times: boolean;
  /** “Instead of 40”: no longer so. */
  former: boolean;
  /** “30 % of” stands before the next part. */
  of: boolean;
  /** “If I sell 20”, “for 3 of them”: the words right beside it say that it counts. */
  soMany: boolean;
  /** “20 for beads”: what was bought is named, so that it is no price of one. */
  whole: boolean;
  /** “60 of flour”. */
  ofWhat: boolean;
  /** “10 for 80”. */
  forAll: boolean;
  /** “14 customers”, and not “60 of flour”: a count of things, which no money is. */
  things: boolean;
  /** “If it takes 3”: a number of hours, where the sum holds hours. */
  timely: boolean;
  /** “3 were cancelled”: a bare number of which only the words behind it tell. */
  verbal: boolean;
  /** “60 plus 12”: it is added to the part before it. */
  added: boolean;
  /** “Without two of them”: so many fewer. */
  fewer: boolean;
  /** “3 times a week”: how often, and of nothing. */
  often: boolean;
}

/** A message as a sum is read from it. */
export interface Reading {
  text: string;
  asks: ReadonlySet<AskedFor>;
  /** It begins with “and if” or “with”, as said of a sum before. */
  isFollowUp: boolean;
  /** It begins with a bare “and”. */
  goesOn: boolean;
  /** Words that say nothing of a sum, folded. */
  rest: readonly string[];
  /** Asks for something else than a sum: “what can I do”. */
  wonders: boolean;
  /** The few words behind each “until”, where a day may stand. */
  until: readonly string[];
  parts: readonly Part[];
  /** “Without the material”, said of no figure: what no longer goes off. */
  without: Without | null;
  /** What “how many” asks for, in the person's own form. */
  noun: string | null;
  /** The same where it is a measure of time. */
  time: Calendar | 'hour' | null;
  /** “Each week”, said of no figure. */
  every: Calendar | null;
  /** Each such time. */
  apart: readonly Calendar[];
  /** Each time that is named outside of the figures: “how long in weeks”. */
  inTimes: readonly Calendar[];
  /** “How many percent”: a share is asked for, which no sum here finds. */
  asksShare: boolean;
  /** Two numbers are a range or a choice. */
  ranged: boolean;
  wordCount: number;
}

/** Longest message that a sum is read from, in UTF-16 units: who writes more tells a story. */
export const LONGEST = 500;
/** A time of day is no figure of a sum. */
const CLOCK = /(?<!\d)\d{1,2}:\d{2}(?!\d)/u;
/** “Ok, and if”: words up to which a message begins. */
const LEAD = 3;
/** Words between a figure and a word behind it that says what it is. */
const REACH_BEHIND = 3;

const roleBy = new Map<Cue, Role>(roles.map((role) => [`is:${role}`, role]));
const askBy = new Map<Cue, AskedFor>(asks.map((ask) => [`ask:${ask}`, ask]));
const roleOf = (cue: Cue): Role | null => roleBy.get(cue) ?? null;

/** Whether a figure can be what a word beside it says: “the cost is of 2” takes no time, and money is no people. */
function canBe({ kind }: Figure, cue: Cue): boolean {
  const role = roleOf(cue);
  if (role === null) return false;
  if (role === 'each' || role === 'hours') return kind === 'hours' || kind === 'span';
  return !(kind === 'money' && (role === 'people' || role === 'pack'));
}

/** The role a figure has by the words before it, back to the figure before, or by those right behind it. */
function roleBeside(
  text: string,
  cues: readonly PlacedCue[],
  [before, one, after]: (Figure | undefined)[],
): Pick<Part, 'role' | 'weak'> {
  if (!one) return { role: null, weak: null };
  // “Me and 2 friends made 210”: who is counted is said of that number.
  const isOfBefore = ({ cue, from }: PlacedCue) =>
    cue === 'is:people' && before !== undefined && text.slice(before.to, from).trim() === '';
  const ahead = cues.filter((cue) => cue.from >= (before?.to ?? 0) && cue.to <= one.from && !isOfBefore(cue));
  const named = ahead.filter(({ cue }) => canBe(one, cue));
  // “The stall costs 60”: what is bought says more than that it costs.
  const last = named.at(-1);
  const fixed = last?.cue === 'is:cost' ? named.findLast(({ cue }) => cue === 'is:fixed') : undefined;
  const strong = fixed ?? last;
  const behind = cues.find(({ cue, from, to }) => {
    if (!canBe(one, cue) || from < one.to || from >= (after?.from ?? Infinity)) return false;
    const gap = text.slice(one.to, from);
    // “180 between 3” says what the 3 are.
    if (after && text.slice(to, after.from).trim() === '') return false;
    return !/[,;.!?\n]/u.test(gap) && gap.trim().split(/\s+/u).length <= REACH_BEHIND;
  });
  const beside = ahead.filter(({ cue, to }) => cue.startsWith('weak:') && text.slice(to, one.from).trim().length <= 3);
  const isBeside = (...names: Cue[]) => beside.some(({ cue }) => names.includes(cue));
  const goal = isBeside('weak:goal', 'weak:more');
  const price = isBeside('weak:price');
  const weak: Part['weak'] = goal && price ? 'either' : goal ? 'goal' : price ? 'price' : null;
  // “Need to sell at 28”: “at” stands nearer than the need.
  const near = weak === 'price' && strong?.cue === 'is:goal' ? undefined : strong;
  const role = near ?? (weak ? undefined : behind);
  return { role: role ? roleOf(role.cue) : null, weak };
}

/** What may stand between so many things and their price. */
const BETWEEN: ReadonlySet<Cue> = new Set(['weak:price', 'is:price', 'is:people']);
/** The same where the price is that of each: “20 pieces for 8 each”. */
const BETWEEN_EACH: ReadonlySet<Cue> = new Set(['weak:goal', 'is:pack']);
/** Letters that two forms of a noun share: “jars”, “jar”. */
const STEM = 3;

/** “One costs 2”, told and not asked: the question's own words stand before the figure. */
function tellsCostOfOne(
  text: string,
  { from, to }: { from: number; to: number },
  cues: readonly PlacedCue[],
  words: CueWords,
): boolean {
  const isCost = (word: string) =>
    words.phrases.get(word)?.some((one) => one.cue === 'is:cost' && one.words.length === 1) === true;
  return cues.some(
    (one) =>
      one.cue === 'ask:one' &&
      one.from >= from &&
      one.to <= to &&
      tokensIn(flat(text.slice(one.from, one.to))).some(({ word }) => isCost(word)),
  );
}

/** Whether what goes out is told of one: “each costs me 2”, “a jar costs me 2” beside so many jars. */
function namesOne(ahead: string, before: readonly Figure[], words: CueWords): boolean {
  const said = tokensIn(flat(ahead)).flatMap(({ word }) => spellings(word));
  const phrase = ` ${said.join(' ')} `;
  if ([...words.apiece].some((one) => phrase.includes(` ${one} `))) return true;
  const counted = before.flatMap(({ kind, noun }) => (kind === 'number' && noun !== null ? [flat(noun)] : []));
  const isOneOf = (word: string, noun: string) =>
    word.length >= STEM && word !== noun && noun.slice(0, -1).startsWith(word.slice(0, -1));
  return said.some((word) => counted.some((noun) => isOneOf(word, noun)));
}

/** What a figure is: by what it comes with first, then by the words beside it. */
function partsOf(text: string, figures: readonly Figure[], cues: readonly PlacedCue[], language: Language): Part[] {
  const words = cueWords[language];
  return figures.map((figure, at) => {
    const next = figures[at + 1];
    const { role: beside, weak } = roleBeside(text, cues, [figures[at - 1], figure, next]);
    const ahead = { from: figures[at - 1]?.to ?? 0, to: figure.from };
    const isAmount = figure.per === null && (figure.kind === 'number' || figure.kind === 'money');
    const oneCosts = isAmount && beside === null && tellsCostOfOne(text, ahead, cues, words);
    const ofMany = isOfMany(text, figure, cues);
    const costs = !ofMany && (beside === 'cost' || oneCosts);
    const isOfOne =
      oneCosts || (isAmount && costs && namesOne(text.slice(ahead.from, ahead.to), figures.slice(0, at), words));
    const gap = next ? text.slice(figure.to, next.from) : '';
    const inGap = cues.filter(
      ({ cue, from, to }) => next !== undefined && !apart.has(cue) && from >= figure.to && to <= next.from,
    );
    const isCount = figure.kind === 'number' && figure.per === null;
    const isParted = cues.some(({ cue }) => cue === 'ask:split');
    // “50 labels at 7.50, what is one?” is a pack of 50.
    const isPack = beside === 'pack' && cues.some(({ cue }) => cue === 'ask:one');
    const times =
      isCount &&
      !isParted &&
      !isPack &&
      next !== undefined &&
      !/[;.!?\n]/u.test(gap) &&
      (words.times.has(flat(gap).trim()) ||
        (inGap.some(({ cue }) => cue === 'weak:price') &&
          (figure.noun === null
            ? AT_PRICE.has(flat(gap).trim()) || isSoldAtGap(figure, next, { role: beside, weak }, inGap)
            : inGap.every(({ cue }) => BETWEEN.has(cue) || (BETWEEN_EACH.has(cue) && next.per === 'unit')))));
    const isBeside = (cue: PlacedCue) =>
      cue.cue === 'so-many'
        ? text.slice(cue.to, figure.from).trim() === '' && cue.to <= figure.from
        : cue.cue === 'of-them' && cue.from >= figure.to && text.slice(figure.to, cue.from).trim() === '';
    const soMany = isCount && Number.isInteger(figure.value) && (ofMany || cues.some(isBeside));
    const of = figure.kind === 'percent' && inGap.some(({ cue, to }) => cue === 'of' && next && next.from - to <= 4);
    const ofWhat = isOfWhat(text, figure, words);
    return {
      ...figure,
      ...(isOfOne && { per: 'unit' as const }),
      role:
        times || ofMany
          ? null
          : roleByKind(isOfOne ? { ...figure, per: 'unit' } : figure, costs ? 'cost' : beside, weak),
      told: beside !== null,
      wished: beside === 'goal',
      bought: beside === 'fixed' || costs,
      former: isFormer(text, figure, cues),
      weak: weak ?? (isCount && AT_PRICE.has(lastWord(text.slice(0, figure.from))) ? 'price' : null),
      times,
      of,
      soMany,
      whole: isForWhole(text, figure, words),
      things: isCount && figure.noun !== null && !ofWhat,
      ofWhat,
      forAll: words.forWhole.has(lastWord(text.slice(0, figure.from))),
      often: isCount && !times && words.times.has(tokensIn(flat(text.slice(figure.to)))[0]?.word ?? ''),
      fewer: isCount && isTakenOff(text, figure, cues),
      timely: isCount && cues.some((cue) => isTime(text, cue, figure)),
      verbal: isCount && figure.noun === null && beside === null && weak === null && isVerbal(text, figure, words),
      added:
        at > 0 &&
        cues.some(
          ({ cue, from, to }) => cue === 'ask:more' && from >= ahead.from && text.slice(to, figure.from).trim() === '',
        ),
    };
  });
}

/**
 * Where it is asked what is left, another amount for one goes out beside so many at a price (“15 at 4, soil is 0.80
 * each”), and so does what was bought behind what came in (“180, 45 for goods”).
 */
function goingOut(parts: readonly Part[], asked: ReadonlySet<AskedFor>): Part[] {
  const sale = parts.findIndex(({ times }) => times);
  const goesOut = ({ role, per, told, former, whole }: Part, at: number) =>
    role === 'price' && per === 'unit' && !told && !former && ((sale >= 0 && at > sale + 1) || (whole && at > 0));
  if (!asked.has('left')) return [...parts];
  return parts.map((part, at) => (goesOut(part, at) ? { ...part, role: 'cost' } : part));
}

/** The role a figure can have by its kind: hours are no price, and what comes by the month is no cost unless it says so. */
function roleByKind({ kind, per }: Figure, beside: Role | null, weak: Part['weak']): Role | null {
  if (kind === 'percent' || kind === 'span') return null;
  if (kind === 'hours') return per === 'unit' || beside === 'each' ? 'each' : beside === 'hours' ? 'hours' : null;
  const named = beside === 'hours' || beside === 'each' ? null : beside;
  if (per === 'unit' || per === 'hour') return named === 'cost' ? 'cost' : 'price';
  if (per !== null && (named === null || ((weak === 'goal' || weak === 'either') && named !== 'save'))) return 'goal';
  return named;
}

/** Plurals of Hebrew: where one word asks for how many and how much, such a noun tells which. */
const PLURAL = /(?:ים|ות)$/u;

/** The noun behind “how many”. */
function askedNoun(text: string, count: PlacedCue | undefined, language: Language): string | null {
  if (!count) return null;
  const tokens = tokensIn(flat(text));
  const words = cueWords[language];
  let at = tokens.findIndex(({ from }) => from >= count.to);
  while (at >= 0 && (words.joins.has(tokens[at]?.word ?? '') || tokens[at]?.word === "'")) at += 1;
  return at < 0 ? null : (nounAt({ text, tokens, words }, at)?.noun ?? null);
}

/** Letters Hebrew writes before a figure: “וב-20”. */
const PREFIXES = /^[ובלכמהש]{1,2}$/u;

/** What stands outside figures and cues. */
function restOf(
  text: string,
  figures: readonly Figure[],
  cues: readonly PlacedCue[],
  language: Language,
): Pick<Reading, 'rest' | 'wonders'> {
  const words = cueWords[language];
  const read = [...figures, ...cues];
  const outside = tokensIn(flat(text)).filter(
    ({ word, from }) => /^\p{L}{2}/u.test(word) && !read.some((one) => from >= one.from && from < one.to),
  );
  const isSmall = (word: string) =>
    [words.stop, words.per, words.joins, words.apiece, words.times].some((set) => set.has(word)) ||
    calendarOf(word, words) !== null ||
    PREFIXES.test(word);
  const rest = outside.map(({ word }) => word);
  return { rest: rest.filter((word) => !isSmall(word)), wonders: rest.some((word) => words.wonder.has(word)) };
}

/** “7€50”: the sign stands where the point does. */
const SIGN_INSIDE = /(?<![\d.,])(\d{1,4})([€$£₪])(\d{2})(?!\d|[.,]\d)/gu;

/** A message as its figures are looked for: on one line, “.50” as 0.50, “ב40” and “ל־2,000” as a word and a number. */
export const asFigured = (message: string): string =>
  cleaned(message)
    .replaceAll('\n', ', ')
    .replace(SIGN_INSIDE, '$1.$3$2')
    .replace(/(?<![\d.,])\.(?=\d)/gu, '0.')
    .replace(/(?<!\p{L})([ובלכמהש]{1,2})[-־]?(?=[\d₪])/gu, '$1 ');

/** A message read for sums in one language; null where it is too long for one. */
export function readSum(message: string, language: Language): Reading | null {
  if (message.length > LONGEST) return null;
  const text = withoutOnce(asFigured(message), language);
  const { figures: all, ranged } = figuresIn(text, language);
  const said = cuesIn(text, language);
  const words = cueWords[language];
  const asking = all.filter((figure) => !isAskedRate(text, figure, said));
  const outside = said.filter((cue) => !asking.some((figure) => overlaps(figure, cue)));
  const { figures, asksRate } = adjusted(text, asking, outside, words);
  const cues = outside.filter((one) => (asksRate || one.cue !== 'ask:rate') && !isTimeTaken(text, one, figures));
  const count = cues.find(({ cue }) => cue === 'ask:count');
  const either = cues.find(({ cue }) => cue === 'ask:either');
  const plural = askedNoun(text, either, language);
  const noun = askedNoun(text, count, language) ?? (PLURAL.test(plural?.split(' ')[0] ?? '') ? plural : null);
  const eitherAsks: AskedFor[] = either ? (noun === null ? ['count', 'much'] : ['count']) : [];
  const timeWord = flat(noun ?? '').split(' ')[0] ?? '';
  const time = noun === null ? null : isHours(timeWord, words) ? 'hour' : calendarOf(timeWord, words);
  const asked = new Set<AskedFor>([...cues.flatMap(({ cue }) => askBy.get(cue) ?? []), ...eitherAsks]);
  const times = everyIn(text, figures, words);
  const [every = null] = times;
  if (asked.size === 0 && asksByTime(text, figures, words, every)) asked.add('much');
  if (asked.has('much') && asksOfOne(text, figures, words)) asked.add('one');
  const isParted = (['split', 'one', 'average'] as const).some((ask) => asked.has(ask));
  // Who did it together counts only where they part it.
  const counted = figures.filter(({ withOneself }) => isParted || !withOneself);
  const parts = goingOut(partsOf(text, counted, cues, language), asked);
  const leads = (cue: Cue) => cue === 'if' || cue === 'weak:more';
  const goesOn = cues.some(({ cue, from }) => cue === 'and' && text.slice(0, from).trim() === '');
  const begins = cues.some(({ cue, from }) => leads(cue) && text.slice(0, from).trim().split(' ').length < LEAD);
  return {
    text,
    asks: asked,
    goesOn,
    isFollowUp: begins || parts.some(({ former }) => former),
    ...restOf(text, figures, cues, language),
    until: cues.flatMap((one) => (one.cue === 'until' ? dayBehind(text, one.to, language) : [])),
    parts,
    without: withoutIn(cues, figures),
    noun: time === null ? noun : null,
    time,
    every,
    apart: times,
    inTimes: timesNamed(text, figures, words),
    asksShare: words.percent.includes(timeWord),
    // “If I sell 7 a 35”: so many at a price are no range.
    ranged: (ranged && !parts.some(({ times: isSold, soMany }) => isSold && soMany)) || CLOCK.test(text),
    wordCount: text.split(' ').length,
  };
}
