import { stem } from '../../../text/fold.ts';
import { flat } from '../../../interview/reading/message.ts';
import { tokensIn } from '../../../interview/reading/numbers.ts';
import type { CueWords, PlacedCue } from './cues.ts';
import type { Figure } from './figure.ts';

/** “Of mending is at”: so many words may stand between the hour and what is paid for it. */
const BETWEEN_HOUR_AND_PAY = 4;

/** “An hour is 30”, “l'heure est à 30”: the hour before an amount is what is paid for, and not what is asked. */
function hourlyIn(
  text: string,
  figures: readonly Figure[],
  cues: readonly PlacedCue[],
  { equals }: CueWords,
): Set<Figure> {
  const isSaid = (gap: string) => {
    const words = tokensIn(flat(gap)).map(({ word }) => word);
    return words.length <= BETWEEN_HOUR_AND_PAY && words.some((word) => equals.has(word));
  };
  // “My hour is 17, timber 95”: the hour is the first one's.
  const isTaken = (from: number, to: number) => figures.some((one) => one.from >= from && one.to <= to);
  const isPaid = ({ kind, per, from }: Figure) =>
    (kind === 'money' || kind === 'number') &&
    per === null &&
    cues.some(
      (one) => one.cue === 'ask:rate' && one.to <= from && isSaid(text.slice(one.to, from)) && !isTaken(one.to, from),
    );
  return new Set(figures.some(({ kind }) => kind === 'hours') ? figures.filter(isPaid) : []);
}

/** Cents are two figures. */
const CENTS = 100;
const LEAST_CENTS = 10;

/** “4 pounds 20” is one amount. */
export function withCents(text: string, figures: readonly Figure[]): Figure[] {
  const isCents = (one: Figure | undefined, other: Figure) =>
    one?.kind === 'money' &&
    one.per === null &&
    Number.isInteger(one.value) &&
    other.kind === 'number' &&
    Number.isInteger(other.value) &&
    other.value >= LEAST_CENTS &&
    other.value < CENTS &&
    /^\p{L}$/u.test(text.charAt(one.to - 1)) &&
    text.slice(one.to, other.from) === ' ' &&
    (other.noun === null || other.per !== null);
  return figures.flatMap((one, at) => {
    const next = figures[at + 1];
    if (isCents(figures[at - 1], one)) return [];
    if (!next || !isCents(one, next)) return [one];
    return [{ ...one, value: one.value + next.value / CENTS, per: next.per, noun: next.noun, to: next.to }];
  });
}

/** “12 € × 8” is eight times 12. */
function countedFirst(text: string, figures: readonly Figure[], { times }: CueWords): Figure[] {
  const ordered = [...figures];
  for (let at = 1; at < ordered.length; at += 1) {
    const [one, other] = [ordered[at - 1], ordered[at]];
    const isTurned = one?.kind === 'money' && one.per === null && other?.kind === 'number' && other.per === null;
    if (!isTurned || other.noun !== null || !times.has(flat(text.slice(one.to, other.from)).trim())) continue;
    ordered[at - 1] = { ...other, from: one.from, to: one.to };
    ordered[at] = { ...one, from: other.from, to: other.to };
  }
  return ordered;
}

/** “Me and two friends” are three, oneself among them. */
function withOneself(
  text: string,
  figures: readonly Figure[],
  cues: readonly PlacedCue[],
  { andMe }: CueWords,
): Figure[] {
  const folded = flat(text);
  return figures.map((one) => {
    const isPeople =
      one.kind === 'number' &&
      cues.some(({ cue, from }) => cue === 'is:people' && from >= one.to && text.slice(one.to, from).trim() === '');
    if (!isPeople) return one;
    // In Hebrew “and” is written at the number.
    const before = ` ${folded.slice(0, one.from).trimEnd()}`;
    const withAnd = ` ${folded.slice(0, one.from + 1)}`;
    const isBeside = andMe.some((words) => before.endsWith(` ${words}`) || withAnd.endsWith(` ${words}`));
    return isBeside ? { ...one, value: one.value + 1, withOneself: true } : one;
  });
}

const firstWord = (noun: string | null) => (noun === null ? '' : (tokensIn(flat(noun))[0]?.word ?? ''));

/**
 * Without measures, which are no things of a sum (“the trip is 18 km”), but where one is what is paid for: “0.40 a km”.
 */
function withoutMeasures(text: string, figures: readonly Figure[], { measures, atPrice }: CueWords): Figure[] {
  const unitOf = ({ kind, noun }: Figure) =>
    kind === 'number' && measures.has(firstWord(noun)) ? firstWord(noun) : null;
  return figures.filter((one, at) => {
    const unit = one.per === null ? unitOf(one) : null;
    if (unit === null) return true;
    const next = figures[at + 1];
    const behind = next && flat(text.slice(one.to, next.from)).trim().split(/\s+/u).at(-1);
    // “140 pages, 6 a page”, also without its article.
    const isPricedBy = (other: Figure) =>
      other !== one && isAmount(other) && firstWord(text.slice(other.to)).startsWith(unit.slice(0, STEM));
    return (
      (behind !== undefined && atPrice.has(behind)) ||
      figures.some((other) => other.kind === 'money' && isPricedBy(other)) ||
      figures.some((other) => other !== one && other.per === 'unit' && stem(firstWord(other.noun)) === stem(unit))
    );
  });
}

/** Letters that two forms of a noun share: “boxes”, “box”. */
const STEM = 3;
const isAmount = ({ kind }: Figure) => kind === 'money' || kind === 'number';

/** Whether a word names one of the things that are counted. */
function isOneOfThem({ noun }: Figure): (word: string) => boolean {
  const nouns = tokensIn(flat(noun ?? '')).map((token) => token.word);
  const beginning = (word: string) => word.slice(0, Math.max(STEM, word.length - 1));
  return (word) => word.length >= STEM && nouns.some((one) => one.startsWith(beginning(word)));
}

/** “How much is that per mug?”, behind the figures: of one of the things that were counted. */
export function asksOfOne(text: string, figures: readonly Figure[], { per }: CueWords): boolean {
  const behind = tokensIn(flat(text.slice(figures.at(-1)?.to ?? 0)));
  return figures
    .filter((one) => one.kind === 'number' && one.per === null && one.noun !== null)
    .some((one) => {
      const isNamed = isOneOfThem(one);
      return behind.some(({ word }, at) => per.has(behind[at - 1]?.word ?? '') && isNamed(word));
    });
}

/** “Wood per box is 4.50”, “11 for my time on each”, beside so many boxes: amounts for one of them. */
function withEach(text: string, figures: readonly Figure[], words: CueWords): Figure[] {
  const folded = flat(text);
  const counted = figures.find(({ kind, per, noun }) => kind === 'number' && per === null && noun !== null);
  if (!counted) return [...figures];
  const isOneOf = isOneOfThem(counted);
  return figures.map((one, at) => {
    if (one === counted || at === 0 || !isAmount(one) || one.per !== null) return one;
    const ahead = tokensIn(
      folded
        .slice(figures[at - 1]?.to ?? 0, one.from)
        .split(/[,;.!?]/u)
        .at(-1) ?? '',
    );
    const behind = folded.slice(one.to, figures[at + 1]?.from ?? folded.length).split(/[,;.!?]/u)[0] ?? '';
    const isNamed = ahead.some(({ word }, index) => isOneOf(word) && words.per.has(ahead[index - 1]?.word ?? ''));
    const said = ` ${tokensIn(behind)
      .map(({ word }) => word)
      .join(' ')} `;
    const isEach =
      words.oneBehind.has(said.trim()) || words.apieceBehind.some((phrase) => said.includes(` ${phrase.join(' ')} `));
    return isNamed || isEach ? { ...one, per: 'unit' as const, noun: null } : one;
  });
}

/** “I pay 28 the hall”: what is paid once is the name of it, and no “28 a hall”. */
function withPaidOnce(figures: readonly Figure[], cues: readonly PlacedCue[], { phrases }: CueWords): Figure[] {
  const isFixed = (word: string) =>
    phrases.get(word)?.some(({ cue, words }) => cue === 'is:fixed' && words.length === 1) === true;
  return figures.map((one, at) => {
    const isPaid = cues.some(
      ({ cue, from, to }) => cue === 'is:cost' && from >= (figures[at - 1]?.to ?? 0) && to <= one.from,
    );
    const isOnce = isPaid && isAmount(one) && one.per === 'unit' && isFixed(firstWord(one.noun));
    return isOnce ? { ...one, per: null, noun: null } : one;
  });
}

/** Figures as the words between them make them, and whether an hour's pay is still asked for. */
export function adjusted(
  text: string,
  figures: readonly Figure[],
  cues: readonly PlacedCue[],
  words: CueWords,
): { figures: Figure[]; asksRate: boolean } {
  const whole = withCents(text, figures);
  const hourly = hourlyIn(text, whole, cues, words);
  const paid = whole.map((one) => (hourly.has(one) ? { ...one, per: 'hour' as const } : one));
  const once = withPaidOnce(paid, cues, words);
  const things = withEach(text, withoutMeasures(text, withOneself(text, once, cues, words), words), words);
  return { figures: countedFirst(text, things, words), asksRate: hourly.size === 0 };
}
