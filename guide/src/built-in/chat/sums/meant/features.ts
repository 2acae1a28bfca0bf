import type { Language } from '@foothold/contract';
import { flat, overlaps } from '../../../../interview/reading/message.ts';
import { tokensIn } from '../../../../interview/reading/numbers.ts';
import { BUCKETS, type WordFeatures } from '../../../../reader/features.ts';
import { bucketOf } from '../../../../reader/hash.ts';
import { cuesIn, cueWords, type PlacedCue } from '../cues.ts';
import { conceptsOf } from '../../../../reader/concepts/concepts.ts';
import type { Figure } from '../figure.ts';
import { figuresIn } from '../figures.ts';
import type { Part, Reading } from '../reading.ts';

/** What a hash of this reader begins with: its features are no others'. */
const KIND = 60;
/** Words on either side of a figure that are seen where they stand, and those that are seen at all. */
const NEAR = 3;
const FAR = 7;
/** Letters by which forms of a word are told as one. */
const STEM = 4;
/** Shorter words say other things in other languages. */
const SHORT = 3;

const CENTS = 100;

/** What a figure is where nothing but its kind is told. */
const plainPart = (figure: Figure): Part => ({
  ...figure,
  role: null,
  told: false,
  wished: false,
  bought: false,
  weak: null,
  times: false,
  former: false,
  of: false,
  soMany: false,
  whole: false,
  ofWhat: false,
  forAll: false,
  things: false,
  timely: false,
  verbal: false,
  added: false,
  fewer: false,
  often: false,
});

/**
 * A message with every figure that stands in it: also those that no rule has a place for (“28 lb”, “leaves me 34”), and
 * cents as parts of what they are a hundredth of.
 */
export function withAllFigures(reading: Reading, language: Language): Reading {
  const { cents } = cueWords[language];
  const isCents = ({ kind, to }: Figure) =>
    (kind === 'number' || kind === 'money') && cents.has(tokensIn(flat(reading.text.slice(to)))[0]?.word ?? '');
  const { figures } = figuresIn(reading.text, language);
  const others = figures.filter((figure) => !reading.parts.some((part) => overlaps(part, figure))).map(plainPart);
  // “If it takes 3 days” is read as hours beside a sum of hours: days it takes.
  const spanAt = (part: Part) => figures.find((figure) => figure.kind === 'span' && overlaps(figure, part));
  const asTold = (part: Part): Part => {
    const span = spanAt(part);
    return span ? { ...part, kind: 'span', unit: span.unit, value: span.value } : part;
  };
  const parts = [...reading.parts.map(asTold), ...others]
    .toSorted((one, other) => one.from - other.from)
    .map((part) => (isCents(part) ? { ...part, kind: 'money' as const, value: part.value / CENTS } : part));
  return { ...reading, parts };
}

function bucketed(names: readonly string[]): WordFeatures[] {
  const buckets = Uint32Array.from(new Set(names.map((name) => bucketOf(KIND, name, BUCKETS))));
  return [{ buckets, values: new Float32Array(buckets.length).fill(1), ofWords: buckets.length }];
}

interface Word {
  word: string;
  /** As it stands there. */
  plain: string;
  from: number;
}

/** The words of a text that are no figures, as one language’s where they are short. */
function wordsOf({ text, parts }: Reading, language: Language): Word[] {
  return tokensIn(flat(text))
    .filter(({ from, digits }) => !digits && !parts.some((part) => part.kind !== 'number' && from === part.from))
    .map(({ word, from }) => ({ word: word.length <= SHORT ? `${language}:${word}` : word, plain: word, from }));
}

const stemmed = (word: string) => word.slice(0, word.includes(':') ? undefined : STEM);

/** Words on either side of a figure that may name it, by their beginnings; short ones name nothing. */
export function namesOf({ text, parts }: Reading, at: number): string[] {
  const part = parts[at];
  if (!part) return [];
  const [from, to] = [parts[at - 1]?.to ?? 0, parts[at + 1]?.from ?? text.length];
  const beside = (stretch: string) =>
    tokensIn(flat(stretch)).flatMap(({ word, digits }) => (digits || word.length < STEM ? [] : [word.slice(0, STEM)]));
  return [...beside(text.slice(from, part.from)).slice(-NEAR), ...beside(text.slice(part.to, to)).slice(0, NEAR)];
}

const flags = [
  'told',
  'wished',
  'bought',
  'times',
  'former',
  'of',
  'soMany',
  'whole',
  'ofWhat',
  'forAll',
  'things',
  'timely',
  'added',
  'fewer',
  'often',
  'verbal',
] as const satisfies readonly (keyof Part)[];

const shapeOf = (part: Part | undefined) =>
  part ? `${part.kind}/${part.per ?? ''}/${part.role ?? ''}${part.currency === null ? '' : '$'}` : 'none';

const sizeOf = (value: number) =>
  `${Math.floor(Math.log10(Math.max(value, 0.001)) * 2)}${Number.isInteger(value) ? '' : '.'}`;

/** What words speak of, whatever language they are of. */
const spokenOf = (words: readonly Word[]) => words.flatMap(({ plain }) => conceptsOf(plain));

/** What is seen of a figure: what it is told with, the words beside it, and the figures next to it. */
export function figureFeatures(reading: Reading, at: number, language: Language): WordFeatures[] {
  const { parts, asks } = reading;
  const part = parts[at];
  if (!part) throw new RangeError(`No figure ${at} of ${parts.length}`);
  const words = wordsOf(reading, language);
  const ahead = words.filter(({ from }) => from < part.from).toReversed();
  const behind = words.filter(({ from }) => from >= part.from);
  const [before, after] = [parts[at - 1], parts[at + 1]];
  const values = parts.map(({ value }) => value);
  const shape = shapeOf(part);
  const cues = cuesIn(reading.text, language);
  const cuesAhead = cues.filter(({ from, to }) => from >= (before?.to ?? 0) && to <= part.from).toReversed();
  const cuesBehind = cues.filter(({ from, to }) => from >= part.to && to <= (after?.from ?? Infinity));
  const near = (some: readonly PlacedCue[], side: string) =>
    some.flatMap(({ cue }, far) => [`${side} ${cue}`, ...(far === 0 ? [`${side}1 ${cue} ${part.kind}`] : [])]);
  const names = [
    `shape ${shape}`,
    `kind ${part.kind}`,
    `per ${part.kind} ${part.per ?? ''}`,
    `unit ${part.unit ?? ''}`,
    `role ${part.role ?? ''} ${part.weak ?? ''}`,
    `size ${part.kind} ${sizeOf(part.value)}`,
    `place ${at === 0 ? 'first' : at === parts.length - 1 ? 'last' : 'between'} ${part.kind}`,
    `many ${parts.length} ${at}`,
    `before ${part.kind} ${shapeOf(before)}`,
    `after ${part.kind} ${shapeOf(after)}`,
    ...(part.value === Math.max(...values) ? [`largest ${part.kind}`] : []),
    ...(part.value === Math.min(...values) ? [`smallest ${part.kind}`] : []),
    ...flags.filter((flag) => part[flag]).map((flag) => `flag ${flag}`),
    ...[...asks].flatMap((ask) => [`ask ${ask} ${part.kind} ${part.per ?? ''}`]),
    ...parts.filter((_, index) => index !== at).map((other) => `with ${part.kind} ${other.kind} ${other.per ?? ''}`),
    ...ahead.slice(0, NEAR).flatMap(({ word }, far) => [`-${far} ${word}`, `-${far} ${stemmed(word)}~`]),
    ...behind.slice(0, NEAR).flatMap(({ word }, far) => [`+${far} ${word}`, `+${far} ${stemmed(word)}~`]),
    ...near(cuesAhead, 'ca'),
    ...near(cuesBehind, 'cb'),
    ...spokenOf(ahead.slice(0, FAR).filter(({ from }) => from >= (before?.to ?? 0))).map((concept) => `ka ${concept}`),
    ...spokenOf(behind.slice(0, FAR).filter(({ from }) => from < (after?.from ?? Infinity))).map(
      (concept) => `kb ${concept}`,
    ),
    `-- ${ahead[1]?.word ?? ''} ${ahead[0]?.word ?? ''}`,
    `++ ${behind[0]?.word ?? ''} ${behind[1]?.word ?? ''}`,
    `-+ ${ahead[0]?.word ?? ''} ${behind[0]?.word ?? ''}`,
    ...ahead
      .slice(0, FAR)
      .filter(({ from }) => from >= (before?.to ?? 0))
      .flatMap(({ word }) => [`a ${word}`, `a ${stemmed(word)}~`]),
    ...behind
      .slice(0, FAR)
      .filter(({ from }) => from < (after?.from ?? Infinity))
      .flatMap(({ word }) => [`b ${word}`, `b ${stemmed(word)}~`]),
  ];
  return bucketed(names);
}

const CLAUSE = /[,.;?!\n]/u;

/** What is seen of a message for what it asks. */
export function askFeatures(reading: Reading, language: Language, isFollowUp: boolean): WordFeatures[] {
  const { text, parts, asks, every, time, inTimes } = reading;
  const words = wordsOf(reading, language);
  const spoken = words.filter(({ word }) => /\p{L}/u.test(word));
  const clauses = spoken.map(({ from }) => text.slice(0, from).split(CLAUSE).length);
  const last = clauses.at(-1) ?? 0;
  const lastFigure = parts.at(-1)?.to ?? 0;
  const names = [
    `follows ${isFollowUp}`,
    `many ${Math.min(parts.length, 4)}`,
    `every ${every ?? ''}`,
    `time ${time ?? ''}`,
    ...inTimes.map((one) => `in ${one}`),
    ...[...asks].map((ask) => `ask ${ask}`),
    ...parts.flatMap((part) => [
      `part ${part.kind} ${part.per ?? ''}`,
      `role ${part.role ?? ''}`,
      `unit ${part.unit ?? ''}`,
    ]),
    ...spoken.flatMap(({ word, from }, at) => {
      const next = spoken[at + 1]?.word ?? '';
      const stem = `${stemmed(word)}~`;
      return [
        `w ${word}`,
        `s ${stem}`,
        `p ${word} ${next}`,
        ...(clauses[at] === last ? [`l ${word}`, `ls ${stem}`] : []),
        ...(from >= lastFigure ? [`z ${stem}`] : []),
      ];
    }),
    ...cuesIn(text, language).flatMap(({ cue, from }) => [`c ${cue}`, ...(from >= lastFigure ? [`zc ${cue}`] : [])]),
    ...spokenOf(spoken).map((concept) => `k ${concept}`),
    ...spokenOf(spoken.filter((_, at) => clauses[at] === last)).map((concept) => `kl ${concept}`),
    ...spoken.slice(0, 2).map(({ word }) => `first ${word}`),
    ...spoken.slice(-2).map(({ word }) => `final ${word}`),
  ];
  return bucketed([...names, ...(isFollowUp ? names.map((name) => `f ${name}`) : [])]);
}
