import { flat } from '../../../interview/reading/message.ts';
import { tokensIn } from '../../../interview/reading/numbers.ts';
import type { CueWords, PlacedCue, Role } from './cues.ts';
import type { Figure } from './figure.ts';

/** A preposition is as short. */
const SMALL = 2;

/** Whether what takes time stands right before a figure: “it takes 3”. */
export function isTime(text: string, { cue, from, to }: PlacedCue, figure: Figure): boolean {
  const isTaking = cue === 'is:each' && to - from > SMALL;
  return isTaking && to <= figure.from && text.slice(to, figure.from).trim() === '';
}

/** “… of 7, how much is left?”: so many of what was told before, right before the question. */
export function isOfMany(text: string, { from, to }: Figure, cues: readonly PlacedCue[]): boolean {
  const isRightBehind = (cue: PlacedCue) => cue.from >= to && /^[\s,]*$/u.test(text.slice(to, cue.from));
  const isRightBefore = (cue: PlacedCue) => cue.to <= from && text.slice(cue.to, from).trim() === '';
  return (
    cues.some((cue) => cue.cue.startsWith('ask:') && isRightBehind(cue)) &&
    cues.some((cue) => cue.cue === 'of' && isRightBefore(cue))
  );
}

/** Whether what is said of a number stands behind it, and nothing ahead: “and 3 were cancelled”. */
export function isVerbal(text: string, { from, to }: Figure, { stop }: CueWords): boolean {
  const inClause = (side: string, at: number) =>
    tokensIn(flat(side.split(/[,;.!?\n]/u).at(at) ?? '')).filter(({ word }) => /^[\p{L}\d]/u.test(word));
  const ahead = inClause(text.slice(0, from), -1);
  return ahead.every(({ word, digits }) => !digits && stop.has(word)) && inClause(text.slice(to), 0).length > 0;
}

/** Whether a figure ends in “for” and what was bought; “for each” and “for a bag” are for one. */
export function isForWhole(text: string, { kind, noun, from, to }: Figure, words: CueWords): boolean {
  if (noun === null) return false;
  const said = tokensIn(flat(text.slice(from, to))).flatMap(({ word, digits }) =>
    digits || !/^\p{L}/u.test(word) ? [] : [word],
  );
  // “10 pounds for sugar”: the name of the money stands between.
  const isCoinFirst = kind === 'money' && words.forWhole.has(said[1] ?? '');
  const [lead, next] = isCoinFirst ? said.slice(1) : said;
  return words.forWhole.has(lead ?? '') && !words.forOne.has(next ?? '');
}

/** The word right before a figure: “y a 25”. */
export const lastWord = (ahead: string): string => tokensIn(flat(ahead)).at(-1)?.word ?? '';

/** “What do I earn an hour”: the hour is asked about; in “it takes an hour” it is told. */
export function isAskedRate(text: string, { kind, value, from, to }: Figure, cues: readonly PlacedCue[]): boolean {
  if (kind !== 'hours' || value !== 1 || /\d/u.test(text.slice(from, to))) return false;
  const asked = cues.some((one) => one.cue === 'ask:rate' && one.from <= from && one.to >= to);
  return (
    asked && !cues.some((one) => one.cue === 'is:each' && one.to <= from && text.slice(one.to, from).trim() === '')
  );
}

/** “Me llevó 30 horas”: what stands right before hours asks for no money that is left. */
export function isTimeTaken(text: string, { cue, to }: PlacedCue, figures: readonly Figure[]): boolean {
  const isRight = ({ kind, from }: Figure) => kind === 'hours' && from >= to && text.slice(to, from).trim() === '';
  return cue === 'ask:left' && figures.some(isRight);
}

/** As much behind a figure as its next word takes. */
const NEXT = 24;

/** Whether “of” stands right behind a figure: “60 of flour” counts nothing. */
export function isOfWhat(text: string, { noun, to }: Figure, { joins }: CueWords): boolean {
  return joins.has(tokensIn(flat(noun ?? text.slice(to, to + NEXT)))[0]?.word ?? '');
}

/** “Instead of 40”. */
export const isFormer = (text: string, { from }: Figure, cues: readonly PlacedCue[]): boolean =>
  cues.some(({ cue, to }) => cue === 'not' && text.slice(to, from).trim() === '' && to <= from);

/**
 * “18 at 6.50”, “I sell 18 at 6”: a whole number of which nothing else is said, only the word for a price, and a number that
 * is one by its form, or by what is said before: “step 2 in 2 sentences” is no sale.
 */
export function isSoldAtGap(
  { value }: Figure,
  next: Figure,
  { role, weak }: { role: Role | null; weak: string | null },
  inGap: readonly PlacedCue[],
): boolean {
  // “12 of us at 5 each”.
  const isOfPeople = role === 'people' && next.per === 'unit';
  const isFree =
    (role === null || role === 'price' || isOfPeople) && weak === null && Number.isInteger(value) && value > 1;
  const isPrice =
    role === 'price' || isOfPeople || next.kind === 'money' || next.per === 'unit' || !Number.isInteger(next.value);
  const isLead = ({ cue }: PlacedCue) => cue.startsWith('weak:') || (isOfPeople && cue === 'is:people');
  return isFree && isPrice && inGap.every(isLead);
}
