import type { Language } from '@foothold/contract';
import { scoresOf, type Weights } from '../../../../reader/classifier.ts';
import type { Reading } from '../reading.ts';
import type { Expression } from './expression.ts';
import { askFeatures, figureFeatures, namesOf } from './features.ts';
import {
  type Ask,
  type Asked,
  asked,
  type Meant,
  money,
  type Per,
  pers,
  shares,
  type What,
  whats,
} from './meanings.ts';
import { solve } from './solve.ts';

/** The trained readers of a sum: what each figure is, of what it is told, what is asked, and of what. */
export interface SumWeights {
  /** How many people told a sum of such figures, and asked this of it, by `shapeOf`. */
  shapes: ReadonlyMap<string, number>;
  what: Weights;
  per: Weights;
  ask: Weights;
  askPer: Weights;
}

/** A sum as one reading of it has it. */
export interface Found {
  meant: readonly Meant[];
  ask: Ask;
  result: Expression;
  /** How much of all readings that were looked at comes to this, 0 to 1. */
  share: number;
}

/** Readings of one figure that are looked at, those of all figures together, and of the question. */
const MOST_OF_FIGURE = 4;
const MOST_READINGS = 60;
const MOST_ASKS = 4;
/** Of all these, so many of the likeliest are worked out. */
const MOST_SOLVED = 80;
/** What is less likely is not looked at. */
const LEAST = 0.02;

export interface Likely<T> {
  value: T;
  likelihood: number;
}

const likeliest = <T>(all: readonly Likely<T>[], most: number): Likely<T>[] => {
  const sorted = all.toSorted((left, right) => right.likelihood - left.likelihood).slice(0, most);
  return sorted.filter(({ likelihood }, at) => at === 0 || likelihood >= LEAST);
};

/** Every pair of two readings, with how likely both are. */
const pairs = <One, Other>(
  some: readonly Likely<One>[],
  others: readonly Likely<Other>[],
): Likely<readonly [One, Other]>[] =>
  some.flatMap((one) =>
    others.map((other) => ({
      value: [one.value, other.value] as const,
      likelihood: one.likelihood * other.likelihood,
    })),
  );

const scored = <T extends string>(names: readonly T[], scores: readonly number[]): Likely<T>[] =>
  names.map((value, at) => ({ value, likelihood: scores[at] ?? 0 }));

/** What a figure can be by its kind: a percentage is a share, and no money is a time. */
function canBe(what: What, kind: Reading['parts'][number]['kind']): boolean {
  if (what === 'none' || what === 'was') return true;
  if (kind === 'percent') return shares.has(what);
  if (kind === 'money') return money.has(what);
  if (kind === 'span') return ['span', 'days'].includes(what);
  if (kind === 'hours') return what === 'hours' || what === 'span';
  return !['span'].includes(what);
}

/** Of what a figure is told where that stands right beside it: “80 each”, “40 a week”. */
function canBeOf(per: Per, part: Reading['parts'][number]): boolean {
  if (part.kind === 'span' || part.kind === 'percent' || part.per === null) return true;
  // “30 for the stall” is of no piece, “30 each” is.
  if (part.per === 'unit') return part.noun !== null || per === 'piece' || per === 'batch';
  return per === part.per;
}

/** A figure as it is reckoned with under one reading. */
function meantOf(reading: Reading, at: number, [what, per]: readonly [What, Per]): Meant {
  const part = reading.parts[at];
  const value = part?.value ?? 0;
  const named = namesOf(reading, at);
  if (shares.has(what))
    return { what, per: 'all', value: part?.kind === 'percent' || value > 1 ? value / 100 : value, named };
  return { what, per: what === 'span' ? (part?.unit ?? per) : per, value, named };
}

/** The likeliest readings of all figures together. */
export function readings(each: readonly Likely<Meant>[][]): Likely<Meant[]>[] {
  return each.reduce<Likely<Meant[]>[]>(
    (all, figure) =>
      pairs(all, figure)
        .map(({ value: [before, one], likelihood }) => ({ value: [...before, one], likelihood }))
        .toSorted((left, right) => right.likelihood - left.likelihood)
        .slice(0, MOST_READINGS),
    [{ value: [], likelihood: 1 }],
  );
}

export interface Options {
  language: Language;
  isFollowUp: boolean;
}

/** What each figure of a message may mean, the likeliest first. */
export function figuresMeant(reading: Reading, weights: SumWeights, language: Language): Likely<Meant>[][] {
  return reading.parts.map((part, at) => {
    const features = figureFeatures(reading, at, language);
    const what = scored(whats, scoresOf(features, weights.what)).filter(({ value }) => canBe(value, part.kind));
    const per = scored(pers, scoresOf(features, weights.per)).filter(({ value }) => canBeOf(value, part));
    return likeliest(pairs(what, per), MOST_OF_FIGURE).map(({ value, likelihood }) => ({
      value: meantOf(reading, at, value),
      likelihood,
    }));
  });
}

export type AskRead = Asked | 'same';

/** What may be asked, the likeliest first. */
export function asksMeant(
  reading: Reading,
  weights: SumWeights,
  { language, isFollowUp }: Options,
): Likely<{ what: AskRead; per: Per }>[] {
  const features = askFeatures(reading, language, isFollowUp);
  const what = scored<AskRead>([...asked, 'same'], scoresOf(features, weights.ask)).filter(
    ({ value }) => isFollowUp || value !== 'same',
  );
  const per = scored(pers, scoresOf(features, weights.askPer));
  return likeliest(pairs(what, per), MOST_ASKS).map(({ value: [one, of], likelihood }) => ({
    value: { what: one, per: of },
    likelihood,
  }));
}

/** What is told of in a sum, and what is asked: “clear|spent took/piece count”. Figures that do not count are left out. */
export function shapeOf(meant: readonly Meant[], ask: Ask): string {
  const named = meant.filter(({ what }) => what !== 'none' && what !== 'was').map(({ what, per }) => `${what}/${per}`);
  return `${ask.what}/${ask.per}|${[...new Set(named)].toSorted().join(' ')}`;
}

/** How much a shape that so many told counts beside one that nobody did. */
const UNTOLD = 0.2;
const WIDTH = 1;
const familiarity = (told: number) => (told + UNTOLD) ** WIDTH;

const sameValue = (one: number, other: number) => Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(one));

/** What most readings come to; null where none comes to anything. */
export function agreed(
  candidates: readonly { meant: readonly Meant[]; ask: Ask; likelihood: number }[],
  shapes: SumWeights['shapes'],
): Found | null {
  const found: Found[] = [];
  const weighed = candidates.map((one) => ({
    ...one,
    likelihood: one.likelihood * familiarity(shapes.get(shapeOf(one.meant, one.ask)) ?? 0),
  }));
  const all = weighed.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const likely = weighed.toSorted((left, right) => right.likelihood - left.likelihood).slice(0, MOST_SOLVED);
  for (const { meant, ask, likelihood } of likely) {
    const result = solve(meant, ask);
    // A loss is likelier a figure taken for what it is not, and a figure by itself is no sum.
    if (!result || result.op === 'figure' || result.value < 0) continue;
    const same = found.find((one) => sameValue(one.result.value, result.value));
    if (same) {
      same.share += likelihood;
      continue;
    }
    found.push({ meant, ask, result, share: likelihood });
  }
  const most = found.toSorted((left, right) => right.share - left.share)[0];
  return most ? { meant: most.meant, ask: most.ask, result: most.result, share: most.share / all } : null;
}

/** The sum of a message that begins one. */
export function decode(reading: Reading, weights: SumWeights, language: Language): Found | null {
  const figures = readings(figuresMeant(reading, weights, language));
  const asks = asksMeant(reading, weights, { language, isFollowUp: false });
  return agreed(
    pairs(figures, asks).flatMap(({ value: [meant, ask], likelihood }) =>
      ask.what === 'same' ? [] : [{ meant, ask: { what: ask.what, per: ask.per }, likelihood }],
    ),
    weights.shapes,
  );
}
